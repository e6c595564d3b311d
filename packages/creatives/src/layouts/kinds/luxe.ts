import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, stripWords } from '../rows.ts'

const line: AdRegion = { align: 'center', down: [{ part: 'shape', shape: 'block', color: 'accent', size: 0.3 }] }

/** The product cut out on a dark ground, with little beside it. */
export const luxeLayout: Layout = {
  tall: {
    ground: 'night',
    pad: [8, 8, 8, 8],
    safe: 'all',
    gap: 4.4,
    down: [
      { part: 'brandName', size: [3.6, 2.6], lines: 1, isUpperCase: true, align: 'center' },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 2, least: 50 },
      { part: 'headline', size: [9, 4.8], lines: 3, align: 'center' },
      line,
      { part: 'description', size: [3.4, 2.7], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      priceRow(6, 2, 'center'),
      { align: 'center', down: [{ part: 'button', height: 9.4 }] },
    ],
  },
  square: {
    ground: 'night',
    pad: 6.4,
    safe: 'all',
    gap: 2.6,
    down: [
      { part: 'brandName', size: [3, 2.4], lines: 1, isUpperCase: true, align: 'center' },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 2, least: 44 },
      { part: 'headline', size: [7, 4], lines: 2, align: 'center' },
      { part: 'description', size: [2.9, 2.4], lines: 2, tone: 'soft', align: 'center', drop: 1 },
      priceRow(5, 2, 'center'),
      { align: 'center', down: [{ part: 'button', height: 8 }] },
    ],
  },
  wide: {
    ground: 'night',
    pad: [8, 6, 8, 7.7],
    safe: 'all',
    gap: 6,
    along: [
      {
        share: 0.5,
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brandName', size: [4, 3.4], lines: 1, isUpperCase: true },
          {
            gap: 3.4,
            down: [
              { part: 'headline', size: [10, 5.4], lines: 4 },
              { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
              priceRow(7, 2),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11 }] },
        ],
      },
      { part: 'picture', source: 'cutout', fit: 'product', radius: 3 },
    ],
  },
  strip: {
    ground: 'night',
    pad: [3, 9, 3, 9],
    gap: 9,
    align: 'center',
    along: [
      { part: 'picture', source: 'cutout', fit: 'product', least: 94, share: 0.16, grow: 1 },
      stripWords([{ part: 'headline', size: [28, 12], lines: 2 }]),
      { part: 'button', height: 30, drop: 1 },
    ],
  },
}
