import { type AdRegion, type Layout } from '../layout.ts'
import { badgeLabel, priceRow, priceStack, ratingRow, stripWords } from '../rows.ts'

/** The words on the brand's colour. */
const words = (
  start: number,
  brand: number,
  headline: readonly [number, number],
  text: readonly [number, number],
  lines: number,
): AdRegion => ({
  ground: 'accent',
  grow: 1,
  pad: [start, 3.4, 4.4, start],
  safe: 'above',
  justify: 'between',
  gap: 3,
  down: [
    { part: 'brand', size: brand, drop: 2 },
    {
      gap: 2.6,
      down: [
        ratingRow(text[0], 5),
        badgeLabel(text[0] * 0.84, 5),
        { part: 'headline', size: headline, lines, weight: 800, leading: 0.94 },
        { part: 'description', size: text, lines: 6, tone: 'soft', drop: 1 },
      ],
    },
  ],
})

/** Three fields: the words on the brand's colour, the price on its second one, and the picture. */
export const splitLayout: Layout = {
  tall: {
    down: [
      {
        ground: 'accent',
        pad: [6, 6.6, 5, 6.6],
        safe: 'above',
        gap: 3,
        down: [
          { part: 'brand', size: 7.4, drop: 2 },
          ratingRow(4.4, 5),
          badgeLabel(3.7, 5),
          { part: 'headline', size: [18, 5.4], lines: 4, weight: 800, leading: 0.92 },
          { part: 'description', size: [4.8, 3.2], lines: 4, tone: 'soft', drop: 1 },
        ],
      },
      {
        ground: 'secondary',
        pad: [3.4, 6.6],
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { isSnug: true, drop: 3, down: [priceRow(12)] },
          { part: 'button', height: 11 },
        ],
      },
      { part: 'picture', fit: 'product', least: 50 },
    ],
  },
  square: {
    along: [
      {
        share: 0.48,
        down: [
          words(6, 6.6, [12, 4.4], [3.6, 2.4], 6),
          {
            ground: 'secondary',
            pad: [3.6, 3, 6, 6],
            safe: 'below',
            gap: 2.4,
            down: [priceStack(11, 3), { align: 'start', down: [{ part: 'button', height: 8 }] }],
          },
        ],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  wide: {
    along: [
      {
        share: 0.5,
        down: [
          words(7.7, 8.6, [12, 5.4], [4.3, 3.4], 4),
          {
            ground: 'secondary',
            pad: [4, 5, 6.4, 7.7],
            safe: 'below',
            gap: 4,
            align: 'center',
            justify: 'between',
            along: [
              { isSnug: true, drop: 3, down: [priceRow(11)] },
              { part: 'button', height: 11.6 },
            ],
          },
        ],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    ground: 'accent',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2 },
      { pad: [0, 12, 0, 10], justify: 'center', down: [stripWords([{ part: 'headline', size: [28, 12], lines: 2, weight: 800 }])] },
      {
        isSnug: true,
        ground: 'secondary',
        pad: [0, 8],
        justify: 'center',
        down: [
          {
            isSnug: true,
            gap: 6,
            align: 'center',
            along: [
              { isSnug: true, drop: 3, down: [priceStack(24)] },
              { part: 'button', height: 32 },
            ],
          },
        ],
      },
    ],
  },
}
