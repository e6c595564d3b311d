import { type Pixels } from '@adloom/renderer/pixels.ts'

/** What a camera, its software and a hurried photographer do to an image. */
export interface CameraFaults {
  /** Factors of red and blue: the white balance. */
  readonly warm: readonly [number, number]
  readonly exposure: number
  readonly contrast: number
  /** Darkness in the corners, 0 to 1. */
  readonly vignette: number
  /** Standard deviation in the middle tones, 8 bit; of each channel alone and of all together. */
  readonly noise: number
  readonly colorNoise: number
}

/** Gaussian numbers of a seeded stream. */
const gaussian = (random: () => number): number => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())

/** Noise of a sensor after a camera's own smoothing: neighbours are a little alike. */
function grain(width: number, height: number, random: () => number): Float32Array {
  const raw = Float32Array.from({ length: width * height }, () => gaussian(random))
  return raw.map((own, at) => {
    const x = at % width
    const left = raw[x > 0 ? at - 1 : at]
    const up = raw[at >= width ? at - width : at]
    return own * 0.78 + (left + up) * 0.44
  })
}

export function photographed({ width, height, data }: Pixels, faults: CameraFaults, random: () => number): Pixels {
  const { warm, exposure, contrast, vignette, noise, colorNoise } = faults
  const out = new Uint8ClampedArray(data.length)
  const together = grain(width, height, random)
  const alone = [grain(width, height, random), grain(width, height, random), grain(width, height, random)]
  const gains = [exposure * warm[0], exposure, exposure * warm[1]]
  const longest = Math.max(width, height)
  for (let at = 0; at < width * height; at++) {
    const fromX = (at % width) / longest - width / longest / 2
    const fromY = Math.floor(at / width) / longest - height / longest / 2
    const fall = 1 - vignette * 1.6 * (fromX * fromX + fromY * fromY)
    for (let channel = 0; channel < 3; channel++) {
      const linear = (data[at * 4 + channel] / 255) ** 2.2 * gains[channel] * fall
      const encoded = linear ** (1 / 2.2)
      const curved = encoded + contrast * (encoded - 0.5) * encoded * (1 - encoded) * 2
      const strength = 0.55 + 0.9 * Math.sqrt(Math.max(0, curved * (1 - curved)))
      out[at * 4 + channel] = curved * 255 + strength * (noise * together[at] + colorNoise * alone[channel][at])
    }
    out[at * 4 + 3] = 255
  }
  return { width, height, data: out }
}
