import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, featureRows, promiseLine, priceRow, stripWords } from '../rows.ts'

const featureBelowIcon = (index: number, size: number): AdRegion => ({
  gap: size * 0.4,
  down: [
    { part: 'icon', index, size: size * 1.7 },
    { part: 'feature', index, size: [size, size * 0.75], lines: 2 },
  ],
})

/** What the product has, with icons, beside the picture. */
export const checklistLayout: Layout = {
  tall: {
    ground: 'paper',
    down: [
      { part: 'picture', fit: 'product', least: 56 },
      {
        pad: [5.4, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3.4,
        down: [{ part: 'headline', size: [8.4, 4.8], lines: 3 }, featureRows(4.2, 2, 2), priceRow(7, 3), brandAndButton(7.4, 10)],
      },
    ],
  },
  square: {
    ground: 'paper',
    down: [
      { part: 'picture', fit: 'product', least: 44 },
      {
        pad: [4.4, 6, 5.6, 6],
        safe: 'below',
        gap: 3,
        down: [
          { part: 'headline', size: [7.6, 4.2], lines: 2 },
          { gap: 4, drop: 2, along: [0, 1, 2].map((index) => featureBelowIcon(index, 3.2)) },
          promiseLine(3.6),
          brandAndButton(6.4, 8.2),
        ],
      },
    ],
  },
  wide: {
    ground: 'paper',
    along: [
      { part: 'picture', fit: 'product', share: 0.44 },
      {
        pad: [8, 7.7, 8, 6],
        safe: 'all',
        justify: 'between',
        gap: 3,
        down: [{ gap: 4, down: [{ part: 'headline', size: [9.4, 5.4], lines: 3 }, featureRows(5, 2.2, 2)] }, brandAndButton(9, 12)],
      },
    ],
  },
  strip: {
    ground: 'paper',
    pad: [0, 8, 0, 0],
    gap: 7,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
      stripWords([
        { part: 'headline', size: [26, 12], lines: 2 },
        { part: 'feature', size: [15, 12], lines: 1, tone: 'soft', drop: 3 },
      ]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
