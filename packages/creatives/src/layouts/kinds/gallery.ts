import { type Layout } from '../layout.ts'
import { priceRow, priceStack, stripWords } from '../rows.ts'

/** As on a gallery's wall: the picture with much room around it, and beside its foot a small label. */
export const galleryLayout: Layout = {
  tall: {
    ground: 'white',
    pad: [8, 10, 0, 10],
    safe: 'above',
    gap: 3,
    down: [
      { part: 'brandName', size: [4, 3.2], lines: 1, tone: 'soft', drop: 2 },
      { part: 'headline', size: [14, 5], lines: 4, leading: 0.96 },
      { part: 'description', size: [4.6, 3.2], lines: 4, tone: 'soft', drop: 1 },
      {
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { isSnug: true, drop: 3, down: [priceRow(9)] },
          { part: 'button', height: 10 },
        ],
      },
      { grow: 1, pad: [3, 0, 10, 0], down: [{ part: 'picture', fit: 'product', least: 52 }] },
    ],
  },
  square: {
    ground: 'white',
    pad: [6, 6, 6, 6],
    safe: 'all',
    gap: 4,
    down: [
      { grow: 1, pad: [0, 6, 0, 6], down: [{ part: 'picture', fit: 'product', least: 42 }] },
      {
        pad: [0, 6, 0, 6],
        gap: 5,
        align: 'end',
        along: [
          {
            gap: 1.4,
            down: [
              { part: 'brandName', size: [2.9, 2.4], lines: 1, tone: 'soft', drop: 2 },
              { part: 'headline', size: [8, 4.2], lines: 3, leading: 0.96 },
              { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          { isSnug: true, gap: 1.6, align: 'end', down: [priceStack(7.4, 3, 'end'), { part: 'button', height: 8 }] },
        ],
      },
    ],
  },
  wide: {
    ground: 'white',
    pad: [9, 7.7, 9, 7.7],
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
              { part: 'headline', size: [11, 5.4], lines: 4, leading: 0.96 },
              { part: 'description', size: [4.2, 3.4], lines: 5, tone: 'soft', drop: 1 },
              priceRow(8, 3),
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
