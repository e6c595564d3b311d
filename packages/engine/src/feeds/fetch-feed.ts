import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { type Reach } from '../page/fetch/connect.ts'
import { createFetcher, inTime } from '../page/fetch/guarded-fetch.ts'

/** Milliseconds until a feed begins to arrive: shops write large ones while they are asked. */
const BEGIN_MS = 60_000
/** Milliseconds for all of it. */
const WHOLE_MS = 15 * 60_000

const ACCEPT =
  'application/xml,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,*/*;q=0.5'

/**
 * The bytes of a feed on the web, under the same guards as pages: only public addresses, checked again at each redirect. Fails with `url.*`,
 * `feed.too-large` (1 GB) and `feed.unreachable`.
 */
export async function* fetchFeed(address: string, reach: Reach, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const fetcher = createFetcher(reach)
  const both = AbortSignal.any([signal, AbortSignal.timeout(WHOLE_MS)])
  try {
    const ask = { accept: ACCEPT, maxBytes: feedLimits.bytes }
    const { status, body } = await inTime(BEGIN_MS, both, (soon) => fetcher.open(address, ask, AbortSignal.any([soon, both])))
    if (status !== 200) throw new AdloomError('feed.unreachable', { values: { reason: `status ${status}` } })
    for await (const part of body) yield part
  } catch (cause) {
    throw asFeedFailure(cause, signal)
  } finally {
    await fetcher.close()
  }
}

function asFeedFailure(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new AdloomError('request.cancelled', { cause })
  if (!(cause instanceof AdloomError)) return new AdloomError('feed.unreachable', { cause, values: { reason: 'the connection broke' } })
  if (cause.code === 'page.too-large') return new AdloomError('feed.too-large', { cause, values: { limit: '1 GB' } })
  if (!cause.code.startsWith('page.')) return cause
  const reasons: Readonly<Record<string, string>> = {
    'page.timeout': 'it took too long',
    'page.certificate': 'its certificate is not valid',
  }
  return new AdloomError('feed.unreachable', { cause, values: { reason: reasons[cause.code] ?? 'no connection' } })
}
