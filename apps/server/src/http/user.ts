import { type TokenScope } from '@adloom/domain/programs/api-token.ts'

/** Somebody who signed in. `id` is stable and starts with the way they came in; `name` is theirs to read. */
export interface User {
  readonly id: string
  readonly name: string
}

/** The API token a request came with: whose things it may use, and how. */
export interface UsedToken {
  readonly owner: string
  /** Who made it; null where nobody signed in. */
  readonly user: User | null
  readonly scopes: readonly TokenScope[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; null where nobody signs in, and for whom nobody knows. */
    user: User | null
    /** The API token it came with; null for people and for the tokens of the installation. */
    apiToken: UsedToken | null
  }
}

/** Everybody with the access token is one user: they share a library. */
export const tokenUser: User = { id: 'token', name: 'Access token' }
/** Whoever sends the ADMIN_TOKEN runs the installation. */
export const adminUser: User = { id: 'admin', name: 'Administrator' }
/** A user whom a trusted proxy let in. */
export const proxyUser = (name: string): User => ({ id: `proxy ${name}`, name })
