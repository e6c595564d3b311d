import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceTag, stripWords } from '../rows.ts'

/** The price on a tag across the lower edge of the picture, which leaves the foot of the product clear. */
const tagOver = (size: number): AdRegion => ({ pad: [-size * 0.5, 4, 0, 0], align: 'end', down: [priceTag(size, 3)] })

/** A broad frame in the brand's colour around the picture, the text centred in its foot. */
export const frameLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: 4,
    safe: 'above',
    down: [
      {
        pad: [3, 3, 4, 3],
        gap: 2.6,
        down: [
          { part: 'headline', size: [17, 5], lines: 4, weight: 800, align: 'center', leading: 0.93 },
          { align: 'center', drop: 3, down: [priceTag(10)] },
          { part: 'description', size: [4.8, 4], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          brandAndButton(7, 10.4),
        ],
      },
      { part: 'picture', fit: 'product', least: 60, grow: 1 },
    ],
  },
  square: {
    ground: 'accent',
    pad: [4, 4, 5, 4],
    safe: 'below',
    gap: 2.6,
    down: [
      { part: 'picture', fit: 'product', least: 40 },
      tagOver(9),
      {
        pad: [0, 3],
        gap: 2.4,
        down: [
          { part: 'headline', size: [12, 4.8], lines: 3, weight: 800, align: 'center', leading: 0.94 },
          { part: 'description', size: [3.8, 2.6], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          brandAndButton(6.6, 8.8),
        ],
      },
    ],
  },
  wide: {
    ground: 'accent',
    pad: [5, 7.7, 5, 5],
    gap: 6,
    along: [
      {
        share: 0.56,
        down: [
          { part: 'picture', fit: 'product' },
          { pad: [-8, 4, 0, 0], align: 'end', down: [priceTag(12, 3)] },
        ],
      },
      {
        justify: 'center',
        gap: 3.4,
        down: [
          { part: 'brandName', size: [4, 3.4], lines: 1, align: 'center', drop: 2 },
          { part: 'headline', size: [13, 5.6], lines: 4, weight: 800, align: 'center', leading: 0.93 },
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
      { part: 'picture', fit: 'product', least: 84, share: 0.22, grow: 1 },
      { isSnug: true, drop: 3, pad: [0, 0, 0, -24], down: [priceTag(24)] },
      stripWords([{ part: 'headline', size: [32, 12], lines: 2, weight: 800, leading: 0.94 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
