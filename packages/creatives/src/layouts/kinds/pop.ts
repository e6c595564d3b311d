import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, priceStack, promiseLine, stripWords } from '../rows.ts'

/** The product before a disc of the second colour that runs out of the frame where lines end. */
const product = (least: number): AdRegion => ({
  grow: 1,
  over: [
    { part: 'shape', shape: 'disc', color: 'secondary', inset: [0.02, -0.34, -0.3, 0] },
    { part: 'picture', source: 'cutout', fit: 'product', radius: 4, least },
  ],
})

/** A loud headline on the brand's colour, and across from it the product cut out and large. */
export const popLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: [7, 6.6, 0, 6.6],
    safe: 'above',
    gap: 3.4,
    down: [
      { part: 'brandName', size: [4, 2.8], lines: 1, drop: 2 },
      { part: 'headline', size: [19, 6], lines: 4, weight: 800, leading: 0.92 },
      { part: 'description', size: [4.6, 3.6], lines: 3, tone: 'soft', drop: 1 },
      promiseLine(4.2),
      {
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { part: 'button', height: 10.4 },
          { isSnug: true, drop: 3, down: [priceRow(9)] },
        ],
      },
      { pad: [5, 0, 0, 0], grow: 1, down: [product(58)] },
    ],
  },
  square: {
    ground: 'accent',
    pad: [6, 6, 6, 6],
    safe: 'all',
    gap: 2.6,
    down: [
      { part: 'brandName', size: [2.9, 2.4], lines: 1, drop: 2 },
      { part: 'headline', size: [15, 4.8], lines: 3, weight: 800, leading: 0.92 },
      promiseLine(3.1),
      {
        grow: 1,
        gap: 4,
        along: [
          {
            share: 0.44,
            justify: 'end',
            gap: 3,
            down: [
              { part: 'description', size: [3.8, 2.6], lines: 6, tone: 'soft', drop: 1 },
              priceStack(9, 3),
              { align: 'start', down: [{ part: 'button', height: 8.4 }] },
            ],
          },
          { pad: [0, -4, -2, 0], down: [product(44)] },
        ],
      },
    ],
  },
  wide: {
    ground: 'accent',
    pad: [7, 6, 7, 7.7],
    gap: 6,
    along: [
      {
        share: 0.5,
        justify: 'between',
        gap: 3,
        down: [
          { part: 'headline', size: [18, 6], lines: 4, weight: 800, leading: 0.92 },
          {
            gap: 3,
            down: [
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(4.2),
              priceStack(11, 3),
              brandAndButton(9, 12),
            ],
          },
        ],
      },
      product(60),
    ],
  },
  strip: {
    ground: 'accent',
    pad: [0, 8, 0, 8],
    gap: 8,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [36, 12], lines: 2, weight: 800 }]),
      {
        share: 0.2,
        grow: 1,
        over: [
          { part: 'shape', shape: 'disc', color: 'secondary', inset: [-0.08, 0, -0.08, 0] },
          { pad: 3, down: [{ part: 'picture', source: 'cutout', fit: 'product', least: 90, grow: 1 }] },
        ],
      },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
