import { alignBlock } from './block-place.ts'
import { between, easeIn, easeOut } from './easing.ts'
import { type Layer } from './frame.ts'
import { wordsRise } from './reveal-type.ts'
import { type Shot, type ShotPlan } from './shot.ts'
import { type SpokenType, type TimelineParts, type TypeBlock } from './timeline.ts'

/** Air around the text of a label, in parts of the frame's shorter side. */
export const LABEL_AIR = 0.038

/** The plans with their texts on labels: no shade holds type on every photograph, a label does. */
export function labelled({ type }: TimelineParts, plans: readonly ShotPlan[]): ShotPlan[] {
  const told = ({ hook, captions, offer }: SpokenType): readonly (TypeBlock | null)[] => [hook, offer, ...captions]
  const [over, on] = [told(type), told(type.panel)]
  return plans.map((plan) => {
    const index = plan.block === null || plan.block === undefined ? -1 : over.indexOf(plan.block)
    const block = index < 0 ? null : (on[index] ?? null)
    return block === null || (plan.over ?? 'picture') !== 'picture' ? plan : { ...plan, block, over: 'label' }
  })
}

/** A text on a plate in the brand's colour, uncovered from its side. */
export function labelLayers(
  parts: TimelineParts,
  { block = null, reveal = wordsRise, spot, start, end, mirrored }: Shot,
  at: number,
): Layer[] {
  if (block === null || spot === null) return []
  const { colors, width, height, beat } = parts
  const air = Math.round(Math.min(width, height) * LABEL_AIR)
  const leave = Math.min(7, Math.round((end - start) * 0.15))
  const shown = easeOut(between(0, 9, at - start + 1)) * (1 - easeIn(between(end - leave, end, at)))
  const fromRight = spot.from === 'right'
  const plates = [colors.deep, colors.brand].map((color, index): Layer => {
    // The deeper one before it, seen at the edge while it opens.
    const whole = block.width + 2 * air
    const wide = whole * Math.min(1, shown * (index === 0 ? 1.12 : 1))
    const left = fromRight ? spot.x + block.width + air - wide : spot.x - air
    return {
      kind: 'panel',
      region: { left, top: spot.y - air, width: wide, height: block.height + 2 * air },
      color,
      alpha: 1,
      radius: air * 0.36,
    }
  })
  const time = { start: start + 3, end, beat, leave, mirrored: fromRight !== mirrored ? mirrored : !mirrored }
  return [...plates, ...reveal(alignBlock(block, spot.align), spot, at, time)]
}
