import { type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** Almost only words, on a soft tint, with the product small beside them. */
export const statementLayout: Layout = {
  tall: {
    ground: 'tint',
    pad: [7, 6.6, 0, 6.6],
    safe: 'above',
    gap: 4,
    down: [
      { part: 'brand', size: 7.4, drop: 2 },
      { part: 'headline', size: [26, 6], lines: 6, weight: 800, leading: 0.9, tone: 'accent' },
      { part: 'description', size: [4.8, 3.2], lines: 4, tone: 'soft', drop: 1 },
      { align: 'start', down: [{ part: 'button', height: 10.4 }] },
      { grow: 1, pad: [-4, -22, -6, 14], down: [{ part: 'picture', fit: 'product', least: 40, shape: 'disc' }] },
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
              { part: 'description', size: [3.8, 2.6], lines: 6, tone: 'soft', drop: 1 },
              { align: 'start', down: [{ part: 'button', height: 8.4 }] },
            ],
          },
          { pad: [0, -12, -12, 0], share: 0.52, down: [{ part: 'picture', fit: 'product', least: 44, shape: 'disc' }] },
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
      { pad: [0, -14, 0, 0], down: [{ part: 'picture', fit: 'product', shape: 'disc' }] },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [0, 0, 0, 10],
    gap: 9,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [42, 12], lines: 2, weight: 800, tone: 'accent', leading: 0.92 }]),
      { part: 'button', height: 32, drop: 1 },
      { pad: [-14, -14, -14, 0], share: 0.14, grow: 1, down: [{ part: 'picture', fit: 'product', least: 100, shape: 'disc' }] },
    ],
  },
}
