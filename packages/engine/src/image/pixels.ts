import { AdloomError } from '@adloom/domain/error.ts'
import { uploadLimits } from '@adloom/domain/upload.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import sharp, { type Sharp } from 'sharp'
import { isSvgName, readXmlRoot } from './xml-root.ts'
import { withPngXmp } from './embed-xmp.ts'
import { manifestStoreOf, mediaTypeOf, metadataPartsOf } from './metadata-parts.ts'
import { type SourceType, tellsOfTrainedModel, xmpOf } from './xmp-source.ts'

/** Default quality of JPEG files: the point after which product edges no longer gain visibly. */
const JPEG_QUALITY = 90

/**
 * The image in `bytes`, upright (EXIF), in sRGB, shrunk until its longer side is at most `longestSide` pixels, never enlarged. Of an animation the
 * first frame. Fails with `picture.svg`, `picture.too-large` (bytes or pixels above the upload limits) or `picture.undecodable` (any other format
 * than JPEG, PNG, GIF, WebP and AVIF; damaged or truncated).
 */
export async function decodeImage(bytes: Uint8Array, longestSide: number): Promise<Pixels> {
  const { image } = await openImage(bytes)
  return refusing(rawPixels(image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })))
}

/** The image in `bytes`, upright, and its size, before it is decoded. Fails as `decodeImage` does, but does not find damage behind the header. */
export async function openImage(bytes: Uint8Array): Promise<Size & { readonly image: Sharp }> {
  if (looksLikeSvg(bytes)) throw new AdloomError('picture.svg')
  if (bytes.length > uploadLimits.imageBytes) throw new AdloomError('picture.too-large', { detail: `${bytes.length} bytes` })
  if (!knownFormats.some((isFormat) => isFormat(bytes))) throw new AdloomError('picture.undecodable', { detail: 'unknown format' })
  // The size is read from the header alone, so that a decompression bomb is told apart from a damaged file before anything is decoded.
  const header = await refusing(sharp(bytes, { limitInputPixels: false }).metadata())
  if (header.width * header.height > uploadLimits.pixels) {
    throw new AdloomError('picture.too-large', { detail: `${header.width} × ${header.height} pixels` })
  }
  return { ...header.autoOrient, image: sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error' }).autoOrient() }
}

/** A part of an image that was encoded here, in pixels of its own size: the bytes are trusted. */
export async function decodePart(
  bytes: Uint8Array,
  part: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Promise<Pixels> {
  return rawPixels(sharp(bytes).extract(part))
}

/**
 * The pixels as a JPEG on white, without other metadata than the source type: the same pixels always give the same bytes. `quality` 1 to 100. `isQuick`:
 * with standard code tables, a seventh larger in half the time; decoded it is the same.
 */
export async function encodeJpeg(
  pixels: Pixels,
  quality = JPEG_QUALITY,
  source: SourceType | null = null,
  isQuick = false,
): Promise<Uint8Array> {
  // Where all is opaque nothing of the white is seen, and putting it there takes a quarter of the time.
  const opaque = isOpaque(pixels) ? asSharp(pixels).removeAlpha() : asSharp(pixels).flatten({ background: '#ffffff' })
  // Full colour resolution: halved chroma smears the coloured edges of a cutout.
  const jpeg = opaque.jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: !isQuick })
  return (source === null ? jpeg : jpeg.withXmp(xmpOf(source))).toBuffer()
}

function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

/** The pixels with their alpha as a PNG, without other metadata than the source type. */
export async function encodePng(pixels: Pixels, source: SourceType | null = null): Promise<Uint8Array> {
  const png = await asSharp(pixels).png({ compressionLevel: 6 }).toBuffer()
  return source === null ? png : withPngXmp(png, xmpOf(source))
}

/** The pixels with their alpha as a small WebP, without metadata, for small previews: fast to encode and decode, not for storage. */
export async function encodeSmallWebp(pixels: Pixels): Promise<Uint8Array> {
  return asSharp(pixels).webp({ quality: 80, effort: 2 }).toBuffer()
}

/** The pixels with their alpha as a WebP for pages, without metadata: as they are where `quality` (1 to 100) is null. */
export async function encodeWebp(pixels: Pixels, quality: number | null): Promise<Uint8Array> {
  const how = quality === null ? { lossless: true } : { quality, alphaQuality: 90, smartSubsample: true }
  return asSharp(pixels)
    .webp({ ...how, effort: 4 })
    .toBuffer()
}

/** Whether the metadata of an image or video say that a trained model made it, or a part of it. False for unreadable bytes. */
export async function isOfTrainedModel(bytes: Uint8Array): Promise<boolean> {
  const packets = metadataPartsOf(bytes).xmp.map(({ text }) => Buffer.from(text).toString('latin1'))
  if ([...packets, manifestStoreOf(bytes).toString('latin1')].some(tellsOfTrainedModel)) return true
  if (mediaTypeOf(bytes) !== null) return false
  try {
    const { xmp } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return xmp !== undefined && tellsOfTrainedModel(xmp.toString('utf8'))
  } catch {
    return false
  }
}

/** The source type of a composite of `parts`. */
export const compositeOf = async (parts: readonly Uint8Array[]): Promise<SourceType> =>
  (await Promise.all(parts.map(isOfTrainedModel))).includes(true) ? 'compositeWithTrainedAlgorithmicMedia' : 'composite'

/** The pixels stretched to exactly `width` × `height`; transparent pixels lend no colour to their neighbours. */
export async function resizePixels(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  return rawPixels(asSharp(pixels).resize({ width, height, fit: 'fill', kernel: 'lanczos3' }))
}

/**
 * The image in `bytes` at exactly `width` × `height` pixels: it covers them, and the excess is cropped evenly. Images larger than four times the size
 * are shrunk first. Fails as `decodeImage` does.
 */
export async function coverWith(bytes: Uint8Array, width: number, height: number): Promise<Pixels> {
  const image = await decodeImage(bytes, 4 * Math.max(width, height))
  return rawPixels(asSharp(image).resize({ width, height, fit: 'cover', kernel: 'lanczos3' }))
}

const asSharp = ({ width, height, data }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } })

/** The pixels of a prepared image, in sRGB with alpha. */
export async function rawPixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await pipeline.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) }
}

/** Names the failure of the decoder. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new AdloomError('picture.undecodable', { cause })
  }
}

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  bytes.length >= offset + text.length && Array.from(text).every((letter, index) => bytes[offset + index] === letter.charCodeAt(0))

/** First bytes of the formats that reach the native decoder: an allow list, because libvips reads many more formats than a shop has. */
const knownFormats: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'), // JPEG
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  (bytes) => startsWith(bytes, 'ftyp', 4) && (startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8)),
]

const SVG_SNIFF_BYTES = 4096

/** Whether a file is SVG text: also after a byte order mark, white space, an XML prolog, comments or a document type, and in UTF-16. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const first = bytes.subarray(0, SVG_SNIFF_BYTES)
  // gzip: SVG is the only image format ever sent gzipped (".svgz").
  if (startsWith(first, '\x1f\x8b')) return true
  // Without NULs and byte order marks UTF-16 reads like ASCII.
  const text = Buffer.from(first).toString('latin1').replace(/\0/g, '')
  return isSvgName(readXmlRoot(text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')).name)
}
