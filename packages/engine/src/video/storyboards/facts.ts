import { wordsRise } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard } from '../timeline/timeline.ts'

/** A list beside the product: fact after fact is ticked, each with another move round it. */
export const facts: Storyboard = {
  leastSeconds: 4,
  timeline: (parts) => {
    const { hook, panel } = parts.type
    return timelineOfShots(
      parts,
      [
        { views: ['right', 'left', 'low'], block: hook, reveal: wordsRise, enters: parts.seed % 2 === 0 ? 'rise' : 'settle', rank: 1.5 },
        { views: [parts.seed % 2 === 0 ? 'closeTop' : 'close'], rank: 6, isQuick: true, sheen: true },
        ...panel.captions.map((block, index) => ({
          views: ['right'] as const,
          block,
          over: 'list' as const,
          rank: index,
          weight: index === panel.captions.length - 1 ? 1.4 : 1,
        })),
        { views: [parts.seed % 2 === 0 ? 'closeFoot' : 'closeTop'], rank: 5, isQuick: true, sheen: true },
        { views: ['left', 'right', 'low'], block: panel.offer, over: 'badge', weight: 1.3, rank: 3 },
      ],
      ['middle', 'close', 'closeFoot'],
      'risen',
    )
  },
}
