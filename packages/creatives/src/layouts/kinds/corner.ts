import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, priceStack, promiseLine, stripWords } from '../rows.ts'

/** The price on a lower step beside the block. */
const step = (size: number, share: number): AdRegion => ({
  share,
  justify: 'end',
  drop: 3,
  down: [{ ground: 'secondary', pad: [size * 0.4, 3, size * 0.5, 3.4], safe: 'below', down: [priceStack(size)] }],
})

/** The picture from edge to edge, the words on a block of the brand's colour in its lower corner, the price on a step beside it. */
export const cornerLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 9, 7, 0],
        safe: 'below',
        down: [
          { drop: 3, align: 'start', down: [{ isSnug: true, ground: 'secondary', pad: [1.6, 5, 1.6, 6.6], down: [priceRow(11)] }] },
          {
            ground: 'accent',
            pad: [4.6, 5, 5.4, 6.6],
            gap: 2.8,
            down: [
              { part: 'headline', size: [18, 5], lines: 4, weight: 800, leading: 0.92 },
              { part: 'description', size: [5.2, 4], lines: 4, tone: 'soft', drop: 2 },
              promiseLine(4),
              brandAndButton(7, 10),
            ],
          },
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 51 },
      {
        along: [
          {
            ground: 'accent',
            share: 0.68,
            pad: [4.6, 4, 5, 6],
            safe: 'below',
            gap: 2.4,
            down: [
              { part: 'headline', size: [10.2, 3.8], lines: 3, weight: 800, leading: 0.92 },
              { part: 'description', size: [3.8, 2.3], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(3),
              brandAndButton(6.2, 8),
            ],
          },
          step(10, 0.32),
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        share: 0.62,
        down: [
          { part: 'space', size: 8, grow: 1 },
          {
            along: [
              {
                ground: 'accent',
                share: 0.72,
                pad: [7, 5, 7, 7.7],
                safe: 'below',
                gap: 3.2,
                down: [
                  { part: 'headline', size: [12, 5.4], lines: 4, weight: 800, leading: 0.94 },
                  { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
                  promiseLine(4.2),
                  brandAndButton(8.6, 11),
                ],
              },
              step(9.4, 0.28),
            ],
          },
        ],
      },
      { part: 'picture', fit: 'whole', isBehind: true },
    ],
  },
  strip: {
    ground: 'accent',
    along: [
      {
        pad: [0, 8, 0, 10],
        gap: 8,
        align: 'center',
        along: [stripWords([{ part: 'headline', size: [34, 12], lines: 2, weight: 800 }]), { part: 'button', height: 32, drop: 1 }],
      },
      { part: 'picture', fit: 'product', least: 100, share: 0.2 },
      { isSnug: true, drop: 3, ground: 'secondary', pad: [0, 8], justify: 'center', down: [priceStack(28)] },
    ],
  },
}
