import { type Pixels } from '@adloom/renderer/pixels.ts'
import { unclearedFloats } from './plane-memory.ts'

/** An image as three OKLab planes. `l` 0 (black) to 1 (white); `a` and `b` about -0.4 to 0.4, 0 for grey. */
export interface LabPlanes {
  readonly width: number
  readonly height: number
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
}

/** sRGB byte → linear light, 0 to 1. */
const linearLight: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const CUBE_ROOT_STEPS = 4096
const cubeRoots = Float32Array.from({ length: CUBE_ROOT_STEPS + 2 }, (_, step) => Math.cbrt(step / CUBE_ROOT_STEPS))

/** Cube root of 0..1 by table; below 1/64, where the table is too coarse, by calculation. */
function cubeRoot(value: number): number {
  if (value < 1 / 64) return Math.cbrt(value)
  const at = value * CUBE_ROOT_STEPS
  const step = at | 0
  return cubeRoots[step] + (cubeRoots[step + 1] - cubeRoots[step]) * (at - step)
}

/** The image in OKLab (Björn Ottosson, 2020); alpha is ignored. */
export function labPlanes({ width, height, data }: Pixels): LabPlanes {
  const count = width * height
  const [l, a, b] = [unclearedFloats(count), unclearedFloats(count), unclearedFloats(count)]
  for (let index = 0, at = 0; index < count; index += 1, at += 4) {
    const red = linearLight[data[at]]
    const green = linearLight[data[at + 1]]
    const blue = linearLight[data[at + 2]]
    const long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const middle = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    l[index] = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
    a[index] = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
    b[index] = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  }
  return { width, height, l, a, b }
}

/**
 * Weight of a squared chroma difference against a squared lightness difference: products differ from backgrounds in hue more reliably than in light.
 */
const CHROMA_WEIGHT = 4

/** Distance of two colours; 0.02 is just noticeable across a soft border. */
export const labDistance = (l: number, a: number, b: number): number => Math.sqrt(l * l + CHROMA_WEIGHT * (a * a + b * b))
