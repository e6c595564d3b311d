import { easeInOut, easeOut, lerp } from '../timeline/easing.ts'
import { type FrameLight, type FrameRegion } from '../timeline/frame.ts'
import { wordsFade, wordsRise } from '../shots/reveal-type.ts'
import { timelineOfShots } from '../shots/shots.ts'
import { type Storyboard, type TimelineParts } from '../timeline/timeline.ts'

/** Pale products are nearly white as staged: more light would wash them out. A pool looks bright because the scene is dark. */
const GAIN_MOST = 0.98

type Light = (progress: number, product: FrameRegion) => FrameLight

const middleOf = ({ width, height }: TimelineParts, product: FrameRegion): { readonly x: number; readonly y: number } => ({
  x: (product.left + product.width / 2) / width,
  y: (product.top + product.height * 0.45) / height,
})

/** A small pool of light enters a dark scene from the far side, finds the product and opens. */
const searchLight =
  (parts: TimelineParts): Light =>
  (progress, product) => {
    const { x, y } = middleOf(parts, product)
    const arrived = easeInOut(progress * 1.5)
    // From the middle of the frame outwards; in upright frames, which have no far side, from above.
    const [far, high] = parts.width > parts.height ? [x < 0.5 ? 0.62 : -0.62, -0.1] : [-0.34, -0.2]
    return {
      gain: lerp(0.8, GAIN_MOST, arrived),
      vignette: 0.3,
      spot: {
        x: x + far * (1 - arrived),
        y: y + high * (1 - arrived),
        radius: lerp(0.2, 0.46, arrived),
        outside: lerp(0.05, 0.15, arrived),
      },
    }
  }

/** A pool that crosses the product from one side to the other in a dim scene. */
const crossingLight =
  (parts: TimelineParts, side: number): Light =>
  (progress, product) => {
    const { x, y } = middleOf(parts, product)
    return {
      gain: GAIN_MOST,
      vignette: 0.3,
      spot: { x: x + side * lerp(-0.32, 0.3, progress), y, radius: 0.5, outside: lerp(0.16, 0.26, easeOut(progress)) },
    }
  }

/** Full light at once, up from the dim of the shots before. */
const fullLight: Light = (progress) => ({
  gain: lerp(0.5, 1, easeOut(progress * 2.2)),
  vignette: lerp(0.6, 0.14, easeOut(progress * 1.5)),
  spot: null,
})

/** A light finds the product in the dark; on the beat the scene lights up. */
export const spotlight: Storyboard = {
  leastSeconds: 3,
  timeline: (parts) => {
    const { hook, captions, panel } = parts.type
    const side = parts.seed % 2 === 0 ? 1 : -1
    return timelineOfShots(
      parts,
      [
        { views: ['right', 'left', 'low'], block: hook, reveal: wordsFade, light: searchLight(parts), sheen: true, rank: 0 },
        { views: [side > 0 ? 'closeTop' : 'close'], light: crossingLight(parts, side), sheen: true, rank: 0.8, isQuick: true },
        { views: ['middle'], light: fullLight, sheen: true, rank: 0.9, enters: hook === null ? 'grow' : undefined },
        ...captions.map((block, index) => ({
          views: index % 2 === 0 ? (['left', 'right', 'low', 'high'] as const) : (['right', 'left', 'low', 'high'] as const),
          block,
          reveal: wordsRise,
          light: crossingLight(parts, index % 2 === 0 ? -side : side),
          rank: 3 + index,
        })),
        { views: ['left', 'right', 'low'], block: panel.offer, over: 'badge', weight: 1.3, light: fullLight, sheen: true, rank: 2 },
      ],
      ['closeTop', 'middle', 'closeFoot'],
      'flooded',
    )
  },
}
