import { type Angle, copyLimits, type CopyRequest } from '@adloom/domain/copy.ts'
import { painSlots, quotesOf, seasonOf } from './angles.ts'
import { firstFitting, fits, graphemes } from './limits.ts'
import { type Phrase, type Phrasebook } from './phrasebook/phrasebook.ts'
import { countText, priceTexts } from './price-text.ts'
import { shuffled } from './seeded.ts'
import { agreement, capital, fill, type SlotTexts, uses, withArticle, withoutEmptyEndings } from './slots.ts'
import { type Subject } from './subject.ts'

/** All that phrases of one language may be filled with for one request. */
export interface Material {
  readonly book: Phrasebook
  readonly subject: Subject
  /** Slots that are the same in every phrase. */
  readonly slots: SlotTexts
}

/** A headline with its description, and the facts they state. */
export interface Composed {
  readonly headline: string
  readonly description: string
  readonly facts: readonly string[]
}

/** How often each fact has been stated so far. */
type FactUses = ReadonlyMap<string, number>

/** Facts of the subject, least stated first. */
interface Facts {
  readonly labels: readonly string[]
  readonly sentences: readonly string[]
  readonly predicates: readonly string[]
}

/** How far into a description an occasion counts as the product's own; further down shops list their other pages. */
const SEASON_WITHIN = 240

/** What a request gives a phrasebook to work with. */
export function materialFor(book: Phrasebook, request: CopyRequest, subject: Subject): Material {
  const { kind, brand, house, seller } = subject
  const price = priceTexts(request.facts?.price)
  const rating = request.facts?.rating ?? null
  const quotes = quotesOf(request.targeting)
  return {
    book,
    subject,
    slots: {
      aKind: kind === null ? null : capital(kind.number === 'one' ? withArticle(kind.text) : kind.text),
      brand,
      house,
      aHouse: house === null || !/\p{Script=Latin}/u.test(house) ? null : capital(withArticle(house)),
      seller,
      price: price?.price,
      before: price?.before,
      saving: price?.saving,
      percent: price?.percent,
      rating: rating === null ? null : String(Math.round(rating.value * 10) / 10),
      count: rating === null ? null : countText(rating.count),
      season: seasonOf(request.title ?? '', subject.english ? (request.description ?? '').slice(0, SEASON_WITHIN) : ''),
      ...painSlots(request.targeting),
      worry: quotes.worries[0],
      praise: quotes.praise[0],
    },
  }
}

/** Names a description likes best are at most this long; longer ones only when nothing else is known. */
const EASY_NAME = 40

/** The name as a sentence needs it, for each length of it: "the Core 400S Air Purifier", "AirPods Pro", "this mug", "this one". */
function nameSlots({ book, subject }: Material, seed: number, angle: Angle): readonly SlotTexts[] {
  const { name, kind, group, house, brand } = subject
  const standIn = book.standIns[group] ?? book.standIns.general
  const thisKind = kind === null ? standIn : kind.number === 'many' ? `these ${kind.text}` : `this ${kind.text}`
  const slotsOf = (bare: string | null, running: string, isOwn: boolean): SlotTexts => ({
    ...agreement(bare === null || name === null ? (kind?.number ?? 'one') : name.number),
    name: bare,
    the: running,
    The: capital(running),
    own: isOwn ? running : null,
    Own: isOwn ? capital(running) : null,
    ownName: isOwn ? bare : null,
  })
  if (name === null) {
    const generic = slotsOf(null, thisKind, false)
    return kind === null && house !== null ? [slotsOf(house, house, true), generic] : [generic]
  }
  const named = name.names.map((bare) => {
    const isGeneric = kind !== null && name.kind !== null && bare.toLowerCase() === kind.text.toLowerCase()
    const isBrand = bare === brand && name.names.length > 1
    const running = isGeneric ? thisKind : name.article && !/^(?:the|this|an?)\b/i.test(bare) ? `the ${bare}` : bare
    return slotsOf(bare, running, !isGeneric && !isBrand)
  })
  const easy = named.filter(({ name: bare, own }) => own !== null && graphemes(bare ?? '') <= EASY_NAME)
  // People do not repeat a name the same way eight times either.
  const turned = shuffled(easy.slice(0, 3), seed, `name:${angle}`)
  return [...turned, ...named.filter((slots) => !turned.includes(slots))]
}

/** Care labels and pack sizes say little in a headline. */
const isHeadFact = (label: string): boolean =>
  graphemes(label) >= 10 && graphemes(label) <= 30 && !/^(?:set|pack) of|^\d+[- ](?:pack|piece)|^machine wash/i.test(label)

/** The phrase filled for this request within the limits, or null when a slot stays empty or nothing fits. */
export function composeOption(
  [headlineTemplate, openingTemplate]: Phrase,
  material: Material,
  angle: Angle,
  stated: FactUses,
  seed: number,
): Composed | null {
  const { subject } = material
  const { points } = subject
  const leastStated = (texts: readonly string[], purpose: string): readonly string[] =>
    [...texts.slice(0, 2), ...shuffled(texts.slice(2), seed, `${purpose}:${angle}`)].sort(
      (one, other) => (stated.get(one) ?? 0) - (stated.get(other) ?? 0),
    )
  const facts: Facts = {
    labels: leastStated(points.labels.slice(0, 6), 'labels'),
    sentences: leastStated(points.sentences.slice(0, 4), 'sentences'),
    predicates: subject.name?.number === 'many' ? [] : leastStated(points.predicates.slice(0, 4), 'predicates'),
  }
  const headFact = facts.labels.find((label) => isHeadFact(label)) ?? null
  const shared: SlotTexts = {
    ...material.slots,
    headFact,
    fact2: facts.labels.find((label) => label !== headFact),
    sentence: facts.sentences[0],
  }
  const templates = headlineTemplate + openingTemplate
  // "Levoit's Levoit purifier": where the brand or the seller is said already, the name goes without it.
  const saidAlready = [
    uses(templates, 'brand') ? subject.brand : null,
    uses(templates, 'house') || uses(templates, 'aHouse') ? subject.house : null,
    uses(templates, 'seller') ? subject.seller : null,
  ].filter((word) => word !== null)
  const names = nameSlots(material, seed, angle)
  const usable = names.filter(({ the }) => saidAlready.every((word) => !(the ?? '').toLowerCase().includes(word.toLowerCase())))
  const filled = (template: string): string[] =>
    usable
      .map((slots) => fill(template, { ...shared, ...slots }))
      .filter((text) => text !== null)
      .map((text) => capital(withoutEmptyEndings(text)))
  const headlines = filled(headlineTemplate)
  const headline = longestWithin(headlines, copyLimits.headlineShown) ?? longestWithin(headlines, copyLimits.headline)
  if (headline === null) return null
  const openings = filled(openingTemplate)
  const opening = firstFitting([...openings.filter((text) => !text.includes(headline)), ...openings], copyLimits.description)
  if (opening === null) return null
  const statedNow = [...facts.labels, ...facts.sentences, ...facts.predicates].filter(
    (fact) => headline.includes(fact) || opening.includes(fact),
  )
  const supported = withSupport(headline, opening, material.book, facts, stated, angle, seed)
  return { headline, description: supported.description, facts: [...statedNow, ...supported.facts] }
}

function longestWithin(texts: readonly string[], limit: number): string | null {
  const fitting = texts.filter((text) => fits(text, limit))
  return fitting.length === 0 ? null : fitting.reduce((longest, text) => (graphemes(text) > graphemes(longest) ? text : longest))
}

/** A description this long needs no closing sentence. */
const LONG_ENOUGH = 60

/** A fact stated this often is left alone. */
const STATED_ENOUGH = 2

/** The opening with the sentence of facts that has been stated least and fits, else a closing sentence when there is room. */
function withSupport(
  headline: string,
  opening: string,
  book: Phrasebook,
  facts: Facts,
  stated: FactUses,
  purpose: string,
  seed: number,
): { readonly description: string; readonly facts: readonly string[] } {
  const before = `${headline} ${opening}`.toLowerCase()
  const unsaid = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => !before.includes(text.toLowerCase().replace(/\.$/, '')))
  const room = copyLimits.description - graphemes(opening) - 1
  const uses = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + (stated.get(text) ?? 0), 0) / texts.length
  const [first, second, third] = unsaid(facts.labels)
  const choices: readonly (readonly string[])[] = [
    [first, second, third],
    [first, second],
    ...unsaid(facts.sentences).map((sentence) => [sentence]),
    [first],
    ...unsaid(facts.predicates).map((predicate) => [predicate]),
  ]
  const best = choices
    .filter((choice) => choice.every((fact) => fact !== undefined))
    .map((choice) => ({ choice, text: supportText(choice, book, facts) }))
    .filter(({ choice, text }) => fits(text, room) && uses(choice) < STATED_ENOUGH)
    .sort((one, other) => uses(one.choice) - uses(other.choice))
    .at(0)
  if (best !== undefined) return { description: `${opening} ${best.text}`, facts: best.choice }
  if (graphemes(opening) >= LONG_ENOUGH) return { description: opening, facts: [] }
  const closer = shuffled(book.closers, seed, `closer:${purpose}`).find(
    (text) => fits(text, room) && !stated.has(text) && !echoes(text, opening),
  )
  return closer === undefined ? { description: opening, facts: [] } : { description: `${opening} ${closer}`, facts: [closer] }
}

/** Sentences stand as they are, labels become "Oak frame. 600 ml.", what it does becomes "It keeps drinks cold." */
function supportText(choice: readonly string[], book: Phrasebook, facts: Facts): string {
  const [first] = choice
  if (facts.sentences.includes(first)) return first
  if (facts.predicates.includes(first)) return fill(book.doing, { predicate: first }) ?? ''
  return choice.map((label) => `${label}.`).join(' ')
}

const echoes = (one: string, other: string): boolean =>
  /\b(?:look|see|details|minute|take)\b/i.test(one) && /\b(?:look|see|details|minute|take)\b/i.test(other)
