import { type AdRegion, type Layout } from '../layout.ts'
import { badgeLabel, brandAndButton, priceRow, stripWords } from '../rows.ts'

/** The product before a disc in the brand's colour. */
const haloed = (least: number): AdRegion => ({
  grow: 1,
  over: [
    { part: 'shape', shape: 'disc', color: 'accent', size: least },
    { pad: [3, 5], down: [{ part: 'picture', source: 'cutout', fit: 'product', least: least - 6 }] },
  ],
})

/** The product cut out before a disc. */
export const haloLayout: Layout = {
  tall: {
    ground: 'paper',
    pad: [7, 6.6, 6.6, 6.6],
    safe: 'all',
    gap: 3.6,
    down: [
      { part: 'brand', size: 7.4, drop: 2 },
      haloed(58),
      badgeLabel(3.6),
      { part: 'headline', size: [10, 5], lines: 3 },
      { part: 'description', size: [3.8, 2.8], lines: 3, tone: 'soft', drop: 1 },
      {
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { isSnug: true, down: [priceRow(8)] },
          { part: 'button', height: 10 },
        ],
      },
    ],
  },
  square: {
    ground: 'paper',
    pad: 6,
    safe: 'all',
    gap: 2.4,
    down: [
      haloed(42),
      badgeLabel(2.7),
      { part: 'headline', size: [7.6, 4.2], lines: 2 },
      { part: 'description', size: [3.1, 2.4], lines: 2, tone: 'soft', drop: 1 },
      brandAndButton(6.6, 8.4),
    ],
  },
  wide: {
    ground: 'paper',
    pad: [7, 5, 7, 7.7],
    safe: 'all',
    gap: 5,
    along: [
      {
        share: 0.52,
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              badgeLabel(3.7),
              { part: 'headline', size: [10.4, 5.6], lines: 4 },
              { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          {
            gap: 5,
            align: 'center',
            along: [
              { part: 'button', height: 12 },
              { isSnug: true, drop: 3, down: [priceRow(9)] },
            ],
          },
        ],
      },
      haloed(58),
    ],
  },
  strip: {
    ground: 'paper',
    pad: [0, 8, 0, 8],
    gap: 8,
    align: 'center',
    along: [
      {
        share: 0.18,
        grow: 1,
        over: [
          { part: 'shape', shape: 'disc', color: 'accent', size: 92 },
          { part: 'picture', source: 'cutout', fit: 'product', least: 92, grow: 1 },
        ],
      },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
