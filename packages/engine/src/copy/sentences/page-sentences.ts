import { type CopyRequest, type FactPlace, factPlaceOf } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Passage, type Price } from '@adloom/domain/product.ts'
import { cleanTitle } from '../clean-title.ts'
import { type Writing, writingOf } from '../languages/writing.ts'
import { graphemes } from '../limits.ts'
import { acronyms, calm } from '../name-case.ts'
import { plainNumber } from '../read-text.ts'
import { isJunk } from './junk.ts'
import { type Quote, quotesIn } from './praise.ts'

/** A sentence, point or line of a page that may stand in an ad. */
export interface PageSentence {
  /** Tidy, with a full stop where it is a sentence. */
  readonly text: string
  /** The words a point begins with before its colon: "Easy to clean: the coating …"; null for most. */
  readonly lead: string | null
  readonly place: FactPlace
  /** Its place on the page, from 0. */
  readonly rank: number
  /** The passage it was taken from, as it stands on the page. */
  readonly passage: string
}

/** A row of a table of facts: "Material", "Porcelain". */
export interface PageDatum {
  readonly name: string
  readonly value: string
  readonly passage: string
}

export interface PageText {
  readonly sentences: readonly PageSentence[]
  readonly data: readonly PageDatum[]
  /** What the page promises around the product, a short line each, by its place. */
  readonly promises: readonly PageSentence[]
  /** What its buyers praise: only ever quoted. */
  readonly reviews: readonly (PageSentence & Quote)[]
}

/** A page that says nothing. */
export const emptyPage: PageText = { sentences: [], data: [], promises: [], reviews: [] }

/** What lies further down says nothing an ad needs and costs time: characters of all passages that are read. */
const READ_MAX = 9000
const SENTENCES_MAX = 60
const LONGEST_SENTENCE = 320
const SHORTEST_SENTENCE = 8

/** Places whose passages are sentences about the product. */
const spoken: ReadonlySet<Passage['place']> = new Set(['description', 'highlight', 'question'])
const promised: ReadonlySet<Passage['place']> = new Set(['badge', 'delivery', 'returns', 'guarantee'])

/** The passages of a page; of a page read before there were any, its description and features. */
function passagesOf({ description, facts }: CopyRequest): readonly Passage[] {
  const passages = facts?.passages ?? []
  const features = (facts?.features ?? []).map((text): Passage => ({
    place: datumIn(text) === null ? 'highlight' : 'specification',
    text: text.slice(0, 600),
  }))
  const lines = (description ?? '').split(/\n+/u).map((text): Passage => ({ place: 'description', text: text.slice(0, 3000) }))
  return [...passages, ...(passages.length === 0 ? features : []), ...lines].filter(({ text }) => text.trim() !== '')
}

/** "Material: Porcelain", "Fastening - Slip-On" as name and value; null when the text says more than a table would. */
export function datumIn(text: string): Omit<PageDatum, 'passage'> | null {
  const found = /^([^:!?]{2,34}?)\s?(?::|：|\s[–—-])\s+(\S.{0,79})$/u.exec(text.trim().replace(/\.$/u, ''))
  if (found === null) return null
  const [, name, value] = found
  // "1,400 calico springs – medium-firm" says it all before the dash.
  const isName = (!/^\d/.test(name) && !/\.\s/u.test(name)) || /^\p{L}{1,4}\.\s\p{L}+$/u.test(name)
  return isName && value.split(/\s+/u).length <= 6 && !/[.!?]/u.test(value.replaceAll(/\d[.,]\d|\b(?:ca|max|min|approx)\./gu, ''))
    ? { name: name.trim(), value: value.trim() }
    : null
}

const sentenceSegmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  const known = sentenceSegmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  sentenceSegmenters.set(locale, known)
  return known
}

/** Abbreviations and numbers that a segmenter takes for the end of a sentence. */
const unfinished = /(?:\b(?:approx|ca|z|B|bzw|inkl|incl|max|min|Nr|No|Dr|St|vs|ex|etc|p|d|u|a|sq|oz|lb|ft|in|Mr|Mrs|i|e|g)|\d)\.\s*$/u

/** The sentences of a text, in order. */
export function sentencesIn(raw: string, locale: string): string[] {
  const text = raw.replace(/[ \t]+([.!?])(?=\s|$)/gu, '$1')
  const found: string[] = []
  const dashes = text.match(/\s[-–]\s/gu)?.length ?? 0
  // "Side pockets - Two back pockets - Made in Portugal" is a list.
  const marks = dashes >= 2 ? /(?:\n|\\n)+|\s*[•●▪◦✓✔✅►➤◆★☆|]\s*|\s[-–]\s/u : /(?:\n|\\n)+|\s*[•●▪◦✓✔✅►➤◆★☆|]\s*/u
  for (const line of text.split(marks)) {
    let open = ''
    // A segmenter takes "memory. 360m" and "butter.Ingredients" for one sentence.
    const spaced = line.split(/(?<=\p{Ll}{2}[.!]\s+)(?=\p{N})|(?<=\p{Ll}{2}[.!])(?=\p{Lu}\p{Ll}{2})/u)
    for (const { segment } of spaced.flatMap((piece) => [...segmenterOf(locale).segment(piece)])) {
      open += segment
      if (unfinished.test(open) && !/\.\s+$/u.test(segment.replace(/\d\.\s+$/u, '. '))) continue
      if (/\b(?:approx|ca|z\. ?B|bzw|inkl|incl|max|min|Nr|Dr|St|etc)\.\s*$/u.test(open)) continue
      found.push(open.trim())
      open = ''
    }
    if (open.trim() !== '') found.push(open.trim())
  }
  return found.filter((sentence) => sentence !== '')
}

/** A word or two in capitals are names; a whole line in capitals is a heading that shouts. */
function calmed(text: string): string {
  const words = text.split(' ')
  const shouted = words.filter((word) => /\p{Lu}{3,}/u.test(word) && !/\p{Ll}|\d(?!-)/u.test(word))
  const lettered = words.filter((word) => /\p{L}{3,}/u.test(word))
  if (shouted.length < 2 || shouted.length < 0.6 * lettered.length) return text
  const small = words
    .map((word) => (/\d(?!-)/.test(word) || acronyms.has(word.replace(/[^\p{L}-]/gu, '')) ? word : calm(word, true).toLowerCase()))
    .join(' ')
  return small.charAt(0).toUpperCase() + small.slice(1)
}

/** A line as an ad may print it: no list marks, footnote signs, pictographs or double marks. */
export const tidyLine = (text: string): string =>
  calmed(
    cleanTitle(text)
      .replace(/^(?!#\d)[\s\-–—*·>:.,;+#)\]]+(?=[\p{L}\d("'“„«¿¡])/u, '')
      .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L})/u, '')
      .replace(/(?<=[\p{L}.!?])[*†‡¹]+(?=\s|$|[.,])/gu, '')
      .replace(/(?<=[.!?])\s*\[\d+\]|(?<=[\p{L}.])\s?\(\d{1,2}\)(?=\s|$)/gu, '')
      .replace(/[【[]([^\]】]{2,40})[\]】]\s*[:：-]?\s*/gu, '$1: ')
      .replace(/\s+([,.;:!?])(?=\s|$)/gu, '$1')
      .replace(/!+/g, '.')
      .replace(/\s+/gu, ' ')
      .trim(),
  )

/** A point's title and its text: "Easy clean: the coating …", "Cooling – Organic peppermint …"; null when it has none. */
function leadOf(line: string): { readonly lead: string; readonly rest: string } | null {
  const found = /^([^:.!?–—]{3,44}?)\s?(?::|：|\s[–—-])\s+(\S.{12,})$/u.exec(line)
  if (found === null) return null
  const [, lead, rest] = found
  return lead.split(' ').length <= 6 && rest.split(/\s+/u).length >= 4 ? { lead: lead.trim(), rest: rest.trim() } : null
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isTorn = (text: string): boolean => /(?:\.\.\.|…)\s*$/u.test(text) || /^(?:\.\.\.|…)/u.test(text)

/** Without what stands in brackets behind a word: asides are dropped whole. */
const withoutAsides = (text: string): string => {
  const aside = /(?<=\S)\s?\([^()]{1,80}\)/gu
  // Two of them tell two things apart.
  return count(text, aside) > 1 ? text : text.replace(aside, '')
}

/** "What's more, the fabric …" without what joins it to the sentence before. */
function withoutOpener(text: string, openers: readonly string[]): string {
  const comma = text.indexOf(', ')
  const opener = comma < 0 ? '' : text.slice(0, comma).toLowerCase().replaceAll('’', "'")
  return openers.includes(opener) ? capital(text.slice(comma + 2)) : text
}

/** Nothing but sizes: "10\" wide x 15.5\" deep", "Oak 235x100 cm". */
const isMeasures = (text: string): boolean => {
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0
  return (
    (/\d\s?["”″]?[^.\d]{0,14}\s?[x×]\s?\d/u.test(text) && words <= 7) ||
    (text.match(/\p{L}{2,}: /gu)?.length ?? 0) >= 2 ||
    ((text.match(/\d+(?:[.,:]\d+)*/gu)?.length ?? 0) >= 3 && words <= 7)
  )
}

const endsOpen = (text: string, open: ReadonlySet<string>): boolean =>
  open.has((/([\p{L}&+]+)[.,;:]*$/u.exec(text)?.[1] ?? '').toLowerCase())

function says(text: string, pattern: RegExp | null): boolean {
  if (pattern === null) return false
  pattern.lastIndex = 0
  return pattern.test(text)
}

/** Whether its brackets and quotation marks come in pairs. */
export const isBalanced = (text: string): boolean =>
  count(text, /[([]/gu) === count(text, /[)\]]/gu) &&
  count(text, /[“„«]/gu) <= count(text, /[”“»]/gu) + count(text, /„/gu) &&
  count(text.replace(/\d\s?"/gu, ''), /"/gu) % 2 === 0

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** A promise that holds from some amount on: "over £30", "ab 29 €". */
const isConditional = (text: string): boolean =>
  /[$€£¥]\s?\d|\d\s?(?:€|£|\$|zł|kr|EUR|USD|GBP)|\b(?:over|orders?|members?|rewards?|purchases?|ab|dès|desde|oltre|vanaf)\b/iu.test(text)

const amount = /[$€£¥]\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|£|\$|zł|kr|EUR|USD|GBP)/giu

/** Whether it gives a price that is not the product's: an accessory's, an engraving's, another size's. */
function isOtherPrice(text: string, price: Price | null | undefined): boolean {
  const own = [price?.amount, price?.before].filter((value) => value !== undefined).map((value) => plainNumber(String(value)))
  return [...text.matchAll(amount)].some(([, before, behind]) => !own.includes(plainNumber((before ?? behind).replace(/[.,]$/, ''))))
}

/** Whether a passage tells how to use or wash the product, or what to beware of: most of its sentences do. Those left alone make no sense. */
function isManual(parts: readonly string[], { instructions, junk: { care, warning } }: Writing): boolean {
  const first = (part: string): string => /[\p{L}'’-]+/u.exec(part)?.[0].toLowerCase() ?? ''
  const isRule = (part: string): boolean => says(part, care) || says(part, warning)
  const told = parts.filter((part) => instructions.has(first(part)) || isRule(part))
  return parts.length > 1 && (isRule(parts[0]) || (2 * told.length >= parts.length && parts.some(isRule)))
}

/** "mardi 14 octobre", "by May 3": what is true on a day only. */
const date =
  /\d{1,2}\.? (?:de )?(?:jan|feb|févr|mar|mär|mrt|apr|abr|avr|may|mai|mei|mag|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|o[ckt]t|out|nov|de[cz]|déc|dic|gen|ene)\p{L}*|(?<!\p{L})(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6} \d{1,2}(?!\p{L})/iu

/** Two or more lines run into one: "cup holders No sweat design Quick turn gasket". Only where nouns are written small. */
function isGlued(text: string, names: ReadonlySet<string>): boolean {
  const words = text.split(' ')
  const starts = words.filter(
    (word, place) =>
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      /^\p{Ll}+$/u.test(words[place - 1] ?? '') &&
      /^\p{Ll}/u.test(words[place + 1] ?? '') &&
      !names.has(word.toLowerCase()),
  )
  // "IngredientsOolong tea leavesBrew"
  const humps = text.match(/\p{Ll}{3}\p{Lu}\p{Ll}{2}/gu)?.length ?? 0
  return starts.length >= 2 || humps >= 2
}

/** Words that a text writes small somewhere, so that a capital in the middle of a sentence is only a slip. */
const smallVocabulary = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Ll}{3,}/gu) ?? []))

/** "sticks to Rough and uneven surfaces": a single capital among small words, of a word that the page writes small elsewhere. */
const withoutSlips = (text: string, vocabulary: ReadonlySet<string>, names: ReadonlySet<string>): string =>
  text.replace(/(?<=(?:^|\s)\p{Ll}+,? )\p{Lu}\p{Ll}{2,}(?=[, ]+\p{Ll}|[.,]?$)/gu, (word) =>
    vocabulary.has(word.toLowerCase()) && !names.has(word.toLowerCase()) ? word.toLowerCase() : word,
  )

/** What a page says of its product, in pieces that an ad may use; `language` is the page's, null when nobody here knows it. */
export function pageText(request: CopyRequest, language: Language | null, names: ReadonlySet<string>): PageText {
  const writing = language === null ? null : writingOf(language)
  const locale = writing?.locale ?? 'und'
  const sentences: PageSentence[] = []
  const promises: PageSentence[] = []
  const data: PageDatum[] = []
  const reviews: (PageSentence & Quote)[] = []
  const known = new Set([...names, ...(request.title ?? '').toLowerCase().split(/[^\p{L}\p{N}'’-]+/u)])
  const all = passagesOf(request)
  const vocabulary = language === 'en' ? smallVocabulary(all.map(({ text }) => text)) : null
  const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const seen = new Set<string>()
  const title = key(request.title ?? '')
  const isNew = (text: string): boolean => {
    const own = key(text)
    if (own === '' || seen.has(own) || title.includes(own)) return false
    // A whole description repeats its own sentences, headings run into them.
    for (const other of seen) if (other.length > 24 && own.includes(other)) return false
    seen.add(own)
    return true
  }
  const isPrintable = (text: string): boolean =>
    graphemes(text) <= LONGEST_SENTENCE &&
    !isTorn(text) &&
    isBalanced(text) &&
    !/[?]$|[{}<>\\]|:$|^["“„«‘]|‘(?=\p{Lu})|[.!?]’$/u.test(text) &&
    !isJunk(text, writing) &&
    !isMeasures(text) &&
    (language === 'de' || !isGlued(text, known)) &&
    /\p{L}{3}/u.test(text) &&
    isNew(text)
  let readSoFar = 0
  for (const { place, text: passage } of all) {
    if (readSoFar > READ_MAX || sentences.length >= SENTENCES_MAX) break
    readSoFar += passage.length
    const datum = datumIn(tidyLine(passage))
    if (place === 'specification' || (place === 'highlight' && datum !== null && leadOf(tidyLine(passage)) === null)) {
      if (datum !== null && isNew(`${datum.name}${datum.value}`)) data.push({ ...datum, passage })
      if (datum !== null) continue
    }
    if (promised.has(place)) {
      for (const part of place === 'badge' ? [passage] : sentencesIn(passage, locale)) {
        const text = tidyLine(part)
        if (place !== 'badge' && (writing === null || !says(text, writing.promises) || isConditional(text) || date.test(text))) continue
        if (graphemes(text) <= 80 && isBalanced(text) && isNew(text))
          promises.push({ text, lead: null, place: factPlaceOf(place), rank: promises.length, passage })
      }
      continue
    }
    if (place === 'review') {
      if (writing === null) continue
      const said = sentencesIn(passage, locale).map((part) => capital(withoutOpener(tidyLine(withoutAsides(part)), writing.openers)))
      const quotes = quotesIn(
        said.map((text) => (isPrintable(text) ? text : null)),
        writing,
      )
      for (const quote of quotes) reviews.push({ ...quote, lead: null, place, rank: reviews.length, passage })
      continue
    }
    if (!spoken.has(place) && place !== 'specification') continue
    if (writing !== null && says(passage.trimStart(), writing.otherTopics)) continue
    const pointed = place === 'highlight' || place === 'description' ? leadOf(tidyLine(passage)) : null
    const parts = pointed === null ? sentencesIn(passage, locale) : sentencesIn(pointed.rest, locale)
    if (place === 'description' && writing !== null && isManual(parts, writing)) continue
    for (const [at, part] of parts.entries()) {
      // Somebody's template showing through: what is left without it is torn.
      if (/\{[^}]*\}/u.test(part)) continue
      const tidied = withoutOpener(tidyLine(withoutAsides(part)), writing?.openers ?? [])
      const text = vocabulary === null ? tidied : withoutSlips(tidied, vocabulary, known)
      const row = datumIn(text)
      if (row !== null && row.value.split(' ').length <= 3) {
        if (isNew(`${row.name}${row.value}`)) data.push({ ...row, passage })
        continue
      }
      const inner = pointed === null ? leadOf(text) : null
      const body = inner?.rest ?? text
      // A title that says enough by itself stands when its text is none for an ad: "Easy to assemble: instructions …".
      const own = at === 0 && pointed !== null && isJunk(body, writing) ? pointed.lead : ''
      if (own.includes(' ') && !isJunk(own, writing) && isNew(own))
        sentences.push({ text: capital(calmed(own)), lead: null, place: factPlaceOf(place), rank: sentences.length, passage })
      if (graphemes(body) < SHORTEST_SENTENCE || !isPrintable(body) || isOtherPrice(body, request.facts?.price)) continue
      if (writing !== null && endsOpen(body, writing.endsOpen)) continue
      const lead = at === 0 ? (pointed?.lead ?? inner?.lead ?? null) : (inner?.lead ?? null)
      const isTitle = lead !== null && title.includes(key(lead))
      sentences.push({
        text: capital(body.replace(/[;,:]$/u, '')),
        lead: lead === null || isTitle || isJunk(lead, writing) ? null : capital(calmed(lead)),
        place: factPlaceOf(place),
        rank: sentences.length,
        passage,
      })
    }
  }
  return { sentences, data, promises, reviews }
}
