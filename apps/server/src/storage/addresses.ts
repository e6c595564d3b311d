import { pictureShapeSchema } from '@adloom/domain/design/picture-shape.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore, isFileKey } from '@adloom/domain/ports/file-store.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type ShapedImages } from './stored-files.ts'
import { isLoopback } from '../config/loopback.ts'

/** The addresses of this installation, and its sources of images. */
export interface ImageSources {
  readonly store: FileStore
  readonly shapedImages: ShapedImages
  readonly pages: PageLoader
  readonly publicUrl: string | null
  /** Port this server listens on. */
  readonly port: () => number
}

/** Absolute address of a stored file. `base` is this installation's address, without a trailing slash. */
export const fileUrl = (base: string, key: string): string => `${base}/files/${key}`

/** Keys of stored files in a text that contains addresses, each once. */
export const fileKeysIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/\/files\/([0-9a-f]{64}\.[a-z0-9]{1,5})(?![\w.])/g), ([, key]) => key)),
]

/**
 * The bytes of the image at an address: `data:` URLs are decoded, our own files read from the store and never fetched from ourselves, all else goes
 * through the guarded loader. Fails with `picture.invalid-url`, `picture.unreachable`, `picture.too-large`, `url.private` or `file.not-found`.
 */
export async function readImage(address: string, sources: ImageSources, signal: AbortSignal): Promise<Uint8Array> {
  if (/^data:/i.test(address)) return bytesOfDataUrl(address).bytes
  const url = URL.parse(address)
  if (url === null) throw new AdloomError('picture.invalid-url', { detail: address.slice(0, 200) })
  const key = /\/files\/([^/]+)$/.exec(url.pathname)?.[1] ?? ''
  // The host does not matter: a key is the hash of its content, so the bytes are the same at any host.
  if (isFileKey(key) && (await sources.store.find(key)) !== null) {
    const { data: shape } = pictureShapeSchema.safeParse(url.searchParams.get('shape'))
    const shaped = shape === undefined ? null : await sources.shapedImages(key, shape)
    return sources.store.read(shaped?.key ?? key)
  }
  if (isOwnAddress(url, sources)) throw new AdloomError('file.not-found', { detail: address })
  return (await sources.pages.loadImage(address, signal)).bytes
}

function isOwnAddress(url: URL, { publicUrl, port }: ImageSources): boolean {
  if (publicUrl !== null && url.origin === new URL(publicUrl).origin) return true
  return isLoopback(url.hostname) && Number(url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port) === port()
}

/**
 * The content of a `data:` URL. Fails with `picture.missing` when it is none and with `picture.not-base64`. Decoded natively: `atob` and a copy per
 * character would block every other request for a second at 25 MB.
 */
export function bytesOfDataUrl(address: string): { readonly contentType: string; readonly bytes: Uint8Array } {
  const comma = address.indexOf(',')
  const [head] = /^data:[^,]{0,200}$/i.exec(address.slice(0, Math.max(0, comma))) ?? []
  if (head === undefined) throw new AdloomError('picture.missing')
  const contentType = head.slice('data:'.length).split(';')[0].toLowerCase()
  const body = address.slice(comma + 1)
  if (/;base64$/i.test(head)) return { contentType, bytes: bytesOfBase64(body) }
  try {
    return { contentType, bytes: Buffer.from(decodeURIComponent(body), 'utf8') }
  } catch (cause) {
    throw new AdloomError('picture.missing', { cause })
  }
}

/** A character that is none of base64 as files and addresses write it, or one after its end. */
const NOT_BASE64 = /[^\w+/=\s-]|=[^=\s]/

/** Bytes of base64 text. Fails with `picture.not-base64`, and with `picture.missing` when the result is empty. */
export function bytesOfBase64(text: string): Uint8Array {
  if (NOT_BASE64.test(text)) throw new AdloomError('picture.not-base64')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0) throw new AdloomError('picture.missing')
  return bytes
}
