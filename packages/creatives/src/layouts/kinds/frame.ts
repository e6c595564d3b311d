import { type Layout } from '../layout.ts'
import { brandAndButton, buttonAndPrice, stripWords } from '../rows.ts'

/** A broad frame in the brand's colour around the picture, the text in its foot. */
export const frameLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: 4.4,
    gap: 3.6,
    down: [
      { part: 'picture', fit: 'product', radius: 2.4, least: 52 },
      {
        pad: [0, 2.2, 2, 2.2],
        safe: 'below',
        gap: 2.8,
        down: [
          { part: 'headline', size: [9.4, 4.8], lines: 3, weight: 800 },
          { part: 'description', size: [3.8, 2.8], lines: 3, tone: 'soft', drop: 1 },
          brandAndButton(7, 9.2),
        ],
      },
    ],
  },
  square: {
    ground: 'accent',
    pad: 4.2,
    gap: 3,
    down: [
      { part: 'picture', fit: 'product', radius: 2.2, least: 42 },
      {
        pad: [0, 2.4, 1.9, 2.4],
        gap: 2,
        down: [
          { part: 'headline', size: [7.2, 4], lines: 2, weight: 800 },
          { part: 'description', size: [3.2, 2.4], lines: 3, tone: 'soft', drop: 1 },
          brandAndButton(6.4, 7.8),
        ],
      },
    ],
  },
  wide: {
    ground: 'accent',
    pad: 5,
    gap: 5,
    along: [
      { part: 'picture', fit: 'product', radius: 3.4, share: 0.56 },
      {
        pad: [3, 2, 3, 0],
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 8.6, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [9, 5.2], lines: 4 },
              { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', drop: 1 },
            ],
          },
          buttonAndPrice(11),
        ],
      },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [8, 10, 8, 8],
    gap: 8,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', radius: 6, least: 84, share: 0.16, grow: 1 },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
