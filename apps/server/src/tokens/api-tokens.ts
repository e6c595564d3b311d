import { randomBytes } from 'node:crypto'
import { AdloomError } from '@adloom/domain/error.ts'
import {
  type ApiToken,
  apiTokenSchema,
  newTokenSchema,
  TOKEN_PREFIX,
  TOKENS_MAX,
  type TokenScope,
} from '@adloom/domain/programs/api-token.ts'
import { and, desc, eq, lt, isNull, or } from 'drizzle-orm'
import * as z from 'zod'
import { type Rows } from '../database/database.ts'
import { apiTokens } from '../database/program-tables.ts'
import { type UsedToken, type User } from '../http/user.ts'
import { sha256 } from '../sha256.ts'

/** A token that is wanted, and who wants it. */
interface TokenOrder extends z.output<typeof newTokenSchema> {
  readonly owner: string
  readonly user: User | null
  /** The scopes of the token that asks for it; null for a person. */
  readonly givenBy: readonly TokenScope[] | null
}

/** The API tokens of this installation. */
export interface ApiTokens {
  /** Makes one; `token` is told only here. Fails with `token.too-many`, and with `token.scope` when a token asks for more than it may itself. */
  readonly make: (order: TokenOrder) => Promise<ApiToken & { readonly token: string }>
  /** The owner's, newest first. */
  readonly list: (owner: string) => Promise<readonly ApiToken[]>
  /** Fails with `token.not-found`. */
  readonly revoke: (id: string, owner: string) => Promise<void>
  /** Whom a token belongs to, and what it may; null for one that is not known. Records that it was used. */
  readonly use: (token: string) => Promise<UsedToken | null>
}

/** 256 random bits. */
const SECRET_BYTES = 32
/** How exact the record of use is: a busy program writes once a minute. */
const USE_MS = 60_000

const userSchema = z.object({ id: z.string(), name: z.string() }).nullable()

/** `now` gives milliseconds. */
export function createApiTokens(rows: Rows, now: () => number): ApiTokens {
  return {
    make: async ({ owner, user, name, scopes, givenBy }) => {
      const missing = givenBy === null ? undefined : scopes.find((scope) => !givenBy.includes(scope))
      if (missing !== undefined) throw new AdloomError('token.scope', { values: { scope: missing } })
      if ((await rows.$count(apiTokens, eq(apiTokens.owner, owner))) >= TOKENS_MAX)
        throw new AdloomError('token.too-many', { values: { most: TOKENS_MAX } })
      const token = TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
      const row = {
        id: `tok_${randomBytes(16).toString('hex')}`,
        owner,
        user,
        name,
        scopes: [...new Set(scopes)],
        hash: sha256(token),
        createdAt: new Date(now()),
        lastUsedAt: null,
      }
      await rows.insert(apiTokens).values(row)
      return { ...shown(row), token }
    },

    list: async (owner) =>
      (await rows.select().from(apiTokens).where(eq(apiTokens.owner, owner)).orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))).map(
        shown,
      ),

    revoke: async (id, owner) => {
      const removed = await rows
        .delete(apiTokens)
        .where(and(eq(apiTokens.id, id), eq(apiTokens.owner, owner)))
        .returning({ id: apiTokens.id })
      if (removed.length === 0) throw new AdloomError('token.not-found', { detail: id })
    },

    use: async (token) => {
      // Found by its hash: how long that takes tells nothing about a token.
      const [row] = await rows
        .select()
        .from(apiTokens)
        .where(eq(apiTokens.hash, sha256(token)))
      if (row === undefined) return null
      await rows
        .update(apiTokens)
        .set({ lastUsedAt: new Date(now()) })
        .where(and(eq(apiTokens.id, row.id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now() - USE_MS)))))
      return { owner: row.owner, user: userSchema.parse(row.user), scopes: shown(row).scopes }
    },
  }
}

const shown = ({ id, name, scopes, createdAt, lastUsedAt }: typeof apiTokens.$inferSelect): ApiToken =>
  apiTokenSchema.parse({ id, name, scopes, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null })
