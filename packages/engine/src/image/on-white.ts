import { type Pixels } from '@adloom/renderer/pixels.ts'

/** A copy of the image, opaque, with white where it was transparent. */
export function onWhite({ width, height, data: from }: Pixels): Pixels {
  const data = new Uint8ClampedArray(from.length)
  for (let at = 0; at < from.length; at += 4) {
    const alpha = from[at + 3] / 255
    for (let channel = 0; channel < 3; channel++) data[at + channel] = 255 + (from[at + channel] - 255) * alpha
    data[at + 3] = 255
  }
  return { width, height, data }
}
