import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, priceStack, ratingRow, stripWords } from '../rows.ts'

/** A pennant that stands on the lower edge: products stand high in tall pictures. */
const standing = (pad: number, tip: number, parts: readonly AdRegion[]): AdRegion => ({
  down: [
    { part: 'shape', shape: 'tip', color: 'white', size: tip },
    { ground: 'white', pad: [1.6, pad, 6, pad], safe: 'below', gap: 2.2, down: parts },
  ],
})

/** A label with points above and below. */
const label = (pad: number, point: number, parts: readonly AdRegion[]): AdRegion => ({
  down: [
    { part: 'shape', shape: 'tip', color: 'white', size: point },
    { ground: 'white', pad: [0, pad], gap: 2.4, down: parts },
    { part: 'shape', shape: 'tail', color: 'white', size: point },
  ],
})

/** The price and the button in one row. */
const priceAndButton = (price: number, button: number): AdRegion => ({
  gap: 4,
  align: 'center',
  justify: 'center',
  along: [
    { isSnug: true, drop: 3, down: [priceRow(price, 3)] },
    { isSnug: true, down: [{ part: 'button', height: button }] },
  ],
})

/** A pennant that hangs from the upper edge. */
const pennant = (pad: number, tail: number, parts: readonly AdRegion[]): AdRegion => ({
  down: [
    { ground: 'white', pad: [7, pad, 2.4, pad], safe: 'above', gap: 2.8, down: parts },
    { part: 'shape', shape: 'tail', color: 'white', size: tail },
  ],
})

/** The picture from edge to edge, the words on a pennant over it. */
export const columnLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 7, 4, 7],
        safe: 'below',
        down: [
          label(5, 8, [
            { part: 'brandName', size: [4.4, 3.2], lines: 1, align: 'center', tone: 'accent', drop: 2 },
            { part: 'headline', size: [18, 5], lines: 4, align: 'center', weight: 800, leading: 0.93 },
            { part: 'description', size: [5.2, 4], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            ratingRow(4.6, 5, 'center'),
            priceAndButton(9, 10.4),
          ]),
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 51 },
      {
        pad: [0, 8, 0, 8],
        down: [
          standing(4, 6, [
            { part: 'brandName', size: [3, 2.3], lines: 1, align: 'center', tone: 'accent', drop: 2 },
            { part: 'headline', size: [12, 3.8], lines: 3, align: 'center', weight: 800, leading: 0.93 },
            { part: 'description', size: [3.8, 2.3], lines: 3, tone: 'soft', align: 'center', drop: 1 },
            priceAndButton(8, 8),
          ]),
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        share: 0.42,
        pad: [0, 0, 4, 7.7],
        down: [
          pennant(5, 9, [
            { part: 'brandName', size: [4.4, 3.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
            { part: 'headline', size: [10.4, 5], lines: 4, align: 'center', weight: 800, leading: 0.95 },
            { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            priceRow(8.4, 3, 'center'),
            { align: 'center', down: [{ part: 'button', height: 11 }] },
          ]),
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true },
    ],
  },
  strip: {
    along: [
      { part: 'picture', fit: 'product', isBehind: true, least: 90, grow: 1 },
      {
        share: 0.77,
        pad: [0, 7, 0, 0],
        down: [
          {
            grow: 1,
            ground: 'white',
            pad: [0, 9],
            gap: 8,
            align: 'center',
            along: [
              stripWords([{ part: 'headline', size: [32, 12], lines: 2, weight: 800, leading: 0.94 }]),
              { isSnug: true, drop: 3, down: [priceStack(26)] },
              { part: 'button', height: 32, drop: 1 },
            ],
          },
          { part: 'shape', shape: 'tail', color: 'white', size: 20 },
        ],
      },
    ],
  },
}
