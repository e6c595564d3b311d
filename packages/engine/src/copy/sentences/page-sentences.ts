import { type CopyRequest, type FactPlace, factPlaceOf } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Passage } from '@adloom/domain/product.ts'
import { writingOf } from '../languages/writing.ts'
import { graphemes } from '../limits.ts'
import { isJunk } from './junk.ts'
import { type Quote, quotesIn } from './praise.ts'
import { sentencesIn } from './split-sentences.ts'
import { calmed, capital, smallVocabulary, tidyLine, withoutAsides, withoutOpener, withoutShouts, withoutSlips } from './tidy-line.ts'
import { endsOpen, isBalanced, isConditional, isDated, isGlued, isManual, isMeasures, isOtherPrice, isTruncated, says } from './unfit.ts'

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

/** A row of a table of facts: "Material", "Porcelain". */
export interface PageDatum {
  readonly name: string
  readonly value: string
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

/** The reviewer's name after a review: "– Giles P." */
const signature = /\s[–—-]\s\p{Lu}[\p{L}.' ,]{1,30}$/u

/** Places whose passages are sentences about the product. */
const spoken: ReadonlySet<Passage['place']> = new Set(['description', 'highlight', 'question'])
const promised: ReadonlySet<Passage['place']> = new Set(['badge', 'delivery', 'returns', 'guarantee'])

/** The passages of a page; for products stored without passages, the description and features. */
function passagesOf({ description, facts }: CopyRequest): readonly Passage[] {
  const passages = facts?.passages ?? []
  const features = (facts?.features ?? []).map((text): Passage => ({
    place: datumIn(text) === null ? 'highlight' : 'specification',
    text: text.slice(0, 600),
  }))
  const lines = (description ?? '').split(/\n+/u).map((text): Passage => ({ place: 'description', text: text.slice(0, 3000) }))
  return [...passages, ...(passages.length === 0 ? features : []), ...lines].filter(({ text }) => text.trim() !== '')
}

/** "Material: Porcelain", "Fastening - Slip-On" as name and value; null when the text says more than a table row. */
export function datumIn(text: string): Omit<PageDatum, 'passage'> | null {
  const found = /^([^:!?]{2,34}?)\s?(?::|：|\s[–—-])\s+(\S.{0,79})$/u.exec(text.trim().replace(/\.$/u, ''))
  if (found === null) return null
  const [, name, value] = found
  // "1,400 calico springs – medium-firm" is a statement already before the dash.
  const isName = (!/^\d/.test(name) && !/\.\s/u.test(name)) || /^\p{L}{1,4}\.\s\p{L}+$/u.test(name)
  return isName && value.split(/\s+/u).length <= 6 && !/[.!?]/u.test(value.replaceAll(/\d[.,]\d|\b(?:ca|max|min|approx)\./gu, ''))
    ? { name: name.trim(), value: value.trim() }
    : null
}

/** A point's title and text: "Easy clean: the coating …", "Cooling – Organic peppermint …"; null without a title. */
function leadOf(line: string): { readonly lead: string; readonly rest: string } | null {
  const found = /^([^:.!?–—]{3,44}?)\s?(?::|：|\s[–—-])\s+(\S.{12,})$/u.exec(line)
  if (found === null) return null
  const [, lead, rest] = found
  return lead.split(' ').length <= 6 && rest.split(/\s+/u).length >= 4 ? { lead: lead.trim(), rest: rest.trim() } : null
}

/** The sentences, data, promises and reviews of a page for use in an ad. `language`: the page's; null when there is no data for it. */
export function pageText(request: CopyRequest, language: Language | null, names: ReadonlySet<string>): PageText {
  const writing = language === null ? null : writingOf(language)
  const locale = writing?.locale ?? 'und'
  const sentences: PageSentence[] = []
  const promises: PageSentence[] = []
  const data: PageDatum[] = []
  const reviews: (PageSentence & Quote)[] = []
  const known = new Set([...names, ...(request.title ?? '').toLowerCase().split(/[^\p{L}\p{N}'’-]+/u)])
  const all = passagesOf(request)
  const vocabulary = smallVocabulary(
    all.map(({ text }) => text),
    writing,
  )
  const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const seen = new Set<string>()
  const title = key(request.title ?? '')
  const isNew = (text: string): boolean => {
    const own = key(text)
    if (own === '' || seen.has(own) || title.includes(own)) return false
    // A whole description repeats its own sentences and runs headings into them.
    for (const other of seen) if (other.length > 24 && own.includes(other)) return false
    seen.add(own)
    return true
  }
  const isPrintable = (text: string): boolean =>
    graphemes(text) <= LONGEST_SENTENCE &&
    !isTruncated(text) &&
    isBalanced(text) &&
    !/[?]$|[{}<>\\]|:$|^["“„«‘]|‘(?=\p{Lu})|[.!?]’$/u.test(text) &&
    !isJunk(text, writing) &&
    !isMeasures(text) &&
    (language === 'de' || !isGlued(text, known)) &&
    /\p{L}{3}/u.test(text)
  let readSoFar = 0
  for (const { place, text: passage } of all) {
    if (readSoFar > READ_MAX || sentences.length >= SENTENCES_MAX) break
    readSoFar += passage.length
    const line = tidyLine(passage)
    const datum = datumIn(line)
    if (place === 'specification' || (place === 'highlight' && datum !== null && leadOf(line) === null)) {
      if (datum !== null && isNew(`${datum.name}${datum.value}`)) data.push({ ...datum, passage })
      if (datum !== null) continue
    }
    if (promised.has(place)) {
      for (const part of place === 'badge' ? [passage] : sentencesIn(passage, locale)) {
        const text = tidyLine(part)
        if (place !== 'badge' && (writing === null || !says(text, writing.promises) || isConditional(text) || isDated(text, locale)))
          continue
        if (graphemes(text) <= 80 && isBalanced(text) && isNew(text))
          promises.push({ text, lead: null, place: factPlaceOf(place), rank: promises.length, passage })
      }
      continue
    }
    if (place === 'review') {
      if (writing === null) continue
      const said = sentencesIn(passage.replace(signature, ''), locale).map((part) =>
        capital(withoutOpener(tidyLine(withoutAsides(part, writing)), writing.openers)),
      )
      const quotes = quotesIn(
        said.map((text) => (isPrintable(text) && isNew(text) ? text : null)),
        writing,
      )
      for (const quote of quotes) reviews.push({ ...quote, lead: null, place, rank: reviews.length, passage })
      continue
    }
    if (!spoken.has(place) && place !== 'specification') continue
    const pointed = place === 'highlight' || place === 'description' ? leadOf(line) : null
    const parts = pointed === null ? sentencesIn(passage, locale) : sentencesIn(pointed.rest, locale)
    const isOtherTopic = writing !== null && says(passage.trimStart(), writing.otherTopics)
    if (isOtherTopic || (place === 'description' && writing !== null && isManual(parts, writing))) {
      // The page's description repeats everything, without the opening words.
      for (const part of sentencesIn(passage, locale)) isNew(tidyLine(withoutAsides(part, writing)))
      continue
    }
    for (const [at, part] of parts.entries()) {
      // An unfilled template shows through: what is left without it is incomplete.
      if (/\{[^}]*\}/u.test(part) || /[<>≤≥]\s?\d/u.test(part)) continue
      if (writing !== null && says(part, writing.otherTopics)) continue
      const tidied = withoutOpener(tidyLine(withoutAsides(part, writing)), writing?.openers ?? [])
      const calm = withoutShouts(tidied, vocabulary, known)
      const text = language === 'en' ? withoutSlips(calm, vocabulary, known) : calm
      const row = datumIn(text)
      if (row !== null && row.value.split(' ').length <= 3) {
        if (isNew(`${row.name}${row.value}`)) data.push({ ...row, passage })
        continue
      }
      const inner = pointed === null ? leadOf(text) : null
      const body = inner?.rest ?? text
      // A title that says enough stands alone when its text is unfit for an ad: "Easy to assemble: instructions …".
      const own = at === 0 && pointed !== null && isJunk(body, writing) ? pointed.lead : ''
      if (own.includes(' ') && !isJunk(own, writing) && isNew(own))
        sentences.push({
          text: capital(withoutShouts(calmed(own), vocabulary, known)),
          lead: null,
          place: factPlaceOf(place),
          rank: sentences.length,
          passage,
        })
      if (graphemes(body) < SHORTEST_SENTENCE || !isPrintable(body) || !isNew(body) || isOtherPrice(body, request.facts?.price)) continue
      if (writing !== null && endsOpen(body, writing.endsOpen)) continue
      const lead = at === 0 ? (pointed?.lead ?? inner?.lead ?? null) : (inner?.lead ?? null)
      const isTitle = lead !== null && title.includes(key(lead))
      sentences.push({
        text: capital(body.replace(/[;,:]$/u, '')),
        lead: lead === null || isTitle || isJunk(lead, writing) ? null : capital(withoutShouts(calmed(lead), vocabulary, known)),
        place: factPlaceOf(place),
        rank: sentences.length,
        passage,
      })
    }
  }
  return { sentences, data, promises, reviews }
}
