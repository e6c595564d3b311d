import { type Angle, copyLimits, type FactPlace, type StatedFact } from '@adloom/domain/copy.ts'
import { isSound } from '../is-sound.ts'
import { fits, graphemes } from '../limits.ts'
import { coverage, meaningWords, overlap } from '../meaning.ts'
import { type Line } from '../sentences/lines.ts'
import { type PageSentence } from '../sentences/page-sentences.ts'
import { capital } from '../sentences/tidy-line.ts'
import { fillSlots } from '../slots.ts'
import { type Draft } from './draft.ts'
import { formsOf } from './forms.ts'
import { type CopyMaterial } from './material.ts'
import { type Scored } from './score.ts'

/** A headline with what it says, before it gets a description. */
export interface Headline {
  readonly text: string
  readonly angle: Angle
  readonly score: number
  readonly words: ReadonlySet<string>
  readonly facts: readonly StatedFact[]
  /** The sentence it was taken from; null for offers, ratings and names. */
  readonly from: PageSentence | null
  /** Whether it is the title that precedes its sentence on the page. */
  readonly isLead: boolean
  /** Whether it states the buyers' opinion: then a description may quote a buyer. */
  readonly isRating: boolean
  /** The start of its description: "Now $89, was $119."; null for most. */
  readonly opening: string | null
}

/** What a set already contains, and whether it needs another option whatever that says. */
interface SetContext {
  /** How often each sentence of the page is used so far. */
  readonly sentenceUses: Map<string, number>
  /** Descriptions used so far. */
  readonly usedDescriptions: ReadonlySet<string>
  readonly isNeeded: boolean
}

/** Weights for choosing the statement of the page under a headline. */
const weights = {
  /** The statement a point's title belongs to. */
  ownOfLead: 3,
  /** The part of its sentence before the headline: the cause of what it says. */
  cause: 2,
  /** The headline's whole sentence: adds to it and repeats it. */
  whole: -1.2,
  /** Another statement of the same paragraph or point. */
  samePassage: 0.9,
  /** A buyer's quote under a rating. */
  quoted: 2,
  /** Names the product, so that a stranger knows what is for sale. */
  names: 1.3,
  /** The product's name is added at the start or the end; each later form costs `nextForm`. */
  named: 1.1,
  nextForm: 0.02,
  /** All words are the headline's; a share of them costs that share. */
  repeats: -2,
  /** Both texts have the price. */
  priceTwice: -2,
  /** Repeats exactly the headline's words: only a last resort. */
  same: -6,
  /** Each earlier option that uses the statement. */
  used: -1.1,
  /** The same when there are too few options: a good statement repeated is better than a bare fact. */
  usedOfNeed: -0.4,
}

/** Places whose statements describe the product in sentences. */
const sentencePlaces: ReadonlySet<FactPlace> = new Set(['description', 'feature', 'review', 'question', 'badge'])

/** Share of a line's meaning from which its headline already says everything. */
const ALREADY_SAID = 0.6

/** Words of a sentence missing from its headline, from which the whole sentence is worth showing. */
const ADDS_FROM = 5

/** Characters of the shortest cause that says something. */
const SHORTEST_CAUSE = 25

/** Graphemes up to which a description takes a second statement. */
const ROOM_FOR_SECOND = 62

/** Below this score no statement follows a reduction. */
const WORTH_FOLLOWING = 0.5

/** Score from which a second statement is better than none, and the share of words that it may repeat. */
const SECOND_FROM = 0
const SECOND_REPEATS = 0.34

/** A second statement counts a third of its score; in an option, a description counts half as much as its headline. */
const SECOND_DIVISOR = 3
const DESCRIPTION_DIVISOR = 2

const factOf = ({ from }: Line): StatedFact => ({ text: from.passage, source: from.place })

/** Share of a name's words from which a text names the product. */
const NAMED_FROM = 0.5

/** Whether a text says what the product is. */
const isNamed = (words: ReadonlySet<string>, { kindWords, nameWords }: CopyMaterial): boolean =>
  [...words].some((word) => kindWords.has(word)) || coverage(words, nameWords) > NAMED_FROM

const stop = (text: string): string => (/[.!?…]["”»]?$/u.test(text) ? text : `${text}.`)

/**
 * The rest of a headline's sentence, where it is a complete statement: "Made of soft cotton, the tee | keeps its shape", "Keeps you
 * informed: | …".
 */
function causeOf({ text, from }: Headline): Scored<Line> | null {
  if (from === null) return null
  const at = from.text.toLowerCase().indexOf(text.toLowerCase())
  const behind = at === 0 ? /^\s?[:–—]\s+(\S.{24,})$/u.exec(from.text.slice(text.length))?.[1] : undefined
  if (behind !== undefined)
    return {
      item: { text: stop(capital(behind)), from, isSentence: false, beginsWithPronoun: false, afterColon: null },
      score: 0,
      words: meaningWords(behind),
    }
  const before = at < 0 ? '' : from.text.slice(0, at)
  const end = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(' –'), before.lastIndexOf(' —'))
  const cause = end < SHORTEST_CAUSE ? '' : before.slice(0, end).trim()
  if (cause === '' || !fits(cause, copyLimits.description - 1)) return null
  const words = meaningWords(cause)
  return words.size < ADDS_FROM
    ? null
    : { item: { text: stop(cause), from, isSentence: false, beginsWithPronoun: false, afterColon: null }, score: 0, words }
}

/** Lines for a headline, best first. */
function linesFor(headline: Headline, material: CopyMaterial, { sentenceUses, isNeeded }: SetContext): readonly Scored<Line>[] {
  const useWeight = isNeeded ? weights.usedOfNeed : weights.used
  const cause = causeOf(headline)
  const { price } = material
  const isHeadlineNamed = isNamed(headline.words, material)
  const rated = (line: Scored<Line>): Scored<Line> | null => {
    const { from } = line.item
    if (line.item.text === headline.opening) return null
    const isOwn = headline.from !== null && from.text === headline.from.text
    const isCause = line === cause
    const isRepeat =
      isOwn &&
      (cause !== null ||
        from.text.toLowerCase().startsWith(headline.text.toLowerCase()) ||
        line.words.size - headline.words.size < ADDS_FROM)
    if (isRepeat && !isCause && !headline.isLead) return null
    const isAlreadySaid = !isOwn && coverage(headline.words, line.words) >= ALREADY_SAID
    if (isAlreadySaid && !isNeeded) return null
    const isSame = isAlreadySaid && coverage(line.words, headline.words) >= 1
    const own = isCause ? weights.cause : isOwn ? (headline.isLead ? weights.ownOfLead : weights.whole) : 0
    const near = !isOwn && headline.from !== null && from.passage === headline.from.passage ? weights.samePassage : 0
    const repeats = isOwn ? 0 : weights.repeats * overlap(line.words, headline.words)
    const named = !isHeadlineNamed && sentencePlaces.has(from.place) && isNamed(line.words, material) ? weights.names : 0
    const isPriceTwice = price !== null && headline.text.includes(price.price) && line.item.text.includes(price.price)
    const twice = (isPriceTwice ? weights.priceTwice : 0) + (isSame ? weights.same : 0)
    return {
      ...line,
      score: line.score + own + near + named + repeats + twice + useWeight * (sentenceUses.get(from.text) ?? 0),
    }
  }
  const quotes = headline.isRating
    ? material.quotes.map((quote) => ({
        ...quote,
        score: quote.score + weights.quoted + weights.used * (sentenceUses.get(quote.item.from.text) ?? 0),
      }))
    : []
  return [...[...(cause === null ? [] : [cause]), ...material.lines].map(rated).filter((line) => line !== null), ...quotes].toSorted(
    (one, other) => other.score - one.score,
  )
}

interface Description {
  readonly text: string
  readonly lines: readonly Line[]
  readonly score: number
}

/** Statements that are compared for a description; further ones are used only when none of these fits. */
const COMPARED = 14

/**
 * The best description from one statement, with a second statement or the product's name where there is room: headline and description must
 * tell a stranger what is for sale.
 */
function bestDescription(headline: Headline, material: CopyMaterial, context: SetContext): Description | null {
  const candidates = linesFor(headline, material, context)
  const fitting = ({ text }: Description): boolean =>
    fits(text, copyLimits.description) &&
    !context.usedDescriptions.has(text) &&
    isSound({ headline: headline.text, description: text }, material.support)
  // A reduction stands without a weak sentence after it.
  const bare = headline.opening === null ? [] : [{ text: headline.opening, lines: [], score: WORTH_FOLLOWING }]
  const made = candidates.slice(0, COMPARED).flatMap((first) => descriptionsWith(first, candidates, headline, material))
  return (
    [...bare, ...made].toSorted((one, other) => other.score - one.score).find(fitting) ??
    candidates
      .slice(COMPARED)
      .flatMap((first) => descriptionsWith(first, candidates, headline, material))
      .find(fitting) ??
    null
  )
}

/** A statement alone, after the product's name, and with a second statement. */
function descriptionsWith(
  first: Scored<Line>,
  candidates: readonly Scored<Line>[],
  headline: Headline,
  material: CopyMaterial,
): readonly Description[] {
  const behindOpening = (text: string): string => (headline.opening === null ? text : `${headline.opening} ${text}`)
  // Under a point's title its text does not repeat the title.
  const statement = first.item.text.startsWith(`${headline.text}: `)
    ? capital(first.item.text.slice(headline.text.length + 2))
    : first.item.text
  const text = behindOpening(statement)
  const alone: Description = { text, lines: [first.item], score: first.score }
  const isNamedBefore =
    isNamed(headline.words, material) || isNamed(first.words, material) || material.names.some((name) => headline.text.includes(name))
  const second =
    graphemes(text) > ROOM_FOR_SECOND
      ? undefined
      : candidates.find(
          (other) =>
            other !== first &&
            other.score > SECOND_FROM &&
            !other.item.beginsWithPronoun &&
            (other.item.from.place !== 'review' || first.item.from.place !== 'review') &&
            other.item.from.text !== first.item.from.text &&
            overlap(other.words, first.words) <= SECOND_REPEATS &&
            overlap(other.words, headline.words) <= SECOND_REPEATS &&
            fits(`${text} ${other.item.text}`, copyLimits.description),
        )
  const both =
    second === undefined
      ? []
      : [
          {
            text: `${text} ${second.item.text}`,
            lines: [first.item, second.item],
            score: first.score + second.score / SECOND_DIVISOR + (!isNamedBefore && isNamed(second.words, material) ? weights.names : 0),
          },
        ]
  if (isNamedBefore) return [alone, ...both]
  const { afterColon: lowerText } = first.item
  const named = [
    ...(lowerText === null || lowerText.includes(': ') || pointsAway(lowerText, material)
      ? []
      : material.names
          .filter((name) => !/[,|–—]/u.test(name) && !opensWith(lowerText, name))
          .map((name) => behindOpening(`${name}${material.writing.colon}${lowerText}`))),
    ...tailsOf(material, `${headline.text} ${text}`).map((tail) => `${text} ${tail}`),
  ].map((other, place): Description => ({ ...alone, text: other, score: first.score + weights.named - place * weights.nextForm }))
  return [alone, ...both, ...named]
}

/** Words at the start of a statement that may name the product. */
const OPENING = 4

/** Whether a statement names the product itself: "The Stockman goes up in three minutes". */
function opensWith(text: string, name: string): boolean {
  const named = meaningWords(name)
  return [...meaningWords(text.split(' ').slice(0, OPENING).join(' '))].some((word) => named.has(word))
}

/** Whether a statement begins with "it", "this" or "these", which does not work after a name and a colon. */
const pointsAway = (text: string, { pageLanguage, writing }: CopyMaterial): boolean =>
  pageLanguage !== null && writing.pointing.has((/^[\p{L}'’]+/u.exec(text)?.[0] ?? '').toLowerCase())

/** The product's name, with its price unless that is already stated. */
function tailsOf({ patterns, names, price }: CopyMaterial, before: string): string[] {
  const amount = price === null || before.includes(price.price) ? null : price.price
  return (
    names
      .flatMap((name) => patterns.tail.map((template) => fillSlots(template, { name, price: amount })))
      .filter((text) => text !== null)
      // A single word after a text is no sentence.
      .filter((text) => text.includes(' '))
  )
}

/** The option of a headline, with the best statement of the page that adds to it. Null when no sound description exists. */
export function composeOption(headline: Headline, material: CopyMaterial, context: SetContext): Draft | null {
  const below = bestDescription(headline, material, context)
  if (below === null) return null
  const option = { headline: headline.text, description: below.text }
  return {
    ...option,
    angle: headline.angle,
    facts: [...headline.facts, ...below.lines.map(factOf)].filter(
      (fact, place, all) => all.findIndex((other) => other.text === fact.text && other.source === fact.source) === place,
    ),
    score: headline.score + below.score / DESCRIPTION_DIVISOR,
    sentences: below.lines.map(({ from }) => from.text),
    ...formsOf(option, below.lines, material),
  }
}
