import { type AdRegion, type Layout } from '../layout.ts'
import { badgeLabel, priceRow, priceStack, ratingRow, stripWords } from '../rows.ts'

/** The price, and the button as wide as the rest of the row. */
const priceAndButton = (price: number, button: number): AdRegion => ({
  gap: 5,
  align: 'center',
  along: [
    { isSnug: true, drop: 3, down: [priceStack(price)] },
    { part: 'button', height: button, isWide: true },
  ],
})

/** A tile of a shop: a white card with the picture, what it costs, and a wide button. */
export const cardLayout: Layout = {
  tall: {
    down: [
      { part: 'picture', fit: 'whole', isBehind: true, least: 39 },
      {
        pad: [0, 5, 5, 5],
        safe: 'below',
        down: [
          {
            ground: 'white',
            radius: 4,
            pad: [4.6, 5.4, 5, 5.4],
            gap: 2.6,
            down: [
              { part: 'brand', size: 7, drop: 3 },
              ratingRow(4.4, 5),
              badgeLabel(3.8, 5),
              { part: 'headline', size: [16, 5], lines: 4, leading: 0.95 },
              { part: 'description', size: [4.6, 3.2], lines: 4, tone: 'soft', drop: 2 },
              priceAndButton(13, 11.6),
            ],
          },
        ],
      },
    ],
  },
  square: {
    ground: 'tint',
    pad: [5, 6, 6, 6],
    safe: 'all',
    down: [
      {
        grow: 1,
        ground: 'white',
        radius: 3.6,
        pad: 2,
        gap: 3,
        down: [
          { part: 'picture', fit: 'product', radius: 2.4, least: 40 },
          {
            pad: [0, 2.4, 2, 2.4],
            gap: 2.2,
            down: [
              {
                gap: 4,
                align: 'center',
                justify: 'between',
                drop: 4,
                along: [
                  { part: 'brandName', size: [2.8, 2.4], lines: 1, tone: 'accent' },
                  { isSnug: true, down: [ratingRow(2.9)] },
                ],
              },
              { part: 'headline', size: [10, 4.4], lines: 3, leading: 0.95 },
              { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 2 },
              priceAndButton(7.6, 8.8),
            ],
          },
        ],
      },
    ],
  },
  wide: {
    ground: 'tint',
    pad: [6.4, 7.7],
    safe: 'all',
    down: [
      {
        grow: 1,
        ground: 'white',
        radius: 4.6,
        pad: [2.6, 6, 2.6, 2.6],
        gap: 6,
        along: [
          { part: 'picture', fit: 'product', radius: 3, share: 0.5 },
          {
            pad: [4, 0],
            gap: 3,
            justify: 'between',
            down: [
              {
                gap: 2.6,
                down: [
                  { part: 'brandName', size: [4, 3.4], lines: 1, tone: 'accent', drop: 4 },
                  { part: 'headline', size: [14, 5.8], lines: 4, leading: 0.95 },
                  ratingRow(4.1, 5),
                  { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 2 },
                ],
              },
              priceRow(12, 3),
              { part: 'button', height: 12, isWide: true },
            ],
          },
        ],
      },
    ],
  },
  strip: {
    ground: 'tint',
    pad: 8,
    down: [
      {
        grow: 1,
        ground: 'white',
        radius: 9,
        pad: [6, 9, 6, 6],
        gap: 8,
        align: 'center',
        along: [
          { part: 'picture', fit: 'product', least: 70, radius: 6, share: 0.15, grow: 1 },
          stripWords([{ part: 'headline', size: [28, 12], lines: 2 }]),
          { isSnug: true, drop: 3, down: [priceStack(22)] },
          { part: 'button', height: 32, drop: 1 },
        ],
      },
    ],
  },
}
