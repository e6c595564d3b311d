import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** The picture from edge to edge, the text on a white plate that floats on it. */
export const plateLayout: Layout = {
  tall: {
    over: [
      { part: 'picture', fit: 'whole', y: 0.11 },
      {
        pad: [0, 6, 6, 6],
        safe: 'below',
        down: [
          { part: 'space', size: 90, grow: 1 },
          {
            ground: 'white',
            radius: 4,
            pad: 5,
            gap: 2.6,
            down: [
              { part: 'headline', size: [8.4, 4.8], lines: 3 },
              { part: 'description', size: [3.6, 2.8], lines: 4, tone: 'soft', drop: 1 },
              brandAndButton(7, 9),
            ],
          },
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 50 },
      {
        pad: [0, 6, 6, 6],
        safe: 'below',
        down: [
          {
            ground: 'white',
            radius: 3.4,
            pad: 3.8,
            gap: 1.8,
            down: [
              { part: 'headline', size: [7, 4], lines: 2 },
              { part: 'description', size: [3.2, 2.4], lines: 3, tone: 'soft', drop: 1 },
              brandAndButton(6, 7.4),
            ],
          },
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        share: 0.53,
        pad: [7, 3, 7, 7.7],
        safe: 'all',
        down: [
          {
            grow: 1,
            ground: 'white',
            radius: 5,
            pad: 6,
            gap: 3.4,
            justify: 'between',
            down: [
              { part: 'brand', size: 8.4, drop: 2 },
              {
                gap: 2.6,
                down: [
                  { part: 'headline', size: [8.6, 5.2], lines: 4 },
                  { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', drop: 1 },
                ],
              },
              { align: 'start', down: [{ part: 'button', height: 11 }] },
            ],
          },
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true },
    ],
  },
  strip: {
    along: [
      {
        share: 0.78,
        pad: [12, 4, 12, 12],
        down: [
          {
            grow: 1,
            ground: 'white',
            radius: 10,
            pad: [0, 8, 0, 10],
            gap: 8,
            align: 'center',
            along: [stripWords([{ part: 'headline', size: [26, 12], lines: 2 }]), { part: 'button', height: 32, drop: 1 }],
          },
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true, least: 90, grow: 1 },
    ],
  },
}
