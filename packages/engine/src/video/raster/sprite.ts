import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type DrawingMemory, newInt32s } from './drawing-memory.ts'
import { BLACK, blueDifferenceOf, lumaOf, NEUTRAL, redDifferenceOf } from './yuv.ts'

/**
 * An image with alpha that is drawn over frames. `pixels`: luma above black in the lowest byte, then blue difference about 128, alpha, and red
 * difference, all but alpha premultiplied: so a mask and one multiplication weigh luma together with alpha, or both colours. `spans`: for each row
 * its first visible pixel and the one after the last, so that empty parts cost nothing. `smaller`: the same at half its size, for drawing it small;
 * null below a few pixels.
 */
export interface Sprite {
  readonly width: number
  readonly height: number
  readonly pixels: Int32Array
  readonly spans: Int32Array
  readonly smaller: Sprite | null
}

/** A transparent pixel: no colour, no alpha. */
const EMPTY = (NEUTRAL << 8) | (NEUTRAL << 24)

/** Sprites smaller than this on a side get no half-size version. */
const LEAST_SIDE = 8

/** Pixels as a sprite in the memory of its video. A transparent border of one pixel is added, so that edges are soft wherever it is drawn. */
export function spriteOf(memory: DrawingMemory, pixels: Pixels): Sprite {
  const width = pixels.width + 2
  const height = pixels.height + 2
  const data = newInt32s(memory, width * height).fill(EMPTY)
  for (let row = 0; row < pixels.height; row++) fillRow(data, (row + 1) * width + 1, pixels, row)
  return finished(memory, width, height, data)
}

function fillRow(out: Int32Array, start: number, { data, width }: Pixels, row: number): void {
  for (let column = 0, from = row * width * 4; column < width; column++, from += 4) {
    const alpha = data[from + 3]
    if (alpha === 0) continue
    const red = data[from]
    const green = data[from + 1]
    const blue = data[from + 2]
    const luma = (((lumaOf(red, green, blue) - BLACK) * alpha + 127) / 255) | 0
    const blues = NEUTRAL + Math.round(((blueDifferenceOf(red, green, blue) - NEUTRAL) * alpha) / 255)
    const reds = NEUTRAL + Math.round(((redDifferenceOf(red, green, blue) - NEUTRAL) * alpha) / 255)
    out[start + column] = luma | (blues << 8) | (alpha << 16) | (reds << 24)
  }
}

const finished = (memory: DrawingMemory, width: number, height: number, pixels: Int32Array): Sprite => ({
  width,
  height,
  pixels,
  spans: spansOf(width, height, pixels),
  smaller: halved(memory, width, height, pixels),
})

function spansOf(width: number, height: number, pixels: Int32Array): Int32Array {
  const spans = new Int32Array(new SharedArrayBuffer(height * 8))
  for (let row = 0; row < height; row++) {
    let first = 0
    let end = width
    while (end > 0 && pixels[row * width + end - 1] === EMPTY) end--
    while (first < end && pixels[row * width + first] === EMPTY) first++
    spans[2 * row] = first
    spans[2 * row + 1] = end
  }
  return spans
}

const LANES = 0x00ff_00ff
/** Two in both lanes: halves are rounded up. */
const ROUND = 0x0002_0002

/** Premultiplied values can simply be averaged. */
function halved(memory: DrawingMemory, width: number, height: number, pixels: Int32Array): Sprite | null {
  const half = { width: width >> 1, height: height >> 1 }
  if (half.width < LEAST_SIDE || half.height < LEAST_SIDE) return null
  const small = newInt32s(memory, half.width * half.height)
  for (let row = 0, to = 0; row < half.height; row++) {
    for (let column = 0, at = row * 2 * width; column < half.width; column++, to++, at += 2) {
      const a = pixels[at]
      const b = pixels[at + 1]
      const c = pixels[at + width]
      const d = pixels[at + width + 1]
      const even = ((a & LANES) + (b & LANES) + (c & LANES) + (d & LANES) + ROUND) >>> 2
      const odd = (((a >>> 8) & LANES) + ((b >>> 8) & LANES) + ((c >>> 8) & LANES) + ((d >>> 8) & LANES) + ROUND) >>> 2
      small[to] = (even & LANES) | ((odd & LANES) << 8)
    }
  }
  return finished(memory, half.width, half.height, small)
}
