import { AdloomError } from '@adloom/domain/error.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import sharp from 'sharp'
import { decodeImage } from '../image/pixels.ts'

/** Longest side of a decoded logo in pixels, more than any layout draws. */
const LOGO_SIDE = 640
const SVG_BYTES = 512 * 1024
/** Half a megabyte of SVG can still take minutes of filtering. */
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

async function rasterise(svg: Uint8Array): Promise<Pixels | null> {
  if (svg.length > SVG_BYTES || reachesOutside(svg)) return null
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

/**
 * Whether an SVG has external references: entities, style sheets, links other than to its own parts and to embedded images. librsvg would refuse most
 * of these on its own; this does not rely on it. Text that is neither UTF-8 nor UTF-16 counts as external.
 */
export function reachesOutside(svg: Uint8Array): boolean {
  const isUtf16 = svg[0] === 0xfe || svg[0] === 0xff
  let text: string
  try {
    text = new TextDecoder(isUtf16 ? (svg[0] === 0xfe ? 'utf-16be' : 'utf-16le') : 'utf-8', { fatal: true }).decode(svg)
  } catch {
    return true
  }
  return [
    /<!ENTITY/i,
    /<\?xml-stylesheet/i,
    /@import/i,
    /<(?:\w+:)?(?:script|foreignObject|include)\b/i,
    // A value may contain character references: only one that plainly begins as a part or an embedded image is internal.
    /\b(?:href|src)\s*=\s*(?!["']?(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]))/i,
    /url\(\s*(?!["']?(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]))/i,
  ].some((asksForMore) => asksForMore.test(text))
}
