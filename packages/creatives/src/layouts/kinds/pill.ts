import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, stripWords } from '../rows.ts'

/** The price in a pill of the second colour. */
const pricePill = (size: number, price: AdRegion = priceRow(size)): AdRegion => ({
  align: 'start',
  drop: 3,
  down: [{ isSnug: true, ground: 'secondary', radius: size, pad: [size * 0.26, size * 0.7], down: [price] }],
})

/** Friendly and round: the picture in a large capsule on the brand's colour, the words beside it. */
export const pillLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: [6.6, 8, 0, 6.6],
    safe: 'above',
    gap: 3.4,
    down: [
      { part: 'headline', size: [17, 5.2], lines: 4, weight: 800, leading: 0.95 },
      { part: 'description', size: [4.8, 3.2], lines: 3, tone: 'soft', drop: 1 },
      pricePill(7.4),
      brandAndButton(7.4, 10.4),
      { pad: [2, -14, 6, 8], grow: 1, down: [{ part: 'picture', fit: 'product', radius: 50, least: 50 }] },
    ],
  },
  square: {
    ground: 'accent',
    pad: [5.6, 8, 5.6, 6.6],
    safe: 'all',
    gap: 3,
    down: [
      { part: 'headline', size: [13, 4.8], lines: 3, weight: 800, leading: 0.94 },
      {
        grow: 1,
        gap: 5,
        along: [
          {
            share: 0.4,
            gap: 3.4,
            down: [
              { part: 'description', size: [3.8, 2.6], lines: 7, tone: 'soft', drop: 1 },
              pricePill(7, { part: 'price', size: [7, 3], lines: 1 }),
            ],
          },
          { pad: [0, -16, 0, 0], down: [{ part: 'picture', fit: 'product', radius: 50, least: 42 }] },
        ],
      },
      brandAndButton(6.6, 8.6),
    ],
  },
  wide: {
    ground: 'accent',
    pad: [8, 0, 8, 7.7],
    gap: 6,
    along: [
      {
        share: 0.48,
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 8.6, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [12, 5.6], lines: 4, weight: 800, leading: 0.96 },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
              pricePill(6.4),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11.4 }] },
        ],
      },
      { pad: [0, -20, 0, 0], down: [{ part: 'picture', fit: 'product', radius: 50 }] },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [0, 0, 0, 10],
    gap: 9,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [34, 12], lines: 2, weight: 800, leading: 0.95 }]),
      { part: 'button', height: 32, drop: 1 },
      { pad: [8, -20, 8, 0], share: 0.24, grow: 1, down: [{ part: 'picture', fit: 'product', radius: 50, least: 84, grow: 1 }] },
    ],
  },
}
