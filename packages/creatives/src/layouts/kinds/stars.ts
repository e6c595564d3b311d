import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** Five stars across the frame, and their number. */
const rated = (stars: number, text: number): AdRegion => ({
  gap: text * 0.5,
  down: [
    { part: 'stars', size: stars, align: 'center' },
    { part: 'rating', size: [text, text * 0.7], lines: 1, align: 'center', tone: 'soft', drop: 3 },
  ],
})

/** What buyers say: stars as wide as the frame, the headline below them, and the picture running out of the frame. */
export const starsLayout: Layout = {
  tall: {
    ground: 'tint',
    down: [
      {
        pad: [7, 6.6, 5, 6.6],
        safe: 'above',
        gap: 3.4,
        down: [
          rated(16, 5),
          { part: 'headline', size: [12, 5], lines: 4, align: 'center', leading: 0.96 },
          { part: 'description', size: [4.6, 3.6], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          brandAndButton(7.4, 10),
        ],
      },
      { part: 'picture', fit: 'product', least: 56 },
    ],
  },
  square: {
    ground: 'tint',
    down: [
      {
        pad: [6, 6, 3.4, 6],
        safe: 'above',
        gap: 2.2,
        down: [rated(12, 3.2), { part: 'headline', size: [8, 4.2], lines: 2, align: 'center', leading: 0.96 }],
      },
      { part: 'picture', fit: 'product', least: 39 },
      {
        ground: 'deep',
        pad: [3, 6, 5.6, 6],
        safe: 'below',
        down: [brandAndButton(6.4, 8.2)],
      },
    ],
  },
  wide: {
    ground: 'tint',
    along: [
      { part: 'picture', fit: 'product', share: 0.42 },
      {
        pad: [8, 7.7, 8, 6],
        safe: 'all',
        justify: 'between',
        gap: 3,
        down: [
          {
            gap: 2,
            down: [
              { part: 'stars', size: 17 },
              { part: 'rating', size: [5, 4], lines: 1, tone: 'soft' },
            ],
          },
          { part: 'headline', size: [11, 5.6], lines: 3, leading: 0.96 },
          brandAndButton(9, 12),
        ],
      },
    ],
  },
  strip: {
    ground: 'tint',
    along: [
      {
        pad: [0, 7, 0, 9],
        justify: 'center',
        down: [
          stripWords([
            { part: 'stars', size: 26, drop: 1 },
            { part: 'headline', size: [30, 12], lines: 2, leading: 0.94 },
          ]),
        ],
      },
      { part: 'picture', fit: 'product', least: 100, share: 0.2 },
      {
        isSnug: true,
        ground: 'deep',
        pad: [0, 8],
        justify: 'center',
        down: [{ isSnug: true, down: [{ part: 'button', height: 32 }] }],
      },
    ],
  },
}
