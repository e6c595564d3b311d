import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'

/** The first bytes of a feed, and all of them: from these the kind and the encoding are recognised. */
export interface StartedBytes {
  readonly start: Uint8Array
  readonly all: AsyncGenerator<Uint8Array>
}

/** Bytes from which a feed is recognised. */
const START_BYTES = 64 * 1024

/** Reads the start; fails with `feed.too-large` as soon as more than a feed may have arrives. */
export async function startOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<StartedBytes> {
  const parts = limited(bytes)
  const read: Uint8Array[] = []
  for (let length = 0; length < START_BYTES; length += read[read.length - 1].length) {
    const next = await parts.next()
    if (next.done === true) break
    read.push(next.value)
  }
  return { start: Buffer.concat(read).subarray(0, START_BYTES), all: joined(read, parts) }
}

async function* joined(read: readonly Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* read
    yield* rest
  } finally {
    // A reader that stops within the start closes the source, too.
    await rest.return(undefined)
  }
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > feedLimits.bytes) throw new AdloomError('feed.too-large', { values: { limit: '1 GB' } })
    if (part.length > 0) yield part
  }
}
