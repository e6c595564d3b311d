import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, stripWords } from '../rows.ts'

/** A feature below a line that leads up to the product. */
const calloutBelow = (index: number, size: number, length: number): AdRegion => ({
  gap: size * 0.4,
  down: [
    { part: 'leader', size: length },
    { part: 'icon', index, size: size * 1.6, align: 'center' },
    { part: 'feature', index, size: [size, size * 0.75], lines: 3, align: 'center' },
  ],
})

/** The product, and below it lines to it from what it has. */
const aboveCallouts = (size: number, length: number, least: number): AdRegion => ({
  grow: 1,
  down: [
    { part: 'picture', source: 'cutout', fit: 'product', radius: 3, y: 0.9, least },
    { gap: 4, along: [0, 1, 2].map((index) => calloutBelow(index, size, length)) },
  ],
})

/** The product, and what it has. */
export const calloutsLayout: Layout = {
  tall: {
    ground: 'tint',
    pad: [7, 6.6, 6.6, 6.6],
    safe: 'all',
    gap: 4,
    down: [
      { part: 'headline', size: [10, 5], lines: 3, align: 'center' },
      { part: 'description', size: [3.6, 2.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      aboveCallouts(3.7, 6, 50),
      brandAndButton(7.4, 10),
    ],
  },
  square: {
    ground: 'tint',
    pad: 6,
    safe: 'all',
    gap: 3,
    down: [{ part: 'headline', size: [8.4, 4.2], lines: 2, align: 'center' }, aboveCallouts(3.3, 5, 36), brandAndButton(6.6, 8.4)],
  },
  wide: {
    ground: 'tint',
    pad: [8, 5, 8, 7],
    safe: 'all',
    gap: 5,
    along: [
      {
        share: 0.36,
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          { part: 'headline', size: [9.6, 5.4], lines: 4 },
          { align: 'start', down: [{ part: 'button', height: 12 }] },
        ],
      },
      aboveCallouts(4.4, 5, 44),
    ],
  },
  strip: {
    ground: 'tint',
    pad: [4, 8, 4, 8],
    gap: 7,
    align: 'center',
    along: [
      { part: 'picture', source: 'cutout', fit: 'product', least: 92, share: 0.16, grow: 1 },
      stripWords([
        { part: 'headline', size: [26, 12], lines: 2 },
        { part: 'feature', size: [15, 12], lines: 1, tone: 'soft', drop: 3 },
      ]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
