import { type Layout } from '../layout.ts'
import { brandAndButton, buttonAndPrice, ratingRow, stripWords } from '../rows.ts'

/** A column of text on white beside the picture, also in upright frames. */
export const columnLayout: Layout = {
  tall: {
    ground: 'tint',
    down: [
      {
        pad: [6, 6.6, 4.4, 6.6],
        safe: 'above',
        gap: 3.4,
        down: [
          ratingRow(3.9, 4),
          { part: 'headline', size: [9.4, 5], lines: 3 },
          { part: 'description', size: [3.7, 2.8], lines: 4, tone: 'soft', drop: 1 },
          brandAndButton(7, 8.6),
        ],
      },
      { part: 'picture', fit: 'product', least: 70 },
    ],
  },
  square: {
    ground: 'tint',
    along: [
      {
        share: 0.44,
        pad: [6, 2, 6, 6],
        safe: 'all',
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 6.6, drop: 2 },
          {
            gap: 2.6,
            down: [
              ratingRow(3.2, 4),
              { part: 'headline', size: [7.6, 4], lines: 6 },
              { part: 'description', size: [3.1, 2.4], lines: 8, tone: 'soft', drop: 1 },
            ],
          },
          buttonAndPrice(7.8),
        ],
      },
      { part: 'picture', fit: 'whole' },
    ],
  },
  wide: {
    ground: 'tint',
    along: [
      {
        share: 0.42,
        pad: [8, 4, 8, 7.7],
        safe: 'all',
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 8.6, drop: 2 },
          {
            gap: 3,
            down: [
              ratingRow(3.9, 4),
              { part: 'headline', size: [9.4, 5], lines: 5 },
              { part: 'description', size: [4, 3.4], lines: 5, tone: 'soft', drop: 1 },
            ],
          },
          buttonAndPrice(11),
        ],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [0, 0, 0, 10],
    gap: 9,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [30, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
      { part: 'picture', fit: 'product', least: 100, share: 0.22, grow: 1 },
    ],
  },
}
