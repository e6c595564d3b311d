import { type Passage, passageLimits, type PassagePlace } from '@adloom/domain/product.ts'
import { descriptionPassages } from './described-passages.ts'
import { badgePassages, promisePassages } from './marks-and-promises.ts'
import { blocksOf } from './page-blocks.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { foldedText } from '../document/page-text.ts'
import { isForSearchEngines } from '../fields/description.ts'
import { type ProductField } from '../fields/field.ts'
import { type PageFacts } from './page-facts.ts'
import { readableParts } from './page-parts.ts'
import { pointPassages } from './pointed-passages.ts'
import { questionPassages, reviewPassages } from './review-passages.ts'

/** Most passages of a place, and their characters; together within `passageLimits`. */
const shares: Readonly<Record<PassagePlace, { readonly count: number; readonly total: number }>> = {
  description: { count: 50, total: 12_000 },
  highlight: { count: 36, total: 4500 },
  specification: { count: 36, total: 2700 },
  badge: { count: 8, total: 400 },
  review: { count: 12, total: 2600 },
  question: { count: 8, total: 1200 },
  delivery: { count: 4, total: 200 },
  returns: { count: 3, total: 200 },
  guarantee: { count: 3, total: 200 },
}

/**
 * Passages of the whole page about its product, with their places. In page order within a place: visible before folded, folded before data
 * only; without duplicates. Nothing from other products, baskets, accounts, law or menus.
 */
function passagesOf(reading: PageReading, read: PageFacts): { readonly passages: Passage[]; readonly ownDescription: string } {
  const parts = readableParts(blocksOf(reading.page), read.heading, read.title)
  const question = questionPassages(reading, parts)
  const found = {
    ...promisePassages(reading, parts, read.title),
    badge: badgePassages(reading, parts, read),
    review: reviewPassages(reading, parts, read.rating, question),
    question,
    ...pointPassages(reading, parts, read),
  }
  const description = descriptionPassages(reading, parts, read, Object.values(found).flat())
  return { passages: fitted({ ...found, description: description.passages }), ownDescription: description.own }
}

/** 'Free delivery and free returns' belongs to both. */
const promises: ReadonlySet<PassagePlace> = new Set(['delivery', 'returns', 'guarantee'])

/** The passages of each place within its share; a text in two places stays in the first of them. */
function fitted(found: Readonly<Record<PassagePlace, readonly string[]>>): Passage[] {
  const known = new Set<string>()
  const passages: Passage[] = []
  for (const [place, share] of Object.entries(shares) as [PassagePlace, { count: number; total: number }][]) {
    let left = share.total
    let count = 0
    for (const text of found[place]) {
      const key = promises.has(place) ? `${place} ${foldedText(text)}` : foldedText(text)
      if (count >= share.count) break
      if (key === '' || known.has(key) || text.length > passageLimits.text || text.length > left) continue
      known.add(key)
      passages.push({ place, text })
      left -= text.length
      count++
    }
  }
  return passages
}

export const passages: ProductField<
  'passages',
  'structured' | 'embedded' | 'title' | 'heading' | 'brand' | 'price' | 'rating' | 'summary' | 'featureLists'
> = {
  needs: ['structured', 'embedded', 'title', 'heading', 'brand', 'price', 'rating', 'summary', 'featureLists'],
  onProductPagesOnly: true,
  rules: [],
  read: (reading, { structured, embedded, title, heading, brand, price, rating, summary, featureLists: lists }) =>
    lists === null
      ? { passages: [], ownDescription: '' }
      : passagesOf(reading, {
          structured: structured,
          heading,
          title: title?.value ?? '',
          brand: brand?.value ?? '',
          price: price?.value ?? null,
          rating: rating?.value.value ?? null,
          description: summary?.value ?? '',
          isMetaDescription: isForSearchEngines(summary),
          embeddedDescription: embedded?.writtenDescription ?? '',
          lists,
          statedPoints: [...structured.flatMap((product) => product.features), ...(embedded?.features ?? [])],
        }),
}
