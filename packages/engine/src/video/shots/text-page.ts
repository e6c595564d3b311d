import { leaveFrames } from './leave-frames.ts'
import { alignBlock } from '../type/block-place.ts'
import { progressBetween, easeOut, lerp } from '../timeline/easing.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { clipTo, openShare } from './label.ts'
import { wordsRise } from './reveal-type.ts'
import { type Shot } from './shot.ts'
import { type TimelineParts } from '../timeline/timeline.ts'

/** The page's rule: how thick, how far above its text and how long, in parts of the frame's shorter side. */
const RULE = { thick: 0.0055, above: 0.05, long: 0.16 }

/** A page beside the image as in a magazine: the brand's colour from one edge on, a thin rule that grows, the text below it. */
export function pageLayers(parts: TimelineParts, shot: Shot, at: number): Layer[] {
  const { block = null, reveal = wordsRise, spot, start, end } = shot
  if (block === null || spot === null) return []
  const { width, height, safe, colors, beat } = parts
  const shorter = Math.min(width, height)
  const leave = leaveFrames(shot, 8)
  const shown = openShare(shot, at, 12, leave)
  const air = shorter * 0.07
  const isWide = spot.from === 'left' || spot.from === 'right'
  const wide = Math.max(width * 0.5, (spot.from === 'left' ? spot.x + block.width : width - spot.x) + air)
  const high = (spot.from === 'top' ? spot.y + block.height : height - spot.y + shorter * RULE.above) + air
  const page = (share: number): FrameRegion =>
    ({
      left: { left: 0, top: 0, width: wide * share, height },
      right: { left: width - wide * share, top: 0, width: wide * share, height },
      top: { left: 0, top: 0, width, height: high * share },
      bottom: { left: 0, top: height - high * share, width, height: high * share },
    })[spot.from]
  const region = page(shown)
  const edge = page(shown * (1 + (shorter * 0.016) / (isWide ? wide : high)))
  // The rule never stops: it grows a little while it is visible.
  const share = easeOut(progressBetween(4, 20, at - start)) * lerp(0.8, 1, (at - start) / Math.max(1, end - start))
  const thick = Math.max(2, Math.round(shorter * RULE.thick))
  const long = shorter * RULE.long * share
  const rule = { left: spot.x, top: Math.max(safe.top, spot.y - shorter * RULE.above), width: long, height: thick }
  const inside = { ...rule, width: Math.max(0, Math.min(rule.left + rule.width, region.left + region.width) - rule.left) }
  const type = reveal(alignBlock(block, spot.align), spot, at, { start: start + 5, end, beat, leave, mirrored: spot.from === 'right' })
  const isOpen = shown > 0.9
  return [
    { kind: 'panel', region: edge, color: colors.light, alpha: 1 },
    { kind: 'panel', region, color: colors.brand, alpha: 1 },
    ...(isOpen ? [{ kind: 'panel' as const, region: inside, color: colors.onBrand, alpha: 0.9 }] : []),
    ...(shown >= 1 ? type : type.map((layer) => clipTo(layer, region))),
  ]
}
