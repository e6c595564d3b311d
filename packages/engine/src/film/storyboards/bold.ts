import { wordsPop } from '../reveal-type.ts'
import { filmOf } from '../shots.ts'
import { type Storyboard } from '../timeline.ts'

/** Large words in the colour of the brand between views of the product. */
export const bold: Storyboard = {
  leastSeconds: 2,
  timeline: (parts) => {
    const { hook, captions, offer } = parts.type.poster
    const views = parts.seed % 2 === 0 ? (['middle', 'close', 'closeFoot'] as const) : (['close', 'middle', 'closeTop'] as const)
    return filmOf(
      parts,
      [
        { views: ['middle'], block: hook, over: 'poster', reveal: wordsPop, rank: 0 },
        { views: [views[0]], enters: parts.seed % 2 === 0 ? 'pop' : 'drop', sheen: true, rank: 1 },
        ...captions.flatMap((block, index) => [
          { views: ['middle'] as const, block, over: 'poster' as const, reveal: wordsPop, rank: 3 + index },
          { views: [views[(index + 1) % 3]], rank: 2.5 + index },
        ]),
        { views: ['middle'], block: offer, over: 'poster', reveal: wordsPop, rank: 2 },
      ],
      ['close', 'middle', 'closeTop'],
      'slanted',
    )
  },
}
