import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, ratingRow, stripWords } from '../rows.ts'

/** A pennant that hangs from the upper edge. */
const pennant = (pad: number, tail: number, parts: readonly AdRegion[]): AdRegion => ({
  down: [
    { ground: 'white', pad: [7, pad, 2.4, pad], safe: 'above', gap: 2.8, down: parts },
    { part: 'shape', shape: 'tail', color: 'white', size: tail },
  ],
})

/** The picture from edge to edge, the words on a pennant that hangs over it. */
export const columnLayout: Layout = {
  tall: {
    down: [
      {
        pad: [0, 9, 0, 9],
        down: [
          pennant(6, 11, [
            { part: 'brandName', size: [4.2, 2.8], lines: 1, align: 'center', tone: 'accent', drop: 2 },
            { part: 'headline', size: [12, 5], lines: 4, align: 'center', weight: 800, leading: 0.95 },
            { part: 'description', size: [4.4, 2.8], lines: 4, tone: 'soft', align: 'center', drop: 1 },
            ratingRow(4.4, 4, 'center'),
            priceRow(9, 3, 'center'),
            { align: 'center', down: [{ part: 'button', height: 10 }] },
          ]),
        ],
      },
      { part: 'picture', fit: 'whole', isBehind: true, least: 62, y: 0.9 },
    ],
  },
  square: {
    along: [
      {
        share: 0.5,
        pad: [0, 2, 6, 6],
        down: [
          pennant(4, 7, [
            { part: 'brandName', size: [3, 2.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
            { part: 'headline', size: [8.4, 4], lines: 5, align: 'center', weight: 800, leading: 0.95 },
            { part: 'description', size: [3.1, 2.4], lines: 7, tone: 'soft', align: 'center', drop: 1 },
            ratingRow(3, 4, 'center'),
            priceRow(6.4, 3, 'center'),
            { align: 'center', down: [{ part: 'button', height: 7.8 }] },
          ]),
        ],
      },
      { part: 'picture', fit: 'whole', isBehind: true },
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
    ground: 'white',
    gap: 8,
    align: 'center',
    pad: [0, 0, 0, 10],
    along: [
      { part: 'button', height: 32, drop: 1 },
      stripWords([{ part: 'headline', size: [32, 12], lines: 2, weight: 800 }]),
      { isSnug: true, drop: 3, down: [priceRow(24)] },
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
    ],
  },
}
