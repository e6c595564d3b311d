import { type Layout } from '../layout.ts'
import { buttonAndPrice, stripWords } from '../rows.ts'

/** The picture in an arch on a tint of the brand's colour, the text centred below. */
export const archLayout: Layout = {
  tall: {
    ground: 'tint',
    pad: 7,
    safe: 'below',
    gap: 3.8,
    down: [
      { pad: [0, 3], grow: 1, down: [{ part: 'picture', fit: 'product', least: 52, shape: 'arch' }] },
      { part: 'brandName', size: [3.4, 2.8], lines: 1, align: 'center', tone: 'accent', drop: 2 },
      { part: 'headline', size: [9.4, 5], lines: 3, align: 'center' },
      { part: 'description', size: [3.9, 2.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      { align: 'center', down: [{ part: 'button', height: 9.6 }] },
    ],
  },
  square: {
    ground: 'tint',
    pad: [6, 6, 5.4, 6],
    safe: 'all',
    gap: 2.8,
    down: [
      { part: 'brandName', size: [2.8, 2.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
      { pad: [0, 9, 0, 9], grow: 1, down: [{ part: 'picture', fit: 'product', least: 44, shape: 'arch' }] },
      { part: 'headline', size: [7.4, 4.2], lines: 2, align: 'center' },
      { part: 'description', size: [3.3, 2.4], lines: 2, tone: 'soft', align: 'center', drop: 1 },
      { align: 'center', down: [{ part: 'button', height: 7.8 }] },
    ],
  },
  wide: {
    ground: 'tint',
    gap: 6,
    pad: [8, 6, 0, 6],
    safe: 'all',
    along: [
      {
        share: 0.55,
        pad: [0, 0, 8, 0],
        justify: 'between',
        gap: 3.4,
        down: [
          { part: 'brand', size: 9, drop: 2 },
          {
            gap: 3,
            down: [
              { part: 'headline', size: [10.6, 5.6], lines: 4 },
              { part: 'description', size: [4.3, 3.4], lines: 3, tone: 'soft', drop: 1 },
            ],
          },
          buttonAndPrice(11.6),
        ],
      },
      { part: 'picture', fit: 'product', shape: 'arch' },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [0, 10, 0, 10],
    gap: 9,
    align: 'center',
    along: [
      { grow: 1, pad: [10, 0, 0, 0], share: 0.14, down: [{ part: 'picture', fit: 'product', least: 90, shape: 'arch', grow: 1 }] },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
