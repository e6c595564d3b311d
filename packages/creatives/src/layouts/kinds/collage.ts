import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, buttonAndPrice, promiseLine, stripWords } from '../rows.ts'

const others = (radius: number, least: number): readonly AdRegion[] => [
  { part: 'picture', source: 'second', fit: 'cover', radius, least },
  { part: 'picture', source: 'third', fit: 'cover', radius, least },
]

/** The ad's picture large, two others of the page beside it. */
export const collageLayout: Layout = {
  tall: {
    ground: 'white',
    pad: [5, 5, 6.6, 5],
    safe: 'all',
    gap: 2,
    down: [
      { part: 'picture', fit: 'product', radius: 2.4, least: 52, grow: 2 },
      { gap: 2, along: others(2.4, 28) },
      { part: 'headline', size: [8.6, 4.8], lines: 3 },
      { part: 'description', size: [3.6, 2.8], lines: 3, tone: 'soft', drop: 1 },
      promiseLine(3.6),
      brandAndButton(7, 9.4),
    ],
  },
  square: {
    ground: 'white',
    pad: [4, 4, 5, 4],
    safe: 'all',
    gap: 2,
    down: [
      {
        grow: 1,
        gap: 2,
        along: [
          { part: 'picture', fit: 'product', radius: 2, least: 46, share: 0.62 },
          { gap: 2, down: others(2, 22) },
        ],
      },
      { part: 'headline', size: [7, 4], lines: 2 },
      { part: 'description', size: [3, 2.4], lines: 2, tone: 'soft', drop: 1 },
      promiseLine(3),
      brandAndButton(6.4, 8),
    ],
  },
  wide: {
    ground: 'white',
    pad: [6, 5, 6, 5],
    safe: 'all',
    gap: 5,
    along: [
      {
        share: 0.56,
        gap: 1.6,
        along: [
          { part: 'picture', fit: 'product', radius: 2.4, share: 0.64 },
          { gap: 1.6, down: others(2.4, 30) },
        ],
      },
      {
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 8.4, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [9, 5.2], lines: 4 },
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
              promiseLine(4),
            ],
          },
          buttonAndPrice(11.6),
        ],
      },
    ],
  },
  strip: {
    ground: 'white',
    pad: [0, 8, 0, 0],
    gap: 7,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.14, grow: 1 },
      { share: 0.22, grow: 1, drop: 2, gap: 2, along: others(0, 100) },
      stripWords([{ part: 'headline', size: [28, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
