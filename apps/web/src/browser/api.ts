import './validation.ts'
import { type Api, ApiError, createApi } from '@adloom/domain/api-client.ts'
import { endpoints, type EndpointName } from '@adloom/domain/endpoints.ts'
import { uploadedFileSchema, type UploadedFile } from '@adloom/domain/upload.ts'
import { flags, setFlag } from './flags.ts'

/** Calls whose success means that something was generated (specification §4, Lead prompt). Finishing and cutting out are not. */
const generations = [
  'generateCopy',
  'changeBackground',
  'textToImage',
  'textToImagePro',
  'displayImages',
  'createImages',
  'generateVideo',
] as const satisfies readonly EndpointName[]
const generationUrls: ReadonlySet<string> = new Set(generations.map((name) => `/api${endpoints[name].path}`))

/** The server's calls. A deletion survives the page that asked for it; a successful generation is noted. */
export const api: Api = createApi('/api', async (url, init) => {
  const reply = await fetch(url, init?.method === 'DELETE' ? { ...init, keepalive: true } : init)
  if (reply.ok && generationUrls.has(url)) setFlag(flags.usedGeneration)
  return reply
})

/** `onProgress` gets the part sent, 0 to 1. */
export interface UploadOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (part: number) => void
}

/**
 * Sends one file to the server's storage. Rejects with `ApiError` for a refusal, with an `AbortError` when cancelled,
 * and with the specification's sentences when the reply is unusable. XMLHttpRequest, because fetch tells no upload progress.
 */
export function uploadFile(file: File, { signal, onProgress }: UploadOptions = {}): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const settle = () => signal?.removeEventListener('abort', cancel)
    request.open('POST', '/api/storage/upload')
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      settle()
      if (request.status < 200 || request.status >= 300)
        reject(
          new ApiError({
            status: request.status,
            statusText: request.statusText,
            body: request.responseText,
            retryAfter: request.getResponseHeader('retry-after'),
          }),
        )
      else {
        const reply = uploadedFileSchema.safeParse(jsonOf(request.responseText))
        if (reply.success) resolve(reply.data)
        else reject(new Error('Failed to upload file: response missing URL', { cause: reply.error }))
      }
    })
    request.addEventListener('error', () => {
      settle()
      reject(new TypeError('Failed to upload image'))
    })
    request.addEventListener('abort', () => {
      settle()
      reject(new DOMException('The upload was cancelled', 'AbortError'))
    })
    if (signal?.aborted === true) {
      reject(new DOMException('The upload was cancelled', 'AbortError'))
      return
    }
    signal?.addEventListener('abort', cancel)
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a person should read about a failed call: the server's sentence, else `offline` when nobody answered, else `otherwise`. */
export function sentenceOf(error: unknown, { offline, otherwise }: { offline: string; otherwise: string }): string {
  if (error instanceof ApiError) return error.sentence === '' || error.code === null ? otherwise : error.sentence
  // What fetch rejects with when there was no reply at all.
  if (error instanceof TypeError) return offline
  return otherwise
}
