import { emptyBrandProfile } from '@adloom/domain/brand.ts'
import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { type Passage, type PassagePlace, passageLimits, type Product } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { isShopTalk } from '../page/fields/feature-words.ts'
import { languageOfText } from '../page/fields/language.ts'
import { languageOfHost } from '../page/fetch/accept-language.ts'
import { foldedText, oneLine } from '../page/document/page-text.ts'
import { aboutProduct } from '../page/passages/described-passages.ts'
import { fittingPieces } from '../page/passages/passage-text.ts'
import { wellFormed } from '../page/well-formed.ts'

/** Characters of a line from which it says something about the product. */
const PASSAGE_MIN = 20

/** The product that a feed states, as if it had been read from its page: every value is the feed's own, and what it does not say is missing. */
export function productOfFeed(stated: FeedProduct): Product {
  const { title, description, link, image, pictures, brand, category, features } = stated
  const images = image === null ? pictures : [image, ...pictures]
  const text = description === null ? null : oneLine(description)
  return wellFormed({
    url: link ?? '',
    finalUrl: link ?? '',
    kind: 'product',
    title,
    description: text,
    logos: [],
    productImages: images.map((src) => ({ src, width: null, height: null })),
    bestImages: null,
    productVideos: [],
    styles: { colors: [], elementStyles: {} },
    siteName: null,
    brand,
    category: category?.split(' > ').at(-1) ?? null,
    price: stated.price,
    language: languageOf(stated),
    availability: stated.availability,
    rating: stated.rating,
    features: [...features],
    passages: passagesOf(stated),
    categoryPath: category?.split(' > ') ?? [],
    evidence: evidenceOf(stated),
    brandProfile: { ...emptyBrandProfile, name: brand },
  })
}

/** Share of function words from which the language of a text is clear, whatever the feed says of it. */
const CLEAR_SHARE = 0.1

/** The language that its texts are clearly in, else that of the feed, else that of the shop's country. */
function languageOf({ title, description, features, language, link }: FeedProduct): string | null {
  const own = languageOfText([title ?? '', description ?? '', ...features].join('. '))
  if (own !== null && own.share >= CLEAR_SHARE) return own.language
  return language ?? own?.language ?? (link === null ? null : languageOfHost(new URL(link).hostname))
}

/** What shops begin their lines with. */
const LEADING_MARKS = /^[\p{Extended_Pictographic}\ufe0f\u200d\s]+/u

/** The lines of the description and the points, each once; nothing of what the shop says about itself, its delivery and returns. */
function passagesOf({ description, features }: FeedProduct): Passage[] {
  const known = new Set<string>()
  const passages: Passage[] = []
  let total = 0
  const add = (place: PassagePlace, text: string): void => {
    const key = foldedText(text)
    if (known.has(key) || passages.length >= passageLimits.count || total + text.length > passageLimits.total) return
    known.add(key)
    total += text.length
    passages.push({ place, text })
  }
  for (const point of features) for (const piece of fittingPieces(point)) add('highlight', piece)
  for (const written of description?.split('\n') ?? []) {
    const line = aboutProduct(written.replace(LEADING_MARKS, ''), () => false)
    if (line !== null && line.length >= PASSAGE_MIN && !isShopTalk(line)) for (const piece of fittingPieces(line)) add('description', piece)
  }
  return passages
}

/** Where each value stands: in the feed. */
function evidenceOf({
  title,
  description,
  image,
  brand,
  category,
  price,
  availability,
  rating,
  features,
  language,
}: FeedProduct): Record<string, Evidence> {
  const priceText = price === null ? null : `${price.before === undefined ? '' : `${price.before} › `}${price.amount} ${price.currency}`
  const snippets: Readonly<Record<string, string | null>> = {
    title,
    description,
    productImages: image,
    brand,
    category,
    categoryPath: category,
    price: priceText,
    availability,
    rating: rating === null ? null : `${rating.value} (${rating.count})`,
    features: features[0] ?? null,
    language,
  }
  return Object.fromEntries(
    Object.entries(snippets).flatMap(([name, text]) =>
      text === null ? [] : [[name, { source: 'feed', snippet: oneLine(text).slice(0, 200) } satisfies Evidence]],
    ),
  )
}
