import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { firstOf } from './first-of.ts'

/** The first bytes of a feed, and all of them: from these the kind and the encoding are recognised. */
export interface StartedBytes {
  readonly start: Uint8Array
  readonly all: AsyncGenerator<Uint8Array>
}

/** Bytes from which a feed is recognised. */
const START_BYTES = 64 * 1024

/** Reads the start; fails with `feed.too-large` as soon as more than a feed may have arrives. */
export async function startOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<StartedBytes> {
  const { first, all } = await firstOf(limited(bytes), (parts) => parts.reduce((sum, { length }) => sum + length, 0) >= START_BYTES)
  return { start: Buffer.concat(first).subarray(0, START_BYTES), all }
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > feedLimits.bytes) throw new AdloomError('feed.too-large', { values: { limit: '1 GB' } })
    if (part.length > 0) yield part
  }
}
