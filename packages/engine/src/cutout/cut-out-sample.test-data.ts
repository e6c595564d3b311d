import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Synthetic product photographs with known true alpha; for tests. Positions and lengths are fractions of the image's side. */
export type Color = readonly [number, number, number]

export interface CutOutSample {
  readonly photo: Pixels
  /** True alpha, 0 to 255. */
  readonly alpha: Uint8Array
}

export interface SampleParts {
  /** Pixels on each side. */
  readonly size: number
  /** Colour of the background at a point. */
  readonly ground: (x: number, y: number) => Color
  /** Signed distance to the product: negative inside. */
  readonly shape: (x: number, y: number) => number
  readonly color: (x: number, y: number) => Color
  /** How much light is left on the background at a point, 0 to 1. */
  readonly light?: (x: number, y: number) => number
  /** Standard deviation of the noise, in levels of 255. */
  readonly noise?: number
}

/** Draws the sample with edges one pixel soft. The noise is the same every time. */
export function cutOutSample({ size, ground, shape, color, light = () => 1, noise = 0 }: SampleParts): CutOutSample {
  const data = new Uint8ClampedArray(size * size * 4)
  const alpha = new Uint8Array(size * size)
  const random = noise === 0 ? drawn : normals(size * size * 3)
  let next = 0
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) / size
      const y = (row + 0.5) / size
      const share = Math.min(1, Math.max(0, 0.5 - shape(x, y) * size))
      const shade = light(x, y)
      const behind = ground(x, y)
      const own = color(x, y)
      const at = (row * size + column) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = own[channel] * share + behind[channel] * shade * (1 - share) + (noise === 0 ? 0 : noise * random[next++])
      }
      data[at + 3] = 255
      alpha[row * size + column] = Math.round(share * 255)
    }
  }
  return { photo: { width: size, height: size, data }, alpha }
}

let drawn = new Float64Array()
/** Normally distributed numbers, at least `count`, the same every time: generating them takes longer than the rest of a sample. */
function normals(count: number): Float64Array {
  if (drawn.length < count) drawn = new Float64Array(count).map(normal(7))
  return drawn
}

/** Normally distributed numbers, the same for the same seed. */
function normal(seed: number): () => number {
  let state = seed
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** Signed distance to a disc. */
export const sampleDisc =
  (centerX: number, centerY: number, radius: number) =>
  (x: number, y: number): number =>
    Math.hypot(x - centerX, y - centerY) - radius

/** Signed distance to an upright box, given by centre and half sizes, with rounded corners. */
export const sampleBox =
  (centerX: number, centerY: number, halfWidth: number, halfHeight: number, corner = 0) =>
  (x: number, y: number): number => {
    const dx = Math.abs(x - centerX) - halfWidth + corner
    const dy = Math.abs(y - centerY) - halfHeight + corner
    return Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - corner
  }

/** An ellipse, given by centre and half sizes. */
type Ellipse = readonly [centerX: number, centerY: number, halfWidth: number, halfHeight: number]

/** Light left under a soft shadow whose rim fades over `softness` of its size. */
export const softShadow =
  ([centerX, centerY, halfWidth, halfHeight]: Ellipse, depth: number, softness = 0.6) =>
  (x: number, y: number): number => {
    const reach = Math.hypot((x - centerX) / halfWidth, (y - centerY) / halfHeight)
    const share = Math.min(1, Math.max(0, (1 - reach) / softness))
    return 1 - depth * share * share * (3 - 2 * share)
  }
