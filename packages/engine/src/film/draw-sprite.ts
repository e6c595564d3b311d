import { type Region } from './frame.ts'
import { BLACK, NEUTRAL, type Planes } from './planes.ts'
import { type Sprite } from './sprite.ts'

/** Where a sprite goes: its middle in pixels of the frame, its size as a factor, its turn in degrees clockwise, how much of it shows (0 to 1). */
export interface SpritePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly alpha: number
  readonly clip?: Region
}

/** Below this factor the half-size picture is drawn: bilinear sampling would leave pixels out. */
const SMALLER_BELOW = 0.62

const ONE = 65_536

/** From pixels of the frame to those of the sprite, in 16.16: a and b for a step right, c and d for a step down, e and f where (0, 0) of the frame lies. */
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

/** Lays a sprite over the frame. What lies outside of the frame or the clip is left out. */
export function drawSprite(out: Planes, sprite: Sprite, place: SpritePlace): void {
  const mapping = mappingOf(sprite, place, out)
  const share = Math.round(Math.min(1, place.alpha) * 256)
  if (mapping === null || share <= 0) return
  drawLuma(out, mapping, share)
  drawColor(out, mapping, share)
}

function drawLuma({ y: out, width }: Planes, { sprite, a, b, c, d, e, f, left, top, right, bottom }: Mapping, share: number): void {
  const { data, width: columns, height: rows } = sprite
  const lastX = (columns - 1) << 16
  const lastY = (rows - 1) << 16
  for (let y = top; y < bottom; y++) {
    // 0.5: sampled at the middle of the pixel.
    let u = Math.round(a * (left + 0.5) + c * (y + 0.5)) + e
    let v = Math.round(b * (left + 0.5) + d * (y + 0.5)) + f
    for (let x = left, to = y * width + left; x < right; x++, to++, u += a, v += b) {
      if (u < 0 || v < 0 || u >= lastX || v >= lastY) continue
      const from = ((v >> 16) * columns + (u >> 16)) << 2
      const below = from + (columns << 2)
      const across = (u >> 8) & 255
      const down = (v >> 8) & 255
      const w11 = (across * down) >> 8
      const w10 = across - w11
      const w01 = down - w11
      const w00 = 256 - across - w01
      const alpha = data[from + 3] * w00 + data[from + 7] * w10 + data[below + 3] * w01 + data[below + 7] * w11
      if (alpha === 0) continue
      const luma = data[from] * w00 + data[from + 4] * w10 + data[below] * w01 + data[below + 4] * w11
      const behind = out[to] - BLACK
      // Alpha comes down to 16 bits first: times what is behind it is more than a whole number in 32 bits holds.
      out[to] = BLACK + behind + (((luma - ((behind * ((alpha * 257) >> 8)) >> 8)) * share + 32_768) >> 16)
    }
  }
}

function drawColor(out: Planes, { sprite, a, b, c, d, e, f, left, top, right, bottom }: Mapping, share: number): void {
  const { data, width: columns, height: rows } = sprite
  const { u: blues, v: reds } = out
  const width = out.width >> 1
  const lastX = (columns - 1) << 16
  const lastY = (rows - 1) << 16
  for (let y = top; y < bottom; y += 2) {
    let u = Math.round(a * (left + 1) + c * (y + 1)) + e
    let v = Math.round(b * (left + 1) + d * (y + 1)) + f
    for (let x = left, to = (y >> 1) * width + (left >> 1); x < right; x += 2, to++, u += 2 * a, v += 2 * b) {
      if (u < 0 || v < 0 || u >= lastX || v >= lastY) continue
      const from = ((v >> 16) * columns + (u >> 16)) << 2
      const below = from + (columns << 2)
      const across = (u >> 8) & 255
      const down = (v >> 8) & 255
      const w11 = (across * down) >> 8
      const w10 = across - w11
      const w01 = down - w11
      const w00 = 256 - across - w01
      const alpha = data[from + 3] * w00 + data[from + 7] * w10 + data[below + 3] * w01 + data[below + 7] * w11
      if (alpha === 0) continue
      const blue = data[from + 1] * w00 + data[from + 5] * w10 + data[below + 1] * w01 + data[below + 5] * w11 - (NEUTRAL << 8)
      const red = data[from + 2] * w00 + data[from + 6] * w10 + data[below + 2] * w01 + data[below + 6] * w11 - (NEUTRAL << 8)
      const behindBlue = blues[to] - NEUTRAL
      const behindRed = reds[to] - NEUTRAL
      blues[to] = NEUTRAL + behindBlue + (((blue - ((behindBlue * alpha * 257) >> 16)) * share + 32_768) >> 16)
      reds[to] = NEUTRAL + behindRed + (((red - ((behindRed * alpha * 257) >> 16)) * share + 32_768) >> 16)
    }
  }
}

/** Width of the band of light that goes over a product, and its slant, in parts of the product's width; and how much it adds, in luma. */
const BAND = 0.3
const SLANT = 0.45
const BAND_LIGHT = 62

/** Lays a slanting band of light over what a sprite covers. `at`: 0 before the sprite to 1 past it. */
export function drawSheen(out: Planes, sprite: Sprite, place: SpritePlace, at: number): void {
  const mapping = mappingOf(sprite, place, out)
  if (mapping === null || at <= 0 || at >= 1) return
  const { sprite: drawn, a, b, c, d, e, f, left, top, right, bottom } = mapping
  const { data, width: columns, height: rows } = drawn
  const lastX = (columns - 1) << 16
  const lastY = (rows - 1) << 16
  const slant = (SLANT * columns) / rows
  const half = (BAND * columns) / 2
  const middle = at * (columns * (1 + SLANT) + 2 * half) - half
  const strength = BAND_LIGHT * place.alpha
  for (let y = top; y < bottom; y++) {
    let u = Math.round(a * (left + 0.5) + c * (y + 0.5)) + e
    let v = Math.round(b * (left + 0.5) + d * (y + 0.5)) + f
    for (let x = left, to = y * out.width + left; x < right; x++, to++, u += a, v += b) {
      if (u < 0 || v < 0 || u >= lastX || v >= lastY) continue
      const away = ((u >> 16) + (v >> 16) * slant - middle) / half
      if (away <= -1 || away >= 1) continue
      const alpha = data[(((v >> 16) * columns + (u >> 16)) << 2) + 3]
      if (alpha === 0) continue
      const fall = 1 - away * away
      const luma = out.y[to]
      // Light on what is light already saturates.
      out.y[to] = Math.min(235, luma + ((strength * fall * fall * alpha) / 255) * (1 - (luma - BLACK) / 300))
    }
  }
}
