import { easeInOut, easeOut, lerp } from '../timeline/easing.ts'
import { type FrameLight } from '../timeline/frame.ts'
import { wordsFade, wordsRise } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard } from '../timeline/timeline.ts'

/** Brightness of the scene as a multiple of what it was staged with: before the product is there, and brightest. */
const DIM = 0.5
const BRIGHTEST = 1.04
/** The share of the shot by which it is brightest. */
const LIT_BY = 0.3

/** The scene is dim until the product is there; then it lights up, hardly brighter than it stays: pale products would be washed out. */
const dawnLight = (progress: number): FrameLight => ({
  gain: progress < LIT_BY ? lerp(DIM, BRIGHTEST, easeInOut(progress / LIT_BY)) : lerp(BRIGHTEST, 1, easeOut((progress - LIT_BY) / 0.4)),
  vignette: 0.3 * (1 - easeInOut(progress / 0.5)),
  spot: null,
})

/** The first word lands in an empty scene, the product enters with the light, and the camera goes round it to the card. */
export const reveal: Storyboard = {
  leastSeconds: 1,
  timeline: (parts) => {
    const { hook, captions, panel } = parts.type
    const isRightFirst = parts.seed % 2 === 0
    return timelineOfShots(
      parts,
      [
        {
          views: isRightFirst ? ['right', 'left', 'low'] : ['left', 'right', 'low'],
          block: hook,
          reveal: wordsRise,
          // In upright frames the words are above: a dropping product would fall through them.
          enters: ([parts.height > parts.width ? 'grow' : 'drop', 'rise', 'settle', 'tiltIn', 'pop'] as const)[parts.seed % 5],
          entersAfter: 0.4,
          light: dawnLight,
          rank: 0,
        },
        { views: [isRightFirst ? 'closeTop' : 'close'], rank: 1, isQuick: true, sheen: true },
        { views: ['middle'], sheen: true, rank: 1.5, enters: hook === null ? 'rise' : undefined },
        ...captions.flatMap((block, index) => [
          {
            views:
              (index + parts.seed) % 2 === 0 ? (['right', 'left', 'low', 'high'] as const) : (['left', 'right', 'low', 'high'] as const),
            block,
            reveal: wordsFade,
            rank: 3 + index,
          },
          { views: [(['closeFoot', 'close', 'closeTop'] as const)[index % 3]], rank: 6 + index, isQuick: true },
        ]),
        { views: ['right', 'left', 'low'], block: panel.offer, over: 'badge', weight: 1.3, rank: 2, sheen: true },
      ],
      ['close', 'middle', 'closeTop'],
    )
  },
}
