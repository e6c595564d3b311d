import { type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** The headline as large as it gets on the brand's colour, the picture running out of the frame. */
export const headlineLayout: Layout = {
  tall: {
    ground: 'accent',
    down: [
      {
        pad: [6.6, 6.6, 5, 6.6],
        safe: 'above',
        gap: 4,
        down: [{ part: 'headline', size: [21, 6.4], lines: 5, weight: 800, leading: 0.9 }, brandAndButton(7.4, 9.4)],
      },
      { part: 'picture', fit: 'product', least: 52 },
    ],
  },
  square: {
    ground: 'accent',
    down: [
      {
        pad: [6, 6, 4.4, 6],
        safe: 'above',
        gap: 3,
        down: [{ part: 'headline', size: [19, 5.4], lines: 4, weight: 800, leading: 0.9 }, brandAndButton(6.8, 8.4)],
      },
      { part: 'picture', fit: 'product', least: 40 },
    ],
  },
  wide: {
    ground: 'accent',
    along: [
      {
        share: 0.62,
        pad: [8, 5, 8, 6],
        safe: 'all',
        justify: 'between',
        gap: 4,
        down: [{ part: 'headline', size: [24, 7], lines: 4, weight: 800, leading: 0.9 }, brandAndButton(9, 12)],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [0, 0, 0, 10],
    gap: 8,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [48, 12], lines: 2, weight: 800, leading: 0.9 }]),
      { part: 'button', height: 32, drop: 1 },
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
    ],
  },
}
