import { type AdRegion, type Down, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, stripWords } from '../rows.ts'

/** Loud capitals on a band of the brand's colour whose upper edge rises over the picture. */
const risen = (rise: number, band: Down): AdRegion => ({
  pad: [-rise, 0, 0, 0],
  down: [
    { part: 'shape', shape: 'slope', color: 'accent', size: rise },
    { ...band, ground: 'accent' },
  ],
})

/** Loud, as in a shop window: capitals on a slanted band of the brand's colour. */
export const bandLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 0, 5, 0],
        safe: 'below',
        down: [
          { part: 'shape', shape: 'slope', color: 'accent', size: 9 },
          {
            ground: 'accent',
            pad: [1, 6.6, 1, 6.6],
            gap: 3,
            down: [
              { part: 'headline', size: [28, 6], lines: 4, isUpperCase: true, leading: 0.9 },
              { part: 'description', size: [5.2, 4], lines: 3, tone: 'soft', drop: 1 },
              brandAndButton(7, 10.4),
            ],
          },
          { part: 'shape', shape: 'lean', color: 'accent', size: 9 },
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'product', least: 42, y: 0.66 },
      risen(6, {
        pad: [0.6, 6, 5.4, 6],
        safe: 'below',
        gap: 2.6,
        down: [
          { part: 'brandName', size: [2.9, 2.4], lines: 1, drop: 2 },
          { part: 'headline', size: [17, 5.2], lines: 2, isUpperCase: true, leading: 0.92 },
          {
            gap: 5,
            align: 'center',
            justify: 'between',
            along: [
              { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
              { part: 'button', height: 8.6 },
            ],
          },
        ],
      }),
    ],
  },
  wide: {
    along: [
      {
        ground: 'accent',
        share: 0.55,
        pad: [8, 2, 8, 7.7],
        justify: 'between',
        gap: 3,
        down: [
          {
            gap: 3.4,
            down: [
              { part: 'headline', size: [22, 7], lines: 4, isUpperCase: true, leading: 0.92 },
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
              priceRow(10, 3),
            ],
          },
          brandAndButton(9, 12),
        ],
      },
      {
        over: [
          { part: 'picture', fit: 'product' },
          { part: 'shape', shape: 'lean', color: 'accent', inset: [0, 0.88, 0, 0] },
        ],
      },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [0, 0, 0, 10],
    gap: 5,
    along: [
      {
        gap: 7,
        align: 'center',
        along: [
          stripWords([{ part: 'headline', size: [44, 12], lines: 2, isUpperCase: true, leading: 0.9 }]),
          { part: 'button', height: 32, drop: 1 },
        ],
      },
      {
        share: 0.22,
        over: [
          { part: 'picture', fit: 'product', least: 90 },
          { part: 'shape', shape: 'lean', color: 'accent', inset: [0, 0.87, 0, 0] },
        ],
      },
    ],
  },
}
