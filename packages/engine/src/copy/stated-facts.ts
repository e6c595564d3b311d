import { type CopyRequest, type FactPlace } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type FactConcept, factConcepts } from './languages/fact-concepts.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { phrasebookOf } from './languages/phrasebooks.ts'
import { languageOf } from './text-language.ts'

/** A fact the page states in its language, as an ad in another says it. */
export interface StatedConcept {
  readonly concept: FactConcept
  /** As it stands inside a sentence of the ad. */
  readonly text: string
  /** The page's own words. */
  readonly said: string
  readonly source: FactPlace
}

interface FoundConcept {
  readonly concept: FactConcept
  readonly amount: string | null
  readonly said: string
  readonly source: FactPlace
}

// What lies further down names no product and says nothing short enough; reading it costs time. Characters, and bullets.
export const readWithin = { title: 300, description: 4000, features: 40, feature: 400 } as const

/** The language of a request's page text; null when there is too little of it to tell, or it is none that copy is written in. */
export function pageLanguage({ title, description, facts }: CopyRequest): Language | null {
  const texts = [title, description?.slice(0, readWithin.description), ...(facts?.features ?? []).slice(0, readWithin.features)]
  return languageOf(texts.filter((text) => typeof text === 'string').join('. '))
}

/** A material that a more telling one holds already: "solid oak" says "oak". */
const heldBy: Readonly<Partial<Record<FactConcept, readonly FactConcept[]>>> = {
  oak: ['solidOak'],
  solidWood: ['solidOak'],
  ceramic: ['stoneware', 'porcelain'],
  glass: ['borosilicateGlass'],
  cotton: ['organicCotton'],
  organic: ['organicCotton'],
  wool: ['merino', 'cashmere'],
  leather: ['fullGrainLeather', 'suede'],
  rubber: ['naturalRubber'],
  recycledMaterial: ['recycledPolyester'],
  zip: ['hiddenZip'],
  pockets: ['innerPocket'],
  adjustable: ['heightAdjustable', 'adjustableStraps'],
  handmade: ['handGlazed', 'handThrown', 'handPainted', 'mouthBlown'],
  waterResistant: ['waterproof', 'waterproofMetresN'],
  waterproof: ['waterproofMetresN'],
  wireless: ['bluetooth'],
  ledLight: ['ledsN', 'warmLight'],
  insulated: ['doubleWalled'],
  wifi: ['appControl'],
}

const known = new WeakMap<CopyRequest, readonly FoundConcept[]>()

/** What a request's texts state of the facts every language knows, read in the language they are written in; none of another language. */
function conceptsIn(request: CopyRequest): readonly FoundConcept[] {
  const before = known.get(request)
  if (before !== undefined) return before
  const language = pageLanguage(request)
  const found = readConcepts(request, phrasebookOf(language ?? 'en'))
  known.set(request, found)
  return found
}

function readConcepts({ title, description, facts }: CopyRequest, book: Phrasebook): readonly FoundConcept[] {
  const texts: readonly (readonly [source: FactPlace, text: string])[] = [
    ['title', (title ?? '').slice(0, readWithin.title)],
    [
      'feature',
      (facts?.features ?? [])
        .slice(0, readWithin.features)
        .map((text) => text.slice(0, readWithin.feature))
        .join('\n'),
    ],
    ['description', (description ?? '').slice(0, readWithin.description)],
  ]
  const plain = texts.map(
    ([source, text]) =>
      [
        source,
        text
          .replaceAll('’', "'")
          .split(/(?<=[.!?])\s+|\n+|[•●▪]/u)
          .filter((sentence) => !book.negation.test(sentence))
          .join('\n'),
      ] as const,
  )
  const found: FoundConcept[] = []
  for (const concept of factConcepts) {
    for (const [source, text] of plain) {
      const match = book.facts[concept].says.exec(text)
      if (match === null) continue
      const amount = match.slice(1).find((group) => group !== undefined) ?? null
      if (concept.endsWith('N') && amount === null) continue
      found.push({ concept, amount, said: match[0].trim(), source })
      break
    }
  }
  return found.filter(({ concept }) => !(heldBy[concept] ?? []).some((other) => found.some((one) => one.concept === other)))
}

/** What the page states of the facts every language knows, in the words of this one; best first. */
export function statedFacts(request: CopyRequest, book: Phrasebook): readonly StatedConcept[] {
  return conceptsIn(request).map(({ concept, amount, said, source }) => ({
    concept,
    text: book.facts[concept].label.replace('{n}', amount ?? ''),
    said,
    source,
  }))
}
