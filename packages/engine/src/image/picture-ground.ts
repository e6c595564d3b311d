import { GROUND_CELLS, type PictureGround } from '@adloom/domain/design/picture-ground.ts'
import { gamma8Bit, linearOf8Bit } from '@adloom/renderer/color.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { labPlanes } from './color-space.ts'
import { downscale } from './downscale.ts'
import { attentionOf, GRID } from './salient-region.ts'

/** Longest side at which brightness is measured: a stroke of small type is about as wide as one pixel. */
export const GROUND_SIDE = 384
/** Share of the pixels of a cell that may be darker, and brighter, than what is measured. */
const TAIL = 0.01
/** Attention of a place that draws the eye as much as any. */
const FULL_ATTENTION = 0.8

/** What a picture is like behind text. */
export function pictureGroundOf(photo: Pixels): PictureGround {
  const small = downscale(photo, GROUND_SIDE)
  const { dark, bright } = tailsOf(small)
  const coarse = downscale(photo, GRID)
  const attention = meansOf(coarse, attentionOf(labPlanes(coarse)))
  return {
    dark: digits(Math.floor, dark),
    bright: digits(Math.ceil, bright),
    busy: digits(
      Math.round,
      attention.map((mean) => mean / FULL_ATTENTION),
    ),
  }
}

const digits = (rounded: (value: number) => number, shares: readonly number[]): string =>
  shares.map((share) => Math.max(0, Math.min(35, rounded(share * 35))).toString(36)).join('')

/** The first column or row of each cell, and where the last one ends. */
const edgesOf = (length: number): Int32Array =>
  Int32Array.from({ length: GROUND_CELLS + 1 }, (_, cell) => Math.ceil((cell * length) / GROUND_CELLS))

/** The greys, 0 to 1, of the darkest and the brightest pixels of each cell but those in its tails; 0 in a cell without pixels. */
function tailsOf(photo: Pixels): { readonly dark: readonly number[]; readonly bright: readonly number[] } {
  const { width, height } = photo
  const [columns, rows] = [edgesOf(width), edgesOf(height)]
  const luminances = new Float64Array((Math.ceil(width / GROUND_CELLS) + 1) * (Math.ceil(height / GROUND_CELLS) + 1))
  const [dark, bright]: [number[], number[]] = [[], []]
  for (let row = 0; row < GROUND_CELLS; row++) {
    for (let column = 0; column < GROUND_CELLS; column++) {
      let count = 0
      for (let y = rows[row]; y < rows[row + 1]; y++)
        count = addLuminances(luminances, count, photo, y * width + columns[column], y * width + columns[column + 1])
      const values = luminances.subarray(0, count).sort()
      // The brighter, the greyer: only what is wanted has to be made a grey.
      const at = (share: number): number => (count === 0 ? 0 : Math.fround(gamma8Bit(values[Math.round((count - 1) * share)]) / 255))
      dark.push(at(TAIL))
      bright.push(at(1 - TAIL))
    }
  }
  return { dark, bright }
}

/** Adds the luminances of the pixels from `first` to before `end` to the `count` that are known; returns how many are then. */
function addLuminances(luminances: Float64Array, count: number, { data }: Pixels, first: number, end: number): number {
  let to = count
  for (let at = first * 4; at < end * 4; at += 4)
    luminances[to++] = 0.2126 * linearOf8Bit[data[at]] + 0.7152 * linearOf8Bit[data[at + 1]] + 0.0722 * linearOf8Bit[data[at + 2]]
  return to
}

/** The mean of the values of each cell; 0 in one without any. */
function meansOf({ width, height }: Pixels, values: Float32Array): readonly number[] {
  const [columns, rows] = [edgesOf(width), edgesOf(height)]
  const means: number[] = []
  for (let row = 0; row < GROUND_CELLS; row++) {
    for (let column = 0; column < GROUND_CELLS; column++) {
      let [sum, count] = [0, 0]
      for (let y = rows[row]; y < rows[row + 1]; y++) {
        for (let x = columns[column]; x < columns[column + 1]; x++) {
          sum += values[y * width + x]
          count++
        }
      }
      means.push(sum / Math.max(1, count))
    }
  }
  return means
}
