import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, featureRows, stripWords } from '../rows.ts'

/** A feature below a line that leads up to the product. */
const calloutBelow = (index: number, size: number, length: number): AdRegion => ({
  gap: size * 0.4,
  down: [
    { part: 'leader', size: length },
    { part: 'icon', index, size: size * 1.6, align: 'center' },
    { part: 'feature', index, size: [size, size * 0.75], lines: 3, align: 'center' },
  ],
})

const callouts = (size: number, length: number): AdRegion => ({
  gap: 3,
  along: [0, 1, 2].map((index) => calloutBelow(index, size, length)),
})

/** The product on the edge of the field in the brand's colour below it, over which it stands out. */
const onEdge = (least: number, beside: number, edge = 0.58, y = 0.9): AdRegion => ({
  grow: 1,
  over: [
    { part: 'shape', shape: 'block', color: 'accent', inset: [edge, 0, 0, 0] },
    { pad: [3, beside, 0, beside], down: [{ part: 'picture', source: 'cutout', fit: 'product', radius: 3, y, least }] },
  ],
})

/** The product, and lines that lead to it from what it has. */
export const calloutsLayout: Layout = {
  tall: {
    ground: 'tint',
    down: [
      {
        pad: [7, 6.6, 3, 6.6],
        safe: 'above',
        gap: 3.4,
        down: [
          { part: 'headline', size: [17, 5], lines: 4, leading: 0.93 },
          { part: 'description', size: [4.6, 3.2], lines: 3, tone: 'soft', drop: 1 },
          featureRows(5.2, 2.6),
          brandAndButton(7.4, 10.4),
        ],
      },
      onEdge(46, 4, 0.5, 0.62),
    ],
  },
  square: {
    ground: 'tint',
    down: [
      { pad: [6, 6, 2, 6], safe: 'above', down: [{ part: 'headline', size: [15, 4.8], lines: 3, leading: 0.92 }] },
      onEdge(34, 5),
      {
        ground: 'accent',
        pad: [0, 6, 5.6, 6],
        safe: 'below',
        gap: 3,
        down: [callouts(3.8, 4.4), brandAndButton(6.6, 8.6)],
      },
    ],
  },
  wide: {
    ground: 'tint',
    along: [
      {
        share: 0.4,
        pad: [8, 4, 8, 7.7],
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          { part: 'headline', size: [15, 5.8], lines: 5, leading: 0.92 },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
      {
        pad: [6, 0, 0, 0],
        down: [onEdge(44, 8), { ground: 'accent', pad: [0, 7.7, 7, 5], safe: 'below', down: [callouts(4.2, 5)] }],
      },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [4, 8, 4, 8],
    gap: 7,
    align: 'center',
    along: [
      stripWords([
        { part: 'headline', size: [26, 12], lines: 2 },
        { part: 'feature', size: [15, 12], lines: 1, tone: 'soft', drop: 3 },
      ]),
      { part: 'picture', source: 'cutout', fit: 'product', least: 92, share: 0.24, grow: 1 },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
