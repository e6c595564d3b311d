import { type CopyRequest, type FactPlace } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type PassagePlace } from '@adloom/domain/product.ts'
import { type FactConcept, factConcepts, moreSpecificFacts } from './languages/fact-concepts.ts'
import { factsDataOf } from './languages/facts.ts'
import { pageLanguage } from './subject.ts'

/** A fact the page states in its language, in the words of an ad in another. */
export interface StatedConcept {
  readonly concept: FactConcept
  /** As used inside a sentence of the ad. */
  readonly text: string
  /** The page's own words. */
  readonly passage: string
  readonly source: FactPlace
}

interface FoundConcept {
  readonly concept: FactConcept
  readonly amount: string | null
  readonly passage: string
  readonly source: FactPlace
}

// Text further down names no product and is rarely short enough, and reading it costs time. Characters, and a count of bullets.
export const readWithin = { title: 300, description: 4000, features: 40, feature: 400 } as const

/** Whether a fact has a number. */
const isMeasure = (concept: FactConcept): boolean => concept.endsWith('N')

interface ReadConcepts {
  /** The page's language; null when there is no data for it. */
  readonly language: Language | null
  readonly measures: readonly FoundConcept[]
  /** Includes facts with numbers. */
  readonly all: () => readonly FoundConcept[]
}

const known = new WeakMap<CopyRequest, ReadConcepts>()

/** The common facts that a request's texts state in their own language; none in another language. */
function conceptsIn(request: CopyRequest): ReadConcepts {
  const before = known.get(request)
  if (before !== undefined) return before
  const language = pageLanguage(request)
  const texts = textsOf(request, language ?? 'en')
  const numbered = texts.map(([source, text]): SourceText => [
    source,
    text
      .split('\n')
      .filter((line) => /\d/.test(line))
      .join('\n'),
  ])
  const measures = found(factConcepts.filter(isMeasure), language ?? 'en', numbered)
  let others: readonly FoundConcept[] | null = null
  const read: ReadConcepts = {
    language,
    measures,
    all: () => {
      others ??= found(
        factConcepts.filter((concept) => !isMeasure(concept)),
        language ?? 'en',
        texts,
      )
      const all = [...measures, ...others]
      return all.filter(({ concept }) => !(moreSpecificFacts[concept] ?? []).some((other) => all.some((one) => one.concept === other)))
    },
  }
  known.set(request, read)
  return read
}

type SourceText = readonly [source: FactPlace, text: string]

/** Texts that may state a fact, without questions and negated sentences. */
function textsOf({ title, description, facts }: CopyRequest, language: Language): readonly SourceText[] {
  const { negation } = factsDataOf(language)
  const passages = (...places: readonly PassagePlace[]): string[] =>
    (facts?.passages ?? []).filter(({ place }) => places.includes(place)).map(({ text }) => text)
  const features = (facts?.features ?? []).slice(0, readWithin.features).map((text) => text.slice(0, readWithin.feature))
  // A hundred patterns run over each text, so there are few texts.
  const texts: readonly SourceText[] = [
    ['title', (title ?? '').slice(0, readWithin.title)],
    ['feature', [...features, ...passages('highlight')].join('\n').slice(0, readWithin.description)],
    ['specification', passages('specification').join('\n').slice(0, readWithin.description)],
    ['description', [description ?? '', ...passages('description')].join('\n').slice(0, readWithin.description)],
  ]
  return texts.map(([source, text]) => [
    source,
    text
      .replaceAll('’', "'")
      .split(/(?<=[.!?])\s+|\n+|[•●▪]/u)
      .filter((sentence) => !sentence.endsWith('?') && !negation.test(sentence))
      .join('\n'),
  ])
}

function found(some: readonly FactConcept[], language: Language, texts: readonly SourceText[]): readonly FoundConcept[] {
  const { concepts } = factsDataOf(language)
  const first = (concept: FactConcept): FoundConcept | null => {
    for (const [source, text] of texts) {
      const match = concepts[concept][0].exec(text)
      if (match === null) continue
      const amount = match.slice(1).find((group) => group !== undefined) ?? null
      if (!isMeasure(concept) || amount !== null) return { concept, amount, passage: match[0].trim(), source }
    }
    return null
  }
  return some.map(first).filter((one) => one !== null)
}

/**
 * The common facts the page states, in the words of `language`, best first. A page in the same language states them better itself: of it
 * only those with a number, which are in its tables.
 */
export function statedFacts(request: CopyRequest, language: Language): readonly StatedConcept[] {
  const { concepts } = factsDataOf(language)
  const page = conceptsIn(request)
  const stated = page.language === language ? page.measures : page.all()
  return stated.map(({ concept, amount, passage, source }) => ({
    concept,
    text: concepts[concept][1].replace('{n}', amount ?? ''),
    passage,
    source,
  }))
}
