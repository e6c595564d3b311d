import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, stripWords } from '../rows.ts'

const buttonAndPriceInMiddle = (button: number): AdRegion => ({
  gap: 3,
  align: 'center',
  justify: 'center',
  along: [
    { part: 'button', height: button },
    { isSnug: true, drop: 3, down: [priceRow(button * 0.74)] },
  ],
})

/** Centred words, and the picture in an arch that stands on the lower edge. */
export const archLayout: Layout = {
  tall: {
    ground: 'tint',
    pad: [6, 6.6, 0, 6.6],
    safe: 'above',
    gap: 3.6,
    down: [
      { part: 'brandName', size: [4, 2.8], lines: 1, align: 'center', tone: 'accent', drop: 2 },
      { part: 'headline', size: [13, 5], lines: 4, align: 'center', leading: 0.96 },
      { part: 'description', size: [4.6, 3.6], lines: 4, tone: 'soft', align: 'center', drop: 1 },
      buttonAndPriceInMiddle(10.4),
      { grow: 1, pad: [2, 4, 0, 4], down: [{ part: 'picture', fit: 'product', least: 56, shape: 'arch', y: 0.4 }] },
    ],
  },
  square: {
    ground: 'tint',
    pad: [5.4, 6, 0, 6],
    safe: 'above',
    gap: 2.4,
    down: [
      { part: 'brandName', size: [2.9, 2.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
      { part: 'headline', size: [10, 4.4], lines: 3, align: 'center', leading: 0.96 },
      { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', align: 'center', drop: 1 },
      buttonAndPriceInMiddle(8),
      { grow: 1, pad: [0.6, 15, 0, 15], down: [{ part: 'picture', fit: 'product', least: 42, shape: 'arch', y: 0.7 }] },
    ],
  },
  wide: {
    ground: 'tint',
    gap: 8,
    pad: [8, 7.7, 0, 10],
    along: [
      { part: 'picture', fit: 'product', shape: 'arch', share: 0.44 },
      {
        pad: [0, 0, 8, 0],
        safe: 'below',
        justify: 'center',
        gap: 3.4,
        down: [
          { part: 'brandName', size: [4.2, 3.4], lines: 1, align: 'center', tone: 'accent', drop: 2 },
          { part: 'headline', size: [12, 5.6], lines: 4, align: 'center', leading: 0.96 },
          { part: 'description', size: [4.3, 3.4], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          buttonAndPriceInMiddle(11.6),
        ],
      },
    ],
  },
  strip: {
    ground: 'tint',
    pad: [0, 10, 0, 10],
    gap: 9,
    align: 'center',
    along: [
      stripWords([{ part: 'headline', size: [30, 12], lines: 2 }]),
      { grow: 1, pad: [10, 0, 0, 0], share: 0.14, down: [{ part: 'picture', fit: 'product', least: 90, shape: 'arch', grow: 1 }] },
      { isSnug: true, drop: 3, down: [priceRow(22)] },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
