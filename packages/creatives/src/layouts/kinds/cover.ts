import { type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** The cover of a magazine: the brand as its masthead, the picture below, the headline on its foot. */
export const coverLayout: Layout = {
  tall: {
    ground: 'deep',
    down: [
      { pad: [6, 6.6, 4, 6.6], safe: 'above', down: [{ part: 'brandName', size: [7, 4], lines: 1, isUpperCase: true, align: 'center' }] },
      { part: 'picture', fit: 'product', least: 52 },
      {
        pad: [5, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3,
        down: [
          { part: 'headline', size: [10, 5], lines: 3 },
          {
            gap: 4,
            align: 'center',
            justify: 'between',
            along: [
              { part: 'description', size: [3.6, 2.8], lines: 4, tone: 'soft', drop: 1 },
              { part: 'button', height: 9 },
            ],
          },
        ],
      },
    ],
  },
  square: {
    ground: 'deep',
    down: [
      {
        pad: [4, 6.4, 2.6, 6.4],
        safe: 'above',
        down: [{ part: 'brandName', size: [5.6, 3.4], lines: 1, isUpperCase: true, align: 'center' }],
      },
      { part: 'picture', fit: 'product', least: 42 },
      {
        pad: [3.6, 6.4, 5, 6.4],
        safe: 'below',
        gap: 2,
        down: [
          { part: 'headline', size: [8.6, 4.2], lines: 2 },
          {
            gap: 4,
            align: 'center',
            justify: 'between',
            along: [
              { part: 'description', size: [3, 2.4], lines: 3, tone: 'soft', drop: 1 },
              { part: 'button', height: 7.8 },
            ],
          },
        ],
      },
    ],
  },
  wide: {
    ground: 'deep',
    along: [
      { part: 'picture', fit: 'product', share: 0.5 },
      {
        pad: [8, 7.7, 8, 6],
        safe: 'all',
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brandName', size: [6, 4], lines: 1, isUpperCase: true },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [10.4, 5.2], lines: 4 },
              { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'deep',
    pad: [0, 10, 0, 0],
    gap: 9,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.18, grow: 1 },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
