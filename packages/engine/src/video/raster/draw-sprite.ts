import { type FrameRegion } from '../timeline/frame.ts'
import { kernelsOf } from './kernels.ts'
import { BLACK, type Planes } from './yuv.ts'
import { type Sprite } from './sprite.ts'

/** Place of a sprite: its middle in pixels of the frame, its size as a factor, its rotation in degrees clockwise, its opacity (0 to 1). */
export interface SpritePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly alpha: number
  readonly clip?: FrameRegion
}

/** Below this factor the half-size image is drawn: bilinear sampling would skip pixels. */
const SMALLER_BELOW = 0.62

const ONE = 65_536

/** From pixels of the frame to those of the sprite, in 16.16: a and b for a step right, c and d for a step down, e and f for (0, 0) of the frame. */
interface Mapping {
  readonly sprite: Sprite
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
  /** The part of the frame it covers; its sides are even, so that whole colour pixels are covered. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function mappingOf(whole: Sprite, place: SpritePlace, { width, height }: Planes): Mapping | null {
  let sprite = whole
  let scale = place.scale
  while (scale < SMALLER_BELOW && sprite.smaller !== null) {
    sprite = sprite.smaller
    scale *= 2
  }
  if (!(scale > 0)) return null
  const angle = (place.turn * Math.PI) / 180
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const halfWidth = ((Math.abs(cosine) * sprite.width + Math.abs(sine) * sprite.height) / 2) * scale
  const halfHeight = ((Math.abs(sine) * sprite.width + Math.abs(cosine) * sprite.height) / 2) * scale
  const clip = place.clip ?? { left: 0, top: 0, width, height }
  const left = Math.max(0, Math.floor(Math.max(place.x - halfWidth, clip.left))) & ~1
  const top = Math.max(0, Math.floor(Math.max(place.y - halfHeight, clip.top))) & ~1
  const right = Math.min(width, Math.ceil(Math.min(place.x + halfWidth, clip.left + clip.width)))
  const bottom = Math.min(height, Math.ceil(Math.min(place.y + halfHeight, clip.top + clip.height)))
  if (right <= left || bottom <= top) return null
  const a = cosine / scale
  const b = -sine / scale
  return {
    sprite,
    a: Math.round(a * ONE),
    b: Math.round(b * ONE),
    c: Math.round(-b * ONE),
    d: Math.round(a * ONE),
    // The middle of a pixel maps to the middle of a pixel.
    e: Math.round((sprite.width / 2 - 0.5 - place.x * a + place.y * b) * ONE),
    f: Math.round((sprite.height / 2 - 0.5 + place.x * -b - place.y * a) * ONE),
    left,
    top,
    right: (right + 1) & ~1,
    bottom: (bottom + 1) & ~1,
  }
}

/** Draws a sprite over the frame. Pixels outside the frame or the clip are skipped. */
export function drawSprite(out: Planes, sprite: Sprite, place: SpritePlace): void {
  const mapping = mappingOf(sprite, place, out)
  const share = Math.round(Math.min(1, place.alpha) * 256)
  if (mapping === null || share <= 0) return
  const stretch = new Int32Array(2)
  const { kernels } = kernelsOf(out.memory)
  const { pixels, width: columns } = mapping.sprite
  const { a, b, left } = mapping
  for (let y = mapping.top; y < mapping.bottom; y++) {
    // 0.5: sampled at the middle of the pixel.
    if (findStretch(stretch, mapping, y, 0.5, 1)) {
      const [first, end] = stretch
      const u = pointU(mapping, y, 0.5) + (first - left) * a
      const v = pointV(mapping, y, 0.5) + (first - left) * b
      kernels.spriteLuma(out.y.byteOffset + y * out.width + first, end - first, pixels.byteOffset, columns, u, v, a, b, share)
    }
    if ((y & 1) === 0 && findStretch(stretch, mapping, y, 1, 2)) {
      const [first, end] = stretch
      const u = pointU(mapping, y, 1) + (first - left) * a
      const v = pointV(mapping, y, 1) + (first - left) * b
      const to = ((y >> 1) * out.width + first) >> 1
      const count = (end >> 1) - (first >> 1)
      kernels.spriteColor(out.u.byteOffset + to, out.v.byteOffset + to, count, pixels.byteOffset, columns, u, v, 2 * a, 2 * b, share)
    }
  }
}

/**
 * The pixels of a row that may show something of the sprite, first and one after the last, in steps of `by`; false: none. Found by spans for an
 * unrotated sprite, by the outline for a rotated one.
 */
function findStretch(stretch: Int32Array, mapping: Mapping, y: number, middle: number, by: number): boolean {
  const { sprite, a, b, left, right } = mapping
  const u = pointU(mapping, y, middle)
  const v = pointV(mapping, y, middle)
  const lastX = (sprite.width - 1) << 16
  const lastY = (sprite.height - 1) << 16
  stretch[0] = 0
  stretch[1] = Math.ceil((right - left) / by)
  if (b === 0) {
    if (v < 0 || v >= lastY) return false
    const { spans } = sprite
    const row = (v >> 16) * 2
    // Empty rows begin at 0 and end there.
    const isUpper = spans[row + 1] > 0
    const isLower = spans[row + 3] > 0
    if (!isUpper && !isLower) return false
    const first = isUpper && isLower ? Math.min(spans[row], spans[row + 2]) : spans[isUpper ? row : row + 2]
    const end = Math.max(spans[row + 1], spans[row + 3])
    // A pixel shows a blend of itself and the next.
    narrow(stretch, u, a * by, Math.max(0, (first - 1) << 16), Math.min(lastX, end << 16))
  } else {
    narrow(stretch, u, a * by, 0, lastX)
    narrow(stretch, v, b * by, 0, lastY)
  }
  stretch[0] = left + stretch[0] * by
  stretch[1] = left + stretch[1] * by
  return stretch[0] < stretch[1]
}

/** Narrows a stretch to the steps at which `start + index * step` is at least `least` and below `most`. */
function narrow(stretch: Int32Array, start: number, step: number, least: number, most: number): void {
  if (step === 0) {
    if (start < least || start >= most) stretch[1] = stretch[0]
    return
  }
  const low = step > 0 ? Math.ceil((least - start) / step) : Math.floor((most - start) / step) + 1
  const high = step > 0 ? Math.ceil((most - start) / step) : Math.floor((least - start) / step) + 1
  stretch[0] = Math.max(stretch[0], Math.min(stretch[1], low))
  stretch[1] = Math.max(stretch[0], Math.min(stretch[1], high))
}

/** The point of the sprite that the left edge of a row shows, 16.16. */
const pointU = ({ a, c, e, left }: Mapping, y: number, middle: number): number => Math.round(a * (left + middle) + c * (y + middle)) + e
const pointV = ({ b, d, f, left }: Mapping, y: number, middle: number): number => Math.round(b * (left + middle) + d * (y + middle)) + f

/** Width of the band of light that crosses a product, and its slant, in parts of the product's width; and how much it adds, in luma. */
const BAND = 0.3
const SLANT = 0.45
const BAND_LIGHT = 62

/** Adds a slanting band of light to what a sprite covers. `at`: 0 before the sprite to 1 past it. */
export function drawSheen(out: Planes, sprite: Sprite, place: SpritePlace, at: number): void {
  const mapping = mappingOf(sprite, place, out)
  if (mapping === null || at <= 0 || at >= 1) return
  const { sprite: drawn, a, b, left, top, right, bottom } = mapping
  const { pixels, width: columns, height: rows } = drawn
  const lastX = (columns - 1) << 16
  const lastY = (rows - 1) << 16
  const slant = (SLANT * columns) / rows
  const half = (BAND * columns) / 2
  const middle = at * (columns * (1 + SLANT) + 2 * half) - half
  const strength = BAND_LIGHT * place.alpha
  const stretch = new Int32Array(2)
  // The band is a stretch of each row: `u + v * slant` grows by the same step from pixel to pixel.
  const along = a + b * slant
  for (let y = top; y < bottom; y++) {
    const rowU = pointU(mapping, y, 0.5)
    const rowV = pointV(mapping, y, 0.5)
    stretch[0] = 0
    stretch[1] = right - left
    narrow(stretch, rowU, a, 0, lastX)
    narrow(stretch, rowV, b, 0, lastY)
    narrow(stretch, rowU + rowV * slant, along, (middle - half) * ONE, (middle + half + 1 + slant) * ONE)
    let u = rowU + stretch[0] * a
    let v = rowV + stretch[0] * b
    const stop = y * out.width + left + stretch[1]
    for (let to = y * out.width + left + stretch[0]; to < stop; to++, u += a, v += b) {
      const away = ((u >> 16) + (v >> 16) * slant - middle) / half
      if (away <= -1 || away >= 1) continue
      const alpha = (pixels[(v >> 16) * columns + (u >> 16)] >>> 16) & 255
      if (alpha === 0) continue
      const fall = 1 - away * away
      const luma = out.y[to]
      // Light on bright pixels saturates.
      out.y[to] = Math.min(235, luma + ((strength * fall * fall * alpha) / 255) * (1 - (luma - BLACK) / 300))
    }
  }
}
