import { contrast } from '@adloom/creatives/oklch.ts'
import { leaveFrames } from './leave-frames.ts'
import { badgeLayers } from './badge.ts'
import { alignBlock } from '../type/block-place.ts'
import { progressBetween, easeOut, lerp } from '../timeline/easing.ts'
import { type Layer } from '../timeline/frame.ts'
import { labelLayers } from './label.ts'
import { listLayers } from './list.ts'
import { pageLayers } from './text-page.ts'
import { posterLayers } from './poster.ts'
import { stripLayers } from './strips.ts'
import { wordsRise } from './reveal-type.ts'
import { type Shot, type TextSpot } from './shot.ts'
import { shadeLayer } from './text-spot.ts'
import { type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'

/** Contrast of a bar to the gradient it stands on. */
const BAR_CONTRAST = 2

/** The layers over the scene in a shot: its text, and the plate or gradient behind it. */
export function layersOf(parts: TimelineParts, shot: Shot, at: number): Layer[] {
  const { block = null, over = 'picture', reveal = wordsRise, spot, start, end, mirrored } = shot
  if (block === null || spot === null) return []
  if (shot.over === 'label') return labelLayers(parts, shot, at)
  if (shot.over === 'strips') return stripLayers(parts, shot, at)
  if (shot.over === 'list') return listLayers(parts, shot, at)
  if (shot.over === 'badge') return badgeLayers(parts, shot, at)
  if (shot.over === 'poster') return posterLayers(parts, shot, at)
  if (shot.over === 'page') return pageLayers(parts, shot, at)
  const leave = leaveFrames(shot)
  const fades = Math.min(at - start + 1, end - at) / Math.max(1, leave)
  const type = reveal(alignBlock(block, spot.align), spot, at, {
    start,
    end,
    beat: parts.beat,
    leave,
    mirrored,
  })
  const shade = shadeLayer(parts, spot, block, 0.68 * Math.min(1, fades))
  const grown = easeOut(progressBetween(4, 18, at - start)) * easeOut(progressBetween(0, leave, end - at))
  // A stroke under a caption grows towards its width and never quite stops.
  if (over === 'underlined')
    return [shade, bar(parts, spot, block, block.width * grown * lerp(0.86, 1, (at - start) / (end - start)), 0.014), ...type]
  const wide = Math.min(parts.width, parts.height) * 0.13
  return over === 'plain' ? [shade, ...type] : [shade, bar(parts, spot, block, wide * grown, 0.009), ...type]
}

/** A bar in the brand's colour under a text, `wide` pixels. `high` in parts of the frame's shorter side. */
function bar(
  { width, height, safe, colors }: TimelineParts,
  { x, y, align }: TextSpot,
  block: TypeBlock,
  wide: number,
  high: number,
): Layer {
  const shorter = Math.min(width, height)
  const thick = Math.max(4, Math.round(shorter * high))
  const left = align === 'center' ? x + (block.width - wide) / 2 : x
  const top = Math.min(y + block.height + shorter * 0.022, safe.top + safe.height - thick)
  // The lighter neighbour stands out from the gradient when the brand itself is dark, unless that is nearly black.
  const color = contrast(colors.light, colors.shade) >= BAR_CONTRAST ? colors.light : colors.text
  return { kind: 'panel', region: { left, top, width: wide, height: thick }, color, alpha: 1, radius: thick / 2 }
}
