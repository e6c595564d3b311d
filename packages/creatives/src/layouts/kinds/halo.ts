import { type AdRegion, type Layout, type ShapePart } from '../layout.ts'
import { badgeLabel, brandAndButton, priceRow, priceStack, stripWords } from '../rows.ts'

/** The product before a disc in the brand's colour, above which it stands out. */
const haloed = (least: number, inset: ShapePart['inset'] = [0.14, 0, 0, 0]): AdRegion => ({
  grow: 1,
  over: [
    { part: 'shape', shape: 'disc', color: 'accent', inset },
    { pad: [0, 5, 4, 5], down: [{ part: 'picture', source: 'cutout', fit: 'product', least: least - 4 }] },
  ],
})

/** The product cut out before a disc, what it is and what it costs side by side. */
export const haloLayout: Layout = {
  tall: {
    ground: 'paper',
    pad: [7, 6.6, 0, 6.6],
    safe: 'above',
    gap: 3.2,
    down: [
      { part: 'brandName', size: [4.2, 3.2], lines: 1, tone: 'accent', drop: 2 },
      badgeLabel(3.8),
      { part: 'headline', size: [17, 5], lines: 3, leading: 0.93 },
      { part: 'description', size: [4.6, 3.2], lines: 3, tone: 'soft', drop: 1 },
      {
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { isSnug: true, down: [priceRow(11)] },
          { part: 'button', height: 10.4 },
        ],
      },
      { ...haloed(54, [0.1, -0.4, -0.6, -0.4]), grow: 1 },
    ],
  },
  square: {
    ground: 'paper',
    pad: 6,
    safe: 'all',
    gap: 3.4,
    down: [
      haloed(44),
      {
        gap: 5,
        align: 'end',
        along: [
          {
            gap: 1.8,
            down: [
              { part: 'brandName', size: [2.8, 2.4], lines: 1, tone: 'accent', drop: 2 },
              badgeLabel(2.7),
              { part: 'headline', size: [10.4, 4.6], lines: 3, leading: 0.93 },
              { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          {
            isSnug: true,
            gap: 2,
            align: 'end',
            down: [priceStack(10, 3, 'end'), { part: 'button', height: 8.4 }],
          },
        ],
      },
    ],
  },
  wide: {
    ground: 'paper',
    pad: [6, 7.7, 6, 5],
    safe: 'all',
    gap: 5,
    along: [
      { share: 0.48, down: [haloed(58)] },
      {
        justify: 'center',
        gap: 3.6,
        down: [
          badgeLabel(3.7),
          { part: 'headline', size: [12, 5.6], lines: 4, leading: 0.95 },
          { part: 'description', size: [4.2, 3.4], lines: 3, tone: 'soft', drop: 1 },
          priceRow(12, 3),
          brandAndButton(9, 12),
        ],
      },
    ],
  },
  strip: {
    ground: 'paper',
    pad: [0, 8, 0, 8],
    gap: 8,
    align: 'center',
    along: [
      { isSnug: true, drop: 3, down: [priceStack(30)] },
      {
        share: 0.2,
        grow: 1,
        over: [
          { part: 'shape', shape: 'disc', color: 'accent', inset: [-0.1, 0, -0.1, 0] },
          { pad: [3, 0], down: [{ part: 'picture', source: 'cutout', fit: 'product', least: 92, grow: 1 }] },
        ],
      },
      stripWords([{ part: 'headline', size: [32, 12], lines: 2, leading: 0.94 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
