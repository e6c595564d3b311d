import { type Layout } from '../layout.ts'

/** A broad frame in the brand's colour around the picture, the text in its foot. */
export const frameLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: 4.4,
    safe: 'all',
    gap: 3.6,
    down: [
      { part: 'picture', fit: 'product', radius: 2.4, least: 52 },
      {
        pad: [0, 2],
        gap: 2.6,
        down: [
          { part: 'headline', size: [8.6, 4.8], lines: 3 },
          { part: 'description', size: [3.5, 2.8], lines: 2, tone: 'soft', drop: 1 },
          {
            align: 'center',
            gap: 4,
            justify: 'between',
            along: [
              { part: 'brand', size: 7 },
              { part: 'button', height: 9 },
            ],
          },
        ],
      },
    ],
  },
  square: {
    ground: 'accent',
    pad: 4.2,
    gap: 3,
    down: [
      { part: 'picture', fit: 'product', radius: 2.2, least: 46 },
      {
        pad: [0, 2.4, 1.9, 2.4],
        gap: 4,
        align: 'center',
        along: [
          {
            gap: 1.4,
            down: [
              { part: 'brandName', size: [2.8, 2.4], lines: 1, tone: 'soft', drop: 2 },
              { part: 'headline', size: [6.2, 3.9], lines: 2 },
              { part: 'description', size: [2.7, 2.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          { part: 'button', height: 8 },
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
          { align: 'start', down: [{ part: 'button', height: 11 }] },
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
      { part: 'picture', fit: 'product', radius: 6, least: 84, share: 0.16 },
      { part: 'headline', size: [30, 12], lines: 2 },
      { part: 'button', height: 32 },
    ],
  },
}
