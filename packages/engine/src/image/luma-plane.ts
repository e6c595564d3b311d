import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Luma by ITU-R BT.601 of each pixel, 0 to 255; alpha is ignored. */
export function lumaPlane({ width, height, data }: Pixels): Float32Array {
  const plane = new Float32Array(width * height)
  for (let pixel = 0, at = 0; pixel < plane.length; pixel++, at += 4)
    plane[pixel] = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
  return plane
}
