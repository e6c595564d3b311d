import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { falRestUrl } from '@adloom/providers/fal-queue.ts'
import { fetchFrom } from '@adloom/providers/http.ts'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type JobEvents } from '../jobs/job-events.ts'
import { FAL_WEBHOOK_PATH } from '../registry/video-registry.ts'
import { sha256 } from '../sha256.ts'

/** Dependencies of the check of fal's calls. */
interface FalWebhookParts {
  /** Configured address of fal's queue. */
  readonly baseUrl: string
  /** Wakes the waiters of the order a call is about. */
  readonly calls: JobEvents
  readonly now: () => number
  readonly fetch?: Fetch
}

/** Whether a call is fal's own: by its headers and its body as received, byte for byte. */
type IsFromFal = (headers: FastifyRequest['headers'], body: Uint8Array) => Promise<boolean>

/** A call is valid this long before and after its timestamp; fal's own rule. */
const FRESH_SECONDS = 300
/** Keys are cached a day at most, and fetched anew at most once a minute when a signature fits none. */
const KEYS_CACHED_MS = 24 * 60 * 60 * 1000
const KEYS_REFETCH_MS = 60_000
const MOST_BYTES = 1_000_000

/** The list may contain keys of other kinds, which sign nothing here. */
const keysSchema = z.object({ keys: z.array(z.unknown()).max(20) })
const keySchema = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string().regex(/^[\w-]{43}$/) })
const headersSchema = z.object({
  'x-fal-webhook-request-id': z.string().min(1).max(200),
  'x-fal-webhook-user-id': z.string().min(1).max(200),
  'x-fal-webhook-timestamp': z.string().regex(/^\d{1,12}$/),
  'x-fal-webhook-signature': z.string().regex(/^[0-9a-f]{128}$/i),
})

/**
 * Checks fal's signature (ED25519 over request, user, time and the body's SHA-256, one to a line) with the keys fal publishes. Without those every
 * call is ignored.
 */
function createFalCheck({ baseUrl, now, fetch }: Omit<FalWebhookParts, 'calls'>): IsFromFal {
  const rest = falRestUrl(baseUrl)
  const falFetch = fetchFrom({ provider: 'fal', baseUrl: rest, timeoutMs: 10_000, maxBytes: 100_000, maxConcurrent: 1 }, fetch)
  let cachedKeys: { readonly keys: readonly KeyObject[]; readonly fetchedMs: number } | null = null

  async function keysOfFal(isRetry: boolean): Promise<readonly KeyObject[]> {
    const known = cachedKeys?.keys ?? []
    const timeoutMs = isRetry || known.length === 0 ? KEYS_REFETCH_MS : KEYS_CACHED_MS
    if (cachedKeys !== null && now() - cachedKeys.fetchedMs < timeoutMs) return known
    // A failure is cached too, so that callers cannot make us fetch again and again.
    cachedKeys = { keys: known, fetchedMs: now() }
    const keys = await fetchKeys().catch(() => known)
    cachedKeys = { ...cachedKeys, keys }
    return keys
  }

  async function fetchKeys(): Promise<readonly KeyObject[]> {
    // Its address by fal's documentation of September 2026, as others quote it; before it was rest.alpha.fal.ai.
    const reply = await falFetch(`${rest}/.well-known/jwks.json`)
    if (!reply.ok) throw new AdloomError('provider.failed', { values: { provider: 'fal', status: reply.status } })
    const { keys } = keysSchema.parse(await reply.json())
    return keys.flatMap((key) => {
      const { data } = keySchema.safeParse(key)
      return data === undefined ? [] : [createPublicKey({ key: data, format: 'jwk' })]
    })
  }

  return async (headers, body) => {
    const { data } = headersSchema.safeParse(headers)
    if (data === undefined) return false
    const time = data['x-fal-webhook-timestamp']
    if (Math.abs(now() / 1000 - Number(time)) > FRESH_SECONDS) return false
    const hash = sha256(body)
    const message = Buffer.from([data['x-fal-webhook-request-id'], data['x-fal-webhook-user-id'], time, hash].join('\n'))
    const signature = Buffer.from(data['x-fal-webhook-signature'], 'hex')
    const isSignedWithOneOf = (keys: readonly KeyObject[]): boolean => keys.some((key) => verify(null, message, key, signature))
    return isSignedWithOneOf(await keysOfFal(false)) || isSignedWithOneOf(await keysOfFal(true))
  }
}

/**
 * Serves fal's calls; null where fal makes nothing here: then the webhook does not exist. A call is only a signal: its content is not read, waiters
 * query fal themselves. So it may come ten times, or never.
 */
export function serveFalWebhook(app: FastifyInstance, parts: FalWebhookParts | null): void {
  if (parts === null) return
  const isFromFal = createFalCheck(parts)
  void app.register(async (scope) => {
    // The signature covers the raw bytes, so no parser may read the body first.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body))
    scope.post(FAL_WEBHOOK_PATH, { bodyLimit: MOST_BYTES, config: { maxBodyBytes: MOST_BYTES } }, async ({ headers, body }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (!(await isFromFal(headers, bytes))) throw new AdloomError('webhook.unsigned')
      parts.calls.emit(String(headers['x-fal-webhook-request-id']), 'changed')
      return reply.code(204).send()
    })
  })
}
