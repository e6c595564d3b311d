import { type EngineRole } from '@adloom/domain/engine-choice.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { DURATION_DEFAULT_SECONDS, type VideoRequest } from '@adloom/domain/video-job.ts'
import { type Engines } from '../state/engines.ts'
import { costText } from '../text/costs-en.ts'

/** Part of what one click asks for: so many calls, pictures, or videos of the usual length, whose parts count. */
export interface Order {
  readonly role: EngineRole
  readonly units: number
}

/** A video, and its texts where they are written for it. */
export const videoOrders = ({ duration, about }: Pick<VideoRequest, 'duration' | 'about'>): readonly Order[] => [
  { role: 'video', units: duration / DURATION_DEFAULT_SECONDS },
  ...(about === undefined ? [] : [{ role: 'copy' as const, units: 1 }]),
]

/** About what orders cost, and who makes them; null where it is nothing. */
export interface Estimate {
  /** Of what has a known price, in USD. */
  readonly usd: number
  /** Whether something more has to be paid whose price is not known. */
  readonly hasUnknown: boolean
  /** Who is paid, as people read it. */
  readonly engines: readonly string[]
}

/** What orders cost with the engines that would carry them out: the chosen ones where they are offered, otherwise the installation's. */
export function estimateOf(orders: readonly Order[], { features, choices }: Engines): Estimate | null {
  const priced = orders.flatMap(({ role, units }) => {
    if (features === null || !(role in features) || units <= 0) return []
    const { choices: offered = [], ...first } = features[role]
    const { engine, estimate } = offered.find((other) => other.engine === choices[role]) ?? first
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

/** The estimate as one line. `atMost`: the price is that of more than is asked for. */
export function sentenceOfEstimate({ usd, hasUnknown, engines }: Estimate, atMost = false): string {
  const known = atMost ? costText.atMost(usd) : costText.about(usd)
  const amount = !hasUnknown ? known : usd === 0 ? costText.unknown : costText.andUnknown(known)
  return `${amount} · ${engines.join(' + ')}`
}
