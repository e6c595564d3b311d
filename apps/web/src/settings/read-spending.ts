import { ApiError, createApi } from '@adloom/domain/api-client.ts'
import { type Spending } from '@adloom/domain/cost.ts'
import { readSession, writeSession } from '../browser/storage.ts'

/** Where the installation's ADMIN_TOKEN is kept for as long as this tab lives. */
const TOKEN_KEY = 'adloom.admin-token'
/** What a header can carry as a token. */
const tokenPattern = /^[\x21-\x7e]+$/

/** What was spent; `secret` where it is told only to who holds the ADMIN_TOKEN, `refused` when the one that was given is wrong. */
export type SpendingAnswer =
  | { readonly status: 'told'; readonly spending: Spending; readonly withToken: boolean }
  | { readonly status: 'secret' | 'refused' }

/** Asks with the token kept for this tab. Rejects as every call does. */
export async function readSpending(signal?: AbortSignal): Promise<SpendingAnswer> {
  const token = readSession(TOKEN_KEY)
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const { costs } = createApi('/api', (url, init) => fetch(url, { ...init, headers }))
  try {
    return { status: 'told', spending: await costs({}, { signal }), withToken: token !== null }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'admin.token-wrong')) throw error
    writeSession(TOKEN_KEY, null)
    return { status: token === null ? 'secret' : 'refused' }
  }
}

/** Asks with this token, and keeps it for this tab when it is the right one. */
export async function readSpendingWith(token: string): Promise<SpendingAnswer> {
  if (!tokenPattern.test(token)) return { status: 'refused' }
  writeSession(TOKEN_KEY, token)
  return readSpending()
}

/** Forgets the token. */
export const forgetToken = (): void => writeSession(TOKEN_KEY, null)
