import { mixBits } from '../noise.ts'
import { type Pixels } from '../pixels.ts'
import { type Stage } from '../stage.ts'
import { toned } from '../tone-curve.ts'
import { AROUND, CHANNELS, CLEAR, type Framebuffer, KEY_CHANNEL } from './framebuffer.ts'

/** The framebuffer as pixels: light summed, darker towards the corners, tone mapped as the fast images are, with the stage's grain. */
export function toneMap({ width, height, values }: Framebuffer, stage: Stage): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  const seed = stage.seed * 7919
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * CHANNELS
      const to = (y * width + x) * 4
      const fromMiddleX = (x + 0.5) / width - 0.5
      const fromMiddleY = (y + 0.5) / height - 0.5
      const vignette = 1 - 0.22 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY)
      const chance = mixBits(y * width + x + seed)
      const grain = (((chance & 255) + ((chance >>> 8) & 255)) / 255 - 1) * stage.grain
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] =
          toned((values[at + KEY_CHANNEL + channel] + values[at + AROUND + channel] + values[at + CLEAR + channel]) * vignette) + grain
      data[to + 3] = 255
    }
  }
  return { width, height, data }
}
