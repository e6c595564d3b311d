import { type Layout } from '../layout.ts'
import { badgeLabel, buttonAndPrice, ratingRow, stripWords } from '../rows.ts'

/** Everything on light paper, the whole picture in a rounded frame. */
export const cardLayout: Layout = {
  tall: {
    ground: 'paper',
    down: [
      { part: 'picture', fit: 'product', least: 52 },
      {
        pad: [5.4, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3.2,
        down: [
          { part: 'brand', size: 7.4, drop: 1 },
          ratingRow(3.9, 4),
          badgeLabel(3.3),
          { part: 'headline', size: [9.2, 4.8], lines: 3 },
          { part: 'description', size: [4, 2.8], lines: 4, tone: 'soft', drop: 2 },
          buttonAndPrice(10),
        ],
      },
    ],
  },
  square: {
    ground: 'paper',
    pad: 6,
    safe: 'all',
    gap: 3,
    down: [
      { part: 'brand', size: 6.6, drop: 1 },
      { part: 'picture', fit: 'product', radius: 3.3, least: 42 },
      {
        gap: 4.5,
        align: 'end',
        along: [
          {
            gap: 1.8,
            down: [
              ratingRow(2.9, 4),
              badgeLabel(2.6),
              { part: 'headline', size: [6.8, 4.2], lines: 2 },
              { part: 'description', size: [3.4, 2.4], lines: 3, tone: 'soft', drop: 2 },
            ],
          },
          { part: 'button', height: 8.2 },
        ],
      },
    ],
  },
  wide: {
    ground: 'paper',
    pad: 6.5,
    safe: 'all',
    gap: 6.5,
    along: [
      { part: 'picture', fit: 'product', radius: 4.5, share: 0.5 },
      {
        gap: 4,
        down: [
          { part: 'brand', size: 9, drop: 1 },
          {
            grow: 1,
            justify: 'center',
            gap: 3,
            down: [
              ratingRow(4.1, 4),
              badgeLabel(3.5),
              { part: 'headline', size: [9.8, 5.4], lines: 4 },
              { part: 'description', size: [4.3, 3.4], lines: 4, tone: 'soft', drop: 2 },
            ],
          },
          buttonAndPrice(11.6),
        ],
      },
    ],
  },
  strip: {
    ground: 'paper',
    pad: [0, 8, 0, 0],
    gap: 8,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.18, grow: 1 },
      stripWords([
        { part: 'headline', size: [30, 12], lines: 2 },
        { part: 'description', size: [15, 13], lines: 1, tone: 'soft', drop: 3 },
      ]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
