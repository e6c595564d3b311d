import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, promiseLine, stripWords } from '../rows.ts'

const GAP = 1.4

const others = (least: number): readonly AdRegion[] => [
  { part: 'picture', source: 'second', fit: 'cover', least },
  { part: 'picture', source: 'third', fit: 'cover', least },
]

/** A mosaic: three pictures of the page, and the words on a tile in the brand's colour among them. */
export const collageLayout: Layout = {
  tall: {
    ground: 'white',
    gap: GAP,
    down: [
      {
        ground: 'accent',
        pad: [6, 6.6, 5.4, 6.6],
        safe: 'above',
        gap: 2.8,
        down: [
          { part: 'headline', size: [17, 5], lines: 3, weight: 800, leading: 0.93 },
          { part: 'description', size: [4.6, 3.2], lines: 3, tone: 'soft', drop: 1 },
          promiseLine(4),
          brandAndButton(7.4, 10.4),
        ],
      },
      { part: 'picture', fit: 'product', least: 40, grow: 2 },
      { grow: 1, gap: GAP, along: others(30) },
    ],
  },
  square: {
    ground: 'white',
    gap: GAP,
    down: [
      {
        grow: 3,
        gap: GAP,
        along: [
          { part: 'picture', fit: 'product', least: 46, share: 0.5 },
          {
            ground: 'accent',
            pad: [6, 5.4, 4, 4],
            safe: 'above',
            justify: 'between',
            gap: 3,
            down: [
              { part: 'headline', size: [8.6, 4], lines: 6, weight: 800, leading: 0.95 },
              { part: 'description', size: [3.8, 2.6], lines: 6, tone: 'soft', drop: 1 },
            ],
          },
        ],
      },
      {
        grow: 2,
        gap: GAP,
        along: others(24),
      },
      { pad: [2, 6, 5, 6], safe: 'below', down: [brandAndButton(6.4, 8)] },
    ],
  },
  wide: {
    ground: 'white',
    gap: GAP,
    along: [
      { part: 'picture', fit: 'product', share: 0.46 },
      { share: 0.19, gap: GAP, down: others(30) },
      {
        ground: 'accent',
        pad: [8, 7.7, 8, 5],
        safe: 'above',
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 8.4, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [11, 5.2], lines: 5, weight: 800, leading: 0.95 },
              { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', drop: 1 },
              priceRow(8, 3),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11.6 }] },
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
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
      { share: 0.2, grow: 1, drop: 2, gap: 3, along: others(100) },
      stripWords([{ part: 'headline', size: [28, 12], lines: 2, weight: 800 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
