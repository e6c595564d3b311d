import { capitals, type ClaimSupport } from './claim-support.ts'
import { type Meaning, meaningKinds } from './languages/claim-concepts.ts'
import { type ClaimKind, claimKinds, type ClaimPatterns, claimPatternsOf, type RuleKind, ruleKinds } from './languages/claims.ts'
import { materialsIn, measureKey, namesMaterial, type PageStatements, statementsOf } from './page-statements.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { type TokenMatch, isDenied, placed, normalisedText, type ReadText, readText, type TextToken } from './read-text.ts'

/** Why a passage is unsupported. Numbers and claims need a fact; the rest are rules of the platforms, which no fact overrides. */
type UnsupportedKind = 'number' | 'material' | 'origin' | 'property' | ClaimKind | RuleKind | 'shouting'

/** A passage without support, and a sentence that gives the reason. */
interface Unsupported {
  readonly kind: UnsupportedKind
  readonly passage: string
  readonly reason: string
}

type ClaimReason = Exclude<UnsupportedKind, 'number' | RuleKind | 'shouting'>

const claimReasons: Readonly<Record<ClaimReason, string>> = {
  superlative: 'The page does not claim this superlative.',
  guarantee: 'The page gives no such guarantee.',
  comparison: 'The page does not make this comparison.',
  health: 'The page does not make this health claim.',
  delivery: 'The page does not promise this about price or delivery.',
  discount: 'The page shows no such reduction.',
  novelty: 'The page does not say that it is new or exclusive.',
  award: 'The page names no such award or following.',
  sustainability: 'The page does not state this property.',
  property: 'The page does not state this property.',
  material: 'The page does not name this material.',
  origin: 'The page does not name this origin.',
}

/** The platforms' rules (Meta advertising standards; Amazon moderation pages, read 2026-11-20). */
const ruleReasons: Readonly<Record<RuleKind, string>> = {
  urgency: 'Platforms refuse pressure like this.',
  'click-bait': 'Platforms refuse click-bait like this.',
  personal: 'Platforms refuse texts that tell people what they are.',
}

const LONGEST_CAPITALS = 4
/** Characters of the longest "more than" of any language, plus a space. */
const LONGEST_MORE = 16

/** A text of an ad, prepared for checking. */
interface Checked {
  readonly ad: ReadText
  readonly words: ClaimPatterns
  readonly grounds: ClaimSupport
}

/** Whether the page has a number that the rounded-down number of "over 3,000" can stand for. */
function isRoundedDown({ digits, value, dimension }: Quantity, { values }: PageStatements): boolean {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  const most = value * (1 + 10 ** zeros / Number(digits))
  return (values.get(dimension ?? '') ?? []).some((stated) => stated >= value && stated < most)
}

/** Degrees are ambiguous: pages do not say whether of angle or temperature. */
const isAngle = (dimension: string | null): boolean => dimension === 'angle' || dimension === 'celsius' || dimension === 'fahrenheit'

/** Whether the page states the number of the ad for the same thing, as far as both name it. */
function givesNumber(quantity: Quantity, { ad, words, grounds: { page, facts } }: Checked): boolean {
  const { digits, dimension, value, counts, isReduction, isRating, place } = quantity
  const stated = page.numbers.get(digits) ?? []
  const measured = page.measures.get(measureKey(quantity)) ?? []
  if (isRating)
    return (
      facts.ratings.has(String(value)) ||
      measured.length > 0 ||
      stated.some((other) => other.dimension === null && other.counts.length === 0)
    )
  if (facts.reductions.has(measureKey(quantity))) return true
  if (isReduction) return measured.some((other) => other.isReduction)
  if (isAngle(dimension) && stated.some((other) => other.dimension === null || other.dimension === 'angle')) return true
  if (dimension !== null && (measured.length > 0 || stated.some((other) => other.dimension === null && other.counts.length === 0)))
    return true
  if (
    words.moreThan.test(ad.text.slice(Math.max(0, ad.tokens[place].start - LONGEST_MORE), ad.tokens[place].start)) &&
    isRoundedDown(quantity, page)
  )
    return true
  if (dimension !== null || stated.length === 0) return false
  const same = counts.filter((stem) => page.counts.has(stem))
  if (same.length > 0) return same.some((stem) => page.counts.get(stem)?.has(digits) === true)
  return counts.length === 0 || stated.some((other) => other.dimension === null || other.dimension === 'money')
}

/** Hours and counted things are facts where the page has the like; other number words are idiom: "ten minutes for you", "two chairs". */
const isOfPage = ({ isWord, dimension, counts }: Quantity, { values, stems }: PageStatements): boolean => {
  if (!isWord) return true
  if (dimension === null) return counts.some((stem) => stems.has(stem))
  return dimension !== 'time' || values.has(dimension)
}

function numbersWithout(checked: Checked, quantities: readonly Quantity[]): readonly Unsupported[] {
  return quantities
    .filter((quantity) => isOfPage(quantity, checked.grounds.page) && !givesNumber(quantity, checked))
    .map(({ passage }) => ({ kind: 'number', passage, reason: `No fact gives the number ${passage}.` }))
}

/** Content words from a place to the end of the clause, or to the first function word after one. */
function wordsFrom(place: number, tokens: readonly TextToken[]): readonly TextToken[] {
  const found: TextToken[] = []
  for (let at = place; at < tokens.length && found.length < 3; at += 1) {
    const next = tokens[at]
    if (next.kind === 'word' && next.isSmall && found.length === 0) continue
    if (next.text === '-') continue
    if (next.kind !== 'word' || next.isSmall || next.clause !== tokens[place].clause) break
    found.push(next)
  }
  return found
}

/** The words directly after a passage; none when a function word or a mark follows. */
const nounsAfter = (last: number, tokens: readonly TextToken[]): readonly TextToken[] => {
  const next = tokens[last + 1]
  return next === undefined || next.kind !== 'word' || next.isSmall ? [] : wordsFrom(last + 1, tokens)
}

const overlap = (some: readonly TextToken[], others: readonly TextToken[]): boolean =>
  some.some(({ stem }) => others.some((other) => other.stem === stem))

/** Whether a superlative of the ad has the same noun as on the page, or means the product itself. */
function isOfSame(ad: readonly TextToken[], page: readonly TextToken[], ownStems: ReadonlySet<string>): boolean {
  const namesProduct = (nouns: readonly TextToken[]): boolean => nouns.some(({ stem }) => ownStems.has(stem))
  return ad.length === 0 || page.length === 0 || overlap(ad, page) || (namesProduct(ad) && namesProduct(page))
}

/** Whether one sentence of the page states the words of a passage without denying them. */
function saysWords({ first, last }: TokenMatch<string>, kind: ClaimKind, { ad, grounds: { page, ownStems } }: Checked): boolean {
  const { tokens } = ad
  // Numbers are checked on their own.
  const passage = tokens.slice(first, last + 1).filter((token) => token.kind === 'word')
  const denying = new Set(ad.denials.filter((denial) => denial.first >= first && denial.last <= last).map((denial) => tokens[denial.first]))
  const meant = passage.filter((token) => !token.isSmall || denying.has(token))
  const needed = (meant.length > 0 ? meant : passage).map(({ stem }) => stem)
  const leadsOn = passage.at(-1)?.isSmall === true
  const nouns = leadsOn || kind === 'comparison' ? wordsFrom(last + 1, tokens) : kind === 'superlative' ? nounsAfter(last, tokens) : []
  // What is free: the shipping, the returns.
  const others = kind === 'delivery' ? restOfClause(first, last, tokens) : []
  const [rarest] = needed.toSorted((one, other) => (page.stems.get(one)?.size ?? 0) - (page.stems.get(other)?.size ?? 0))
  const isMeant = (said: { readonly isDenied: boolean }): boolean => !said.isDenied || denying.size > 0
  for (const [sentence, said] of page.stems.get(rarest) ?? []) {
    const inSentence = (stem: string): boolean => page.stems.get(stem)?.get(sentence)?.some(isMeant) === true
    if (!needed.every(inSentence)) continue
    if (others.length > 0 && !others.some(({ stem }) => inSentence(stem))) continue
    if ((leadsOn || kind === 'comparison') && nouns.length > 0 && !nouns.some(({ stem }) => inSentence(stem))) continue
    if (kind === 'superlative' && !said.some(({ place }) => isOfSame(nouns, nounsAfter(place, page.read.tokens), ownStems))) continue
    return true
  }
  return false
}

/** Content words of a passage's clause outside the passage. */
function restOfClause(first: number, last: number, tokens: readonly TextToken[]): readonly TextToken[] {
  const { clause } = tokens[first]
  let from = first
  while (from > 0 && tokens[from - 1].clause === clause) from -= 1
  let to = last
  while (to + 1 < tokens.length && tokens[to + 1].clause === clause) to += 1
  return [...tokens.slice(from, first), ...tokens.slice(last + 1, to + 1)].filter(({ kind, isSmall }) => kind === 'word' && !isSmall)
}

/** Names next to "certified" and the like: "OEKO-TEX", "TÜV". */
function namesBeside({ first, last }: TokenMatch<string>, { tokens, text }: ReadText): readonly TextToken[] {
  const isName = (token: TextToken | undefined): token is TextToken =>
    token?.kind === 'word' && /^\p{Lu}[\p{L}\d]*\p{Lu}/u.test(text.slice(token.start, token.end))
  return [tokens[first - 1], tokens[first - 2], tokens[first - 3], tokens[last + 1], tokens[last + 2]].filter(isName)
}

/** Tokens between a duration and what it belongs to. */
const BESIDE = 4

/** Meanings with a duration, which the page must state too. */
const ofTime = new Set<string>(['guarantee', 'moneyBack', 'freeReturns', 'easyReturns', 'forChildren'])
const named = new Set<string>(['certified', 'tested', 'testWinner', 'award'])

/** Whether the page states the meaning of a passage, with the numbers and names the ad gives. */
function saysMeaning(
  found: TokenMatch<string>,
  quantities: readonly Quantity[],
  { ad, words, grounds: { page, facts } }: Checked,
): boolean {
  const { name, first, last } = found
  if (facts.meanings.has(name as Meaning)) return true
  const statements = statementsOf(name, page)
  const { clause } = ad.tokens[first]
  const { tokens } = page.read
  const times = ofTime.has(name)
    ? quantities.filter(
        ({ place, dimension }) =>
          ad.tokens[place].clause === clause &&
          Math.min(Math.abs(place - first), Math.abs(place - last)) <= BESIDE &&
          (dimension === 'days' || dimension === 'months' || dimension === 'time'),
      )
    : []
  const certificates = named.has(name) ? namesBeside(found, ad) : []
  const objects = name === 'recommended' && /\p{L} \p{L}+$/u.test(found.passage) ? wordsFrom(found.last + 1, ad.tokens).slice(0, 1) : []
  return statements.some((statement) => {
    const { sentence } = tokens[statement.first]
    const inSentence = (stem: string): boolean => page.stems.get(stem)?.has(sentence) === true
    const hasTime =
      times.length === 0 ||
      times.some((time) =>
        (page.numbers.get(time.digits) ?? [])
          .filter(({ dimension }) => dimension === null)
          .concat(page.measures.get(measureKey(time)) ?? [])
          .some(({ place }) => tokens[place].sentence === sentence),
      )
    return (
      hasTime &&
      certificates.every(({ stem }) => inSentence(stem)) &&
      (objects.length === 0 || objects.some(({ stem }) => inSentence(stem) || words.smallWords.has(stem)))
    )
  })
}

/** Kinds of meanings that also hold where the page has the same words further apart: "resists wrinkles, shrinking and fading". */
const byWords = new Set<string>(['property', 'sustainability', 'health'])

const touches = (one: Pick<TokenMatch<string>, 'start' | 'end'>, other: Pick<TokenMatch<string>, 'start' | 'end'>): boolean =>
  one.start < other.end && other.start < one.end

const startsSmall = /^\p{Ll}/u

/** Whether a country is named as an origin ("made in Italy", "Italian leather", "cuir italien"), not as a destination. */
function saysOrigin({ first, last, passage }: TokenMatch<string>, { ad: { tokens }, words }: Checked): boolean {
  const { clause } = tokens[first]
  const before = tokens.slice(Math.max(0, first - 3), first)
  const next = tokens[last + 1]
  return (
    before.some((token) => token.kind === 'word' && token.clause === clause && words.origin.test(token.text)) ||
    startsSmall.test(passage) ||
    (next?.kind === 'word' && !next.isSmall && next.clause === clause)
  )
}

/** Whether a passage is a reduction in figures that the page states: "25% off". */
const isGivenReduction = ({ first, last }: TokenMatch<string>, quantities: readonly Quantity[], checked: Checked): boolean =>
  quantities.some(
    (quantity) =>
      quantity.place >= first &&
      quantity.place <= last &&
      (quantity.isReduction || checked.grounds.facts.reductions.has(measureKey(quantity))) &&
      givesNumber(quantity, checked),
  )

function claimsWithout(checked: Checked, quantities: readonly Quantity[]): readonly Unsupported[] {
  const { ad, words, grounds } = checked
  const { page } = grounds
  const { tokens, text } = ad
  const found: Unsupported[] = []
  const claim = (kind: ClaimReason, passage: string): void => void found.push({ kind, passage, reason: claimReasons[kind] })

  const made = materialsIn(ad, words)
  for (const material of made) {
    if (isDenied(material, ad) || namesMaterial(material.name, page.materials)) continue
    claim('material', material.passage)
  }
  const countries = placed(text, words.countries, tokens)
  for (const country of countries) {
    if (page.countries.has(country.name) || !saysOrigin(country, checked)) continue
    claim('origin', country.passage)
  }
  const meant = placed(text, words.meanings, tokens)
  for (const meaning of meant) {
    const kind = meaningKinds[meaning.name as Meaning]
    if (saysMeaning(meaning, quantities, checked) || (kind === 'discount' && isGivenReduction(meaning, quantities, checked))) continue
    if (byWords.has(kind) && saysWords(meaning, 'sustainability', checked)) continue
    claim(kind, meaning.passage)
  }
  const judged = [...meant, ...countries]
  for (const kind of claimKinds) {
    for (const passage of placed(text, words.kinds[kind], tokens)) {
      if (judged.some((other) => touches(passage, other)) || (kind === 'discount' && isGivenReduction(passage, quantities, checked)))
        continue
      if (saysWords(passage, kind, checked)) continue
      claim(kind, passage.passage)
    }
  }
  return found
}

function rulesBroken({ ad, words, grounds }: Checked, text: string): readonly Unsupported[] {
  const found: Unsupported[] = ruleKinds.flatMap((kind) =>
    [...text.matchAll(words.kinds[kind])].map(([passage]) => ({ kind, passage, reason: ruleReasons[kind] })),
  )
  for (const [word] of ad.text.matchAll(capitals)) {
    if (word.length > LONGEST_CAPITALS && !grounds.names.some((name) => name.includes(word)) && !grounds.capitals.has(word)) {
      found.push({ kind: 'shouting', passage: word, reason: 'Platforms refuse words in capitals.' })
    }
  }
  return found
}

/**
 * Passages of an ad text that the facts do not support or the platforms reject: numbers, materials, origins, superlatives, guarantees,
 * comparisons, health, delivery, reductions, novelty, awards, properties; pressure, shouting, click-bait, personal attributes. Empty when
 * the text may run. Takes time linear in the length of the text, whatever the length of the page.
 */
export function findUnsupported(text: string, grounds: ClaimSupport): readonly Unsupported[] {
  const words = claimPatternsOf(grounds.language)
  const plain = normalisedText(text)
  // Idioms claim nothing; blanks keep the positions of the rest.
  const literal = plain.replace(words.idioms, (idiom) => ' '.repeat(idiom.length))
  const checked: Checked = { ad: readText(literal, words), words, grounds }
  const quantities = quantitiesIn(checked.ad, [words])
  return [...numbersWithout(checked, quantities), ...claimsWithout(checked, quantities), ...rulesBroken(checked, plain)]
}
