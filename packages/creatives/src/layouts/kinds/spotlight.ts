import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceRow, stripWords } from '../rows.ts'

/** The picture in a disc, in a ring of the brand's colour that reaches `beyond` it, as a share of its size. */
const lit = (least: number, beyond: number): AdRegion => ({
  grow: 1,
  over: [
    { part: 'shape', shape: 'disc', color: 'accent', inset: [-beyond, -beyond, -beyond, -beyond] },
    { part: 'picture', fit: 'product', least, shape: 'disc' },
  ],
})

/** The picture in a disc as if lit there, in a broad ring that runs out of the frame, and a large headline below. */
export const spotlightLayout: Layout = {
  tall: {
    ground: 'deep',
    pad: [7, 6.6, 0, 6.6],
    safe: 'above',
    gap: 3.4,
    down: [
      { part: 'headline', size: [19, 5.4], lines: 4, weight: 800, leading: 0.92 },
      { part: 'description', size: [4.8, 3.2], lines: 3, tone: 'soft', drop: 1 },
      priceRow(9, 3),
      brandAndButton(7.4, 10.4),
      { pad: [10, -10, 8, 10], grow: 1, down: [lit(44, 0.16)] },
    ],
  },
  square: {
    ground: 'deep',
    pad: [0, 6, 6, 6],
    safe: 'below',
    gap: 2.4,
    down: [
      { pad: [3, -6, 7, 20], grow: 1, down: [lit(42, 0.14)] },
      { part: 'headline', size: [11, 4.6], lines: 3, weight: 800, leading: 0.94 },
      { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
      brandAndButton(6.8, 8.4),
    ],
  },
  wide: {
    ground: 'deep',
    gap: 4,
    pad: [0, 0, 0, 7.7],
    along: [
      {
        share: 0.54,
        pad: [8, 0, 8, 0],
        safe: 'above',
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [14, 5.8], lines: 4, weight: 800, leading: 0.94 },
              { part: 'description', size: [4.3, 3.4], lines: 3, tone: 'soft', drop: 1 },
              priceRow(8, 3),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
      { pad: [7, 3, 7, 6], down: [lit(60, 0.14)] },
    ],
  },
  strip: {
    ground: 'deep',
    pad: [0, 10, 0, 10],
    gap: 16,
    align: 'center',
    along: [
      {
        share: 0.13,
        grow: 1,
        over: [
          { part: 'shape', shape: 'disc', color: 'accent', inset: [-0.12, -0.12, -0.12, -0.12] },
          { part: 'picture', fit: 'product', least: 92, shape: 'disc', grow: 1 },
        ],
      },
      stripWords([{ part: 'headline', size: [32, 12], lines: 2, weight: 800 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
