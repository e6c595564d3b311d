import { type CopyRequest, type StatedFact } from '@adloom/domain/copy.ts'
import { type Language, languages } from '@adloom/domain/language.ts'
import { type Price } from '@adloom/domain/product.ts'
import { isProof } from '../options/proof.ts'
import { type CopyMaterial, materialFor } from '../options/material.ts'
import { type Scored } from '../options/score.ts'
import { clearedRequest } from '../page-orders.ts'
import { priceTexts } from '../price-text.ts'
import { type PageSentence } from '../sentences/page-sentences.ts'
import { readSubject, type Subject } from '../subject.ts'

/** What a model receives about a product, and the sources it may refer to. */
export interface CopyBrief {
  /** The data the model receives, as JSON. */
  readonly data: object
  /** Passages of the page by their ids in the data. */
  readonly sources: Readonly<Record<string, StatedFact>>
}

/** Sentences of the page in a brief; further ones are worth less than the tokens they cost. */
const SENTENCES = 24
const PROMISES = 8
const ROWS = 16
/** Characters of a title that says more than a name. */
const LONGEST_TITLE = 200
/** A phrase below this score is no headline and is not highlighted. */
const WORTH_POINTING_OUT = 1

/** An item of the data with the passage it comes from. */
interface SourcedStatement {
  readonly item: { readonly id: string } & Readonly<Record<string, unknown>>
  readonly source: StatedFact
}

/**
 * The material of the built-in engine as a brief for a model: the best sentences of the page with their places, its promises, the rows of
 * its tables, the price with its reduction, a rating that is proof, and the audience. The page itself is not included: the brief holds only
 * facts.
 */
export function copyBrief(given: CopyRequest): CopyBrief {
  const request = clearedRequest(given)
  const subject = readSubject(request)
  // In a language other than the page's the material is empty.
  const material = materialFor(request, subject.language ?? request.languages[0] ?? 'en', subject)
  const passages = bestSentences(material)
  const promises = promisesOf(material)
  const specification = rowsOf(material)
  const facts = factsOf(request)
  const typed = typedBy(request)
  const statements = [...passages, ...promises, ...specification, ...facts, ...typed.statements]
  return {
    data: {
      product: productOf(request, subject),
      passages: passages.map(({ item }) => item),
      promises: promises.map(({ item }) => item),
      specification: specification.map(({ item }) => item),
      facts: facts.map(({ item }) => item),
      audience: typed.audience,
    },
    sources: Object.fromEntries(statements.map(({ item, source }) => [item.id, source])),
  }
}

const nameOf = (language: Language): string => languages.find(({ code }) => code === language)?.name ?? language

const productOf = ({ facts }: CopyRequest, { name, kind, noun, brand, house, language }: Subject): object => ({
  name: name?.names[0],
  kind: kind?.text ?? noun,
  brand,
  shop: house,
  category: facts?.category,
  availability: facts?.availability,
  languageOfPage: language === null ? null : nameOf(language),
})

/**
 * The sentences with the best lines and phrases, best first; then, where there is room, those too long for a line of the built-in engine.
 */
function bestSentences({ page, lines, phrases }: CopyMaterial): SourcedStatement[] {
  const scores = new Map<PageSentence, number>()
  for (const { item, score } of [...lines, ...phrases]) scores.set(item.from, Math.max(score, scores.get(item.from) ?? -Infinity))
  const scoreOf = (sentence: PageSentence): number => scores.get(sentence) ?? -Infinity
  return page.sentences
    .toSorted((one, other) => scoreOf(other) - scoreOf(one) || one.rank - other.rank)
    .slice(0, SENTENCES)
    .map((sentence, at) => {
      const { text, lead, place, passage } = sentence
      const strongest = bestPhrase(phrases, sentence)
      return {
        item: { id: `s${String(at + 1)}`, place, text, ...(lead === null ? {} : { lead }), ...(strongest === null ? {} : { strongest }) },
        source: { text: passage, source: place },
      }
    })
}

/** The words of a sentence that make the best headline; null when none is good enough. */
function bestPhrase(phrases: CopyMaterial['phrases'], sentence: PageSentence): string | null {
  const best = phrases.find((phrase: Scored<{ readonly from: PageSentence }>) => phrase.item.from === sentence)
  return best === undefined || best.score < WORTH_POINTING_OUT || best.item.text === sentence.text ? null : best.item.text
}

const promisesOf = ({ page }: CopyMaterial): SourcedStatement[] =>
  page.promises.slice(0, PROMISES).map(({ text, place, passage }, at) => ({
    item: { id: `p${String(at + 1)}`, place, text },
    source: { text: passage, source: place },
  }))

const rowsOf = ({ page }: CopyMaterial): SourcedStatement[] =>
  page.data.slice(0, ROWS).map(({ name, value, passage }, at) => ({
    item: { id: `r${String(at + 1)}`, name, value },
    source: { text: passage, source: 'specification' },
  }))

/** The title, the price, and the rating where it is proof. */
function factsOf({ title, facts }: CopyRequest): SourcedStatement[] {
  const { price, rating } = facts ?? {}
  const statements: SourcedStatement[] = []
  if (typeof title === 'string' && title !== '')
    statements.push({ item: { id: 'title', text: title.slice(0, LONGEST_TITLE) }, source: { text: title, source: 'title' } })
  if (price !== null && price !== undefined && price.amount > 0)
    statements.push({
      item: { id: 'price', amount: price.amount, currency: price.currency, ...reductionOf(price) },
      source: { text: `${String(price.amount)} ${price.currency}`, source: 'price' },
    })
  if (rating !== null && rating !== undefined && isProof(rating))
    statements.push({
      item: { id: 'rating', outOfFive: rating.value, ratings: rating.count },
      source: { text: `${String(rating.value)} / 5 (${String(rating.count)})`, source: 'rating' },
    })
  return statements
}

/** What copy may state about a genuine reduction, computed here because models are bad at arithmetic. */
function reductionOf(price: Price): object {
  const texts = priceTexts(price)
  return texts === null || texts.percent === null ? {} : { before: texts.before, saved: texts.saving, percent: texts.percent }
}

/** What the user typed about the audience; settings of the campaign and of this installation are left out. */
function typedBy({ targeting }: CopyRequest): { readonly audience: object; readonly statements: readonly SourcedStatement[] } {
  const {
    budget: _budget,
    website: _website,
    brandLogo: _logo,
    language: _language,
    manuallyEditedHeadline: _edited,
    ...audience
  } = targeting ?? {}
  const words = [targeting?.painPoints, targeting?.quotes, ...(targeting?.additionalQuotes ?? [])].filter(
    (text) => typeof text === 'string',
  )
  const statements =
    words.length === 0 ? [] : [{ item: { id: 'audience' }, source: { text: words.join(' '), source: 'targeting' } as const }]
  return { audience: statements.length === 0 ? audience : { id: 'audience', ...audience }, statements }
}
