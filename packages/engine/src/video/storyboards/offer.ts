import { priceReveal } from '../shots/price-reveal.ts'
import { wordsPop, wordsRise } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard } from '../timeline/timeline.ts'

/** The price first, large, then the product. */
export const offer: Storyboard = {
  leastSeconds: 2,
  timeline: (parts) => {
    const { hook, captions, poster, panel } = parts.type
    // In upright frames the words are above: a dropping product would fall through them.
    const isUpright = parts.height > parts.width
    return timelineOfShots(
      parts,
      [
        { views: ['middle'], block: poster.offer, over: 'poster', reveal: priceReveal, weight: 1.2, rank: 0 },
        { views: ['right', 'left', 'low'], block: hook, reveal: wordsRise, enters: isUpright ? 'rise' : 'drop', rank: 1 },
        ...captions.map((block, index) => ({ views: ['right', 'left', 'low', 'high'] as const, block, rank: 3 + index })),
        { views: ['right', 'left', 'low'], block: panel.offer, over: 'badge', reveal: wordsPop, rank: 6 },
        { views: ['middle'], sheen: true, rank: 2 },
      ],
      ['close', 'middle', 'closeTop'],
      'flooded',
    )
  },
}
