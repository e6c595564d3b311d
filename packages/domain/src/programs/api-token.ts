import * as z from 'zod'

/** What API tokens may do; each call needs one of them (`call-scope.ts`). */
export const tokenScopes = ['read', 'make', 'manage'] as const
const tokenScopeSchema = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof tokenScopeSchema>

/** Beginning of every API token. */
export const TOKEN_PREFIX = 'adl_'
/** Tokens one owner may have. */
export const TOKENS_MAX = 50

/** A token that is wanted; `name` is its owner's word for the program that gets it. */
export const newTokenSchema = z.object({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(tokenScopeSchema).min(1).max(tokenScopes.length),
})

/** An API token as its owner sees it: the secret itself is told once, when it is made. */
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: z.iso.datetime(),
  /** To the minute; null while it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiToken = z.output<typeof apiTokenSchema>
