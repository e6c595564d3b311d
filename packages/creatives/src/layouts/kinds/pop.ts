import { type Layout } from '../layout.ts'
import { brandAndButton, priceRow, promiseLine, stripWords } from '../rows.ts'

/** The product cut out and large on the brand's colour. */
export const popLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: [7, 6.6, 6.6, 6.6],
    safe: 'all',
    gap: 3.4,
    down: [
      { part: 'headline', size: [14, 6], lines: 4, weight: 800 },
      { part: 'description', size: [3.8, 2.8], lines: 3, tone: 'soft', drop: 1 },
      promiseLine(3.8),
      { part: 'picture', source: 'cutout', fit: 'product', radius: 4, least: 60 },
      brandAndButton(7.4, 10),
    ],
  },
  square: {
    ground: 'accent',
    pad: 6,
    safe: 'all',
    gap: 2.4,
    down: [
      { part: 'headline', size: [10.4, 4.8], lines: 2, weight: 800, align: 'center' },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 3, least: 46 },
      { part: 'description', size: [3.1, 2.4], lines: 2, tone: 'soft', align: 'center', drop: 1 },
      promiseLine(3.1, 'center'),
      brandAndButton(6.6, 8.4),
    ],
  },
  wide: {
    ground: 'accent',
    pad: [7, 6, 7, 7],
    safe: 'all',
    gap: 4,
    along: [
      {
        share: 0.52,
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [13, 6], lines: 4, weight: 800 },
              { part: 'description', size: [4.2, 3.4], lines: 4, tone: 'soft', drop: 1 },
              promiseLine(4.2),
            ],
          },
          {
            gap: 5,
            align: 'center',
            along: [
              { part: 'button', height: 12 },
              { isSnug: true, drop: 3, down: [priceRow(9)] },
            ],
          },
        ],
      },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 4 },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [3, 8, 3, 8],
    gap: 8,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [32, 12], lines: 2, weight: 800 }]),
      { part: 'picture', source: 'cutout', fit: 'product', least: 94, share: 0.18, grow: 1 },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
