import { type FactSource } from '@adloom/domain/provenance.ts'
import { foldedText } from '../document/page-text.ts'
import { type Candidate } from './rule.ts'

/** The chosen value and its source: `agreement` when several kinds of source have it. */
export interface Consensus {
  readonly text: string
  readonly source: FactSource
  readonly score: number
}

/** Support by a source whose text contains the value, or is contained in it, as a share of its weight. */
const CONTAINS = 0.6
const IS_CONTAINED = 0.15

/**
 * The text with the most support. Texts that differ only in case, accents and punctuation are one proposal, spelled as in its strongest
 * source; a longer text that contains a proposal supports it partly.
 */
export function consensusOf(candidates: readonly Candidate[]): Consensus | null {
  const proposals = new Map<string, { best: Candidate; bySource: Map<FactSource, number> }>()
  for (const candidate of candidates) {
    const key = foldedText(candidate.text)
    if (key === '') continue
    const proposal = proposals.get(key)
    if (proposal === undefined) {
      proposals.set(key, { best: candidate, bySource: new Map([[candidate.source, candidate.weight]]) })
      continue
    }
    // The same source twice counts once.
    proposal.bySource.set(candidate.source, Math.max(candidate.weight, proposal.bySource.get(candidate.source) ?? 0))
    if (candidate.weight > proposal.best.weight) proposal.best = candidate
  }
  let winner: Consensus | null = null
  for (const [key, { best, bySource }] of proposals) {
    let score = 0
    for (const weight of bySource.values()) score += weight
    const supported = new Map<FactSource, number>()
    for (const [other, { bySource: others }] of proposals) {
      if (other === key || key.length < 4 || other.length < 4) continue
      const share = other.includes(key) ? CONTAINS : key.includes(other) ? IS_CONTAINED : 0
      if (share === 0) continue
      for (const [source, weight] of others)
        if (!bySource.has(source)) supported.set(source, Math.max(supported.get(source) ?? 0, share * weight))
    }
    for (const weight of supported.values()) score += weight
    if (winner === null || score > winner.score) winner = { text: best.text, source: bySource.size > 1 ? 'agreement' : best.source, score }
  }
  return winner
}
