import { type Rating } from '@adloom/domain/product.ts'
import { type FactSource } from '@adloom/domain/provenance.ts'
import { type ProductField, type Findings, type FoundValue, foundIn } from './field.ts'
import { firstFound, type RankedRule } from './rule.ts'
import { visibleRating } from '../sources/visible-rating.ts'
import { attribute, elementsOf } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { foldedText } from '../document/page-text.ts'
import { countIn, scoreIn } from '../values/rating-text.ts'
import { type StatedRating } from '../sources/stated-rating.ts'

type FoundRating = FoundValue<Rating>

/** The rating on a scale of 5, rounded to hundredths; null without a count, or when the value lies outside the scale. */
function onScaleOfFive(stated: StatedRating, source: FactSource): FoundRating | null {
  const value = Math.round((stated.value / stated.best) * 500) / 100
  if (stated.count === null || stated.count < 1 || value <= 0 || value > 5) return null
  return foundIn({ value, count: stated.count }, source, stated.words)
}

/** Ratings that stand beside the product in structured data, as some review services write them: those that name it, and those that name nothing. */
function looseRatings(reading: PageReading, title: string): (FoundRating | null)[] {
  const folded = foldedText(title)
  const isOurs = (about: string): boolean => {
    const foldedAbout = foldedText(about)
    return (
      foldedAbout === '' || (folded !== '' && (foldedAbout.includes(folded) || (foldedAbout.length > 4 && folded.includes(foldedAbout))))
    )
  }
  const sources = [
    [reading.jsonLd.looseRatings, 'json-ld'],
    [reading.microdata.looseRatings, 'microdata'],
    [reading.rdfa.looseRatings, 'rdfa'],
  ] as const
  return sources.flatMap(([ratings, source]) => {
    const ours = ratings.filter(({ about }) => isOurs(about))
    // Ratings that differ rate different things: then none is taken.
    return ours.every(({ value }) => value === ours[0].value) ? ours.map((one) => onScaleOfFive(one, source)) : []
  })
}

/** The rating whose parts are `meta` elements in the head, outside of any object; null when the head states two values. */
function headRating({ page }: PageReading): FoundRating | null {
  const parts = new Map<string, string[]>()
  for (const element of elementsOf(page, 'meta').slice(0, 400)) {
    const name = attribute(element, 'itemprop')
    if (!/^(ratingValue|bestRating|ratingCount|reviewCount)$/.test(name) || element.parent?.tag !== 'head') continue
    parts.set(name, [...(parts.get(name) ?? []), attribute(element, 'content')])
  }
  const [value = '', second] = parts.get('ratingValue') ?? []
  const [bestText = ''] = parts.get('bestRating') ?? []
  const [countText = ''] = [...(parts.get('reviewCount') ?? []), ...(parts.get('ratingCount') ?? [])]
  const score = second === undefined ? scoreIn(value, scoreIn(bestText)?.value ?? null) : null
  return score === null ? null : onScaleOfFive({ ...score, count: countIn(countText), words: `${value} · ${countText}` }, 'microdata')
}

type RatingInput = Pick<Findings, 'structured' | 'embedded' | 'heading'> & { readonly reading: PageReading; readonly title: string }

const firstOf = (ratings: readonly (FoundRating | null)[]): FoundRating | null => ratings.find((one) => one !== null) ?? null

const rules: readonly RankedRule<RatingInput, FoundRating>[] = [
  {
    id: 'of-the-product',
    reason: 'Structured data of the product itself.',
    since: '2026-11-21',
    find: ({ structured }) =>
      firstOf(structured.map(({ rating: stated, source }) => (stated === null ? null : onScaleOfFive(stated, source)))),
  },
  {
    id: 'loose',
    reason: 'Review services state the rating beside the product, with its name.',
    since: '2026-11-21',
    find: ({ reading, title }) => firstOf(looseRatings(reading, title)),
  },
  {
    id: 'parts-in-head',
    reason: 'Some themes write the parts of a rating as meta elements into the head, outside of any object.',
    since: '2026-11-21',
    find: ({ reading }) => headRating(reading),
  },
  {
    id: 'embedded-state',
    reason: 'The data that the scripts of the page show the rating from.',
    since: '2026-11-21',
    find: ({ embedded }) => (embedded === null || embedded.rating === null ? null : onScaleOfFive(embedded.rating, 'embedded-state')),
  },
  {
    id: 'shown-near-name',
    reason: 'Visitors see it near the name; a rating further away is the seller’s or another product’s.',
    since: '2026-11-21',
    find: ({ reading, heading }) => {
      const shown = visibleRating(reading.page, heading)
      return shown === null ? null : onScaleOfFive(shown, 'visible')
    },
  },
]

/** The product's rating on a scale of 5, with its count; null without either. Never the shop's or the seller's. */
export const rating: ProductField<'rating', 'structured' | 'embedded' | 'heading' | 'title'> = {
  needs: ['structured', 'embedded', 'heading', 'title'],
  onProductPagesOnly: true,
  rules,
  read: (reading, { structured, embedded, heading, title }) =>
    firstFound(rules, { reading, structured, embedded, heading, title: title?.value ?? '' }),
}
