import { AdloomError } from '@adloom/domain/error.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import sharp from 'sharp'
import { decodeImage } from '../image/pixels.ts'
import { safeSvg } from '../image/safe-svg.ts'

/** Longest side of a decoded logo in pixels, more than any layout draws. */
const LOGO_SIDE = 640
const SVG_BYTES = 512 * 1024
/** Parts that use parts that use parts can still take minutes to draw. */
const SVG_SECONDS = 3
/** Points per inch at which librsvg draws an SVG in its own size in pixels; and the range that sharp accepts. */
const SVG_DENSITY = { own: 72, least: 1, greatest: 100_000 }

/**
 * The logo in `bytes`: any supported image, or an SVG without external references; SVGs are drawn to `LOGO_SIDE`. Null when it cannot be drawn: shop
 * logos are often broken, and an ad works without one.
 */
export async function readLogo(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    return await decodeImage(bytes, LOGO_SIDE)
  } catch (cause) {
    if (!(cause instanceof AdloomError)) throw cause
    return cause.code === 'picture.svg' ? rasterise(bytes) : null
  }
}

async function rasterise(bytes: Uint8Array): Promise<Pixels | null> {
  const text = bytes.length > SVG_BYTES ? null : decoded(bytes)
  const drawing = text === null ? null : safeSvg(text, 'xml')
  if (drawing === null || !drawing.isSelfContained) return null
  const svg = Buffer.from(drawing.markup)
  try {
    const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
    const density = (SVG_DENSITY.own * LOGO_SIDE) / Math.max(width, height)
    const { data, info } = await sharp(svg, {
      density: Math.min(SVG_DENSITY.greatest, Math.max(SVG_DENSITY.least, density)),
      limitInputPixels: LOGO_SIDE * LOGO_SIDE * 2,
    })
      .timeout({ seconds: SVG_SECONDS })
      .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  } catch {
    // librsvg's errors cannot be told apart, and none is ours: a file it rejects is not a logo.
    return null
  }
}

/** The text of an XML file in UTF-8 or UTF-16, the encodings of the web; null for another. */
function decoded(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xfe ? 'utf-16be' : bytes[0] === 0xff ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
