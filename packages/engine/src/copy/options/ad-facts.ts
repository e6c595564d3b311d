import { AD_FEATURES, type AdFacts } from '@adloom/domain/design/ad-facts.ts'
import { isSound } from '../is-sound.ts'
import { graphemes } from '../limits.ts'
import { isSameStatement, meaningWords } from '../meaning.ts'
import { countText, decimalText } from '../price-text.ts'
import { type CopyMaterial } from './material.ts'
import { iconOf } from './fact-icon-words.ts'
import { isProof } from './proof.ts'

/** Graphemes that are read at a glance beside a picture. */
const LONGEST_FEATURE = 34
const LONGEST_BADGE = 24
const LONGEST_PROMISE = 44
/** Score below which a page's phrase says too little to stand by itself. */
const GOOD_FEATURE = 0.5

/** What an option shows beside its words: as much as the page states, held to the same rules as its words, and nothing that its words say already. */
export function adFactsFor(
  { headline, description }: { readonly headline: string; readonly description: string },
  material: CopyMaterial,
): AdFacts {
  const { page, support, pageLanguage } = material
  const said = [meaningWords(headline), meaningWords(description)]
  const isFit = (text: string, limit: number): boolean =>
    graphemes(text) <= limit &&
    isSound({ headline: text, description: '' }, support) &&
    !said.some((words) => isSameStatement(words, meaningWords(text)))
  const promises = page.promises.map(({ text, place }) => ({ text: text.replace(/\.$/u, ''), isBadge: place === 'badge' }))
  const promise = promises.find(({ text, isBadge }) => !isBadge && isFit(text, LONGEST_PROMISE))
  // The reduction stands beside the price.
  const badge = promises.find(({ text, isBadge }) => isBadge && !text.includes('%') && isFit(text, LONGEST_BADGE))
  return {
    ...priceOf(material),
    rating: ratingOf(material),
    // The sentences of a page in a language without data here can't be judged.
    features: pageLanguage === null ? [] : featuresOf(material, (text) => isFit(text, LONGEST_FEATURE)),
    badge: badge?.text ?? null,
    promise: promise?.text ?? null,
  }
}

/** What is sold out has no price to advertise. */
function priceOf({ price, request: { facts } }: CopyMaterial): Pick<AdFacts, 'price' | 'before' | 'reduction'> {
  const isSoldOut = facts?.availability === 'out-of-stock' || facts?.availability === 'discontinued'
  if (price === null || isSoldOut) return { price: null, before: null, reduction: null }
  return { price: price.price, before: price.before, reduction: price.percent === null ? null : `−${price.percent}` }
}

function ratingOf({ request: { facts }, writing: { locale } }: CopyMaterial): AdFacts['rating'] {
  const rating = facts?.rating ?? null
  if (rating === null || !isProof(rating)) return null
  return { value: decimalText(rating.value, locale), stars: rating.value, count: countText(rating.count, locale) }
}

/** The page's best phrases that fit, each of another content. */
function featuresOf({ phrases, nameWords }: CopyMaterial, isFit: (text: string) => boolean): AdFacts['features'] {
  const features: { readonly text: string; readonly words: ReadonlySet<string> }[] = []
  for (const { item, score, words } of phrases) {
    if (features.length === AD_FEATURES) break
    const isRepeat = [nameWords, ...features.map((feature) => feature.words)].some((other) => isSameStatement(words, other))
    if (score >= GOOD_FEATURE && !isRepeat && item.kind !== 'order' && isFit(item.text)) features.push({ text: item.text, words })
  }
  return features.map(({ text }) => ({ text, icon: iconOf(text) }))
}
