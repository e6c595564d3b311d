import { type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** Quiet, as on a gallery's wall: a small picture and small type with much room around them. */
export const galleryLayout: Layout = {
  tall: {
    ground: 'white',
    down: [
      { part: 'picture', fit: 'product', least: 52 },
      {
        pad: [6, 8, 7, 8],
        safe: 'below',
        gap: 3.4,
        down: [
          { part: 'brand', size: 6.2, drop: 2 },
          { part: 'headline', size: [7.4, 4.4], lines: 3 },
          { part: 'description', size: [3.7, 2.8], lines: 3, tone: 'soft', drop: 1 },
          { align: 'start', down: [{ part: 'button', height: 8.6 }] },
        ],
      },
    ],
  },
  square: {
    ground: 'white',
    down: [
      { part: 'picture', fit: 'product', least: 42 },
      {
        pad: [4.4, 6.5, 6, 6.5],
        safe: 'below',
        gap: 5,
        align: 'end',
        along: [
          {
            gap: 1.6,
            down: [
              { part: 'brandName', size: [2.8, 2.4], lines: 1, tone: 'soft', drop: 2 },
              { part: 'headline', size: [5.8, 3.6], lines: 2 },
              { part: 'description', size: [3, 2.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          { part: 'button', height: 7.6 },
        ],
      },
    ],
  },
  wide: {
    ground: 'white',
    along: [
      {
        share: 0.45,
        pad: [9, 5, 9, 8],
        safe: 'all',
        justify: 'between',
        gap: 4,
        down: [
          { part: 'brand', size: 8, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [9.4, 5], lines: 4 },
              { part: 'description', size: [4.1, 3.4], lines: 4, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 10.4 }] },
        ],
      },
      { part: 'picture', fit: 'product' },
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
