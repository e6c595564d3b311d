import { leaveFrames } from './leave-frames.ts'
import { cornerOf } from './corners.ts'
import { alignBlock } from '../type/block-place.ts'
import { backOut, progressBetween, lerp } from '../timeline/easing.ts'
import { type Layer, type FrameRegion } from '../timeline/frame.ts'
import { priceLandsAt, priceReveal } from './price-reveal.ts'
import { withLeaving } from './reveal-type.ts'
import { type Shot } from './shot.ts'
import { type TimelineParts } from '../timeline/timeline.ts'

/** Air around a price on its badge, in parts of the frame's shorter side. */
const AIR = { across: 0.06, down: 0.05 }

/** The same in pixels. */
export const badgeAir = ({ width, height }: TimelineParts) => ({
  across: Math.round(Math.min(width, height) * AIR.across),
  down: Math.round(Math.min(width, height) * AIR.down),
})

/** A price on a rounded badge in the brand's colour, which jumps in and is hit when the price lands: readable over anything. */
export function badgeLayers(parts: TimelineParts, shot: Shot, at: number): Layer[] {
  const { block = null, reveal = priceReveal, spot, start, end, mirrored } = shot
  if (block === null || spot === null) return []
  const { colors, beat } = parts
  const { across, down } = badgeAir(parts)
  const leave = leaveFrames(shot)
  const time = { start: start + 4, end, beat, leave: 0, mirrored }
  const lands = priceLandsAt(block, time)
  const hit = at < lands + 4 ? 0 : 0.045 * Math.exp((lands + 4 - at) / 5)
  const comes = progressBetween(0, 11, at - start + 1)
  const size = lerp(0.3, 1, backOut(comes)) + hit
  const wide = (block.width + 2 * across) * size
  const high = (block.height + 2 * down) * size
  const plate: FrameRegion = {
    left: spot.x + block.width / 2 - wide / 2,
    top: spot.y + block.height / 2 - high / 2,
    width: wide,
    height: high,
  }
  const radius = Math.min(high / 2, cornerOf(parts, down * 1.1))
  const alpha = Math.min(1, comes * 3)
  const under = (drop: number, more: number, share: number): Layer => ({
    kind: 'panel',
    region: { left: plate.left - more, top: plate.top + drop - more, width: wide + 2 * more, height: high + 2 * more },
    color: colors.shade,
    alpha: alpha * share,
    radius: radius + more,
  })
  const layers: Layer[] = [
    under(down * 0.16, down * 0.16, 0.12),
    under(down * 0.12, down * 0.05, 0.2),
    { kind: 'panel', region: plate, color: colors.brand, alpha, radius },
    ...reveal(alignBlock(block, spot.align), spot, at, time),
  ]
  return withLeaving(layers, progressBetween(end - leave, end, at), block.lineHeight)
}
