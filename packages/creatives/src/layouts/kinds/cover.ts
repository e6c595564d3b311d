import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, ratingRow } from '../rows.ts'

/** The brand's name as wide as the page. */
const masthead = (size: number): AdRegion => ({
  part: 'brandName',
  size: [size, size * 0.5],
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
      { pad: [3, 6.6, 1.6, 6.6], safe: 'above', down: [masthead(17)] },
      {
        grow: 1,
        down: [
          { part: 'picture', fit: 'whole', isBehind: true, least: 28 },
          {
            pad: [0, 0, 7, 0],
            safe: 'below',
            down: [
              {
                pad: [0, 8, 0, 0],
                down: [{ ground: 'deep', pad: [4, 6, 4, 6.6], down: [{ part: 'headline', size: [16, 6], lines: 4, leading: 0.94 }] }],
              },
              {
                pad: [0, 20, 0, 0],
                down: [
                  {
                    ground: 'paper',
                    pad: [3, 5, 3, 6.6],
                    gap: 2.6,
                    down: [
                      { part: 'description', size: [5.2, 4], lines: 4, tone: 'soft', drop: 2 },
                      {
                        gap: 4,
                        align: 'center',
                        along: [
                          { part: 'button', height: 10 },
                          { isSnug: true, drop: 3, down: [priceRow(9)] },
                        ],
                      },
                    ],
                  },
                ],
              },
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
        pad: [-5, 12, 0, 0],
        down: [{ ground: 'deep', pad: [3.6, 5, 3.6, 6], down: [{ part: 'headline', size: [11, 4.6], lines: 3, leading: 0.94 }] }],
      },
      {
        pad: [3, 6, 5, 6],
        safe: 'below',
        gap: 5,
        align: 'center',
        justify: 'between',
        along: [
          { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', drop: 1 },
          { isSnug: true, drop: 3, down: [priceRow(8)] },
          { part: 'button', height: 8.4 },
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
    align: 'center',
    along: [
      {
        share: 0.2,
        grow: 1,
        over: [{ part: 'picture', fit: 'product', least: 100 }],
      },
      {
        isSnug: true,
        grow: 1,
        ground: 'paper',
        pad: [0, 9],
        justify: 'center',
        drop: 4,
        down: [{ part: 'brandName', size: [34, 12], lines: 1, isUpperCase: true, isLoud: true, weight: 800, tone: 'accent' }],
      },
      {
        grow: 2,
        pad: [0, 8, 0, 9],
        gap: 8,
        align: 'center',
        along: [
          { part: 'headline', size: [28, 12], lines: 2, leading: 0.95 },
          { part: 'button', height: 32, drop: 1 },
        ],
      },
    ],
  },
}
