import { AdloomError } from '@adloom/domain/error.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { createSvgDrawer } from '../image/draw-svg.ts'
import { decodeImage } from '../image/pixels.ts'
import { safeSvg } from '../image/safe-svg.ts'

/** Longest side of a decoded logo in pixels, more than any layout draws. */
const LOGO_SIDE = 640
const SVG_BYTES = 512 * 1024
/** Each thread that reads logos has a process that draws them. */
const drawSvg = createSvgDrawer()

/**
 * The logo in `bytes`, at most `side` pixels large: any supported image, or an SVG without external references, which is drawn to that side. Null when it cannot be drawn: shop
 * logos are often broken, and an ad works without one.
 */
export async function readLogo(bytes: Uint8Array, side = LOGO_SIDE): Promise<Pixels | null> {
  try {
    return await decodeImage(bytes, side)
  } catch (cause) {
    if (!(cause instanceof AdloomError)) throw cause
    return cause.code === 'picture.svg' ? rasterise(bytes, side) : null
  }
}

async function rasterise(bytes: Uint8Array, side: number): Promise<Pixels | null> {
  const text = bytes.length > SVG_BYTES ? null : decoded(bytes)
  const drawing = text === null ? null : safeSvg(text, 'xml')
  return drawing === null || !drawing.isSelfContained ? null : drawSvg({ markup: drawing.markup, side })
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
