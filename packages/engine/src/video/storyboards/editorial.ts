import { priceReveal } from '../shots/price-reveal.ts'
import { linesSlide, wordsRise } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard } from '../timeline/timeline.ts'

/** Type and product side by side, as in a magazine. */
export const editorial: Storyboard = {
  leastSeconds: 3,
  timeline: (parts) => {
    const { hook, captions, offer } = parts.type.panel
    return timelineOfShots(
      parts,
      [
        { views: ['right'], block: hook, over: 'page', reveal: wordsRise, enters: 'grow', rank: 0 },
        { views: ['close'], rank: 5, weight: 0.9 },
        ...captions.map((block, index) => ({
          views: ['left'] as const,
          block,
          over: 'page' as const,
          reveal: linesSlide,
          rank: 3 + index,
        })),
        { views: ['right'], block: offer, over: 'page', reveal: priceReveal, rank: 2 },
        { views: ['middle'], sheen: true, rank: 1 },
      ],
      ['closeTop', 'middle', 'closeFoot'],
      parts.seed % 2 === 0 ? 'slanted' : 'parted',
    )
  },
}
