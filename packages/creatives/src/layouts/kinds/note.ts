import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** A note beside the picture, its headline as if written by hand. */
export const noteLayout: Layout = {
  tall: {
    ground: 'paper',
    down: [
      { part: 'picture', fit: 'product', least: 52 },
      {
        pad: [5, 7, 7, 7],
        safe: 'below',
        gap: 3,
        down: [
          { part: 'headline', size: [13, 5.4], lines: 3, tone: 'accent' },
          { part: 'description', size: [3.8, 2.8], lines: 4, tone: 'soft', drop: 1 },
          brandAndButton(7, 9),
        ],
      },
    ],
  },
  square: {
    ground: 'tint',
    pad: 5,
    gap: 0,
    down: [
      { part: 'picture', fit: 'product', least: 42 },
      {
        ground: 'white',
        pad: [4, 4.4, 4, 4.4],
        gap: 2,
        down: [
          { part: 'headline', size: [10.4, 4.6], lines: 2, tone: 'accent' },
          { part: 'description', size: [3.2, 2.4], lines: 3, tone: 'soft', drop: 1 },
          brandAndButton(6.4, 7.8),
        ],
      },
    ],
  },
  wide: {
    ground: 'tint',
    pad: 7,
    along: [
      { part: 'picture', fit: 'product', share: 0.5 },
      {
        ground: 'white',
        pad: [6, 6, 6, 6],
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 8.4, drop: 2 },
          {
            gap: 2.6,
            down: [
              { part: 'headline', size: [11, 5.6], lines: 4, tone: 'accent' },
              { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    pad: [0, 10, 0, 0],
    gap: 9,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.18, grow: 1 },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2, tone: 'accent' }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
