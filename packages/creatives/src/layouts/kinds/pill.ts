import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** Friendly and round: the picture in a large pill on the brand's colour. */
export const pillLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: [6, 6.6, 6.6, 6.6],
    safe: 'below',
    gap: 3.8,
    down: [
      { part: 'picture', fit: 'product', radius: 40, least: 52 },
      { part: 'headline', size: [9.8, 5.2], lines: 3, align: 'center', weight: 800 },
      { part: 'description', size: [3.8, 2.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      brandAndButton(7, 9.2),
    ],
  },
  square: {
    ground: 'accent',
    pad: [5, 6, 5.6, 6],
    safe: 'all',
    gap: 2.8,
    down: [
      { part: 'picture', fit: 'product', radius: 40, least: 42 },
      { part: 'headline', size: [7.8, 4.2], lines: 2, align: 'center', weight: 800 },
      { part: 'description', size: [3.2, 2.4], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      brandAndButton(6.4, 8),
    ],
  },
  wide: {
    ground: 'accent',
    pad: [8, 6, 8, 6],
    safe: 'all',
    gap: 6,
    along: [
      {
        share: 0.52,
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 8.6, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [10.6, 5.6], lines: 4, weight: 800 },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11.4 }] },
        ],
      },
      { part: 'picture', fit: 'product', radius: 42 },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [8, 10, 8, 10],
    gap: 9,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', radius: 42, least: 84, share: 0.2, grow: 1 },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2, weight: 800 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
