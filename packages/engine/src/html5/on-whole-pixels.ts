import { type Size } from '@adloom/renderer/pixels.ts'

const SHIFTS = [0, -1, 1, -2, 2].flatMap((y) => [0, -1, 1].map((x) => ({ x, y })))

/**
 * RGBA pixels drawn twice as fine, moved by at most two of them so that they lie as those of `coarse` do: lines of text begin on whole pixels, and on
 * a half of one they would be blurred where a screen shows no finer ones. `size`: that of `coarse`.
 */
export function onWholePixels(fine: Uint8Array, coarse: Uint8Array, size: Size): Uint8Array {
  const [first, ...others] = SHIFTS.map((shift) => ({ shift, difference: differenceOf(fine, coarse, size, shift) }))
  const { shift } = others.reduce((best, one) => (one.difference < best.difference ? one : best), first)
  return shift.x === 0 && shift.y === 0 ? fine : moved(fine, { width: size.width * 2, height: size.height * 2 }, shift)
}

type Shift = (typeof SHIFTS)[number]

function differenceOf(fine: Uint8Array, coarse: Uint8Array, { width, height }: Size, { x: right, y: down }: Shift): number {
  const alphaAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width * 2 || y >= height * 2 ? 0 : fine[(y * width * 2 + x) * 4 + 3]
  let sum = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = [2 * x - right, 2 * y - down]
      const shown = (alphaAt(left, top) + alphaAt(left + 1, top) + alphaAt(left, top + 1) + alphaAt(left + 1, top + 1)) / 4
      sum += Math.abs(shown - coarse[(y * width + x) * 4 + 3])
    }
  }
  return sum
}

function moved(data: Uint8Array, { width, height }: Size, { x: right, y: down }: Shift): Uint8Array {
  const result = new Uint8Array(data.length)
  const [from, to] = [Math.max(0, -right), width - Math.max(0, right)]
  for (let y = Math.max(0, -down); y < height - Math.max(0, down); y++)
    result.set(data.subarray((y * width + from) * 4, (y * width + to) * 4), ((y + down) * width + from + right) * 4)
  return result
}
