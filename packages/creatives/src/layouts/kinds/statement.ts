import { type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** Almost only words, on a soft tint, with the product small beside them. */
export const statementLayout: Layout = {
  tall: {
    ground: 'tint',
    pad: [7, 7, 7, 7],
    safe: 'all',
    gap: 4,
    justify: 'between',
    down: [
      { part: 'brand', size: 7.4, drop: 2 },
      { part: 'headline', size: [20, 6], lines: 5, weight: 800, leading: 0.92, tone: 'accent' },
      {
        gap: 5,
        align: 'end',
        justify: 'between',
        along: [
          {
            gap: 3,
            down: [
              { part: 'description', size: [4.4, 2.8], lines: 6, tone: 'soft', drop: 1 },
              { align: 'start', down: [{ part: 'button', height: 9.4 }] },
            ],
          },
          { part: 'picture', fit: 'product', least: 40, shape: 'disc', share: 0.46 },
        ],
      },
    ],
  },
  square: {
    ground: 'tint',
    pad: 6.4,
    safe: 'all',
    gap: 3,
    justify: 'between',
    down: [
      { part: 'brand', size: 6.8, drop: 2 },
      { part: 'headline', size: [17, 5], lines: 5, weight: 800, leading: 0.92, tone: 'accent' },
      {
        gap: 5,
        align: 'end',
        justify: 'between',
        along: [
          {
            gap: 2.6,
            down: [
              { part: 'description', size: [3.4, 2.4], lines: 6, tone: 'soft', drop: 1 },
              { align: 'start', down: [{ part: 'button', height: 8.4 }] },
            ],
          },
          { part: 'picture', fit: 'product', least: 38, shape: 'disc', share: 0.44 },
        ],
      },
    ],
  },
  wide: {
    ground: 'tint',
    pad: [8, 6, 8, 6],
    safe: 'all',
    gap: 6,
    along: [
      {
        share: 0.64,
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 8.6, drop: 2 },
          { part: 'headline', size: [20, 6], lines: 4, weight: 800, leading: 0.92, tone: 'accent' },
          {
            gap: 5,
            align: 'center',
            along: [
              { part: 'button', height: 11.6 },
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
        ],
      },
      { part: 'picture', fit: 'product', shape: 'disc' },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [6, 10, 6, 10],
    gap: 9,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [40, 12], lines: 2, weight: 800, tone: 'accent' }]),
      { part: 'picture', fit: 'product', least: 88, share: 0.13, shape: 'disc', grow: 1 },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
