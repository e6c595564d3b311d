import { priceReveal } from '../shots/price-reveal.ts'
import { wordsPop } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard } from '../timeline/timeline.ts'

/** Large words in the colour of the brand between views of the product. */
export const bold: Storyboard = {
  leastSeconds: 2,
  timeline: (parts) => {
    const { hook, captions, offer } = parts.type.poster
    const views = parts.seed % 2 === 0 ? (['middle', 'close', 'closeFoot'] as const) : (['close', 'middle', 'closeTop'] as const)
    return timelineOfShots(
      parts,
      [
        { views: ['middle'], block: hook, over: 'poster', reveal: wordsPop, weight: 0.9, rank: 0 },
        { views: [views[0]], enters: parts.seed % 2 === 0 ? 'pop' : 'drop', sheen: true, weight: 2, rank: 1 },
        // Words for half of the video would be a slide show: the product gets its share.
        { views: [views[1]], weight: 1.4, rank: 1.5 },
        ...captions.flatMap((block, index) => [
          { views: ['middle'] as const, block, over: 'poster' as const, reveal: wordsPop, rank: 3 + index },
          { views: [views[(index + 1) % 3]], rank: 2.5 + index },
        ]),
        { views: ['middle'], block: offer, over: 'poster', reveal: priceReveal, rank: 2 },
      ],
      ['close', 'middle', 'closeTop'],
      'slanted',
    )
  },
}
