import { ApiError, isRecord, jsonOf, ReplyError } from './calls/api-error.ts'
import { type Endpoint } from './endpoint.ts'
import { type EngineChoices, ENGINES_HEADER, writeEngineChoices } from './engine-choice.ts'
import { endpointNames, endpoints, type EndpointName, type RequestOf, type ResponseOf } from './endpoints.ts'
import { type Fetch } from './ports/fetch.ts'

/** Options of one call. `idempotencyKey` (8 to 128 characters) makes repeating it safe for 24 hours. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  /** The engines to use, where the installation offers several. */
  readonly engines?: EngineChoices
}

export type Api = { [Name in EndpointName]: (request: RequestOf<Name>, options?: CallOptions) => Promise<ResponseOf<Name>> }

/**
 * Messages for replies in which none of `fields` holds anything. Every other reply that does not fit the table is 'Failed to parse API response'.
 * Sentences of §8.
 */
const emptyReplies: Partial<Record<EndpointName, { readonly fields: readonly string[]; readonly sentence: string }>> = {
  uploadFile: { fields: ['url'], sentence: 'Failed to upload file: response missing URL' },
  preprocessImages: { fields: ['processedUrls'], sentence: 'No processed URLs returned' },
  changeBackground: { fields: ['url'], sentence: 'No image URL in response from /change-background-flux-kontext/generate' },
  generateVideo: { fields: ['video', 'videoUrl', 'url'], sentence: 'No video URL in response' },
  startVideoJob: { fields: ['id', 'generationId'], sentence: 'Failed to get generation ID from service' },
  textToImage: { fields: ['images', 'image_urls', 'imageUrls'], sentence: 'Failed to generate images - no images returned' },
  textToImagePro: { fields: ['images', 'image_urls', 'imageUrls'], sentence: 'Failed to generate pro images - no images returned' },
  displayImages: { fields: ['images', 'image_urls', 'imageUrls'], sentence: 'Failed to generate GPT-1 images - no images returned' },
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The body of an OK reply, parsed as the row of `name` promises. Fails with `ReplyError`. */
export function parseApiReply<Name extends EndpointName>(name: Name, body: string): ResponseOf<Name> {
  const endpoint: Endpoint = endpoints[name]
  const value = endpoint.status === 204 ? null : jsonOf(body)
  const empty = emptyReplies[name]
  if (empty !== undefined && isRecord(value) && !Array.isArray(value) && empty.fields.every((field) => isNothing(value[field])))
    throw new ReplyError(empty.sentence)
  const parsed = endpoint.response.safeParse(value)
  if (!parsed.success) throw new ReplyError('Failed to parse API response', { cause: parsed.error })
  // The schema of the same row parsed it.
  return parsed.data as ResponseOf<Name>
}

/** Path and query of a call: `{name}` is filled from the request; GET and DELETE send the other fields as query. */
function addressOf({ method, path }: Endpoint, request: Readonly<Record<string, string | number | undefined>>): string {
  const used = new Set<string>()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name)
    return encodeURIComponent(String(request[name]))
  })
  if (method === 'POST') return filled
  const query = new URLSearchParams(
    Object.entries(request).flatMap(([name, value]) => (used.has(name) || value === undefined ? [] : [[name, String(value)]])),
  )
  return query.size === 0 ? filled : `${filled}?${query.toString()}`
}

/**
 * The API as functions. Each rejects with `ApiError` for a reply that is not OK, and with `ReplyError` for one that is not the JSON the table
 * promises. `baseUrl` ends before the path, e.g. `/api`.
 */
export function createApi(baseUrl: string, fetch: Fetch): Api {
  const call =
    (name: EndpointName) =>
    async (request: Record<string, string | number | undefined>, options: CallOptions = {}) => {
      const endpoint: Endpoint = endpoints[name]
      const headers: Record<string, string> = {}
      if (endpoint.method === 'POST') headers['content-type'] = 'application/json'
      if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey
      if (options.engines !== undefined) headers[ENGINES_HEADER] = writeEngineChoices(options.engines)
      const reply = await fetch(baseUrl + addressOf(endpoint, request), {
        method: endpoint.method,
        headers,
        signal: options.signal,
        body: endpoint.method === 'POST' ? JSON.stringify(request) : undefined,
      })
      const body = await reply.text()
      if (!reply.ok)
        throw new ApiError({ status: reply.status, statusText: reply.statusText, body, retryAfter: reply.headers.get('retry-after') })
      return parseApiReply(name, body)
    }
  // Every name gets the function of its own row, so the rows' types are the functions' types.
  return Object.fromEntries(endpointNames.map((name) => [name, call(name)])) as unknown as Api
}
