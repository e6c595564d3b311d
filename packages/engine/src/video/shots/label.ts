import { leaveFrames } from './leave-frames.ts'
import { cornerOf } from './corners.ts'
import { alignBlock } from '../type/block-place.ts'
import { progressBetween, easeIn, easeOut } from '../timeline/easing.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { wordsRise } from './reveal-type.ts'
import { type Shot } from './shot.ts'
import { type TimelineParts } from '../timeline/timeline.ts'

/** Air around the text of a label, in parts of the frame's shorter side. */
export const LABEL_AIR = 0.038

/** How far a plate or panel is open: opens quickly, and is closed again at the end of its shot. */
export function openShare({ start, end }: Shot, at: number, frames: number, leave: number): number {
  return easeOut(progressBetween(0, frames, at - start + 1)) * (1 - easeIn(progressBetween(end - leave, end, at)))
}

/** A text on a plate in the brand's colour, uncovered from its side. */
export function labelLayers(parts: TimelineParts, shot: Shot, at: number): Layer[] {
  const { block = null, reveal = wordsRise, spot, start, end } = shot
  if (block === null || spot === null) return []
  const { colors, width, height, beat } = parts
  const air = Math.round(Math.min(width, height) * LABEL_AIR)
  const radius = cornerOf(parts, air * 0.36)
  const leave = leaveFrames(shot)
  const shown = openShare(shot, at, 9, leave)
  const whole = block.width + 2 * air
  const mirrored = spot.from === 'right'
  const plate = (wide: number): FrameRegion => ({
    left: mirrored ? spot.x + block.width + air - wide : spot.x - air,
    top: spot.y - air,
    width: wide,
    height: block.height + 2 * air,
  })
  const region = plate(whole * shown)
  const type = reveal(alignBlock(block, spot.align), spot, at, { start: start + 3, end, beat, leave, mirrored })
  return [
    // A deeper one before it, visible at the edge while it opens.
    { kind: 'panel', region: plate(whole * Math.min(1, shown * 1.12)), color: colors.deep, alpha: 1, radius },
    { kind: 'panel', region, color: colors.brand, alpha: 1, radius },
    ...(shown >= 1 ? type : type.map((layer) => clipTo(layer, region))),
  ]
}

/** Type clipped to its plate, however it enters and leaves. */
export function clipTo(layer: Layer, region: FrameRegion): Layer {
  if (layer.kind !== 'sprite') return layer
  const ownClip = layer.clip ?? region
  const [left, top] = [Math.max(ownClip.left, region.left), Math.max(ownClip.top, region.top)]
  const width = Math.min(ownClip.left + ownClip.width, region.left + region.width) - left
  const height = Math.min(ownClip.top + ownClip.height, region.top + region.height) - top
  return { ...layer, clip: { left, top, width: Math.max(0, width), height: Math.max(0, height) } }
}
