import { claimPatternsOf, type RuleKind, ruleKinds } from '../languages/claims.ts'
import { capitals, type ClaimSupport } from './claim-support.ts'
import { quantitiesIn } from './quantities.ts'
import { normalisedText, readText } from './read-text.ts'
import { type CheckedText, type Unsupported } from './unsupported.ts'
import { unsupportedClaims } from './unsupported-claims.ts'
import { unsupportedNumbers } from './unsupported-numbers.ts'

/** The platforms' rules (Meta advertising standards; Amazon moderation pages, read 2026-11-20). */
const ruleReasons: Readonly<Record<RuleKind, string>> = {
  urgency: 'Platforms refuse pressure like this.',
  'click-bait': 'Platforms refuse click-bait like this.',
  personal: 'Platforms refuse texts that tell people what they are.',
}

/** Letters of the longest word in capitals that passes as an abbreviation. */
const LONGEST_ABBREVIATION = 4

/** Passages that break a rule of the platforms. `text`: the ad with its idioms. */
function brokenRules({ ad, patterns, support: { names, capitals: capitalsOnPage } }: CheckedText, text: string): readonly Unsupported[] {
  const broken = ruleKinds.flatMap((kind): Unsupported[] =>
    [...text.matchAll(patterns.kinds[kind])].map(([passage]) => ({ kind, passage, reason: ruleReasons[kind] })),
  )
  const shouted = [...ad.text.matchAll(capitals)]
    .map(([word]) => word)
    .filter((word) => word.length > LONGEST_ABBREVIATION && !names.some((name) => name.includes(word)) && !capitalsOnPage.has(word))
  return [
    ...broken,
    ...shouted.map((word): Unsupported => ({ kind: 'shouting', passage: word, reason: 'Platforms refuse words in capitals.' })),
  ]
}

/**
 * Passages of an ad text that the facts do not support or the platforms reject: numbers, materials, origins, superlatives, guarantees,
 * comparisons, health, delivery, reductions, novelty, awards, properties; pressure, shouting, click-bait, personal attributes. Empty when
 * the text may run. Takes time linear in the length of the text, whatever the length of the page.
 */
export function findUnsupported(text: string, support: ClaimSupport): readonly Unsupported[] {
  const patterns = claimPatternsOf(support.language)
  const normalised = normalisedText(text)
  // Idioms claim nothing; blanks keep the positions of the rest.
  const literal = normalised.replace(patterns.idioms, (idiom) => ' '.repeat(idiom.length))
  const checked: CheckedText = { ad: readText(literal, patterns), patterns, support }
  const quantities = quantitiesIn(checked.ad, [patterns])
  return [...unsupportedNumbers(checked, quantities), ...unsupportedClaims(checked, quantities), ...brokenRules(checked, normalised)]
}
