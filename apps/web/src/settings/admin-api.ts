import { type Api, createApi } from '@adloom/domain/api-client.ts'
import { readSession } from '../browser/storage.ts'

/** Session storage key of the installation's ADMIN_TOKEN, stored until the tab closes. */
export const TOKEN_KEY = 'adloom.admin-token'

/** The server's calls, with the token stored for this tab if there is one. */
export function adminApi(): Api {
  const token = readSession(TOKEN_KEY)
  return createApi(
    '/api',
    (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      }), // `createApi` writes them as a record
  )
}
