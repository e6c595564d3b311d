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
      { part: 'picture', fit: 'product', least: 52, y: 0.66 },
      risen(9, {
        pad: [2, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3.4,
        down: [
          { part: 'headline', size: [22, 6], lines: 4, isUpperCase: true, leading: 0.92 },
          { part: 'description', size: [4.5, 2.8], lines: 3, tone: 'soft', drop: 1 },
          {
            gap: 4,
            align: 'center',
            justify: 'between',
            along: [
              { part: 'brand', size: 7, drop: 2 },
              { part: 'button', height: 10.4 },
            ],
          },
        ],
      }),
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
              { part: 'description', size: [3, 2.4], lines: 3, tone: 'soft', drop: 1 },
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
          { part: 'shape', shape: 'lean', color: 'accent', inset: [0, 0.85, 0, 0] },
        ],
      },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [0, 9, 0, 0],
    gap: 8,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.26, grow: 1 },
      stripWords([{ part: 'headline', size: [40, 12], lines: 2, isUpperCase: true, leading: 0.92 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
