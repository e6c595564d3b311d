import { type FeedProduct, type FeedRow } from '@adloom/domain/campaign/feed-product.ts'
import { creativeFor, plainDesign } from '@adloom/domain/design/ad-design.ts'
import { AD_FEATURES, type AdFacts, type AdFactKind } from '@adloom/domain/design/ad-facts.ts'
import { type Creative, DEFAULT_ACCENT, PICTURES_SHOWN } from '@adloom/domain/template.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import { priceText } from '../../text/price-en.ts'

/** The product of a feed that shows most of what its ads can have: one with a picture, a price and more pictures where there is one. */
export function sampleProductOf(rows: readonly FeedRow[]): FeedProduct | null {
  const products = rows.flatMap((row) => ('product' in row && row.product.image !== null ? [row.product] : []))
  const saysMost = ({ price, pictures, rating, features }: FeedProduct): number =>
    (price === null ? 0 : 2) +
    (price?.before === undefined ? 0 : 1) +
    Math.min(1, pictures.length) +
    (rating === null ? 0 : 1) +
    Math.min(1, features.length)
  return products.toSorted((one, other) => saysMost(other) - saysMost(one)).at(0) ?? null
}

const short = (text: string): string => text.slice(0, textLimits.id)

/** What a product of a feed states, as its ads show it. */
function factsOfProduct({ price, rating, features }: FeedProduct): AdFacts {
  const before = price?.before
  return {
    price: price === null ? null : priceText({ amount: price.amount, currency: price.currency }),
    before: price === null || before === undefined ? null : priceText({ amount: before, currency: price.currency }),
    reduction: price === null || before === undefined ? null : `−${String(Math.round(100 - (100 * price.amount) / before))}%`,
    rating: rating === null ? null : { value: rating.value.toFixed(1), stars: rating.value, count: rating.count.toLocaleString('en') },
    features: features.slice(0, AD_FEATURES).map((text) => ({ text: short(text), icon: 'check' })),
    badge: null,
    promise: null,
  }
}

interface SampleChoices {
  readonly callToAction: string
  readonly hiddenFacts: readonly AdFactKind[]
}

/** An ad of a product of a feed, with the feed's own words and picture: for thumbnails of designs before any ad is made. */
export function sampleCreative(product: FeedProduct, { callToAction, hiddenFacts }: SampleChoices): Creative {
  const { title, description, brand, image, pictures } = product
  const option = {
    id: '',
    headline: title ?? '',
    description: (description ?? '').slice(0, 120),
    callToAction,
    adFacts: factsOfProduct(product),
  }
  return creativeFor(option, image ?? '', {
    brandLogo: null,
    brandName: brand ?? '',
    accent: DEFAULT_ACCENT,
    design: { ...plainDesign, hiddenFacts: [...hiddenFacts], pictures: pictures.slice(0, PICTURES_SHOWN) },
  })
}
