import { wordsFade } from '../reveal-type.ts'
import { filmOf } from '../shots.ts'
import { type Storyboard } from '../timeline.ts'

/** The product comes into view, speaks in captions, and ends on the card. */
export const reveal: Storyboard = {
  leastSeconds: 1,
  timeline: (parts) =>
    filmOf(
      parts,
      [
        {
          views: ['right', 'left', 'low'],
          block: parts.type.hook,
          enters: (['drop', 'rise', 'hop', 'tiltIn'] as const)[parts.seed % 4],
          rank: 0,
        },
        { views: ['middle'], sheen: true, rank: 8 },
        ...parts.type.captions.map((block, index) => ({
          views: (index + parts.seed) % 2 === 0 ? (['right', 'left', 'low', 'high'] as const) : (['left', 'right', 'low', 'high'] as const),
          block,
          reveal: wordsFade,
          rank: 3 + index,
        })),
        { views: ['right', 'left', 'low'], block: parts.type.offer, rank: 2 },
      ],
      ['close', 'middle', 'closeTop'],
    ),
}
