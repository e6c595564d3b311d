import { type Layout } from '../layout.ts'
import { priceRow, stripWords } from '../rows.ts'

/** The reduction as large as it gets on the brand's colour, the product in front. */
export const saleLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: [6.6, 6.6, 6.6, 6.6],
    safe: 'all',
    gap: 2.4,
    down: [
      { part: 'brand', size: 7, drop: 2 },
      { part: 'reduction', size: [44, 14], lines: 1, weight: 800 },
      { part: 'headline', size: [7.6, 4.6], lines: 3 },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 4, least: 56 },
      {
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { isSnug: true, down: [priceRow(11)] },
          { part: 'button', height: 10 },
        ],
      },
    ],
  },
  square: {
    ground: 'accent',
    pad: [5.6, 6, 5.6, 6],
    safe: 'all',
    gap: 2,
    down: [
      { part: 'reduction', size: [34, 11], lines: 1, weight: 800 },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 3, least: 36 },
      { part: 'headline', size: [6, 3.8], lines: 2 },
      {
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { part: 'brand', size: 6, drop: 2 },
          { isSnug: true, down: [priceRow(7.4)] },
          { part: 'button', height: 8.4 },
        ],
      },
    ],
  },
  wide: {
    ground: 'accent',
    pad: [8, 5, 8, 7],
    safe: 'all',
    gap: 4,
    along: [
      {
        share: 0.6,
        justify: 'between',
        gap: 2,
        down: [
          { part: 'brand', size: 8, drop: 2 },
          { part: 'reduction', size: [44, 16], lines: 1, weight: 800 },
          { part: 'headline', size: [8, 5], lines: 2 },
          {
            gap: 5,
            align: 'center',
            along: [
              { part: 'button', height: 12 },
              { isSnug: true, down: [priceRow(10)] },
            ],
          },
        ],
      },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 4 },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [4, 8, 4, 8],
    gap: 7,
    align: 'center',
    along: [
      { part: 'reduction', size: [58, 24], lines: 1, weight: 800 },
      stripWords([{ part: 'headline', size: [24, 12], lines: 2 }]),
      { part: 'picture', source: 'cutout', fit: 'product', least: 92, share: 0.14, grow: 1, drop: 2 },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
