import { type Pixels } from '../studio/pixels.ts'
import { BLACK, blueDifferenceOf, lumaOf, NEUTRAL, redDifferenceOf } from './planes.ts'

/**
 * A picture with alpha that is laid over frames: four bytes a pixel (luma above black, blue and red difference about 128, alpha), the first three premultiplied.
 * `smaller`: the same at half its size, for drawing it small; null below a few pixels.
 */
export interface Sprite {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  readonly smaller: Sprite | null
}

/** Sprites smaller than this on a side are small enough. */
const LEAST_SIDE = 8

/** A picture as a sprite, in memory that threads can share. A transparent border of one pixel is added, so that edges are soft wherever it is drawn. */
export function spriteOf(pixels: Pixels): Sprite {
  const width = pixels.width + 2
  const height = pixels.height + 2
  const data = new Uint8Array(new SharedArrayBuffer(width * height * 4))
  for (let at = 0; at < data.length; at += 4) {
    data[at + 1] = NEUTRAL
    data[at + 2] = NEUTRAL
  }
  for (let row = 0; row < pixels.height; row++) {
    for (let column = 0; column < pixels.width; column++) {
      const from = (row * pixels.width + column) * 4
      const alpha = pixels.data[from + 3]
      if (alpha === 0) continue
      const [red, green, blue] = [pixels.data[from], pixels.data[from + 1], pixels.data[from + 2]]
      const to = ((row + 1) * width + column + 1) * 4
      data[to] = ((lumaOf(red, green, blue) - BLACK) * alpha + 127) / 255
      data[to + 1] = NEUTRAL + Math.round(((blueDifferenceOf(red, green, blue) - NEUTRAL) * alpha) / 255)
      data[to + 2] = NEUTRAL + Math.round(((redDifferenceOf(red, green, blue) - NEUTRAL) * alpha) / 255)
      data[to + 3] = alpha
    }
  }
  return { width, height, data, smaller: halved({ width, height, data }) }
}

/** Premultiplied values may simply be averaged. */
function halved({ width, height, data }: Omit<Sprite, 'smaller'>): Sprite | null {
  const half = { width: width >> 1, height: height >> 1 }
  if (half.width < LEAST_SIDE || half.height < LEAST_SIDE) return null
  const small = new Uint8Array(new SharedArrayBuffer(half.width * half.height * 4))
  for (let row = 0, to = 0; row < half.height; row++) {
    for (let column = 0; column < half.width; column++) {
      const from = (row * 2 * width + column * 2) * 4
      const below = from + width * 4
      for (let channel = 0; channel < 4; channel++, to++) {
        small[to] = (data[from + channel] + data[from + 4 + channel] + data[below + channel] + data[below + 4 + channel] + 2) >> 2
      }
    }
  }
  return { ...half, data: small, smaller: halved({ ...half, data: small }) }
}
