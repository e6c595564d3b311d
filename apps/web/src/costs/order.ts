import { type EngineRole } from '@adloom/domain/engine-choice.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { DURATION_DEFAULT_SECONDS, type VideoRequest } from '@adloom/domain/video-job.ts'
import { engineOf, type Engines } from '../state/engines.ts'
import { type PromptData } from '../state/wizard/wizard-state.ts'
import { costText } from '../text/costs-en.ts'

/** Part of what one click requests: a number of calls or images, or videos of the usual length, whose parts count. */
export interface Order {
  readonly role: EngineRole
  readonly units: number
}

/** What generates images in each mode of the form. */
export const modeRoles: Readonly<Record<PromptData['mode'], EngineRole>> = {
  fast: 'fastImages',
  pro: 'proImages',
  display: 'displayImages',
}

/** A video, and its copy where a model writes it. */
export const videoOrders = ({ duration, about }: Pick<VideoRequest, 'duration' | 'about'>): readonly Order[] => [
  { role: 'video', units: duration / DURATION_DEFAULT_SECONDS },
  ...(about === undefined ? [] : [{ role: 'copy' as const, units: 1 }]),
]

/** The approximate cost of orders and its recipients; null when they are free. */
interface Estimate {
  /** Sum of the known prices, in USD. */
  readonly usd: number
  /** Whether another price, which is not known, comes on top. */
  readonly hasUnknown: boolean
  /** Display names of the recipients. */
  readonly engines: readonly string[]
}

/** The cost of orders with the engines that would handle them: the chosen ones where they are offered, otherwise the installation's. */
export function estimateOf(orders: readonly Order[], engines: Engines): Estimate | null {
  const priced = orders.flatMap(({ role, units }) => {
    const found = units > 0 ? engineOf(role, engines) : null
    if (found === null) return []
    const { engine, estimate } = found
    const usd = estimate.usd === null ? null : estimate.usd * units
    return engine === BUILT_IN_ENGINE || usd === 0 ? [] : [{ engine, usd }]
  })
  if (priced.length === 0) return null
  return {
    usd: priced.reduce((sum, { usd }) => sum + (usd ?? 0), 0),
    hasUnknown: priced.some(({ usd }) => usd === null),
    engines: [...new Set(priced.map(({ engine }) => engine.replace(':', ' · ')))],
  }
}

/** The estimate as one line. `atMost`: the price covers more than the click requests. */
export function sentenceOfEstimate({ usd, hasUnknown, engines }: Estimate, atMost = false): string {
  const known = atMost ? costText.atMost(usd) : costText.about(usd)
  const amount = !hasUnknown ? known : usd === 0 ? costText.unknown : costText.andUnknown(known)
  return `${amount} · ${engines.join(' + ')}`
}
