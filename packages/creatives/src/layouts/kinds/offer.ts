import { type Layout } from '../layout.ts'
import { badgeLabel, brandAndButton, priceRow, promiseLine, ratingRow, reductionLabel, stripWords } from '../rows.ts'

/** The price as the loudest part, with what it was before and how much less it is. */
export const offerLayout: Layout = {
  tall: {
    ground: 'white',
    down: [
      { part: 'picture', fit: 'product', least: 60 },
      {
        pad: [5.4, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3,
        down: [
          badgeLabel(2.6),
          { part: 'headline', size: [7, 4.4], lines: 3 },
          ratingRow(4, 3),
          {
            gap: 4,
            align: 'center',
            justify: 'between',
            along: [{ isSnug: true, down: [priceRow(17)] }, reductionLabel(7)],
          },
          { part: 'description', size: [3.6, 2.8], lines: 3, tone: 'soft', drop: 2 },
          promiseLine(3.6),
          brandAndButton(7.4, 10),
        ],
      },
    ],
  },
  square: {
    ground: 'white',
    down: [
      { part: 'picture', fit: 'product', least: 44 },
      {
        pad: [4, 6, 5.6, 6],
        safe: 'below',
        gap: 2,
        down: [
          badgeLabel(2.6),
          { part: 'headline', size: [5.6, 3.6], lines: 2 },
          {
            gap: 4,
            align: 'center',
            justify: 'between',
            along: [{ isSnug: true, down: [priceRow(15)] }, reductionLabel(6.4)],
          },
          { part: 'description', size: [3, 2.4], lines: 2, tone: 'soft', drop: 2 },
          promiseLine(3),
          brandAndButton(6.4, 8.4),
        ],
      },
    ],
  },
  wide: {
    ground: 'white',
    along: [
      {
        share: 0.54,
        pad: [8, 5, 8, 7.7],
        safe: 'all',
        justify: 'between',
        gap: 3,
        down: [
          {
            gap: 2.6,
            down: [
              badgeLabel(3.0),
              { part: 'headline', size: [8.4, 5], lines: 3 },
              ratingRow(5, 3),
              {
                gap: 4,
                align: 'center',
                along: [{ isSnug: true, down: [priceRow(22)] }, reductionLabel(8)],
              },
              { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', drop: 2 },
              promiseLine(4),
            ],
          },
          brandAndButton(9, 12),
        ],
      },
      { part: 'picture', fit: 'product' },
    ],
  },
  strip: {
    ground: 'white',
    pad: [0, 8, 0, 0],
    gap: 8,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.2, grow: 1 },
      stripWords([{ part: 'headline', size: [26, 12], lines: 2 }]),
      { isSnug: true, down: [priceRow(32)] },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
