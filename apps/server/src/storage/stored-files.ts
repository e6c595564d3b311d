import { Readable } from 'node:stream'
import { AdloomError } from '@adloom/domain/error.ts'
import { type PictureShape, pictureShapeSchema } from '@adloom/domain/design/picture-shape.ts'
import { type FilePart, type FileStore, type StoredFile } from '@adloom/domain/ports/file-store.ts'
import { isShrinkable, type SmallSide, smallSideOf, smallSides } from '@adloom/domain/resized-image.ts'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type HotFiles } from './hot-files.ts'
import { type PictureGrounds } from './picture-grounds.ts'
import { type ResizedImages } from './resized-images.ts'

/**
 * The file of an image in a shape, made when it is first asked for; null for what is no picture, or may be transparent, which has none.
 * Fails with `server.busy` and as the image model does.
 */
export type ShapedImages = (key: string, shape: PictureShape) => Promise<StoredFile | null>

/** A file with what says where it comes from, for one client: `remove` once it is sent. Null for one that stays as it is. */
export type SignedDownload = (
  file: StoredFile,
) => Promise<{ readonly size: number; readonly chunks: () => AsyncIterable<Uint8Array>; readonly remove: () => Promise<void> } | null>

interface FileRoute {
  readonly Params: { readonly key: string }
  readonly Querystring: Readonly<Partial<Record<'side' | 'shape' | 'ground' | 'signed', string | readonly string[]>>>
}

/** How much of a file is read ahead of its client: a video is sent without ever being in memory whole. */
const PIECES = { objectMode: false, highWaterMark: 512 * 1024 }

interface StoredFilesParts {
  readonly store: FileStore
  readonly hot: HotFiles
  readonly small: ResizedImages
  readonly shapes: ShapedImages
  readonly grounds: PictureGrounds
  readonly signedDownload: SignedDownload
}

/** How long an image without further shapes is taken for one of them. */
const WITHOUT_SHAPE = 'public, max-age=3600'

/**
 * Serves stored files at `/files/{key}`, whole or in part, resized images at `/files/{key}?side=512` and images in a shape at
 * `/files/{key}?shape=tall`, also resized. `?ground=1` answers what an image is like behind text, `?signed=1` the file with a C2PA manifest, where it
 * was made here. A key is the hash of its bytes, so they may be cached for ever. An image without further shapes stands in for them.
 */
export function serveStoredFiles(app: FastifyInstance, { store, hot, small, shapes, grounds, signedDownload }: StoredFilesParts): void {
  // HEAD is answered here too: Fastify's own way reads the whole file and throws it away.
  app.route<FileRoute>({ method: ['GET', 'HEAD'], url: '/files/:key', decompress: false, handler: answer })

  async function answer(request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const own = await hot.find(request.params.key)
    if (own === null) throw new AdloomError('file.not-found', { detail: request.params.key })
    const side = sideOf(request)
    const shape = shapeOf(request)
    const shaped = shape === null ? null : await shapedFile(own, shape)
    const file = shaped?.file ?? own
    const part = request.query.ground === undefined ? side : 'ground'
    const etag = part === null ? `"${file.key}"` : `"${file.key} ${part}"`
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      // Ads are shown on other sites: images may be embedded anywhere, unlike everything else here.
      'cross-origin-resource-policy': 'cross-origin',
      // Uploaded content must never run, whatever a browser takes it for.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (shaped !== null && shaped.file === null) reply.header('cache-control', shaped.isLate ? 'no-store' : WITHOUT_SHAPE)
    if (!/^(image|video)\//.test(file.contentType)) reply.header('content-disposition', 'attachment')
    if (request.query.signed === undefined && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (request.query.ground !== undefined) {
      return reply.type('application/json').send(await grounds(file))
    }
    if (side !== null) {
      const image = await small(file, side)
      if (image !== null) return reply.type('image/webp').header('accept-ranges', 'none').send(image)
      // The original stands in for now, uncached under this address.
      reply.headers({ 'cache-control': 'no-store' }).removeHeader('etag')
      return sendPart(file, null, reply.type(file.contentType), request.method === 'HEAD')
    }
    if (request.query.signed !== undefined && request.method === 'GET') {
      const signed = await signedDownload(file)
      if (signed !== null) return sendSigned(file, signed, reply)
    }
    const { range } = request.headers
    const ifRange = request.headers['if-range']
    const sent = range === undefined || (ifRange !== undefined && ifRange !== etag) ? null : partOf(range, file.size)
    if (sent === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
    return sendPart(file, sent, reply.type(file.contentType), request.method === 'HEAD')
  }

  async function sendPart(file: StoredFile, range: FilePart | null, reply: FastifyReply, isHead: boolean): Promise<FastifyReply> {
    const part = range ?? { start: 0, end: file.size - 1 }
    if (range !== null) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
    reply.header('content-length', String(part.end - part.start + 1))
    if (isHead) return reply.send()
    const bytes = await hot.read(file)
    return reply.send(bytes?.subarray(part.start, part.end + 1) ?? Readable.from(store.readPieces(file.key, part), PIECES))
  }

  async function shapedFile(
    { key }: StoredFile,
    shape: PictureShape,
  ): Promise<{ readonly file: StoredFile | null; readonly isLate: boolean }> {
    try {
      return { file: await shapes(key, shape), isLate: false }
    } catch {
      // Busy, too late or stopping: the image itself stands in for now.
      return { file: null, isLate: true }
    }
  }
}

/** The requested shape, or null for the image's own. Fails with `request.invalid`. */
function shapeOf({ query: { shape } }: FastifyRequest<FileRoute>): PictureShape | null {
  if (shape === undefined) return null
  const { data } = pictureShapeSchema.safeParse(shape)
  if (data === undefined)
    throw new AdloomError('request.invalid', { values: { reason: `shape: must be ${pictureShapeSchema.options.join(', ')}` } })
  return data
}

/** The requested size, or null for the file itself. Fails with `request.invalid`: every other number would be one more variant. */
function sideOf({ params: { key }, query: { side } }: FastifyRequest<FileRoute>): SmallSide | null {
  if (side === undefined) return null
  const offered = typeof side === 'string' && isShrinkable(key) ? smallSideOf(side) : null
  if (offered === null)
    throw new AdloomError('request.invalid', { values: { reason: `side: must be ${smallSides.join(' or ')}, of a still picture` } })
  return offered
}

/** Each time with another signature. */
function sendSigned(
  { contentType }: StoredFile,
  { size, chunks, remove }: NonNullable<Awaited<ReturnType<SignedDownload>>>,
  reply: FastifyReply,
) {
  reply.headers({ 'cache-control': 'private, no-store', 'accept-ranges': 'none', 'content-length': String(size) }).removeHeader('etag')
  const content = Readable.from(chunks(), { objectMode: false })
  content.once('close', () => void remove())
  return reply.type(contentType).send(content)
}

/**
 * The part a Range header requests (RFC 9110 §14.2): 'unsatisfiable' when it lies beyond the end, or null when it is to be ignored (another unit,
 * several ranges, nonsense).
 */
export function partOf(range: string, size: number): FilePart | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end ? 'unsatisfiable' : { start, end }
}
