import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, stripWords } from '../rows.ts'

const pair = (least: number): AdRegion => ({
  grow: 1,
  gap: 0.8,
  along: [
    { part: 'picture', fit: 'product', least },
    { part: 'picture', source: 'second', fit: 'product', least },
  ],
})

/** Two pictures side by side above a band of the brand's colour. */
export const duoLayout: Layout = {
  tall: {
    down: [
      {
        grow: 1,
        gap: 0.8,
        down: [
          { part: 'picture', fit: 'product', least: 40 },
          { part: 'picture', source: 'second', fit: 'product', least: 40 },
        ],
      },
      {
        ground: 'deep',
        pad: [5, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3,
        down: [
          { part: 'headline', size: [9, 4.8], lines: 3 },
          { part: 'description', size: [3.6, 2.8], lines: 3, tone: 'soft', drop: 1 },
          priceRow(7, 2),
          brandAndButton(7, 9.4),
        ],
      },
    ],
  },
  square: {
    down: [
      pair(44),
      {
        ground: 'deep',
        pad: [4, 6, 5.6, 6],
        safe: 'below',
        gap: 2.2,
        down: [
          { part: 'headline', size: [7.2, 4.2], lines: 2 },
          { part: 'description', size: [3, 2.4], lines: 2, tone: 'soft', drop: 1 },
          brandAndButton(6.6, 8.4),
        ],
      },
    ],
  },
  wide: {
    along: [
      { share: 0.62, down: [pair(60)] },
      {
        ground: 'deep',
        pad: [8, 6, 8, 5.4],
        safe: 'all',
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 8.4, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [8.6, 5], lines: 5 },
              { part: 'description', size: [3.8, 3.4], lines: 5, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11.6 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'deep',
    pad: [0, 8, 0, 0],
    gap: 7,
    align: 'center',
    along: [
      { share: 0.3, grow: 1, down: [pair(100)] },
      stripWords([{ part: 'headline', size: [28, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
