import { type AdRegion, type Layout } from '../layout.ts'
import { priceRow, priceTag, stripWords } from '../rows.ts'

/** The price on a tag that lies over the lower edge of the picture. */
const tagOver = (size: number): AdRegion => ({ pad: [-size * 0.95, 0, 0, 0], align: 'center', down: [priceTag(size, 3)] })

/** A broad frame in the brand's colour around the picture, the text centred in its foot. */
export const frameLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: 5,
    gap: 3,
    down: [
      { grow: 1, down: [{ part: 'picture', fit: 'product', least: 46 }, tagOver(9)] },
      {
        pad: [1, 2, 2, 2],
        safe: 'below',
        gap: 3,
        down: [
          { part: 'headline', size: [12, 5], lines: 3, weight: 800, align: 'center', leading: 0.95 },
          { part: 'description', size: [4.4, 2.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          { align: 'center', down: [{ part: 'button', height: 10.4 }] },
          { part: 'brandName', size: [4, 2.8], lines: 1, align: 'center', drop: 2 },
        ],
      },
    ],
  },
  square: {
    ground: 'accent',
    pad: [6, 5, 6, 5],
    gap: 2.6,
    down: [
      { part: 'brandName', size: [3, 2.4], lines: 1, align: 'center', drop: 2 },
      { part: 'picture', fit: 'product', least: 40 },
      tagOver(6.6),
      {
        pad: [0, 2, 0, 2],
        gap: 2.2,
        down: [
          { part: 'headline', size: [8.4, 4], lines: 2, weight: 800, align: 'center', leading: 0.95 },
          { part: 'description', size: [3, 2.4], lines: 2, tone: 'soft', align: 'center', drop: 1 },
          { align: 'center', down: [{ part: 'button', height: 8 }] },
        ],
      },
    ],
  },
  wide: {
    ground: 'accent',
    pad: [7, 7.7, 7, 7.7],
    gap: 6,
    along: [
      {
        share: 0.58,
        down: [
          { part: 'picture', fit: 'product' },
          { pad: [-12, 4, 4, 0], align: 'end', down: [priceTag(9, 3)] },
        ],
      },
      {
        justify: 'center',
        gap: 3.4,
        down: [
          { part: 'brandName', size: [4, 3.4], lines: 1, align: 'center', drop: 2 },
          { part: 'headline', size: [10.4, 5.2], lines: 4, weight: 800, align: 'center', leading: 0.95 },
          { part: 'description', size: [4, 3.4], lines: 4, tone: 'soft', align: 'center', drop: 1 },
          { align: 'center', down: [{ part: 'button', height: 11.6 }] },
        ],
      },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [8, 10, 8, 8],
    gap: 8,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 84, share: 0.16, grow: 1 },
      stripWords([{ part: 'headline', size: [30, 12], lines: 2, weight: 800 }]),
      { isSnug: true, drop: 3, down: [priceRow(22)] },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
