import { wordsFade } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard } from '../timeline/timeline.ts'

/** One slow look, few words. */
export const quiet: Storyboard = {
  leastSeconds: 1,
  timeline: (parts) => {
    const { hook, captions, panel } = parts.type
    return timelineOfShots(
      parts,
      [
        {
          views: ['right', 'left', 'low'],
          block: hook ?? captions[0] ?? null,
          reveal: wordsFade,
          enters: 'grow',
          rank: 0,
          transition: 'hard',
          moves: ['drift', 'pushIn'],
        },
        { views: ['middle'], sheen: true, rank: 1, weight: 2, transition: 'hard', moves: ['orbit'] },
        {
          views: ['right', 'left', 'low'],
          // The shortest: there is time for few words.
          block: hook === null ? null : (captions.toSorted((a, b) => a.pieces.length - b.pieces.length)[0] ?? null),
          reveal: wordsFade,
          rank: 3,
          transition: 'hard',
          moves: ['pushIn', 'breathe'],
        },
        {
          views: ['left', 'right', 'low'],
          block: panel.offer,
          over: 'badge',
          weight: 1.3,
          rank: 2,
          transition: 'hard',
          moves: ['pullOut'],
        },
      ],
      ['closeTop', 'middle'],
      'risen',
    )
  },
}
