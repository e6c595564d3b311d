import { linesSlide, wordsRise } from '../reveal-type.ts'
import { filmOf } from '../shots.ts'
import { type Storyboard } from '../timeline.ts'

/** Cuts on the beat from detail to detail before the product is seen whole. */
export const closeups: Storyboard = {
  leastSeconds: 3,
  timeline: (parts) => {
    const { hook, captions, offer } = parts.type
    const details = parts.seed % 2 === 0 ? (['closeTop', 'closeFoot', 'close'] as const) : (['closeFoot', 'close', 'closeTop'] as const)
    return filmOf(
      parts,
      [
        { views: [details[0]], sheen: true, rank: 0.5, weight: 0.8 },
        { views: [details[1]], rank: 1.5, weight: 0.8 },
        { views: ['right', 'left', 'low'], block: hook, reveal: wordsRise, rank: 0 },
        ...captions.flatMap((block, index) => [
          { views: [details[(index + 2) % 3]], rank: 2.5 + index, weight: 0.7 },
          { views: ['right', 'left', 'low', 'high'] as const, block, reveal: linesSlide, rank: 3 + index },
        ]),
        { views: ['left', 'right', 'low'], block: offer, rank: 2 },
        { views: ['middle'], sheen: true, rank: 1 },
      ],
      ['close', 'closeFoot', 'closeTop'],
    )
  },
}
