import { type Layout } from '../layout.ts'
import { brandAndButton, ratingRow, stripWords } from '../rows.ts'

/** The picture from edge to edge, the rating and the headline on a white card that floats on it. */
export const reviewLayout: Layout = {
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
            radius: 5,
            pad: 5.4,
            gap: 3,
            down: [
              ratingRow(5.4),
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
      { part: 'picture', fit: 'whole', isBehind: true, least: 48 },
      {
        pad: [0, 5, 5, 5],
        safe: 'below',
        down: [
          {
            ground: 'white',
            radius: 4,
            pad: 4,
            gap: 2,
            down: [
              ratingRow(4.4),
              { part: 'headline', size: [6.6, 4], lines: 2 },
              { part: 'description', size: [3, 2.4], lines: 2, tone: 'soft', drop: 1 },
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
        share: 0.5,
        pad: [8, 0, 8, 7],
        safe: 'all',
        justify: 'center',
        down: [
          {
            ground: 'white',
            radius: 5,
            pad: [7, 6.4],
            gap: 3.4,
            down: [
              ratingRow(6),
              { part: 'headline', size: [9, 5.2], lines: 3 },
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
              brandAndButton(8.4, 10.4),
            ],
          },
        ],
      },
      { part: 'picture', fit: 'product', isBehind: true },
    ],
  },
  strip: {
    ground: 'white',
    pad: [0, 8, 0, 0],
    gap: 7,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.28, grow: 1 },
      stripWords([
        { part: 'headline', size: [26, 12], lines: 2 },
        { part: 'stars', size: 20, drop: 3 },
      ]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
