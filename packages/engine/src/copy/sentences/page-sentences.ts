import { type CopyRequest, type FactPlace, factPlaceOf } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Passage, type Price } from '@adloom/domain/product.ts'
import { type Writing, writingOf } from '../languages/writing.ts'
import { graphemes } from '../limits.ts'
import { isJunk } from './junk.ts'
import { datumIn, leadOf, type NamedValue, passagesOf, type Point } from './passage-parts.ts'
import { type Quote, quotesIn } from './praise.ts'
import { sentencesIn } from './split-sentences.ts'
import {
  withoutShoutedLine,
  capital,
  smallVocabulary,
  tidyLine,
  withoutAsides,
  withoutOpener,
  withoutShouts,
  withoutSlips,
} from './tidy-line.ts'
import {
  endsOpen,
  isBalanced,
  isConditional,
  isDated,
  isGlued,
  isManual,
  isMeasures,
  isOtherPrice,
  isTruncated,
  matchesPattern,
} from './unfit.ts'

/** A sentence, point or line of a page that may be used in an ad. */
export interface PageSentence {
  /** Tidied, with a full stop where it is a sentence. */
  readonly text: string
  /** The title of a point, before its colon: "Easy to clean: the coating …"; null for most. */
  readonly lead: string | null
  readonly place: FactPlace
  /** Its position on the page, from 0. */
  readonly rank: number
  /** The passage it comes from, as it is on the page. */
  readonly passage: string
}

/** A row of a table of facts, and the passage it comes from. */
interface PageDatum extends NamedValue {
  readonly passage: string
}

export interface PageText {
  readonly sentences: readonly PageSentence[]
  readonly data: readonly PageDatum[]
  /** Short promises of the page around the product, by their place. */
  readonly promises: readonly PageSentence[]
  /** Praise of buyers: used in quotation marks only. */
  readonly reviews: readonly (PageSentence & Quote)[]
}

/** A page without text. */
export const emptyPage: PageText = { sentences: [], data: [], promises: [], reviews: [] }

/** Characters read of all passages together; text further down adds nothing an ad needs and costs time. */
const READ_MAX = 9000
const SENTENCES_MAX = 60
const LONGEST_SENTENCE = 320
const SHORTEST_SENTENCE = 8
const LONGEST_PROMISE = 80
/** Letters from which a text contained in another is a repetition, not a chance. */
const TELLING_LETTERS = 24
/** Words of the longest value that makes a sentence of running text a row of a table. */
const SHORT_VALUE = 3

/** The reviewer's name after a review: "– Giles P." */
const signature = /\s[–—-]\s\p{Lu}[\p{L}.' ,]{1,30}$/u

/** Places whose passages are sentences about the product. */
const sentencePlaces: ReadonlySet<Passage['place']> = new Set(['description', 'highlight', 'question'])
const promisePlaces: ReadonlySet<Passage['place']> = new Set(['badge', 'delivery', 'returns', 'guarantee'])

/** A sentence with the title of its point; null without one. */
type Statement = Omit<Point, 'lead'> & { readonly lead: string | null }

/** What every step of reading a page needs. */
interface PageReading {
  /** The page's language and how it is written; null when there is no data for it. */
  readonly language: Language | null
  readonly writing: Writing | null
  readonly locale: string
  readonly price: Price | null | undefined
  /** Names of the page and words of its title, lower case: they keep their capitals. */
  readonly names: ReadonlySet<string>
  /** Words that the page writes in lower case somewhere. */
  readonly vocabulary: ReadonlySet<string>
  /** Letters and digits of the title, and of everything read so far. */
  readonly title: string
  readonly seen: Set<string>
}

/** What is read so far, in the order of the page. */
interface Found {
  readonly sentences: PageSentence[]
  readonly data: PageDatum[]
  readonly promises: PageSentence[]
  readonly reviews: (PageSentence & Quote)[]
}

/** The sentences, data, promises and reviews of a page for use in an ad. `language`: the page's; null when there is no data for it. */
export function pageText(request: CopyRequest, language: Language | null, names: ReadonlySet<string>): PageText {
  const passages = passagesOf(request)
  const writing = language === null ? null : writingOf(language)
  const reading: PageReading = {
    language,
    writing,
    locale: writing?.locale ?? 'und',
    price: request.facts?.price,
    names: new Set([...names, ...(request.title ?? '').toLowerCase().split(/[^\p{L}\p{N}'’-]+/u)]),
    vocabulary: smallVocabulary(
      passages.map(({ text }) => text),
      writing,
    ),
    title: lettersOf(request.title ?? ''),
    seen: new Set(),
  }
  const found: Found = { sentences: [], data: [], promises: [], reviews: [] }
  let length = 0
  for (const passage of passages) {
    if (length > READ_MAX || found.sentences.length >= SENTENCES_MAX) break
    length += passage.text.length
    readPassage(passage, reading, found)
  }
  return found
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the page has not said this before; remembers it. */
function isNew(text: string, { seen, title }: PageReading): boolean {
  const own = lettersOf(text)
  if (own === '' || seen.has(own) || title.includes(own)) return false
  // A whole description repeats its own sentences and runs headings into them.
  for (const other of seen) if (other.length > TELLING_LETTERS && own.includes(other)) return false
  seen.add(own)
  return true
}

const isPrintable = (text: string, { language, writing, names }: PageReading): boolean =>
  graphemes(text) <= LONGEST_SENTENCE &&
  !isTruncated(text) &&
  isBalanced(text) &&
  !/[?]$|[{}<>\\]|:$|^["“„«‘]|‘(?=\p{Lu})|[.!?]’$/u.test(text) &&
  !isJunk(text, writing) &&
  !isMeasures(text) &&
  (language === 'de' || !isGlued(text, names)) &&
  /\p{L}{3}/u.test(text)

function readPassage(passage: Passage, reading: PageReading, found: Found): void {
  const { place, text } = passage
  const line = tidyLine(text)
  const datum = datumIn(line)
  const isDatum = datum !== null && (place === 'specification' || (place === 'highlight' && leadOf(line) === null))
  if (isDatum) addDatum(datum, passage, reading, found)
  else if (promisePlaces.has(place)) readPromises(passage, reading, found)
  else if (place === 'review') readReview(passage, reading, found)
  else if (sentencePlaces.has(place) || place === 'specification') readStatements(passage, line, reading, found)
}

function addDatum(datum: NamedValue, { text: passage }: Passage, reading: PageReading, { data }: Found): void {
  if (isNew(`${datum.name}${datum.value}`, reading)) data.push({ ...datum, passage })
}

/** The promises of a passage: a badge is one as it stands, elsewhere each sentence that promises something to everybody at any time. */
function readPromises({ place, text: passage }: Passage, reading: PageReading, { promises }: Found): void {
  const { writing, locale } = reading
  for (const part of place === 'badge' ? [passage] : sentencesIn(passage, locale)) {
    const text = tidyLine(part)
    const isPromise = writing !== null && matchesPattern(text, writing.promises) && !isConditional(text) && !isDated(text, locale)
    if (place !== 'badge' && !isPromise) continue
    if (graphemes(text) <= LONGEST_PROMISE && isBalanced(text) && isNew(text, reading))
      promises.push({ text, lead: null, place: factPlaceOf(place), rank: promises.length, passage })
  }
}

function readReview({ text: passage }: Passage, reading: PageReading, { reviews }: Found): void {
  const { writing, locale } = reading
  if (writing === null) return
  const sentences = sentencesIn(passage.replace(signature, ''), locale).map((part) =>
    capital(withoutOpener(tidyLine(withoutAsides(part, writing)), writing.openers)),
  )
  const usable = sentences.map((text) => (isPrintable(text, reading) && isNew(text, reading) ? text : null))
  for (const quote of quotesIn(usable, writing)) reviews.push({ ...quote, lead: null, place: 'review', rank: reviews.length, passage })
}

/** The sentences of a passage, or of a point and its title. `line`: the passage, tidied. */
function readStatements(passage: Passage, line: string, reading: PageReading, found: Found): void {
  const { place, text } = passage
  const { writing, locale } = reading
  const point = place === 'highlight' || place === 'description' ? leadOf(line) : null
  const parts = sentencesIn(point?.rest ?? text, locale)
  const isOtherTopic = writing !== null && matchesPattern(text.trimStart(), writing.otherTopics)
  if (isOtherTopic || (place === 'description' && writing !== null && isManual(parts, writing))) {
    // The page's description repeats everything, without the opening words.
    for (const part of sentencesIn(text, locale)) isNew(tidyLine(withoutAsides(part, writing)), reading)
    return
  }
  for (const [at, part] of parts.entries()) {
    // An unfilled template shows through: what is left without it is incomplete.
    if (/\{[^{}]*\}/u.test(part) || /[<>≤≥]\s?\d/u.test(part)) continue
    if (writing !== null && matchesPattern(part, writing.otherTopics)) continue
    const statement = tidied(part, reading)
    const datum = datumIn(statement)
    if (datum !== null && datum.value.split(' ').length <= SHORT_VALUE) {
      addDatum(datum, passage, reading, found)
      continue
    }
    const inner = point === null ? leadOf(statement) : null
    const body = inner?.rest ?? statement
    // A title that says enough stands alone when its text is unfit for an ad: "Easy to assemble: instructions …".
    if (at === 0 && point !== null && isJunk(body, writing)) addTitle(point.lead, passage, reading, found)
    addSentence({ lead: inner?.lead ?? (at === 0 ? (point?.lead ?? null) : null), rest: body }, passage, reading, found)
  }
}

function tidied(part: string, { language, writing, vocabulary, names }: PageReading): string {
  const plain = withoutOpener(tidyLine(withoutAsides(part, writing)), writing?.openers ?? [])
  const calm = withoutShouts(plain, vocabulary, names)
  return language === 'en' ? withoutSlips(calm, vocabulary, names) : calm
}

const withoutCapitals = (text: string, { vocabulary, names }: PageReading): string =>
  capital(withoutShouts(withoutShoutedLine(text), vocabulary, names))

function addTitle(title: string, { place, text: passage }: Passage, reading: PageReading, { sentences }: Found): void {
  if (!title.includes(' ') || isJunk(title, reading.writing) || !isNew(title, reading)) return
  sentences.push({ text: withoutCapitals(title, reading), lead: null, place: factPlaceOf(place), rank: sentences.length, passage })
}

function addSentence({ lead, rest }: Statement, { place, text: passage }: Passage, reading: PageReading, { sentences }: Found): void {
  const { writing, price, title } = reading
  if (graphemes(rest) < SHORTEST_SENTENCE || !isPrintable(rest, reading) || !isNew(rest, reading) || isOtherPrice(rest, price)) return
  if (writing !== null && endsOpen(rest, writing.endsOpen)) return
  const isUnfit = lead === null || title.includes(lettersOf(lead)) || isJunk(lead, writing)
  sentences.push({
    text: capital(rest.replace(/[;,:]$/u, '')),
    lead: isUnfit ? null : withoutCapitals(lead, reading),
    place: factPlaceOf(place),
    rank: sentences.length,
    passage,
  })
}
