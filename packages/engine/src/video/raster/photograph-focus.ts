import { type Pixels } from '@adloom/renderer/pixels.ts'
import { downscale } from '../../image/downscale.ts'
import { type FrameRegion } from '../timeline/frame.ts'

/** Longest side of the copy in which detail is searched, pixels: grain and compression are gone there. */
const SEARCH_SIDE = 64
/** Sum of the differences of two neighbours' channels, 0 to 765, below which they are the same surface: glows and shadows stay below. */
const DETAIL = 12
/** The share of all detail that may lie before the focus, and as much after it, in each direction. */
const OUTSIDE = 0.02

/** The part of a photograph that shows something, fractions of it: a product on plain ground, or the whole where detail is everywhere or nowhere. */
export function photographFocus(photo: Pixels): FrameRegion {
  const { width, height, data } = downscale(photo, SEARCH_SIDE)
  const [columns, rows] = [new Float64Array(width), new Float64Array(height)]
  const difference = (one: number, other: number): number =>
    Math.abs(data[one] - data[other]) + Math.abs(data[one + 1] - data[other + 1]) + Math.abs(data[one + 2] - data[other + 2])
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = (y * width + x) * 4
      const detail = difference(at, at - 4) + difference(at, at - width * 4)
      if (detail < DETAIL) continue
      columns[x] += detail
      rows[y] += detail
    }
  }
  const [across, along] = [spanOf(columns), spanOf(rows)]
  return { left: across.start, top: along.start, width: across.end - across.start, height: along.end - along.start }
}

/** Start and end of what holds nearly all of the amounts, as fractions of their number. */
function spanOf(amounts: Float64Array): { readonly start: number; readonly end: number } {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return { start: 0, end: 1 }
  let [passed, first, last] = [0, amounts.length - 1, 0]
  for (const [index, amount] of amounts.entries()) {
    passed += amount
    if (passed > total * OUTSIDE) first = Math.min(first, index)
    if (passed < total * (1 - OUTSIDE)) last = index + 1
  }
  return { start: Math.max(0, first - 1) / amounts.length, end: Math.min(amounts.length, last + 1) / amounts.length }
}
