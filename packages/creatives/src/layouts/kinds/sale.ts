import { type AdRegion, type Layout, type TextPart } from '../layout.ts'
import { priceRow, priceStack, stripWords } from '../rows.ts'

const reduction = (size: number, least: number): TextPart => ({
  part: 'reduction',
  size: [size, least],
  lines: 1,
  weight: 800,
  align: 'center',
  leading: 0.88,
})

/** What it costs, and the button, across the foot. */
const foot = (price: number, button: number): AdRegion => ({
  gap: 4,
  align: 'center',
  justify: 'between',
  along: [
    { isSnug: true, down: [priceRow(price)] },
    { part: 'button', height: button },
  ],
})

/** The product before a disc of the second colour, over whose edge it stands a little. */
const onDisc = (least: number, share?: number, drop?: number): AdRegion => ({
  grow: 1,
  share,
  drop,
  over: [
    { part: 'shape', shape: 'disc', color: 'secondary', inset: [0.06, 0.06, 0.06, 0.06] },
    { part: 'picture', source: 'cutout', fit: 'product', shape: 'disc', least },
  ],
})

/** The reduction as large as it gets on the brand's colour, the product in front. */
export const saleLayout: Layout = {
  tall: {
    ground: 'accent',
    pad: [6, 6.6, 6.6, 6.6],
    safe: 'above',
    gap: 3,
    down: [
      { part: 'brandName', size: [4, 2.8], lines: 1, align: 'center', drop: 2 },
      reduction(60, 20),
      { part: 'headline', size: [9, 4.6], lines: 3, align: 'center', isUpperCase: true, leading: 0.94 },
      { part: 'description', size: [4.6, 3.6], lines: 2, align: 'center', drop: 1 },
      foot(12, 10.4),
      onDisc(56),
    ],
  },
  square: {
    ground: 'accent',
    pad: [4.4, 6, 5.6, 6],
    safe: 'all',
    gap: 2,
    down: [
      { part: 'brandName', size: [2.9, 2.4], lines: 1, align: 'center', drop: 2 },
      reduction(42, 14),
      { part: 'headline', size: [6.4, 3.8], lines: 2, align: 'center', isUpperCase: true, leading: 0.94 },
      { part: 'description', size: [3.8, 2.6], lines: 3, align: 'center', drop: 1 },
      onDisc(38),
      foot(9, 8.6),
    ],
  },
  wide: {
    ground: 'accent',
    pad: [8, 5, 8, 7.7],
    safe: 'all',
    gap: 4,
    along: [
      {
        share: 0.56,
        justify: 'center',
        gap: 5,
        down: [
          { part: 'brandName', size: [4.2, 3.4], lines: 1, drop: 2 },
          { ...reduction(60, 20), align: 'start' },
          { part: 'headline', size: [12, 5], lines: 3, isUpperCase: true, leading: 0.94 },
          foot(12, 12),
        ],
      },
      { pad: [4, 0], down: [onDisc(52)] },
    ],
  },
  strip: {
    ground: 'accent',
    pad: [4, 8, 4, 8],
    gap: 7,
    align: 'center',
    along: [
      { ...reduction(64, 24), align: 'start' },
      stripWords([{ part: 'headline', size: [24, 12], lines: 2, isUpperCase: true }]),
      onDisc(92, 0.13, 2),
      { isSnug: true, drop: 3, down: [priceStack(28)] },
      { part: 'button', height: 32, drop: 1 },
    ],
  },
}
