import { type AdRegion, type Layout } from '../layout.ts'
import { brandAndButton, priceTag, stripWords } from '../rows.ts'

/** The picture, at its end a price tag over one of its edges, beside the product. */
const tagged = (least: number, tag: number, edge: 'start' | 'end', share?: number): AdRegion => ({
  grow: 1,
  share,
  over: [
    { part: 'picture', fit: 'product', least },
    { pad: edge === 'start' ? [-2, 3, 0, 0] : [0, 3, -1.2, 0], justify: edge, align: 'end', down: [priceTag(tag, 3)] },
  ],
})

/** A broad frame in the brand's colour around the picture, the text centred in its foot. */
export const frameLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: 4,
    down: [
      {
        pad: [3, 3, 6, 3],
        safe: 'above',
        gap: 3,
        down: [
          { part: 'headline', size: [17, 5], lines: 4, weight: 800, align: 'center', leading: 0.93 },
          { part: 'description', size: [5, 3.8], lines: 3, tone: 'soft', align: 'center', drop: 1 },
          brandAndButton(7, 10.4),
        ],
      },
      tagged(54, 7.4, 'start'),
    ],
  },
  square: {
    ground: 'accent',
    pad: [4, 4, 5, 4],
    safe: 'below',
    gap: 2.6,
    down: [
      tagged(40, 7, 'end'),
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
    pad: [5, 7.7, 6.4, 5],
    gap: 6,
    along: [
      tagged(50, 8, 'end', 0.56),
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
    gap: 10,
    align: 'center',
    along: [
      { part: 'picture', fit: 'product', least: 84, share: 0.22, grow: 1 },
      { isSnug: true, drop: 3, pad: [0, 0, 0, -24], down: [priceTag(24)] },
      stripWords([{ part: 'headline', size: [27, 12], lines: 2, weight: 800, leading: 0.94 }]),
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
