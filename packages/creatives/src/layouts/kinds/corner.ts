import { type Layout } from '../layout.ts'
import { brandAndButton, promiseLine, stripWords } from '../rows.ts'

/** The picture from edge to edge, the text on a block of the brand's colour in its lower corner. */
export const cornerLayout: Layout = {
  tall: {
    over: [
      { part: 'picture', fit: 'whole', y: 0.11 },
      {
        safe: 'below',
        down: [
          { part: 'space', size: 90, grow: 1 },
          {
            along: [
              {
                ground: 'accent',
                share: 0.86,
                pad: [5.6, 6, 5.6, 6.6],
                gap: 3,
                down: [
                  { part: 'headline', size: [9, 4.8], lines: 3, weight: 800 },
                  { part: 'description', size: [3.7, 2.8], lines: 4, tone: 'soft', drop: 1 },
                  promiseLine(3.7),
                  brandAndButton(7, 9),
                ],
              },
              { part: 'space' },
            ],
          },
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 48 },
      {
        along: [
          {
            ground: 'accent',
            share: 0.84,
            pad: [4.4, 5, 4.4, 6.4],
            safe: 'below',
            gap: 2,
            down: [
              { part: 'headline', size: [7.6, 4.2], lines: 2, weight: 800 },
              { part: 'description', size: [3.2, 2.4], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(3.2),
              brandAndButton(6.4, 8),
            ],
          },
          { part: 'space' },
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        share: 0.52,
        down: [
          { part: 'space', size: 14, grow: 1 },
          {
            ground: 'accent',
            pad: [7, 5, 7, 7.7],
            safe: 'below',
            gap: 3.2,
            down: [
              { part: 'headline', size: [10.4, 5.4], lines: 4, weight: 800 },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(4.2),
              brandAndButton(8.6, 11),
            ],
          },
        ],
      },
      { part: 'picture', fit: 'whole', isBehind: true },
    ],
  },
  strip: {
    ground: 'accent',
    gap: 8,
    align: 'center',
    pad: [0, 0, 0, 10],
    along: [
      stripWords([{ part: 'headline', size: [30, 12], lines: 2, weight: 800 }]),
      { part: 'button', height: 32, drop: 1 },
      { part: 'picture', fit: 'product', least: 100, share: 0.24, grow: 1 },
    ],
  },
}
