import { type Layout } from '../layout.ts'
import { stripWords } from '../rows.ts'

/** Dark and quiet, as for jewellery: a fine line, a serif, little colour. */
export const noirLayout: Layout = {
  tall: {
    ground: 'night',
    down: [
      { part: 'picture', fit: 'product', least: 52 },
      {
        pad: [6, 9, 7, 9],
        safe: 'below',
        gap: 4,
        down: [
          { part: 'brandName', size: [3.2, 2.8], lines: 1, isUpperCase: true, align: 'center', tone: 'soft', drop: 2 },
          { part: 'shape', shape: 'block', color: 'accent', size: 0.3, drop: 2 },
          { part: 'headline', size: [9.4, 5], lines: 3, align: 'center' },
          { part: 'description', size: [3.7, 2.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          { align: 'center', down: [{ part: 'button', height: 9 }] },
        ],
      },
    ],
  },
  square: {
    ground: 'night',
    pad: [5, 6.5, 6, 6.5],
    safe: 'all',
    gap: 2.8,
    down: [
      { part: 'brandName', size: [2.8, 2.4], lines: 1, isUpperCase: true, align: 'center', tone: 'soft', drop: 2 },
      { part: 'headline', size: [8, 4.4], lines: 2, align: 'center' },
      { part: 'shape', shape: 'block', color: 'accent', size: 0.3, drop: 2 },
      { part: 'picture', fit: 'product', least: 42 },
      {
        gap: 4,
        align: 'center',
        along: [
          { part: 'description', size: [3.1, 2.4], lines: 3, tone: 'soft', drop: 1 },
          { part: 'button', height: 7.8 },
        ],
      },
    ],
  },
  wide: {
    ground: 'night',
    along: [
      {
        share: 0.5,
        pad: [9, 6, 9, 7.7],
        safe: 'all',
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brandName', size: [4, 3.4], lines: 1, isUpperCase: true, tone: 'soft', drop: 2 },
          {
            gap: 3.4,
            down: [
              { part: 'headline', size: [10.8, 5.6], lines: 4 },
              { part: 'shape', shape: 'block', color: 'accent', size: 0.5, drop: 2 },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11 }] },
        ],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    ground: 'night',
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
