import { type Api } from '@adloom/domain/api-client.ts'
import { type EndpointName, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { type UploadOptions } from './api-calls.ts'

/** Loads the code of the calls: it describes every request and answer, and no screen needs it before its first call. */
export const loadCalls = () => import('./api-calls.ts')

/** A call that loads its code first. */
const call =
  (name: EndpointName) =>
  async (...input: readonly unknown[]): Promise<unknown> => {
    const { apiCalls } = await loadCalls()
    // Passed on to the call of the same name, whose type the caller sees.
    return (apiCalls[name] as (...input: readonly unknown[]) => Promise<unknown>)(...input)
  }

/** The server's calls. A deletion survives closing the page; a successful generation is recorded. */
// Every property is the call of its name, so the table's types are the functions' types.
export const api = new Proxy({}, { get: (_, name) => call(name as EndpointName) }) as Api

/**
 * Sends one file to the server's storage. Rejects with `ApiError` when the server rejects it, with an `AbortError` when cancelled, and with the
 * specification's sentences when the reply is unusable.
 */
export const uploadFile = async (file: File, options: UploadOptions = {}): Promise<UploadedFile> =>
  (await loadCalls()).sendFile(file, options)

/** Sends a feed of products. Rejects as `uploadFile` does. */
export const uploadFeed = async (file: File, options: UploadOptions = {}): Promise<ResponseOf<'uploadFeed'>> =>
  (await loadCalls()).sendFeed(file, options)
