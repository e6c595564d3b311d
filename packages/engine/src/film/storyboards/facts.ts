import { linesSlide, wordsRise } from '../reveal-type.ts'
import { filmOf } from '../shots.ts'
import { type Storyboard } from '../timeline.ts'

/** One fact after the other, each on its own panel, from changing sides. */
export const facts: Storyboard = {
  leastSeconds: 4,
  timeline: (parts) => {
    const { hook, panel } = parts.type
    return filmOf(
      parts,
      [
        { views: ['right', 'left', 'low'], block: hook, reveal: wordsRise, enters: parts.seed % 2 === 0 ? 'rise' : 'settle', rank: 1 },
        ...panel.captions.flatMap((block, index) => [
          { views: ['right'] as const, block, over: 'panel' as const, reveal: linesSlide, rank: index },
          { views: [(['closeTop', 'close', 'closeFoot'] as const)[index % 3]], rank: 5 + index, weight: 0.8 },
        ]),
        { views: ['left', 'right', 'low'], block: panel.offer, over: 'badge', weight: 1.3, rank: 3 },
      ],
      ['middle', 'close', 'closeFoot'],
      'risen',
    )
  },
}
