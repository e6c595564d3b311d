import { type Angle, callsToAction, copyLimits, type CopyOption, type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE, type Language } from '@adloom/domain/language.ts'
import { type WrittenCopy } from '@adloom/domain/ports/copywriter.ts'
import { callsOf, painSlots, phrasesOf, quotesOf, rankedAngles, seasonOf } from './angles.ts'
import { findUnsupported, type Grounds, groundsOf } from './grounding.ts'
import { imagePrompts } from './image-prompts.ts'
import { fits, graphemes } from './limits.ts'
import { type Phrase, type Phrasebook } from './phrasebook/phrasebook.ts'
import { phrasebooks } from './phrasebook/phrasebooks.ts'
import { countText, priceTexts } from './price-text.ts'
import { cleanTitle } from './product-name.ts'
import { mixedSeed, shuffled } from './seeded.ts'
import { agreement, fill, type SlotTexts, uses, withArticle, withoutEmptyEndings } from './slots.ts'
import { readSubject, type Subject } from './subject.ts'

/** Options per language; fewer when the facts support fewer angles, never fewer than five. */
export const OPTIONS_PER_LANGUAGE = 8

/** An option with the point it makes and the facts it states. */
export interface DraftedOption {
  readonly angle: Angle
  readonly headline: string
  readonly description: string
  readonly callToAction: string
}

/**
 * Copy from facts, without a model: options per language asked, best first, and five prompts for pictures. Every option passed the limits and
 * `findUnsupported`. A language without a phrasebook is written in English, and its options say so. Equal seeds write equal copy.
 */
export function writeCopy(request: CopyRequest, seed: number): WrittenCopy {
  const subject = readSubject(request)
  const grounds = groundsOf(request)
  const languages = [
    ...new Set(request.languages.map((language): Language => (phrasebooks[language] === undefined ? DEFAULT_LANGUAGE : language))),
  ]
  // The product turns the seed too: two products of one campaign are not to sound alike.
  const turned = mixedSeed(`${request.title ?? ''}|${request.facts?.brand ?? ''}`, seed)
  const drafts = languages.flatMap((language) =>
    draftOptions(phrasebooks[language] ?? phrasebooks.en, request, subject, grounds, turned).map((draft) => ({ ...draft, language })),
  )
  const options = drafts.map(({ headline, description, callToAction, language }, place): CopyOption => ({
    id: String(place + 1),
    headline,
    description,
    callToAction,
    language,
  }))
  return { options, imagePrompts: imagePrompts(request, subject, seed) }
}

/** Names a description likes best are at most this long; longer ones only when nothing else is known. */
const EASY_NAME = 36

/** What has been said so far: no two options share a headline, an opening, or more facts than they must. */
interface Said {
  readonly headlines: Set<string>
  readonly openings: Set<string>
  readonly facts: Map<string, number>
  readonly turns: Map<string, number>
}

/** The options of one language, best first, each with its angle. */
export function draftOptions(
  book: Phrasebook,
  request: CopyRequest,
  subject: Subject,
  grounds: Grounds,
  seed: number,
): readonly DraftedOption[] {
  const said: Said = { headlines: new Set(), openings: new Set(), facts: new Map(), turns: new Map() }
  const drafts: DraftedOption[] = []
  const calls = new Map<string, number>()
  for (const angle of rankedAngles(request, subject)) {
    if (drafts.length >= OPTIONS_PER_LANGUAGE) break
    const written = writeAngle(angle, book, request, subject, grounds, seed, said)
    if (written === null) continue
    const allowed = callsOf(angle, book, request, subject)
    const call = [...allowed].sort((one, other) => (calls.get(one) ?? 0) - (calls.get(other) ?? 0)).at(0) ?? 'LEARN_MORE'
    const chosen = angle === 'offer' ? allowed[0] : call
    calls.set(chosen, (calls.get(chosen) ?? 0) + 1)
    drafts.push({ angle, ...written, callToAction: callsToAction[chosen] })
  }
  return withOwnHeadline(drafts, request)
}

/** A headline the user typed leads the first option, when it is more than the product's title and fits. */
function withOwnHeadline(drafts: readonly DraftedOption[], request: CopyRequest): readonly DraftedOption[] {
  const { headline, productName } = request.targeting ?? {}
  const typed = cleanTitle(headline ?? '')
  const isTitle = [request.title, productName].some(
    (name) => typeof name === 'string' && cleanTitle(name).toLowerCase() === typed.toLowerCase(),
  )
  const [first, ...others] = drafts
  if (typed === '' || isTitle || !fits(typed, copyLimits.headline) || first === undefined) return drafts
  return [{ ...first, headline: typed }, ...others.filter((draft) => draft.headline.toLowerCase() !== typed.toLowerCase())]
}

interface Written {
  readonly headline: string
  readonly description: string
}

/** Turns of phrase that are fine once and tiresome four times. */
const turns =
  /\b(?:(?:take|have) a (?:good |closer )?look|see what|start with|begin with|reach for|for example|make room|bring out|look(?:s|ed)? (?:in|at|closer)|get to know|perhaps|think of|at hand|comes? along|take .{2,40} along|is waiting|are waiting|is ready|are ready|put .{2,40} (?:to|on|where))\b/gi

function writeAngle(
  angle: Angle,
  book: Phrasebook,
  request: CopyRequest,
  subject: Subject,
  grounds: Grounds,
  seed: number,
  said: Said,
): Written | null {
  const candidates = phrasesOf(angle, book, request, subject, seed)
    .map((phrase, place) => {
      const written = writePhrase(phrase, book, request, subject, seed, said, angle)
      if (written === null || !isSound(written, grounds, said)) return null
      const worn = (written.description.match(turns) ?? []).reduce((sum, turn) => sum + (said.turns.get(turnKey(turn)) ?? 0), 0)
      // A headline that a phone cuts short costs as much as three places in the list; a worn turn of phrase as much as two.
      const cost = place + (graphemes(written.headline) > copyLimits.headlineShown ? 3 : 0) + 2 * worn
      return { written, cost }
    })
    .filter((candidate) => candidate !== null)
    .sort((one, other) => one.cost - other.cost)
  const best = candidates.at(0)?.written
  if (best === undefined) return null
  said.headlines.add(best.headline.toLowerCase())
  said.openings.add(openingOf(best.description))
  for (const turn of best.description.match(turns) ?? []) said.turns.set(turnKey(turn), (said.turns.get(turnKey(turn)) ?? 0) + 1)
  for (const fact of best.facts) said.facts.set(fact, (said.facts.get(fact) ?? 0) + 1)
  return { headline: best.headline, description: best.description }
}

const turnKey = (turn: string): string => turn.toLowerCase().split(' ')[0]

const openingOf = (description: string): string => description.toLowerCase().split(' ').slice(0, 3).join(' ')

/** Nothing twice, nothing unfilled, nothing unsupported, and nothing said before. */
function isSound({ headline, description }: Written, grounds: Grounds, said: Said): boolean {
  const text = `${headline}\n${description}`
  if (said.headlines.has(headline.toLowerCase()) || said.openings.has(openingOf(description))) return false
  if (
    /(?<![\p{L}\p{N}'])([\p{L}\p{N}']{2,})[\s,.]+\1(?![\p{L}\p{N}'])/iu.test(headline) ||
    /(?<![\p{L}\p{N}'])([\p{L}\p{N}']{2,})\s+\1(?![\p{L}\p{N}'])/iu.test(description)
  )
    return false
  if (/[{}\u200b]|\s[,.;:!?](?:\s|$)|\s{2,}/u.test(text.replaceAll('\n', ' '))) return false
  if (headline.replace(/[.!?]$/, '').toLowerCase() === description.replace(/[.!?]$/, '').toLowerCase()) return false
  return findUnsupported(text, grounds).length === 0
}

/** The name as a sentence needs it, for each length of it: "the Core 400S Air Purifier", "AirPods Pro", "this mug", "this one". */
function nameSlots(book: Phrasebook, subject: Subject, seed: number, angle: Angle): readonly SlotTexts[] {
  const { name, kind, group, seller, brand } = subject
  const standIn = book.standIns[group] ?? book.standIns.general
  const thisKind = kind === null ? standIn : kind.number === 'many' ? `these ${kind.text}` : `this ${kind.text}`
  const slotsOf = (bare: string | null, running: string, number: Subject['name'], own: boolean): SlotTexts => ({
    ...agreement(bare === null ? (kind?.number ?? 'one') : (number?.number ?? 'one')),
    name: bare,
    the: running,
    The: capital(running),
    own: own ? running : null,
    Own: own ? capital(running) : null,
    ownName: own ? bare : null,
  })
  if (name === null) {
    const house = kind === null ? (seller ?? brand) : null
    return house === null
      ? [slotsOf(null, thisKind, null, false)]
      : [slotsOf(house, house, null, true), slotsOf(null, thisKind, null, false)]
  }
  const named = name.names.map((bare) => {
    const generic = kind !== null && name.kind !== null && bare.toLowerCase() === kind.text.toLowerCase()
    const brandOnly = brand !== null && bare === brand && name.names.length > 1
    const running = generic ? thisKind : name.article && !/^(?:the|this|an?)\b/i.test(bare) ? `the ${bare}` : bare
    return slotsOf(bare, running, name, !generic && !brandOnly)
  })
  const easy = named.filter(({ name: bare, own }) => own !== null && graphemes(bare ?? '') <= EASY_NAME)
  // People do not repeat a name the same way eight times either.
  const turned = shuffled(easy.slice(0, 3), seed, `name:${angle}`)
  return [...turned, ...named.filter((slots) => !turned.includes(slots))]
}

function writePhrase(
  [headlineTemplate, openingTemplate]: Phrase,
  book: Phrasebook,
  request: CopyRequest,
  subject: Subject,
  seed: number,
  said: Said,
  angle: Angle,
): (Written & { readonly facts: readonly string[] }) | null {
  const { points, kind, brand, house, seller, group } = subject
  const price = priceTexts(request.facts?.price)
  const rating = request.facts?.rating
  const { worries, praise } = quotesOf(request.targeting)
  const leastUsed = (texts: readonly string[], purpose: string): readonly string[] =>
    [...texts.slice(0, 2), ...shuffled(texts.slice(2), seed, `${purpose}:${angle}`)].sort(
      (one, other) => (said.facts.get(one) ?? 0) - (said.facts.get(other) ?? 0),
    )
  const labels = leastUsed(points.labels.slice(0, 6), 'labels')
  const sentences = leastUsed(points.sentences.slice(0, 4), 'sentences')
  const predicates = subject.name?.number === 'many' ? [] : leastUsed(points.predicates.slice(0, 4), 'predicates')
  // A headline needs a fact with weight: two words at least, no bare amount, no care label.
  const headFacts = labels.filter(
    (label) => graphemes(label) >= 10 && graphemes(label) <= 30 && !/^(?:set|pack) of|^\d+[- ](?:pack|piece)|^machine wash/i.test(label),
  )
  const shared: SlotTexts = {
    kind: kind?.text ?? null,
    aKind: kind === null ? null : capital(kind.number === 'one' ? withArticle(kind.text) : kind.text),
    brand,
    house,
    aHouse: house === null || !/\p{Script=Latin}/u.test(house) ? null : capital(withArticle(house)),
    seller,
    price: price?.price,
    before: price?.before,
    saving: price?.saving,
    percent: price?.percent,
    rating: rating === null || rating === undefined ? null : String(Math.round(rating.value * 10) / 10),
    count: rating === null || rating === undefined ? null : countText(rating.count),
    season: seasonOf(request.title ?? '', (request.description ?? '').slice(0, 240)),
    ...painSlots(request.targeting),
    quote: uses(openingTemplate + headlineTemplate, 'quote')
      ? book.praiseQuote.some(([, opening]) => opening === openingTemplate)
        ? praise[0]
        : worries[0]
      : null,
    headFact: headFacts[0] ?? null,
    fact1: labels[0],
    fact2: labels.find((label) => label !== headFacts[0]),
    fact3: labels[2],
    sentence: sentences[0],
    predicate: predicates[0],
  }
  const names = nameSlots(book, subject, seed, angle)
  // "Levoit's Levoit purifier": where the brand or the seller is said already, the name goes without it.
  const said0 = [
    uses(headlineTemplate + openingTemplate, 'brand') ? brand : null,
    /\{(?:aH|h)ouse\}/.test(headlineTemplate) ? house : null,
    uses(headlineTemplate + openingTemplate, 'seller') ? seller : null,
  ]
  const usableNames = names.filter(({ the }) =>
    said0.every((word) => word === null || !(the ?? '').toLowerCase().includes(word.toLowerCase())),
  )
  const headlines = usableNames
    .map((slots) => fill(headlineTemplate, { ...shared, ...slots }))
    .filter((text) => text !== null)
    .map((text) => capital(withoutEmptyEndings(text)))
  const headline = longestWithin(headlines, copyLimits.headlineShown) ?? longestWithin(headlines, copyLimits.headline)
  if (headline === null) return null
  const inHeadline = names.some(({ name }) => name !== null && name !== undefined && headline.includes(name))
  const openings = usableNames
    .map((slots) => fill(openingTemplate, { ...shared, ...slots }))
    .filter((text) => text !== null)
    .map((text) => capital(withoutEmptyEndings(text)))
    .filter((text) => fits(text, copyLimits.description))
  const opening = (inHeadline ? (openings.find((text) => !text.includes(headline)) ?? openings[0]) : openings[0]) ?? null
  if (opening === null) return null
  const usedNow = [...labels, ...sentences, ...predicates].filter((fact) => headline.includes(fact) || opening.includes(fact))
  const { description, facts } = withSupport(
    opening,
    headline,
    book,
    { ...shared, group },
    { labels, sentences, predicates },
    said,
    seed,
    angle,
  )
  return { headline, description, facts: [...usedNow, ...facts] }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function longestWithin(texts: readonly string[], limit: number): string | null {
  const fitting = texts.filter((text) => fits(text, limit))
  return fitting.length === 0 ? null : fitting.reduce((longest, text) => (graphemes(text) > graphemes(longest) ? text : longest))
}

/** A description this long needs no closing sentence. */
const LONG_ENOUGH = 60

/** The opening with the sentence of facts that has been used least and fits, else a closing sentence when there is room. */
function withSupport(
  opening: string,
  headline: string,
  book: Phrasebook,
  shared: SlotTexts,
  points: { readonly labels: readonly string[]; readonly sentences: readonly string[]; readonly predicates: readonly string[] },
  said: Said,
  seed: number,
  angle: Angle,
): { readonly description: string; readonly facts: readonly string[] } {
  const unsaid = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => !`${headline} ${opening}`.toLowerCase().includes(text.toLowerCase().replace(/\.$/, '')))
  const labels = unsaid(points.labels)
  const room = copyLimits.description - graphemes(opening) - 1
  const usable = book.supports
    .flatMap((template) => {
      const choices = uses(template, 'sentence')
        ? unsaid(points.sentences)
        : uses(template, 'predicate')
          ? unsaid(points.predicates)
          : [null]
      return choices.map((choice) => {
        const slots = { ...shared, fact1: labels[0], fact2: labels[1], fact3: labels[2], sentence: choice, predicate: choice }
        // Price and rating have their own options; elsewhere they would only repeat.
        const text = /\{(?:price|rating)\}/.test(template) ? null : fill(template, slots)
        const facts =
          choice === null
            ? [labels[0], labels[1], labels[2]].filter((label, place) => label !== undefined && uses(template, `fact${place + 1}`))
            : [choice]
        return text === null
          ? null
          : { text, facts, use: facts.reduce((sum, fact) => sum + (said.facts.get(fact) ?? 0), 0) / Math.max(1, facts.length) }
      })
    })
    .filter((support) => support !== null && fits(support.text, room) && support.facts.length > 0)
    .filter((support) => support !== null)
    .sort((one, other) => one.use - other.use)
  const [best] = usable
  if (best !== undefined && best.use < 2) return { description: `${opening} ${best.text}`, facts: best.facts }
  if (graphemes(opening) >= LONG_ENOUGH) return { description: opening, facts: [] }
  const closers = [...shuffled(book.closers, seed, `closer:${angle}`)].sort(
    (one, other) => (said.facts.get(one) ?? 0) - (said.facts.get(other) ?? 0),
  )
  const closer = closers.find((text) => fits(text, room) && (said.facts.get(text) ?? 0) === 0 && !overlaps(text, opening))
  return closer === undefined ? { description: opening, facts: [] } : { description: `${opening} ${closer}`, facts: [closer] }
}

const overlaps = (one: string, other: string): boolean =>
  /\b(?:look|see|details|minute|take)\b/i.test(one) && /\b(?:look|see|details|minute|take)\b/i.test(other)
