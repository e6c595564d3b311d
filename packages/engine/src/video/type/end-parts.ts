import { buttonOn, INK, TEXT_CONTRAST, WHITE } from '@adloom/creatives/accent.ts'
import { faces } from '@adloom/creatives/faces.ts'
import { contrast } from '@adloom/creatives/oklch.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { blurred, colorAt, type Cover, roundedCover } from './cover.ts'
import { baselineOf, drawWords, marginOf, measureWords } from './draw-words.ts'
import { type VideoTextStyle } from './video-type.ts'
import { fit } from './set-words.ts'
import { type VideoColors, type TypeBlock } from '../timeline/timeline.ts'
import { channelsOf } from './type-block.ts'

/** A block of one sprite. */
export function blockOfSprite(sprite: string, { width, height }: Pixels, margin: number): TypeBlock {
  const piece = { sprite, x: -margin, y: -margin, width: width - 2 * margin, height: height - 2 * margin, margin, line: 0 }
  return { pieces: [piece], width: piece.width, height: piece.height, lineHeight: piece.height, lines: 1 }
}

/** A panel with round corners, lit from above, on a soft shadow: `light` of its colour at the upper edge, `color` below. */
export function drawPlate(
  { width, height, radius, margin }: { readonly width: number; readonly height: number; readonly radius: number; readonly margin: number },
  color: string,
  depth: number,
): Pixels {
  const shape = roundedCover(width, height, radius, margin)
  const far = blurred(shape, margin * 0.42)
  const data = new Uint8ClampedArray(shape.width * shape.height * 4)
  const rgb = channelsOf(color)
  const drop = Math.round(margin * 0.3) * shape.width
  for (let at = 0; at < shape.cover.length; at++) {
    const ink = shape.cover[at] / 255
    const dark = at >= drop ? (far.cover[at - drop] / 255) * 0.34 * depth : 0
    const under = dark * (1 - ink)
    const alpha = ink + under
    if (alpha === 0) continue
    const down = (Math.floor(at / shape.width) - margin) / height
    // A tenth of a stop from the upper edge to the lower: looks like a surface, not like a gradient.
    const lit = 1 + depth * (0.045 - 0.09 * down)
    for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = (rgb[channel] * lit * ink) / alpha
    data[at * 4 + 3] = alpha * 255
  }
  return { width: shape.width, height: shape.height, data }
}

/** Draws the cover onto the pixels in `color`, its corner at (left, top). */
function drawCover(pixels: Pixels, cover: Cover, color: string, left: number, top: number): void {
  const rgb = channelsOf(color)
  for (let y = 0; y < cover.height; y++) {
    if (top + y < 0 || top + y >= pixels.height) continue
    for (let x = 0; x < cover.width; x++) {
      const ink = cover.cover[y * cover.width + x] / 255
      if (ink === 0 || left + x < 0 || left + x >= pixels.width) continue
      const at = ((top + y) * pixels.width + left + x) * 4
      const own = colorAt(cover, y * cover.width + x, rgb)
      for (let channel = 0; channel < 3; channel++) pixels.data[at + channel] = pixels.data[at + channel] * (1 - ink) + own[channel] * ink
      pixels.data[at + 3] = Math.max(pixels.data[at + 3], ink * 255)
    }
  }
}

/** The call to action as a button on the end card's ground; null when its label does not fit in one line. */
export async function buttonSprite(
  label: string,
  wanted: VideoTextStyle,
  colors: VideoColors,
  { shorter, width, size: share }: { readonly shorter: number; readonly width: number; readonly size: number },
): Promise<{ readonly pixels: Pixels; readonly margin: number } | null> {
  const padding = Math.round(share * shorter * 1.15)
  const fitted = fit(label, wanted, { shorter, width: width - 2 * padding, height: shorter, largest: share, maxLines: 1 })
  if (fitted?.lines.length !== 1 || fitted.lines[0].endsWith('…')) return null
  const { lines, size, style } = fitted
  const { surface, text } = buttonColors(colors)
  const order = { text: lines[0], face: style.face, size, weight: style.weight, tracking: style.tracking, shift: 0 }
  const [advance] = await measureWords([order])
  const [cover] = await drawWords([order], [advance])
  const seen = Math.round(advance - size * style.tracking)
  const height = Math.round(size * 2.35)
  const margin = Math.round(size * 0.7)
  const pixels = drawPlate({ width: seen + 2 * padding, height, radius: height / 2, margin }, surface, 1)
  const baseline = margin + Math.round((height + size * faces[style.face].capHeight) / 2)
  drawCover(pixels, cover, text, margin + padding - marginOf(order), baseline - baselineOf(size))
  return { pixels, margin }
}

/** White with text in the brand's own colour if that is readable, else ink; on a light brand the other way round. */
function buttonColors({ brand, deep, onBrand }: VideoColors): { readonly surface: string; readonly text: string } {
  const { surface, text } = buttonOn(brand, brand)
  if (onBrand === WHITE) return { surface: WHITE, text: [brand, deep].find((color) => contrast(color, WHITE) >= TEXT_CONTRAST) ?? INK }
  return surface === brand
    ? { surface: onBrand, text: WHITE }
    : { surface: onBrand, text: contrast(onBrand, WHITE) >= TEXT_CONTRAST ? WHITE : text }
}
