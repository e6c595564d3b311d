import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import * as z from 'zod'
import { fetchFrom } from './http.ts'
import { type ModelAccess } from './model-access.ts'
import { answerFailure, errorCodeOf, withoutKey } from './provider-failure.ts'

/** Addresses of fal's queue, its storage and its public keys. */
export const FAL_URL = 'https://queue.fal.run'
const FAL_REST_URL = 'https://rest.fal.ai'

/** fal's other address; a fake fal or a proxy serves both at one. */
export const falRestUrl = (queueUrl: string): string => (queueUrl === FAL_URL ? FAL_REST_URL : queueUrl)

/** fal's name in sentences. */
export const FAL = 'fal'

/** An order in fal's terms; its addresses are used as received, because they lack a model's sub-path. */
export const falOrderSchema = z.object({ request_id: z.string(), status_url: z.string(), response_url: z.string(), cancel_url: z.string() })
type FalOrder = z.infer<typeof falOrderSchema>

const stateSchema = z.object({
  status: z.string(),
  error: z.unknown().optional(),
  error_type: z.string().nullish().catch(null),
})
export type FalState = z.infer<typeof stateSchema>

const uploadSchema = z.object({ upload_url: z.string(), file_url: z.string() })
const failureSchema = z.object({
  detail: z.union([z.string(), z.array(z.looseObject({ type: z.string().optional(), msg: z.string().optional() }))]).optional(),
  error_type: z.string().optional(),
})

/** fal's names of failures, in `X-Fal-Error-Type`, `error_type` or `detail[].type`, mapped to our codes. Add yours here. */
const namedFailures: Readonly<Record<string, ErrorCode>> = {
  content_policy_violation: 'provider.moderation',
  no_media_generated: 'provider.moderation',
  request_timeout: 'provider.timeout',
  generation_timeout: 'provider.timeout',
  startup_timeout: 'provider.timeout',
  runner_scheduling_failure: 'provider.busy',
  internal_server_error: 'provider.failed',
  downstream_service_error: 'provider.failed',
  downstream_service_unavailable: 'provider.busy',
}

const codeNamed = (type: string | null): ErrorCode | null =>
  type !== null && Object.hasOwn(namedFailures, type) ? namedFailures[type] : null

/** fal over HTTP: the queue and the storage. Every call fails with a `provider.…` code; no request is sent twice. */
export interface FalQueue {
  /** Places an order; it may be billed, even when the signal interrupts it. `webhook`: the address fal calls when it is done. */
  readonly submit: (model: string, body: object, webhook: string | null, signal?: AbortSignal) => Promise<FalOrder>
  readonly state: (order: FalOrder, signal: AbortSignal) => Promise<FalState>
  readonly result: (order: FalOrder, signal: AbortSignal) => Promise<unknown>
  readonly cancel: (order: FalOrder, signal?: AbortSignal) => Promise<void>
  /** Uploads a JPEG to fal's storage; returns its address there. */
  readonly upload: (image: Uint8Array, signal: AbortSignal) => Promise<string>
  /** The failure for one of fal's names. */
  readonly failureOf: (type: string | null, status: number, words: string) => AdloomError
}

/** Hosts that store files for fal: an upload to any other host would leak the image. */
const FILE_HOSTS = /(^|\.)(fal\.ai|fal\.media|fal\.run|r2\.cloudflarestorage\.com)$|^storage\.googleapis\.com$/

/** A result may contain an image itself. */
const limits = { provider: FAL, timeoutMs: 60_000, maxBytes: 32_000_000, maxConcurrent: 8 }

export function falQueue({ baseUrl, key, model, fetch }: ModelAccess): FalQueue {
  const queue = fetchFrom({ ...limits, baseUrl }, fetch)
  const rest = fetchFrom({ ...limits, baseUrl: falRestUrl(baseUrl) }, fetch)
  const headers = { authorization: `Key ${key}`, accept: 'application/json' }
  const never = (): AbortSignal => new AbortController().signal

  const failure = (type: string | null, status: number, words: string, replyHeaders: Headers): AdloomError => {
    // 403 means a wrong key or an empty account; only the message distinguishes them (seen 2026-11-20).
    const isBroke = status === 403 && /balance/i.test(words)
    const code = codeNamed(type) ?? (isBroke ? 'provider.no-credit' : errorCodeOf(status, ''))
    return answerFailure({ status, body: `${type ?? ''} ${words}`, headers: replyHeaders }, { provider: FAL, model, key }, code)
  }

  async function request(falFetch: Fetch, url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
    const reply = await falFetch(url, { ...init, signal })
    const text = await reply.text()
    if (reply.ok) return jsonOr(text)
    const { detail, error_type: type } = failureSchema.safeParse(jsonOr(text)).data ?? {}
    // The model's own errors: the first one known here, else the first.
    const modelErrors = Array.isArray(detail) ? detail.map((error) => error.type ?? null) : []
    const modelError = modelErrors.find((name) => codeNamed(name) !== null) ?? modelErrors[0] ?? null
    throw failure(reply.headers.get('x-fal-error-type') ?? type ?? modelError, reply.status, text, reply.headers)
  }

  /** The reply as its schema describes it; throws `provider.bad-reply` for any other. */
  function parsed<Value>(schema: z.ZodType<Value>, body: unknown): Value {
    const { data } = schema.safeParse(body)
    if (data === undefined)
      throw new AdloomError('provider.bad-reply', { values: { provider: FAL }, detail: withoutKey(JSON.stringify(body), key) })
    return data
  }

  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  return {
    failureOf: (type, status, words) => failure(type, status, words, new Headers()),
    submit: async (id, body, webhook, signal = never()) => {
      const called = webhook === null ? '' : `?fal_webhook=${encodeURIComponent(webhook)}`
      const order = parsed(falOrderSchema, await request(queue, `${baseUrl}/${id}${called}`, post(body), signal))
      const areSameOrigin = [order.status_url, order.response_url, order.cancel_url].every(
        (url) => URL.parse(url)?.origin === new URL(baseUrl).origin,
      )
      // The key is sent to these addresses.
      if (!areSameOrigin)
        throw new AdloomError('provider.bad-reply', { values: { provider: FAL }, detail: `addresses outside of ${baseUrl}` })
      return order
    },
    state: async ({ status_url }, signal) => parsed(stateSchema, await request(queue, status_url, { headers }, signal)),
    result: ({ response_url }, signal) => request(queue, response_url, { headers }, signal),
    cancel: async ({ cancel_url }, signal = never()) => {
      await request(queue, cancel_url, { method: 'PUT', headers }, signal)
    },
    upload: async (image, signal) => {
      const upload = post({ content_type: 'image/jpeg', file_name: 'picture.jpg' })
      const place = await request(rest, `${falRestUrl(baseUrl)}/storage/upload/initiate?storage_type=fal-cdn-v3`, upload, signal)
      const { upload_url: target, file_url: address } = parsed(uploadSchema, place)
      const url = URL.parse(target)
      const isSameOrigin = url?.origin === new URL(baseUrl).origin
      if (url === null || !(isSameOrigin || (url.protocol === 'https:' && FILE_HOSTS.test(url.hostname)))) return dataUri(image)
      // No key: the address itself grants access.
      const stored = await fetchFrom({ ...limits, baseUrl: url.origin }, fetch)(target, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: Buffer.from(image),
        signal,
      })
      if (!stored.ok) throw failure(null, stored.status, 'the upload of the picture', stored.headers)
      return address
    },
  }
}

/** Models accept images in this form too, only slower. */
const dataUri = (image: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}`

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not JSON, so it fits no schema
  }
}
