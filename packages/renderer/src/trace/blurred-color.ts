import { AROUND, BLUR, CHANNELS, COLOR, FACING, type Framebuffer, KEY_CHANNEL, SURFACE } from './framebuffer.ts'
import { type Denoising, REFLECTANCE_LEAST } from './denoise.ts'
import { VIEW } from '../find-hit.ts'
import { PRODUCT } from './world.ts'

/**
 * A pattern out of focus is sampled by the few rays of each pixel, each through another point of the lens: fine lines would come out as dots. The
 * rays of the pixels around use the same lens, so their mean is taken, as wide as the blur itself. In focus nothing changes, and the product and its
 * outline never do.
 */

/** Diameters of blur, in pixels, from which colours are averaged, and from which entirely. */
const FIRST_BLUR = 0.4
const FULL_BLUR = 0.9
/** Most pixels to each side that are averaged. */
const WIDEST = 6
/** Reach of the mean to each side, in parts of the blur's diameter. Together with the lens's own blur it is a fifth wider than the lens's alone. */
const REACH = 0.6

/** Averages colours (and how they face the light) around each pixel into `to`. */
export function averageColors({ framebuffer, to }: Pick<Denoising, 'framebuffer' | 'to'>, top: number, end: number): void {
  const { values, width } = framebuffer
  for (let y = top; y < end; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const at = pixel * CHANNELS
      to[pixel * 4] = values[at + COLOR]
      to[pixel * 4 + 1] = values[at + COLOR + 1]
      to[pixel * 4 + 2] = values[at + COLOR + 2]
      to[pixel * 4 + 3] = values[at + FACING]
      const surface = values[at + SURFACE]
      if (surface > VIEW && surface !== PRODUCT && values[at + BLUR] > FIRST_BLUR) averageAround(framebuffer, to, x, y)
    }
  }
}

function averageAround({ values, width, height }: Framebuffer, to: Float32Array, x: number, y: number): void {
  const pixel = y * width + x
  const surface = values[pixel * CHANNELS + SURFACE]
  const blur = values[pixel * CHANNELS + BLUR]
  const radius = Math.min(WIDEST, REACH * blur + 0.5)
  const perRadius = 1 / (radius * radius)
  const around = Math.floor(radius)
  let red = 0
  let green = 0
  let blue = 0
  let facing = 0
  let weights = 0
  for (let j = Math.max(0, y - around); j <= y + around && j < height; j++) {
    for (let i = Math.max(0, x - around); i <= x + around && i < width; i++) {
      const at = (j * width + i) * CHANNELS
      // The same surface at the same distance: a body's own colour does not bleed over its rim onto the background.
      if (values[at + SURFACE] !== surface || values[at + BLUR] < blur * 0.5) continue
      const weight = 1 - ((i - x) * (i - x) + (j - y) * (j - y)) * perRadius
      if (weight <= 0) continue
      red += values[at + COLOR] * weight
      green += values[at + COLOR + 1] * weight
      blue += values[at + COLOR + 2] * weight
      facing += values[at + FACING] * weight
      weights += weight
    }
  }
  const share = Math.min(1, (blur - FIRST_BLUR) / (FULL_BLUR - FIRST_BLUR))
  const place = pixel * 4
  to[place] += (red / weights - to[place]) * share
  to[place + 1] += (green / weights - to[place + 1]) * share
  to[place + 2] += (blue / weights - to[place + 2]) * share
  to[place + 3] += (facing / weights - to[place + 3]) * share
}

/** Writes the averaged colours into the framebuffer: the light on them stays unchanged. */
export function writeColors({ framebuffer, to }: Pick<Denoising, 'framebuffer' | 'to'>, top: number, end: number): void {
  const { values, width } = framebuffer
  for (let pixel = top * width; pixel < end * width; pixel++) {
    const at = pixel * CHANNELS
    const facing = Math.max(REFLECTANCE_LEAST, to[pixel * 4 + 3]) / Math.max(REFLECTANCE_LEAST, values[at + FACING])
    for (let channel = 0; channel < 3; channel++) {
      const color = to[pixel * 4 + channel]
      const change = Math.max(REFLECTANCE_LEAST, color) / Math.max(REFLECTANCE_LEAST, values[at + COLOR + channel])
      values[at + KEY_CHANNEL + channel] *= change * facing
      values[at + AROUND + channel] *= change
      values[at + COLOR + channel] = color
    }
    values[at + FACING] = to[pixel * 4 + 3]
  }
}
