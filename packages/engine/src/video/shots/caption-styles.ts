import { type CaptionStyle, captionStyles, type ShotPlan } from './shot.ts'
import { type ShotTexts, type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'

/** Styles that hold type over any background: no gradient works on every photograph, and footage changes. */
const stylesOverAnything = ['label', 'strips'] as const satisfies readonly CaptionStyle[]

/**
 * The plans with each text over an image in the video's style: captions of staged products by the seed, over photographs and footage all texts on a
 * plate.
 */
export function withCaptionStyles({ type, subject, seed }: TimelineParts, plans: readonly ShotPlan[]): ShotPlan[] {
  const blocksOf = ({ hook, captions, offer }: ShotTexts): readonly (TypeBlock | null)[] => [hook, offer, ...captions]
  const [textsOverImage, textsOnPanel] = [blocksOf(type), blocksOf(type.panel)]
  const isStaged = subject === 'staged'
  return plans.map((plan) => {
    const index = plan.block === null || plan.block === undefined ? -1 : textsOverImage.indexOf(plan.block)
    if (index < 0 || (plan.over ?? 'picture') !== 'picture' || (isStaged && index < 2)) return plan
    const style = isStaged ? captionStyles[seed % captionStyles.length] : stylesOverAnything[seed % stylesOverAnything.length]
    if (style === 'plain' || style === 'underlined') return { ...plan, over: style }
    // The offer and the hook are too large for strips.
    const block = textsOnPanel[index] ?? null
    return block === null ? plan : { ...plan, block, over: index < 2 ? 'label' : style }
  })
}
