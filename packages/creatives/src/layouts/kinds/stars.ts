import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** What buyers say: stars above everything. */
export const starsLayout: Layout = {
  tall: {
    ground: 'tint',
    pad: [7, 6.6, 6.6, 6.6],
    safe: 'all',
    gap: 3.4,
    down: [
      { align: 'center', down: [{ part: 'stars', size: 10, align: 'center' }] },
      { part: 'rating', size: [4.6, 3.4], lines: 1, align: 'center', tone: 'soft' },
      { part: 'headline', size: [9.6, 5], lines: 4, align: 'center' },
      { part: 'picture', fit: 'product', radius: 4, least: 56 },
      { part: 'description', size: [4, 3.2], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      brandAndButton(7.4, 10),
    ],
  },
  square: {
    ground: 'tint',
    pad: 6,
    safe: 'all',
    gap: 2.2,
    down: [
      {
        gap: 3,
        align: 'center',
        justify: 'center',
        along: [
          { part: 'stars', size: 6.4 },
          { part: 'rating', size: [4, 3], lines: 1, tone: 'soft' },
        ],
      },
      { part: 'headline', size: [7.6, 4.2], lines: 2, align: 'center' },
      { part: 'picture', fit: 'product', radius: 3, least: 42 },
      { part: 'description', size: [3, 2.4], lines: 2, tone: 'soft', align: 'center', drop: 1 },
      brandAndButton(6.4, 8.2),
    ],
  },
  wide: {
    ground: 'tint',
    pad: [8, 6, 8, 7],
    safe: 'all',
    gap: 6,
    along: [
      {
        share: 0.55,
        justify: 'between',
        gap: 3,
        down: [
          {
            gap: 3,
            down: [
              {
                gap: 3,
                align: 'center',
                along: [
                  { part: 'stars', size: 9 },
                  { part: 'rating', size: [5.4, 4], lines: 1, tone: 'soft' },
                ],
              },
              { part: 'headline', size: [10.4, 5.6], lines: 3 },
              { part: 'description', size: [4, 3.4], lines: 2, tone: 'soft', drop: 1 },
            ],
          },
          brandAndButton(9, 12),
        ],
      },
      { part: 'picture', fit: 'product', radius: 4.5 },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [0, 8, 0, 0],
    gap: 7,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
      stripWords([
        { part: 'stars', size: 22, drop: 1 },
        { part: 'headline', size: [26, 12], lines: 2 },
      ]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
