import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, stripWords } from '../rows.ts'

const line = (size: number): AdRegion => ({ part: 'shape', shape: 'block', color: 'accent', size, drop: 2 })

/** The product as large as it gets on a dark ground; below a fine line, small, what it is and what it costs. */
export const luxeLayout: Layout = {
  tall: {
    ground: 'night',
    pad: [7, 8, 6, 8],
    safe: 'above',
    gap: 3.6,
    down: [
      { part: 'brandName', size: [5, 3.2], lines: 1, isUpperCase: true, isLoud: true },
      line(0.35),
      { part: 'headline', size: [15, 5], lines: 4, leading: 0.96 },
      { part: 'description', size: [4.6, 3.2], lines: 3, tone: 'soft', drop: 1 },
      {
        gap: 4,
        align: 'center',
        justify: 'between',
        along: [
          { isSnug: true, drop: 3, down: [priceRow(9)] },
          { part: 'button', height: 10.4 },
        ],
      },
      { pad: [0, -4, 0, -4], grow: 1, down: [{ part: 'picture', source: 'cutout', fit: 'product', radius: 2, least: 50 }] },
    ],
  },
  square: {
    ground: 'night',
    pad: [6, 6.4, 6, 6.4],
    safe: 'all',
    gap: 2.8,
    down: [
      { part: 'brandName', size: [3.6, 2.4], lines: 1, isUpperCase: true, isLoud: true, align: 'center' },
      { pad: [1, 3, 1, 3], grow: 1, down: [{ part: 'picture', source: 'cutout', fit: 'product', radius: 2, least: 46 }] },
      line(0.3),
      {
        gap: 6,
        align: 'center',
        along: [
          {
            gap: 1.4,
            down: [
              { part: 'headline', size: [8.4, 4.2], lines: 3, leading: 0.96 },
              { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          {
            isSnug: true,
            gap: 1.6,
            align: 'end',
            down: [priceRow(6.4, 3, 'end'), { part: 'button', height: 8.2 }],
          },
        ],
      },
    ],
  },
  wide: {
    ground: 'night',
    pad: [8, 7.7, 8, 7.7],
    safe: 'all',
    gap: 4,
    along: [
      { pad: [-2, 0, -2, -2], share: 0.62, down: [{ part: 'picture', source: 'cutout', fit: 'product', radius: 3 }] },
      {
        justify: 'between',
        gap: 3,
        down: [
          { part: 'brandName', size: [4.6, 3.4], lines: 1, isUpperCase: true, isLoud: true },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [11, 5.4], lines: 5, leading: 0.96 },
              line(0.5),
              { part: 'description', size: [3.8, 3.4], lines: 4, tone: 'soft', drop: 1 },
              priceRow(7, 3),
            ],
          },
          { align: 'start', down: [{ part: 'button', height: 11 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'night',
    pad: [3, 9, 3, 9],
    gap: 9,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [28, 12], lines: 2 }]),
      { part: 'picture', source: 'cutout', fit: 'product', least: 94, share: 0.18, grow: 1 },
      { isSnug: true, drop: 3, down: [priceRow(22)] },
      { part: 'button', height: 30, drop: 1 },
    ],
  },
}
