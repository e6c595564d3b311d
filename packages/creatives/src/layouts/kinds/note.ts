import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** An instant photograph: a white card with the picture, and the headline written on its foot. */
const photograph = (edge: number, headline: readonly [number, number], least: number): AdRegion => ({
  grow: 1,
  ground: 'white',
  pad: [edge, edge, edge * 0.7, edge],
  gap: edge * 0.5,
  down: [
    { part: 'picture', fit: 'product', least },
    { part: 'headline', size: headline, lines: 2, align: 'center', tone: 'accent', leading: 0.94 },
  ],
})

/** An instant photograph with a headline as if written by hand. */
export const noteLayout: Layout = {
  tall: {
    ground: 'tint',
    pad: [7, 6.6, 0, 6.6],
    safe: 'above',
    gap: 3.4,
    down: [
      { part: 'headline', size: [20, 6], lines: 3, tone: 'accent', leading: 0.92 },
      { part: 'description', size: [4.8, 3.2], lines: 4, drop: 1 },
      brandAndButton(7.4, 10.4),
      {
        grow: 1,
        pad: [2, 2, 0, 2],
        down: [{ grow: 1, ground: 'white', pad: [3, 3, 0, 3], down: [{ part: 'picture', fit: 'product', least: 52 }] }],
      },
    ],
  },
  square: {
    ground: 'tint',
    pad: [5, 9, 6, 9],
    safe: 'all',
    gap: 3,
    down: [
      photograph(2.6, [11.6, 4.6], 42),
      { part: 'description', size: [3.8, 2.6], lines: 3, align: 'center', drop: 1 },
      brandAndButton(6.4, 8),
    ],
  },
  wide: {
    ground: 'tint',
    pad: [6, 7.7, 6, 7.7],
    safe: 'all',
    gap: 7,
    along: [
      { share: 0.6, down: [photograph(3, [13, 5.6], 48)] },
      {
        justify: 'center',
        gap: 4.4,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          { part: 'description', size: [5.4, 3.6], lines: 7, drop: 1 },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [7, 10, 7, 8],
    gap: 9,
    align: 'center',
    along: [
      { share: 0.16, grow: 1, ground: 'white', pad: 4, down: [{ part: 'picture', fit: 'product', least: 74, grow: 1 }] },
      stripWords([{ part: 'headline', size: [36, 12], lines: 2, tone: 'accent', leading: 0.94 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
