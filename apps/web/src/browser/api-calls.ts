import { type Api, createApi, parseApiReply } from '@adloom/domain/api-client.ts'
import { ApiError, ReplyError } from '@adloom/domain/calls/api-error.ts'
import { type Endpoint } from '@adloom/domain/endpoint.ts'
import { endpoints, type EndpointName, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { OWNER_HEADER } from '@adloom/domain/browser-owner.ts'
import { ENGINES_HEADER, readEngineChoices, writeEngineChoices } from '@adloom/domain/engine-choice.ts'
import { type ErrorCode } from '@adloom/domain/error.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { saveEngineChoices, loadEngineChoices } from './engine-choices.ts'
import { afterFirstCall } from './first-call.ts'
import { flags, setFlag } from './flags.ts'
import { pageOwner } from './owner.ts'
import { noteSignIn } from './signed-out.ts'

/** Calls whose success means that something was generated (§4.5). Finishing an ad and cutting out a product do not count. */
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

/** Calls for which the user may choose an engine. */
const choosingUrls: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ engines }) => engines !== undefined)
    .map(({ path }) => `/api${path}`),
)
const NOT_OFFERED: ErrorCode = 'engine.not-offered'
/** The request first sent under each key: a repeated call with the same key must send the same request. */
const sentWith = new Map<string, string>()

/**
 * Sends a call with the engines the user chose. When the server no longer offers one, all choices are cleared and the call is sent once more without
 * them.
 */
const fetchWithChoices: Fetch = async (url, init) => {
  const headers = new Headers(init?.headers)
  if (!choosingUrls.has(url)) return fetch(url, init)
  const key = headers.get('idempotency-key')
  // An engine named in the call itself applies to that call and that role only.
  const forThisCall = readEngineChoices(headers.get(ENGINES_HEADER) ?? '')
  const header = sentWith.get(key ?? '') ?? writeEngineChoices({ ...(await loadEngineChoices()), ...forThisCall })
  if (key !== null) sentWith.set(key, header)
  if (header === '') return fetch(url, init)
  headers.set(ENGINES_HEADER, header)
  const reply = await fetch(url, { ...init, headers })
  // The caller still reads the response, so this reads a copy.
  if (reply.status !== 422 || !(await reply.clone().text()).includes(`"${NOT_OFFERED}"`)) return reply
  // A choice made in the meantime stays.
  const sent = Object.entries(readEngineChoices(header) ?? {})
  const choices = Object.entries(await loadEngineChoices())
  if (choices.some(([role, engine]) => sent.some((one) => one[0] === role && one[1] === engine))) await saveEngineChoices({}, 'given-up')
  if (key !== null) sentWith.set(key, '')
  return fetch(url, init)
}

const fetchAsOwner: Fetch = async (url, init) => {
  const headers = new Headers(init?.headers)
  if (pageOwner !== null) headers.set(OWNER_HEADER, pageOwner)
  const send = () => fetchWithChoices(url, { ...init, headers, ...(init?.method === 'DELETE' && { keepalive: true }) })
  const reply = await (init?.method === 'POST' ? afterFirstCall(send) : send())
  noteSignIn(reply.headers.get('x-error-code'))
  return reply
}

/** The server's calls, as `api.ts` passes them on. */
export const apiCalls: Api = createApi('/api', async (url, init) => {
  const reply = await fetchAsOwner(url, init)
  if (reply.ok && generationUrls.has(url)) setFlag(flags.usedGeneration)
  return reply
})

/** The same for what the user has not asked for yet: it does not count as generated. */
export const quietCalls: Api = createApi('/api', fetchAsOwner)

/** Records that what such a call made is used. */
export function countAsGenerated(name: EndpointName): void {
  if (generationUrls.has(`/api${endpoints[name].path}`)) setFlag(flags.usedGeneration)
}

/** Calls that take a file. */
type UploadName = 'uploadFile' | 'uploadFeed'

/** The reply to an upload. Rejects with `ApiError` when the server rejects the file, with `ReplyError` when the reply is unusable. */
async function replyOf<Name extends UploadName>(name: Name, request: XMLHttpRequest): Promise<ResponseOf<Name>> {
  const { status, statusText, responseText } = request
  noteSignIn(request.getResponseHeader('x-error-code'))
  if (status >= 200 && status < 300) return parseApiReply(name, responseText)
  throw new ApiError({ status, statusText, body: responseText, retryAfter: request.getResponseHeader('retry-after') })
}

/** Why a file was not sent: it is no longer readable (moved, changed or deleted since it was chosen), or the server does not answer. */
async function uploadErrorOf(file: File): Promise<Error> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return new TypeError('Failed to upload image')
  } catch (cause) {
    return new ReplyError('Failed to read file', { cause })
  }
}

/** `onProgress` gets the fraction sent, 0 to 1. */
export interface UploadOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (part: number) => void
}

/** Sends one file to the server's storage. Uses XMLHttpRequest, because fetch reports no upload progress. */
export const sendFile = (file: File, options: UploadOptions = {}): Promise<UploadedFile> =>
  afterFirstCall(() => send('uploadFile', file, options))

/** Sends a feed of products. */
export const sendFeed = (file: File, options: UploadOptions = {}): Promise<ResponseOf<'uploadFeed'>> =>
  afterFirstCall(() => send('uploadFeed', file, options))

function send<Name extends UploadName>(name: Name, file: File, { signal, onProgress }: UploadOptions): Promise<ResponseOf<Name>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const settle = () => signal?.removeEventListener('abort', cancel)
    request.open('POST', `/api${endpoints[name].path}`)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      settle()
      resolve(replyOf(name, request))
    })
    request.addEventListener('error', () => {
      settle()
      void uploadErrorOf(file).then(reject)
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
    if (pageOwner !== null) request.setRequestHeader(OWNER_HEADER, pageOwner)
    request.send(form)
  })
}
