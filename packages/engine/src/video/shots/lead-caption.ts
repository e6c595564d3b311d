import { type ShotPlan } from './shot.ts'
import { type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'

/** From this many seconds on a video says more than its hook. */
const LEAD_CAPTION_FROM_SECONDS = 5
/** After the opening of a video, before all other content. */
const LEAD_RANK = 0.55

/**
 * The plans with one caption that keeps its full time beside what comes before it: the first one for which there is time, else the shortest. Content
 * left out for it is on the end card too. `secondsNeeded`: seconds a plan needs; `content`: seconds before the end card; `productSeconds`: seconds
 * wanted for the product alone.
 */
export function withLeadCaption(
  { type, frames, fps }: Pick<TimelineParts, 'type' | 'frames' | 'fps'>,
  plans: readonly ShotPlan[],
  secondsNeeded: (plan: ShotPlan) => number,
  content: number,
  productSeconds: number,
): readonly ShotPlan[] {
  if (frames / fps < LEAD_CAPTION_FROM_SECONDS) return plans
  const captionBlocks: readonly (TypeBlock | null)[] = [type, type.panel, type.poster].flatMap(({ captions }) => captions)
  const captions = plans.filter(({ block = null }) => block !== null && captionBlocks.includes(block))
  const before = plans.filter(({ block = null, rank = 1 }) => block !== null && rank < LEAD_RANK && !captionBlocks.includes(block))
  const left = content - before.reduce((sum, plan) => sum + secondsNeeded(plan), productSeconds)
  const lead = captions.find((plan) => secondsNeeded(plan) <= left) ?? captions.toSorted((a, b) => secondsNeeded(a) - secondsNeeded(b))[0]
  return lead === undefined ? plans : plans.map((plan) => (plan === lead ? { ...plan, rank: Math.min(LEAD_RANK, plan.rank ?? 1) } : plan))
}
