import { type FactSource } from '@adloom/domain/provenance.ts'
import { bulletLists, type FeatureLists, pairLists } from './feature-lists.ts'
import { pointOf } from './feature-words.ts'
import { type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { foldedText } from '../document/page-text.ts'
import { type StatedProduct } from '../sources/structured-product.ts'
import { boxLists, inlinePoints, writtenLists } from './written-features.ts'

/** Most points. */
const FEATURES_MAX = 12

export interface FoundFeatures {
  readonly features: readonly string[]
  readonly source: FactSource | null
  readonly snippet: string
}

/** The lists, tables and written lines of a page that may be about its product. */
export function featureLists(reading: PageReading, heading: PageElement | null, title: string): FeatureLists {
  const name = foldedText(title)
  return {
    bullets: bulletLists(reading, heading, name),
    pairs: pairLists(reading, heading, name),
    boxes: boxLists(reading, heading, name),
    written: writtenLists(reading, heading, name),
  }
}

/**
 * Short facts about the product, at most 12 of 240 characters: first those stated in data and scripts, then lists, tables and written lines
 * of the page near the name or in a section called details. Excludes what the shop says about itself. `snippet` has those of the first
 * source.
 */
export function featuresOf(
  main: readonly StatedProduct[],
  title: string,
  stateFeatures: readonly string[],
  { bullets, pairs, boxes, written }: FeatureLists,
): FoundFeatures {
  const features = new Map<string, string>()
  const name = foldedText(title)
  let source: FactSource | null = null
  const ofSource: string[] = []
  const take = (points: readonly string[], from: FactSource): void => {
    for (const raw of points) {
      if (features.size >= FEATURES_MAX) return
      // "Colour: Tree Runner - Black" of the Tree Runner
      const point = pointOf(title.length > 3 ? raw.replace(`: ${title} - `, ': ') : raw, name)
      const key = point === null ? '' : foldedText(point)
      if (point === null || features.has(key)) continue
      features.set(key, point)
      source ??= from
      if (source === from) ofSource.push(point)
    }
  }
  for (const product of main) take(product.features, product.source)
  take(stateFeatures, 'embedded-state')
  const lists = [...bullets, ...pairs, ...boxes]
  for (const { points } of lists.toSorted((one, other) => other.score - one.score)) take(points, 'visible')
  const told = new Set(lists.flatMap(({ points }) => points).map(foldedText))
  for (const { points } of written.toSorted((one, other) => other.score - one.score))
    take(
      points.filter((point) => !told.has(foldedText(point))),
      'visible',
    )
  for (const { description, source: from } of main) if (features.size < 3) take(inlinePoints(description), from)
  return { features: [...features.values()], source, snippet: ofSource.join(' · ').slice(0, 200) }
}
