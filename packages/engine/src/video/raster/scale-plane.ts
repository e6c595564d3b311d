import { type Kernels } from './kernels.ts'
import { type Channel } from './yuv.ts'

/** The part of a channel to draw: the source point of the target's left top corner, and how many source pixels a target pixel is wide. */
interface Part {
  readonly left: number
  readonly top: number
  readonly step: number
}

const ONE = 1 << 16
const HALF = 1 << 15

/** Scales a part of a channel smoothly into another, which it fills; edges are extended. `share`: opacity, 0 to 256. */
export function scalePlane({ scale }: Kernels, out: Channel, from: Channel, { left, top, step }: Part, share: number): void {
  const pixel = Math.round(step * ONE)
  // Pixels' middles lie half a pixel in.
  const placeOf = (start: number): number => Math.round((start + step) * ONE) - (pixel >> 1) - HALF
  const [x, y] = [placeOf(left), placeOf(top)]
  if (share >= 256 && pixel === ONE && isWhole(x, from.width - out.width) && isWhole(y, from.height - out.height)) {
    return copyRows(out, from, x >> 16, y >> 16)
  }
  const { values, width, height } = out
  scale(values.byteOffset, width, height, from.values.byteOffset, from.width, from.height, x, y, pixel, share)
}

/** Whether every pixel lies on a source pixel. */
const isWhole = (place: number, most: number): boolean => ((place >> 8) & 255) === 0 && place >= 0 && place >> 16 <= most

function copyRows({ values, width, height }: Channel, from: Channel, left: number, top: number): void {
  for (let row = 0; row < height; row++) {
    const start = (top + row) * from.width + left
    values.set(from.values.subarray(start, start + width), row * width)
  }
}
