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
  const greys = inCells(small, greysOf(small)).map((values) => values.toSorted((one, other) => one - other))
  const coarse = downscale(photo, GRID)
  const attention = inCells(coarse, attentionOf(labPlanes(coarse)))
  const at = (values: readonly number[], share: number): number => values[Math.round((values.length - 1) * share)] ?? 0
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return {
    dark: greys.map((values) => digit(Math.floor, at(values, TAIL))).join(''),
    bright: greys.map((values) => digit(Math.ceil, at(values, 1 - TAIL))).join(''),
    busy: attention.map((values) => digit(Math.round, mean(values) / FULL_ATTENTION)).join(''),
  }
}

const digit = (rounded: (value: number) => number, share: number): string => Math.max(0, Math.min(35, rounded(share * 35))).toString(36)

/** The grey, 0 to 1, that is as bright as each pixel. */
function greysOf({ width, height, data }: Pixels): Float32Array {
  const greys = new Float32Array(width * height)
  for (let place = 0, at = 0; place < greys.length; place++, at += 4) {
    const luminance = 0.2126 * linearOf8Bit[data[at]] + 0.7152 * linearOf8Bit[data[at + 1]] + 0.0722 * linearOf8Bit[data[at + 2]]
    greys[place] = gamma8Bit(luminance) / 255
  }
  return greys
}

/** The values of each cell, row by row. */
function inCells({ width, height }: Pixels, values: Float32Array): number[][] {
  const cells = Array.from({ length: GROUND_CELLS ** 2 }, (): number[] => [])
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * GROUND_CELLS) / height) * GROUND_CELLS
    for (let x = 0; x < width; x++) cells[row + Math.floor((x * GROUND_CELLS) / width)].push(values[y * width + x])
  }
  return cells
}
