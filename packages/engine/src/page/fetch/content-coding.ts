import { Duplex, pipeline, Readable, Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib'
import { AdloomError } from '@adloom/domain/error.ts'

/** Most layers of compression that are undone; a page has one. */
const CODINGS_MAX = 2

/** The supported codings, also sent as a request header. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd'

/** Passes on at most `maxBytes` and fails with `page.too-large` at the first byte beyond. */
function capped(maxBytes: number): Transform {
  let length = 0
  return new Transform({
    transform(part: Uint8Array, _, done) {
      length += part.byteLength
      if (length > maxBytes) return done(new AdloomError('page.too-large', { detail: `more than ${maxBytes} bytes` }))
      return done(null, part)
    },
  })
}

// Returns the part of a body that arrived before the connection broke.
const flate = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH } as const
const brotli = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH } as const
// RFC 9659: a body on the web may require a window of 8 MB at most; the library's own limit is 128 MB.
const zstd = { params: { [constants.ZSTD_d_windowLogMax]: 23 } } as const

async function* startingWith(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let part: IteratorResult<Uint8Array> = { done: false, value: first }; part.done !== true; part = await rest.next()) yield part.value
}

/** Some servers send 'deflate' with its two bytes of header, some without; the first byte decides. */
const inflateEither = (): Duplex =>
  Duplex.from(async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const parts = source[Symbol.asyncIterator]()
    const first = await parts.next()
    if (first.done === true) return
    const inflate = (first.value[0] & 0x0f) === 8 ? createInflate(flate) : createInflateRaw(flate)
    yield* pipeline(Readable.from(startingWith(first.value, parts)), inflate, () => {})
  })

const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: () => createGunzip(flate),
  'x-gzip': () => createGunzip(flate),
  deflate: inflateEither,
  br: () => createBrotliDecompress(brotli),
  zstd: () => createZstdDecompress(zstd),
}

/**
 * A body with its compression undone. The input and the output of every layer are at most `maxBytes`, so a decompression bomb costs no more
 * than a page of that size; nothing is decompressed before it is read. Fails with `page.too-large`, and with `page.unreachable` when the
 * coding is unknown.
 */
export function decompressed(body: Readable, contentEncoding: string, maxBytes: number): Readable {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity' && coding !== 'none')
  const layers: Duplex[] = [capped(maxBytes)]
  for (const coding of codings.toReversed()) {
    const decoder = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined
    if (decoder === undefined || codings.length > CODINGS_MAX) {
      body.destroy()
      throw new AdloomError('page.unreachable', { detail: `content-encoding: ${contentEncoding.slice(0, 100)}` })
    }
    layers.push(decoder(), capped(maxBytes))
  }
  // The reader of the last layer receives the failure.
  for (const [place, layer] of layers.entries()) pipeline(place === 0 ? body : layers[place - 1], layer, () => {})
  return layers[layers.length - 1]
}
