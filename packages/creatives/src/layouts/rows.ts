import { type Align } from '../ad-parts.tsx'
import { type AdRegion } from './layout.ts'

/** Rows that many layouts share. Sizes in the lengths of layouts; `drop` as in a region. */

/** The brand where lines begin, the button where they end. */
export const brandAndButton = (brand: number, button: number): AdRegion => ({
  gap: 4,
  align: 'center',
  justify: 'between',
  along: [
    { part: 'brand', size: brand },
    { part: 'button', height: button },
  ],
})

/** The price, and smaller what it was before. */
export const priceRow = (size: number, drop?: number, justify: Align = 'start'): AdRegion => ({
  drop,
  gap: size * 0.3,
  align: 'baseline',
  justify,
  along: [
    { part: 'price', size: [size, size * 0.45], lines: 1 },
    { part: 'before', size: [size * 0.5, size * 0.4], lines: 1, tone: 'soft' },
  ],
})

/** What the price was before, and below it the price, for narrow fields. */
export const priceStack = (size: number, drop?: number, align: Align = 'start'): AdRegion => ({
  drop,
  down: [
    { part: 'before', size: [size * 0.42, size * 0.34], lines: 1, tone: 'soft', align },
    { part: 'price', size: [size, size * 0.4], lines: 1, align, leading: 0.96 },
  ],
})

/** The price on a field of the second colour, as wide as it is. */
export const priceTag = (size: number, drop?: number): AdRegion => ({
  drop,
  isSnug: true,
  ground: 'secondary',
  pad: [size * 0.2, size * 0.5],
  down: [priceRow(size)],
})

/** Stars with their number. */
export const ratingRow = (size: number, drop?: number, justify: Align = 'start'): AdRegion => ({
  drop,
  gap: size * 0.4,
  align: 'center',
  justify,
  along: [
    { part: 'stars', size },
    { part: 'rating', size: [size * 0.86, size * 0.7], lines: 1, tone: 'soft' },
  ],
})

/** A badge of the page on a ground of its own, as wide as it is. */
export const badgeLabel = (size: number, drop = 4): AdRegion => ({
  drop,
  align: 'start',
  down: [
    {
      isSnug: true,
      ground: 'secondary',
      radius: size,
      pad: [size * 0.3, size * 0.7],
      down: [{ part: 'badge', size: [size, size * 0.8], lines: 1 }],
    },
  ],
})

/** What the page promises about delivery, returns or guarantee. */
export const promiseLine = (size: number, align: Align = 'start'): AdRegion => ({
  part: 'promise',
  size: [size, size * 0.8],
  lines: 1,
  tone: 'soft',
  align,
  drop: 4,
})

/** A feature after its icon. */
export const featureRow = (index: number, size: number, drop?: number): AdRegion => ({
  drop,
  gap: size * 0.5,
  align: 'center',
  along: [
    { part: 'icon', index, size: size * 1.5 },
    { part: 'feature', index, size: [size, size * 0.72], lines: 2 },
  ],
})

/** All features, one below the other. */
export const featureRows = (size: number, gap: number, drop?: number): AdRegion => ({
  drop,
  gap,
  down: [0, 1, 2].map((index) => featureRow(index, size)),
})

/** The words of a strip: the brand above them, as long as there is room. */
export const stripWords = (below: readonly AdRegion[]): AdRegion => ({
  gap: 4,
  pad: [6, 0],
  down: [{ part: 'brandName', size: [14, 10], lines: 1, tone: 'soft', drop: 4 }, ...below],
})
