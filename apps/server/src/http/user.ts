/** Somebody who signed in. `id` is stable and starts with the way they came in; `name` is theirs to read. */
export interface User {
  readonly id: string
  readonly name: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; null where nobody signs in, and for whom nobody knows. */
    user: User | null
  }
}

/** Everybody with the access token is one user: they share a library. */
export const tokenUser: User = { id: 'token', name: 'Access token' }
/** Whoever sends the ADMIN_TOKEN runs the installation. */
export const adminUser: User = { id: 'admin', name: 'Administrator' }
/** A user whom a trusted proxy let in. */
export const proxyUser = (name: string): User => ({ id: `proxy ${name}`, name })
