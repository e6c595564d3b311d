import { type AdRegion, type Layout } from '../layout.ts'
import { badgeLabel, brandAndButton, priceStack, promiseLine, ratingRow, stripWords } from '../rows.ts'

/** The price as large as it gets on a field of the second colour, what it was before and how much less it is beside it. */
const priceField = (size: number, pad: readonly [number, number, number, number]): AdRegion => ({
  ground: 'secondary',
  pad,
  gap: size * 0.16,
  align: 'end',
  justify: 'between',
  along: [
    { part: 'price', size: [size, size * 0.55], lines: 1, weight: 800, leading: 0.94 },
    {
      isSnug: true,
      gap: size * 0.04,
      align: 'end',
      pad: [0, 0, size * 0.12, 0],
      down: [
        { part: 'reduction', size: [size * 0.4, size * 0.24], lines: 1, weight: 800, leading: 0.94 },
        { part: 'before', size: [size * 0.26, size * 0.18], lines: 1, tone: 'soft' },
      ],
    },
  ],
})

/** The price as the loudest part, on a field that lies over the foot of the picture. */
export const offerLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 5, 5, 5],
        safe: 'below',
        down: [
          priceField(23, [2.4, 5, 2.4, 5.4]),
          {
            ground: 'white',
            pad: [4.4, 5.4, 5, 5.4],
            gap: 2.6,
            down: [
              badgeLabel(3.4, 5),
              { part: 'headline', size: [12, 4.8], lines: 3, leading: 0.95 },
              ratingRow(4.4, 3),
              { part: 'description', size: [4.4, 3.2], lines: 3, tone: 'soft', drop: 2 },
              promiseLine(4),
              brandAndButton(7.4, 10.4),
            ],
          },
        ],
      },
    ],
  },
  square: {
    ground: 'white',
    down: [
      { part: 'picture', fit: 'product', least: 42 },
      { pad: [-1.6, 9, 0, 0], down: [priceField(17, [2, 4.4, 2, 6])] },
      {
        pad: [3.4, 6, 5.4, 6],
        safe: 'below',
        gap: 2,
        down: [
          { part: 'headline', size: [6.8, 3.6], lines: 2, leading: 0.96 },
          { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 2 },
          promiseLine(3),
          brandAndButton(6.4, 8.4),
        ],
      },
    ],
  },
  wide: {
    ground: 'white',
    along: [
      { part: 'picture', fit: 'product', share: 0.46 },
      {
        down: [
          {
            grow: 1,
            pad: [8, 7.7, 3, 6],
            safe: 'above',
            justify: 'center',
            gap: 2.4,
            down: [
              badgeLabel(3.4, 5),
              { part: 'headline', size: [9.4, 5], lines: 3, leading: 0.96 },
              ratingRow(4.4, 3),
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 2 },
            ],
          },
          { pad: [0, 0, 0, -10], down: [priceField(25, [2.4, 7.7, 2.4, 6])] },
          { pad: [3.6, 7.7, 7, 6], safe: 'below', down: [brandAndButton(9, 12)] },
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.18, drop: 4 },
      { isSnug: true, ground: 'secondary', pad: [0, 10], justify: 'center', down: [priceStack(36)] },
      {
        pad: [0, 8],
        gap: 8,
        align: 'center',
        along: [stripWords([{ part: 'headline', size: [26, 12], lines: 2 }]), { part: 'button', height: 32, drop: 1 }],
      },
    ],
  },
}
