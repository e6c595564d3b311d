import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, ratingRow } from '../rows.ts'

/** The brand's name as wide as the page. */
const masthead = (size: number): AdRegion => ({
  part: 'brandName',
  size: [size, size * 0.2],
  lines: 1,
  isUpperCase: true,
  isLoud: true,
  weight: 800,
  align: 'center',
  tone: 'accent',
  leading: 0.94,
})

/** The cover of a magazine: the brand as its masthead, the picture below, the headline on a block over its lower edge. */
export const coverLayout: Layout = {
  tall: {
    ground: 'paper',
    down: [
      { pad: [4, 6.6, 2, 6.6], safe: 'above', down: [masthead(26)] },
      { part: 'picture', fit: 'product', least: 50 },
      {
        pad: [-7, 12, 0, 0],
        down: [{ ground: 'deep', pad: [5, 6, 5, 6.6], down: [{ part: 'headline', size: [11.4, 5], lines: 4, leading: 0.95 }] }],
      },
      {
        pad: [4, 6.6, 6.6, 6.6],
        safe: 'below',
        gap: 3,
        down: [
          { part: 'description', size: [4.4, 2.8], lines: 4, tone: 'soft', drop: 1 },
          {
            gap: 4,
            align: 'center',
            justify: 'between',
            along: [
              { isSnug: true, drop: 3, down: [priceRow(9)] },
              { part: 'button', height: 10 },
            ],
          },
        ],
      },
    ],
  },
  square: {
    ground: 'paper',
    down: [
      { pad: [3, 6, 1.4, 6], safe: 'above', down: [masthead(20)] },
      { part: 'picture', fit: 'product', least: 40 },
      {
        pad: [-4.6, 22, 0, 0],
        down: [{ ground: 'deep', pad: [3.6, 5, 3.6, 6], down: [{ part: 'headline', size: [8, 4], lines: 3, leading: 0.95 }] }],
      },
      {
        pad: [3, 6, 5, 6],
        safe: 'below',
        gap: 5,
        align: 'center',
        justify: 'between',
        along: [
          { part: 'description', size: [3, 2.4], lines: 3, tone: 'soft', drop: 1 },
          { isSnug: true, drop: 3, down: [priceRow(6)] },
          { part: 'button', height: 7.8 },
        ],
      },
    ],
  },
  wide: {
    ground: 'paper',
    down: [
      { pad: [6, 7.7, 2, 7.7], safe: 'above', down: [masthead(26)] },
      {
        grow: 1,
        along: [
          { part: 'picture', fit: 'product', least: 52, share: 0.56 },
          {
            ground: 'deep',
            pad: [6, 7.7, 7, 6],
            safe: 'below',
            justify: 'between',
            gap: 3,
            down: [
              {
                gap: 2.6,
                down: [
                  ratingRow(4, 4),
                  { part: 'headline', size: [9.4, 5.2], lines: 4, leading: 0.95 },
                  { part: 'description', size: [4, 3.4], lines: 3, tone: 'soft', drop: 1 },
                ],
              },
              {
                gap: 4,
                align: 'center',
                justify: 'between',
                along: [
                  { isSnug: true, drop: 3, down: [priceRow(8)] },
                  { part: 'button', height: 11 },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  strip: {
    ground: 'deep',
    pad: [0, 10, 0, 0],
    gap: 9,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 100, share: 0.18, grow: 1 },
      {
        gap: 4,
        pad: [6, 0],
        down: [
          { part: 'brandName', size: [20, 12], lines: 1, isUpperCase: true, isLoud: true, tone: 'accent', drop: 4 },
          { part: 'headline', size: [26, 12], lines: 2 },
        ],
      },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
