import { type Layout } from '../layout.ts'
import { brandAndButton, featureRow, featureRows, priceRow } from '../rows.ts'

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
    pad: 6,
    safe: 'all',
    gap: 3,
    down: [
      { part: 'headline', size: [7.6, 4.2], lines: 2 },
      {
        grow: 1,
        gap: 4,
        along: [
          { part: 'picture', fit: 'product', radius: 3, share: 0.5, least: 40 },
          { justify: 'center', gap: 5, down: [featureRow(0, 4.4), featureRow(1, 4.4, 2), featureRow(2, 4.4, 3)] },
        ],
      },
      brandAndButton(6.6, 8.4),
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
      { part: 'picture', fit: 'product', least: 100, share: 0.2 },
      {
        gap: 5,
        down: [
          { part: 'headline', size: [26, 12], lines: 2 },
          { part: 'feature', size: [15, 12], lines: 1, tone: 'soft', drop: 1 },
        ],
      },
      { part: 'button', height: 32 },
    ],
  },
}
