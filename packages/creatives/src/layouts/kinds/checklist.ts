import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, featureRow, priceRow, promiseLine, stripWords } from '../rows.ts'

/** What the product has, with icons, one below the other with a fine line between; the third only where there is room. */
const list = (size: number, gap: number): AdRegion => ({
  gap,
  down: [
    featureRow(0, size),
    { part: 'shape', shape: 'block', color: 'tint', size: 0.3, drop: 4 },
    featureRow(1, size),
    { part: 'shape', shape: 'block', color: 'tint', size: 0.3, drop: 4 },
    featureRow(2, size, 2),
  ],
})

const title = (size: readonly [number, number], lines: number): AdRegion => ({ part: 'headline', size, lines, leading: 0.95 })

/** A headline on the brand's colour, and below it what the product has beside its picture. */
export const checklistLayout: Layout = {
  tall: {
    ground: 'paper',
    down: [
      { ground: 'accent', pad: [7, 6.6, 5.4, 6.6], safe: 'above', down: [title([12, 4.8], 4)] },
      { pad: [5, 6.6, 5, 6.6], gap: 4, down: [list(4.6, 2.4), priceRow(8, 3), brandAndButton(7.4, 10)] },
      { part: 'picture', fit: 'product', least: 52 },
    ],
  },
  square: {
    ground: 'paper',
    down: [
      { ground: 'accent', pad: [6, 6, 4, 6], safe: 'above', down: [title([13, 4.8], 3)] },
      {
        grow: 1,
        along: [
          { part: 'picture', fit: 'product', least: 40, share: 0.5 },
          { pad: [3.6, 6, 3.6, 4.4], justify: 'center', gap: 3, down: [list(4.3, 3.6), promiseLine(3)] },
        ],
      },
      { pad: [3, 6, 5.6, 6], ground: 'tint', safe: 'below', down: [brandAndButton(6.4, 8.2)] },
    ],
  },
  wide: {
    ground: 'paper',
    along: [
      {
        ground: 'accent',
        share: 0.37,
        pad: [8, 5, 8, 7.7],
        safe: 'above',
        justify: 'between',
        gap: 3,
        down: [{ part: 'brand', size: 8.6, drop: 2 }, title([11.4, 5.2], 6), { align: 'start', down: [{ part: 'button', height: 11.6 }] }],
      },
      { share: 0.29, pad: [8, 4, 8, 5], justify: 'center', gap: 5, down: [list(5, 4), priceRow(10, 3)] },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    ground: 'paper',
    along: [
      { grow: 0.38, ground: 'accent', pad: [0, 6, 0, 10], justify: 'center', down: [stripWords([title([26, 12], 2)])] },
      {
        grow: 0.44,
        pad: [0, 8],
        gap: 5,
        align: 'center',
        justify: 'center',
        along: [
          { gap: 5, drop: 3, down: [featureRow(0, 14), featureRow(1, 14, 4)] },
          { part: 'button', height: 32, drop: 1 },
        ],
      },
      { part: 'picture', fit: 'product', least: 100, grow: 0.18 },
    ],
  },
}
