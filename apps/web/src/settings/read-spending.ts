import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { type Spending } from '@adloom/domain/cost.ts'
import { readSession, writeSession } from '../browser/storage.ts'
import { adminApi, TOKEN_KEY } from './admin-api.ts'

/** Characters that a header can carry as a token. */
const tokenPattern = /^[\x21-\x7e]+$/

/** The spending; `secret` where it requires the ADMIN_TOKEN, `refused` when the given token is wrong. */
export type SpendingAnswer =
  | { readonly status: 'told'; readonly spending: Spending; readonly withToken: boolean }
  | { readonly status: 'secret' | 'refused' }

/** Reads the spending with the token stored for this tab. Rejects as every call does. */
export async function readSpending(signal?: AbortSignal): Promise<SpendingAnswer> {
  const token = readSession(TOKEN_KEY)
  try {
    return { status: 'told', spending: await adminApi().costs({}, { signal }), withToken: token !== null }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'admin.token-wrong')) throw error
    writeSession(TOKEN_KEY, null)
    return { status: token === null ? 'secret' : 'refused' }
  }
}

/** Reads the spending with this token, and stores a correct token for this tab. */
export async function readSpendingWith(token: string): Promise<SpendingAnswer> {
  if (!tokenPattern.test(token)) return { status: 'refused' }
  writeSession(TOKEN_KEY, token)
  return readSpending()
}

/** Removes the stored token. */
export const removeToken = (): void => writeSession(TOKEN_KEY, null)
