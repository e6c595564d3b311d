import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** The picture from edge to edge, the text on a shade that leaves the product clear. */
export const posterLayout: Layout = {
  tall: {
    over: [
      { part: 'picture', fit: 'whole', y: 0.11 },
      {
        down: [
          { part: 'space', size: 89, grow: 1 },
          {
            ground: 'picture',
            pad: [0, 6.6, 6.6, 6.6],
            safe: 'below',
            gap: 2.6,
            down: [
              { part: 'headline', size: [19, 5.4], lines: 4, weight: 800, leading: 0.92 },
              { part: 'description', size: [4.6, 3.4], lines: 4, tone: 'soft', drop: 1 },
              brandAndButton(7.6, 9.8),
            ],
          },
        ],
      },
    ],
  },
  square: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 53 },
      {
        ground: 'picture',
        pad: [0.6, 6.2, 6.2, 6.2],
        safe: 'below',
        gap: 2.2,
        down: [
          { part: 'headline', size: [14, 4.8], lines: 3, weight: 800, leading: 0.92 },
          { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
          brandAndButton(7, 8.6),
        ],
      },
    ],
  },
  wide: {
    along: [
      {
        ground: 'picture',
        share: 0.52,
        pad: [8, 2, 8, 7.7],
        safe: 'all',
        justify: 'between',
        gap: 4,
        down: [
          { part: 'brand', size: 9.6, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [14, 5.8], lines: 4, weight: 800, leading: 0.94 },
              { part: 'description', size: [4.3, 3.4], lines: 4, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true },
    ],
  },
  strip: {
    along: [
      {
        ground: 'picture',
        share: 0.74,
        pad: [0, 0, 0, 10],
        gap: 6,
        align: 'center',
        along: [
          stripWords([{ part: 'headline', size: [28, 12], lines: 2, weight: 800, leading: 0.94 }]),
          { part: 'button', height: 32, drop: 1 },
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true, least: 90, grow: 1 },
    ],
  },
}
