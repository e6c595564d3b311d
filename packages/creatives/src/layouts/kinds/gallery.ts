import { type Layout } from '../layout.ts'
import { priceRow, stripWords } from '../rows.ts'

/** As on a gallery's wall: the picture with much room around it, and beside its foot a small label. */
export const galleryLayout: Layout = {
  tall: {
    ground: 'white',
    pad: [8, 14, 8, 14],
    safe: 'all',
    gap: 6,
    down: [
      { part: 'picture', fit: 'product', least: 52 },
      {
        gap: 2.4,
        down: [
          { part: 'brandName', size: [3.6, 2.8], lines: 1, tone: 'soft', drop: 2 },
          { part: 'headline', size: [7.6, 4.4], lines: 3 },
          { part: 'description', size: [4, 2.8], lines: 4, tone: 'soft', drop: 1 },
          priceRow(6, 3),
        ],
      },
      { align: 'start', down: [{ part: 'button', height: 9 }] },
    ],
  },
  square: {
    ground: 'white',
    pad: [9, 6, 6, 6],
    safe: 'all',
    gap: 5,
    down: [
      { grow: 1, pad: [0, 13, 0, 13], down: [{ part: 'picture', fit: 'product', least: 40 }] },
      {
        pad: [0, 0, 0, 13],
        gap: 5,
        align: 'end',
        along: [
          {
            gap: 1.1,
            down: [
              { part: 'brandName', size: [2.5, 2.4], lines: 1, tone: 'soft', drop: 2 },
              { part: 'headline', size: [4.6, 3.4], lines: 2 },
              { part: 'description', size: [2.6, 2.4], lines: 4, tone: 'soft', drop: 1 },
              priceRow(3.6, 3),
            ],
          },
          { part: 'button', height: 7 },
        ],
      },
    ],
  },
  wide: {
    ground: 'white',
    pad: [11, 7.7, 11, 7.7],
    safe: 'all',
    gap: 8,
    along: [
      { part: 'picture', fit: 'product', share: 0.58 },
      {
        justify: 'end',
        gap: 4,
        down: [
          {
            gap: 2,
            down: [
              { part: 'brandName', size: [3.8, 3.4], lines: 1, tone: 'soft', drop: 2 },
              { part: 'headline', size: [7.6, 5], lines: 4 },
              { part: 'description', size: [3.8, 3.4], lines: 5, tone: 'soft', drop: 1 },
              priceRow(6, 3),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 10 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    pad: [12, 12, 12, 12],
    gap: 10,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 76, share: 0.14, grow: 1 },
      stripWords([{ part: 'headline', size: [24, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
