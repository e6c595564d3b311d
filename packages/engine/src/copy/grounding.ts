import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE, type Language } from '@adloom/domain/language.ts'
import { statedFacts } from './stated-facts.ts'
import { type ClaimKind, claimKinds, type RuleKind, ruleKinds } from './languages/claims.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { phrasebookOf } from './languages/phrasebooks.ts'
import { priceTexts } from './price-text.ts'

/** Why a passage may not stand. Numbers and claims need a fact; the rest are the platforms' rules, which no fact lifts. */
export type UnsupportedKind = 'number' | ClaimKind | RuleKind | 'shouting'

/** A passage that nothing supports, and a sentence that says what is wrong with it. */
export interface Unsupported {
  readonly kind: UnsupportedKind
  readonly passage: string
  readonly reason: string
}

/** What a claim of an ad in one language may rest on. */
export interface Grounds {
  readonly language: Language
  /** Everything the page and the user say, lower case, in one text; and what of it the language states in its own words. */
  readonly text: string
  /** Every number in it, as written without separators of thousands. */
  readonly numbers: ReadonlySet<string>
  /** Names whose capitals are their own. */
  readonly names: readonly string[]
}

const claimReasons: Readonly<Record<ClaimKind, string>> = {
  superlative: 'The page does not claim this superlative.',
  guarantee: 'The page gives no such guarantee.',
  comparison: 'The page does not make this comparison.',
  health: 'The page does not make this health claim.',
  delivery: 'The page does not promise this about price or delivery.',
  discount: 'The page shows no such reduction.',
  novelty: 'The page does not say that it is new or exclusive.',
  award: 'The page names no such award or following.',
  sustainability: 'The page does not state this property.',
}

/** The platforms' rules (Meta advertising standards; Amazon moderation pages, read 2026-11-20). */
const ruleReasons: Readonly<Record<RuleKind, string>> = {
  urgency: 'Platforms refuse pressure like this.',
  'click-bait': 'Platforms refuse click-bait like this.',
  personal: 'Platforms refuse texts that tell people what they are.',
}

const LONGEST_CAPITALS = 4

/** "1,299.00", "1.299,00", "1 299" and "1299" are one number; so are "4.80" and "4,8". */
function plainNumber(digits: string): string {
  const parts = digits.replace(/[  \u202f']/gu, '').split(/[.,]/)
  const last = parts.at(-1) ?? ''
  // Three digits behind a separator are thousands, unless the number begins with 0.
  if (parts.length === 1 || (last.length === 3 && parts[0] !== '0')) return parts.join('')
  return `${parts.slice(0, -1).join('')}.${last}`.replace(/\.?0+$/, '')
}

const number = /\d+(?:(?:[.,]|[\u00a0\u202f](?=\d{3}(?!\d)))\d+)*/gu

const numbersIn = (text: string): string[] => (text.match(number) ?? []).map((digits) => plainNumber(digits))

/** Numbers people write as words: the digits on a page support them. */
const plainText = (text: string): string => text.normalize('NFC').replaceAll('’', "'")

/** What a request lets copy in this language claim. */
export function groundsOf(request: CopyRequest, language: Language = DEFAULT_LANGUAGE): Grounds {
  const { title, description, facts, targeting } = request
  const book = phrasebookOf(language)
  const price = priceTexts(facts?.price, book.grammar.locale)
  const rating = facts?.rating
  const names = [title, facts?.brand, facts?.siteName, targeting?.businessName, targeting?.productName, targeting?.headline].filter(
    (name) => typeof name === 'string',
  )
  const computed = [
    price?.price,
    price?.before,
    price?.saving,
    price?.percent,
    price === null || price.percent === null || price.saving === null ? null : book.reduction(price.percent, price.saving),
    rating === null || rating === undefined ? null : `${rating.value} ${rating.value.toFixed(1)} 5 ${rating.count}`,
    facts?.price?.amount.toString(),
  ]
  const said = [
    ...names,
    description,
    facts?.category,
    ...(facts?.features ?? []),
    ...(facts?.categoryPath ?? []),
    targeting?.painPoints,
    targeting?.quotes,
    ...(targeting?.additionalQuotes ?? []),
    targeting?.productCategory,
    ...computed,
    ...statedFacts(request, book).map(({ text }) => text),
  ].filter((text) => typeof text === 'string')
  const text = plainText(said.join('\n'))
  return { language, text: text.toLowerCase(), numbers: new Set(numbersIn(text)), names }
}

/**
 * Every passage of an ad text that the facts do not support or the platforms refuse: numbers, superlatives, guarantees, comparisons, health,
 * delivery, reductions, novelty, awards, properties; pressure, shouting, click-bait, personal attributes. Empty when it may run.
 */
export function findUnsupported(text: string, grounds: Grounds): readonly Unsupported[] {
  const { claims }: Phrasebook = phrasebookOf(grounds.language)
  const found: Unsupported[] = []
  const plain = plainText(text)
  for (const digits of plain.match(number) ?? []) {
    if (!grounds.numbers.has(plainNumber(digits)))
      found.push({ kind: 'number', passage: digits, reason: `No fact gives the number ${digits}.` })
  }
  for (const kind of claimKinds) {
    for (const [passage] of plain.matchAll(claims[kind])) {
      if (!grounds.text.includes(passage.toLowerCase())) found.push({ kind, passage, reason: claimReasons[kind] })
    }
  }
  for (const kind of ruleKinds) {
    for (const [passage] of plain.matchAll(claims[kind])) found.push({ kind, passage, reason: ruleReasons[kind] })
  }
  for (const [word] of plain.matchAll(/(?<![\p{L}\p{N}'-])\p{Lu}[\p{Lu}'-]*\p{Lu}(?![\p{L}\p{N}])/gu)) {
    if (word.length > LONGEST_CAPITALS && !grounds.names.some((name) => name.includes(word))) {
      found.push({ kind: 'shouting', passage: word, reason: 'Platforms refuse words in capitals.' })
    }
  }
  return found
}
