import { linesSlide, wordsRise } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard } from '../timeline/timeline.ts'

const orders = [
  ['closeTop', 'closeFoot', 'close'],
  ['closeFoot', 'close', 'closeTop'],
  ['close', 'closeTop', 'closeFoot'],
] as const

/** From detail to detail, a beat each, before the whole product. */
export const closeups: Storyboard = {
  leastSeconds: 3,
  timeline: (parts) => {
    const { hook, captions, panel } = parts.type
    const details = orders[parts.seed % orders.length]
    return timelineOfShots(
      parts,
      [
        { views: [details[0]], moves: ['closeGlide'], sheen: true, rank: 0.5, isQuick: true },
        { views: [details[1]], moves: ['tiltUp', 'focusPull'], rank: 0.6, isQuick: true },
        { views: [details[2]], moves: ['arc', 'drift'], sheen: true, rank: 1.2, isQuick: true },
        { views: ['right', 'left', 'low'], block: hook, reveal: wordsRise, moves: ['pullOut', 'orbit'], rank: 0 },
        ...captions.flatMap((block, index) => [
          { views: [details[(index + 1) % 3]], rank: 2.5 + index, isQuick: true },
          { views: ['right', 'left', 'low', 'high'] as const, block, reveal: linesSlide, rank: 3 + index },
        ]),
        { views: ['left', 'right', 'low'], block: panel.offer, over: 'badge', weight: 1.3, rank: 2, sheen: true },
        { views: ['middle'], sheen: true, rank: 1, moves: ['orbit', 'crane'] },
      ],
      ['close', 'closeFoot', 'closeTop'],
    )
  },
}
