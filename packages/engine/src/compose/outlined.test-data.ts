import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'

const SIDE = 120

/** The box around all of an image of `outlined`. */
export const wholeOutline: Region = { x: 0, y: 0, width: SIDE, height: SIDE }

/** An image in which `isOpaque` marks the product; x and y as shares from 0 to 1. */
export function outlined(isOpaque: (x: number, y: number) => boolean, color: readonly number[] = [40, 90, 200]): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) if (isOpaque((x + 0.5) / SIDE, (y + 0.5) / SIDE)) data.set([...color, 255], (y * SIDE + x) * 4)
  }
  return { width: SIDE, height: SIDE, data }
}
