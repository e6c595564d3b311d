import { type Layout } from '../layout.ts'

/** Quiet, as on a gallery's wall: a small picture and small type with much room around them. */
export const galleryLayout: Layout = {
  tall: {
    ground: 'white',
    pad: 8,
    safe: 'all',
    gap: 5,
    down: [
      { part: 'brand', size: 6.4, drop: 2 },
      { pad: [2, 0, 1, 0], grow: 1, down: [{ part: 'picture', fit: 'product', least: 52 }] },
      { part: 'headline', size: [6.4, 4.4], lines: 3 },
      { part: 'description', size: [3.2, 2.7], lines: 3, tone: 'soft', drop: 1 },
      { align: 'start', down: [{ part: 'button', height: 8.4 }] },
    ],
  },
  square: {
    ground: 'white',
    pad: 6.5,
    safe: 'all',
    gap: 4,
    down: [
      { pad: [2, 18, 0, 18], grow: 1, down: [{ part: 'picture', fit: 'product', least: 40 }] },
      {
        gap: 5,
        align: 'end',
        along: [
          {
            gap: 1.6,
            down: [
              { part: 'brandName', size: [2.6, 2.4], lines: 1, tone: 'soft', drop: 2 },
              { part: 'headline', size: [5, 3.6], lines: 2 },
              { part: 'description', size: [2.6, 2.4], lines: 2, tone: 'soft', drop: 1 },
            ],
          },
          { part: 'button', height: 7.4 },
        ],
      },
    ],
  },
  wide: {
    ground: 'white',
    pad: [10, 8, 10, 8],
    safe: 'all',
    gap: 10,
    along: [
      {
        share: 0.46,
        justify: 'between',
        gap: 4,
        down: [
          { part: 'brand', size: 8, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [7.6, 5], lines: 4 },
              { part: 'description', size: [3.8, 3.3], lines: 4, tone: 'soft', drop: 1 },
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 10 }] },
        ],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    ground: 'white',
    pad: [12, 12, 12, 12],
    gap: 10,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 76, share: 0.1 },
      { part: 'headline', size: [24, 12], lines: 2 },
      { part: 'button', height: 32 },
    ],
  },
}
