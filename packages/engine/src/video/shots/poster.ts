import { aspectOf } from '../timeline/aspect.ts'
import { alignBlock } from '../type/block-place.ts'
import { backOut, progressBetween, easeOut, lerp } from '../timeline/easing.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { GROUND_SHADOW } from '../type/ground-shadow.ts'
import { wordsRise } from './reveal-type.ts'
import { type Shot } from './shot.ts'
import { type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'

/** Place of a poster's words, their left top corner, and of the product beside or under them; null without room for it. */
export interface PosterPlace {
  readonly x: number
  readonly y: number
  readonly align: 'left' | 'center'
  readonly product: FrameRegion | null
}

/** Least height of a product on a poster, in parts of the frame's shorter side: a smaller one would look like a stamp. */
const PRODUCT_HEIGHT_LEAST = 0.36
const PRODUCT_ENTRANCE_FRAMES = 14

/** The words in the middle of a poster, or together with the product when there is room: beside them, in upright frames under them. */
export function posterPlace(parts: TimelineParts, block: TypeBlock, mirrored: boolean): PosterPlace {
  const { safe, width, height, product, hasCutOut } = parts
  const shorter = Math.min(width, height)
  const middle = {
    x: Math.round(safe.left + (safe.width - block.width) / 2),
    y: Math.round(safe.top + (safe.height - block.height) / 2),
    align: 'center' as const,
    product: null,
  }
  if (!hasCutOut) return middle
  const ratio = product.width / Math.max(1, product.height)
  const isWide = aspectOf(parts) === 'wide'
  const gap = Math.round(shorter * (isWide ? 0.1 : 0.08))
  const foot = height - Math.round(shorter * 0.09)
  const room = isWide
    ? { width: Math.min(safe.width - block.width - gap, width * 0.4), height: height * 0.74 }
    : { width: safe.width * 0.86, height: Math.min(foot - safe.top - block.height - gap, height * 0.44) }
  const high = Math.floor(Math.min(room.height, room.width / ratio))
  if (high < shorter * PRODUCT_HEIGHT_LEAST) return middle
  const size = { width: Math.round(high * ratio), height: high }
  if (isWide) {
    const left = Math.round(safe.left + (safe.width - block.width - gap - size.width) / 2)
    const x = mirrored ? left + size.width + gap : left
    const beside = mirrored ? left : left + block.width + gap
    return { x, y: middle.y, align: 'left', product: { ...size, left: beside, top: Math.round((height - high) / 2) } }
  }
  // Words keep to the safe area, the product may be below it.
  const spare = foot - safe.top - block.height - gap - high
  const y = Math.round(safe.top + Math.min(spare * 0.45, Math.max(0, safe.height - block.height)))
  const top = Math.round(lerp(y + block.height + gap, foot - high, 0.4))
  return { x: middle.x, y, align: 'center', product: { ...size, left: Math.round(safe.left + (safe.width - size.width) / 2), top } }
}

/** A poster: words on the brand's colour in motion, the product beside them if there is room. */
export function posterLayers(parts: TimelineParts, shot: Shot, at: number): Layer[] {
  const { block = null, reveal = wordsRise, spot, start, end, mirrored } = shot
  if (block === null || spot === null) return []
  const drift = (at - start) / parts.fps
  const { brand, light } = parts.colors
  const progress = (at - start) / Math.max(1, end - start)
  const { product } = posterPlace(parts, block, mirrored)
  const center = product === null ? { x: 0.5, y: 0.4 } : { x: (product.left + product.width / 2) / parts.width, y: 0.55 }
  return [
    {
      kind: 'backdrop',
      color: brand,
      glow: light,
      x: center.x + (mirrored ? -0.2 : 0.2) * (product === null ? 1 : 0.4) * Math.cos(drift),
      y: center.y + 0.12 * Math.sin(drift * 1.4),
      radius: 0.7,
      alpha: 1,
    },
    ...stripes(parts, progress, mirrored),
    ...(product === null ? [] : productLayers(product, at - start, progress, parts.height, mirrored)),
    ...reveal(alignBlock(block, spot.align), spot, at, { start, end, beat: parts.beat, leave: 0, mirrored }),
  ]
}

/** The product rises from below, sways and is lit. */
function productLayers(place: FrameRegion, since: number, progress: number, height: number, mirrored: boolean): Layer[] {
  const entered = backOut(progressBetween(0, PRODUCT_ENTRANCE_FRAMES, since + 1))
  const x = place.left + place.width / 2
  const rest = place.top + place.height / 2
  const side = mirrored ? -1 : 1
  const scale = place.width / GROUND_SHADOW.width
  return [
    {
      kind: 'sprite',
      sprite: GROUND_SHADOW.sprite,
      x: x - GROUND_SHADOW.size.width / 2,
      y: place.top + place.height - GROUND_SHADOW.size.height / 2,
      scale,
      alpha: easeOut(progressBetween(PRODUCT_ENTRANCE_FRAMES * 0.5, PRODUCT_ENTRANCE_FRAMES, since + 1)),
    },
    {
      kind: 'product',
      x,
      y: lerp(height + place.height * 0.6, rest, entered),
      height: place.height * lerp(0.95, 1, progress),
      turn: side * lerp(-4, 2.5, easeOut(progress)),
      alpha: 1,
      sheen: progress > 0.3 && progress < 0.8 ? (progress - 0.3) / 0.5 : null,
    },
  ]
}

/** Slanting stripes that cross a poster behind its words, darker when the words are light, so that these stay as readable. */
function stripes({ width, height, colors }: TimelineParts, progress: number, mirrored: boolean): Layer[] {
  const color = colors.onBrand === '#FFFFFF' ? colors.deep : colors.light
  return [0.3, 0.1].map((share, index): Layer => {
    const shift = 0.16 + index * 0.4 + (0.55 - index * 0.12) * (mirrored ? 1 - progress : progress)
    const left = width * (shift - 0.3)
    return { kind: 'panel', region: { left, top: 0, width: width * share, height }, color, alpha: 0.6, slant: height * 0.3 }
  })
}
