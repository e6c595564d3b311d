import { type CaptionLook, captionLooks, type ShotPlan } from './shot.ts'
import { type SpokenType, type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'

/** Styles that hold type over any background: no gradient works on every photograph, and footage changes. */
const looksOverAnything = ['label', 'strips'] as const satisfies readonly CaptionLook[]

/**
 * The plans with each text over an image in the video's style: captions of staged products by the seed, over photographs and footage all texts on a
 * plate.
 */
export function withLooks({ type, subject, seed }: TimelineParts, plans: readonly ShotPlan[]): ShotPlan[] {
  const blocksOf = ({ hook, captions, offer }: SpokenType): readonly (TypeBlock | null)[] => [hook, offer, ...captions]
  const [over, on] = [blocksOf(type), blocksOf(type.panel)]
  const isStaged = subject === 'staged'
  return plans.map((plan) => {
    const index = plan.block === null || plan.block === undefined ? -1 : over.indexOf(plan.block)
    if (index < 0 || (plan.over ?? 'picture') !== 'picture' || (isStaged && index < 2)) return plan
    const look = isStaged ? captionLooks[seed % captionLooks.length] : looksOverAnything[seed % looksOverAnything.length]
    if (look === 'plain' || look === 'underlined') return { ...plan, over: look }
    // The offer and the hook are too large for strips.
    const block = on[index] ?? null
    return block === null ? plan : { ...plan, block, over: index < 2 ? 'label' : look }
  })
}
