import { type Rating } from '@adloom/domain/product.ts'
import { type Evidence, type FactSource } from '@adloom/domain/provenance.ts'
import { type StateProduct } from '../sources/embedded-state.ts'
import { visibleRating } from '../sources/visible-rating.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { foldedText } from '../document/page-text.ts'
import { countIn, scoreIn } from '../values/rating-text.ts'
import { type StatedRating } from '../sources/stated-rating.ts'
import { type StatedProduct } from '../sources/structured-product.ts'

interface FoundRating {
  readonly rating: Rating
  readonly evidence: Evidence
}

function ofFive(stated: StatedRating, source: FactSource): FoundRating | null {
  const value = Math.round((stated.value / stated.best) * 500) / 100
  if (stated.count === null || stated.count < 1 || value <= 0 || value > 5) return null
  return { rating: { value, count: stated.count }, evidence: { source, snippet: stated.words.slice(0, 200) } }
}

/** Ratings outside the product they rate, as some review services write them. */
function looseRatings(reading: PageReading, title: string): (FoundRating | null)[] {
  const folded = foldedText(title)
  const isOurs = (about: string): boolean => {
    const own = foldedText(about)
    return own === '' || (folded !== '' && (own.includes(folded) || (own.length > 4 && folded.includes(own))))
  }
  const sources = [
    [reading.jsonLd.looseRatings, 'json-ld'],
    [reading.microdata.looseRatings, 'microdata'],
    [reading.rdfa.looseRatings, 'rdfa'],
  ] as const
  return sources.flatMap(([ratings, source]) => {
    const ours = ratings.filter(({ about }) => isOurs(about))
    // Several different ratings belong to different things.
    return ours.every(({ value }) => value === ours[0].value) ? ours.map((one) => ofFive(one, source)) : []
  })
}

/** A single rating whose unattached parts are in the head. */
function headRating({ page }: PageReading): FoundRating | null {
  const said = new Map<string, string[]>()
  for (const element of elementsOf(page, 'meta').slice(0, 400)) {
    const name = attribute(element, 'itemprop')
    if (!/^(ratingValue|bestRating|ratingCount|reviewCount)$/.test(name) || element.parent?.tag !== 'head') continue
    said.set(name, [...(said.get(name) ?? []), attribute(element, 'content')])
  }
  const [value = '', second] = said.get('ratingValue') ?? []
  const [bestText = ''] = said.get('bestRating') ?? []
  const [countText = ''] = [...(said.get('reviewCount') ?? []), ...(said.get('ratingCount') ?? [])]
  const score = second === undefined ? scoreIn(value, scoreIn(bestText)?.value ?? null) : null
  return score === null ? null : ofFive({ ...score, count: countIn(countText), words: `${value} · ${countText}` }, 'microdata')
}

/**
 * The product's rating on a scale of 5, with its count; null without either. Prefers what data states about the product, then the visible
 * rating nearest to its name; never the shop's or the seller's.
 */
export function ratingOf(
  reading: PageReading,
  main: readonly StatedProduct[],
  heading: PageElement | null,
  title: string,
  state: StateProduct | null,
): FoundRating | null {
  for (const { rating, source } of main) {
    const found = rating === null ? null : ofFive(rating, source)
    if (found !== null) return found
  }
  for (const found of looseRatings(reading, title)) if (found !== null) return found
  const inHead = headRating(reading)
  if (inHead !== null) return inHead
  const inState = state === null || state.rating === null ? null : ofFive(state.rating, 'embedded-state')
  if (inState !== null) return inState
  const seen = visibleRating(reading.page, heading)
  return seen === null ? null : ofFive(seen, 'visible')
}
