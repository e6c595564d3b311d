import { type Mask } from '@adloom/engine/classify/outline-features.ts'
import { spreadValue } from './drawn-outlines.ts'

/** Amount of bending, as a fraction of half the image. */
const BEND = 0.09
const STRETCH = 0.22
const LEAN = 0.12

/** The outline of another brand's product, or from a tilted camera: stretched, tapered, leaning, bent. */
export function warpedOutline({ width, height, cells }: Mask, index: number): Mask {
  const at = (series: number, step: number): number => spreadValue(index * 7 + step, series) * 2 - 1
  const stretch = 1 + STRETCH * at(0, 1)
  const taper = 0.16 * at(1, 2)
  const lean = LEAN * at(2, 3) * Math.abs(at(3, 3))
  const [bendX, bendY, phaseX, phaseY] = [BEND * at(3, 4), BEND * at(4, 5), 3 * at(5, 6), 3 * at(0, 7)]
  const out = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length; cell += 1) {
    const y = ((Math.floor(cell / width) + 0.5) / height) * 2 - 1
    const x = (((cell % width) + 0.5) / width) * 2 - 1
    const fromX = x * Math.max(1, stretch) * (1 + taper * y) + lean * y + bendX * Math.sin(2.6 * y + phaseX)
    const fromY = y * Math.max(1, 1 / stretch) + bendY * Math.sin(2.6 * x + phaseY)
    const column = Math.floor(((fromX + 1) / 2) * width)
    const row = Math.floor(((fromY + 1) / 2) * height)
    if (column >= 0 && row >= 0 && column < width && row < height) out[cell] = cells[row * width + column]
  }
  return { width, height, cells: out }
}
