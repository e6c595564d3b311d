import { type Layout } from '../layout.ts'
import { badgeLabel, brandAndButton, buttonAndPrice, ratingRow, stripWords } from '../rows.ts'

/** The picture beside a panel in the brand's colour. */
export const splitLayout: Layout = {
  tall: {
    ground: 'accent',
    down: [
      {
        pad: [6.6, 6.6, 5, 6.6],
        safe: 'above',
        gap: 3.4,
        down: [
          { part: 'brand', size: 7.6, drop: 2 },
          ratingRow(3.9, 4),
          badgeLabel(3.3),
          { part: 'headline', size: [9.2, 5.2], lines: 3 },
          { part: 'description', size: [3.8, 2.9], lines: 3, tone: 'soft', drop: 1 },
          buttonAndPrice(9.6),
        ],
      },
      { part: 'picture', fit: 'product', least: 52 },
    ],
  },
  square: {
    ground: 'accent',
    down: [
      { part: 'picture', fit: 'product', least: 42 },
      {
        pad: 6,
        safe: 'below',
        gap: 2.6,
        down: [
          ratingRow(3.4, 4),
          badgeLabel(2.9),
          { part: 'headline', size: [8, 4.4], lines: 2 },
          { part: 'description', size: [3.5, 2.5], lines: 3, tone: 'soft', drop: 1 },
          brandAndButton(7, 8.6),
        ],
      },
    ],
  },
  wide: {
    ground: 'accent',
    along: [
      { part: 'picture', fit: 'product', share: 0.52 },
      {
        pad: [8, 6.5, 8, 6.5],
        safe: 'all',
        justify: 'between',
        gap: 4,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              ratingRow(4.2, 4),
              badgeLabel(3.6),
              { part: 'headline', size: [10, 5.4], lines: 4 },
              { part: 'description', size: [4.3, 3.4], lines: 4, tone: 'soft', drop: 1 },
            ],
          },
          buttonAndPrice(11.8),
        ],
      },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [0, 8, 0, 0],
    gap: 8,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
      stripWords([
        { part: 'headline', size: [30, 12], lines: 2 },
        { part: 'description', size: [15, 13], lines: 1, tone: 'soft', drop: 3 },
      ]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
