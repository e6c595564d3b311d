import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** Loud, as in a shop window: capitals on a band of the brand's colour across the picture. */
export const bandLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'product', least: 52 },
      {
        ground: 'accent',
        pad: [5, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3.2,
        down: [
          { part: 'headline', size: [14, 6], lines: 3, isUpperCase: true },
          { part: 'description', size: [3.8, 2.8], lines: 3, tone: 'soft', drop: 1 },
          brandAndButton(7, 9),
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'product', least: 40 },
      {
        ground: 'accent',
        pad: [4, 6, 4.4, 6],
        safe: 'below',
        gap: 2.6,
        down: [
          { part: 'headline', size: [14, 5.2], lines: 2, isUpperCase: true },
          { part: 'description', size: [2.9, 2.4], lines: 2, tone: 'soft', drop: 1 },
          brandAndButton(6.8, 8.2),
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        ground: 'accent',
        share: 0.58,
        pad: [8, 6, 8, 7.7],
        safe: 'all',
        justify: 'between',
        gap: 4,
        down: [
          {
            gap: 3.4,
            down: [
              { part: 'headline', size: [15, 7], lines: 4, isUpperCase: true },
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          {
            align: 'center',
            gap: 4,
            justify: 'between',
            along: [
              { part: 'brand', size: 9, drop: 2 },
              { part: 'button', height: 12 },
            ],
          },
        ],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.3, grow: 1 },
      {
        ground: 'accent',
        pad: [0, 9, 0, 9],
        gap: 8,
        align: 'center',
        along: [stripWords([{ part: 'headline', size: [32, 12], lines: 2, isUpperCase: true }]), { part: 'button', height: 32, drop: 1 }],
      },
    ],
  },
}
