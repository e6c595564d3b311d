import * as z from 'zod'
import { textLimits } from '../text-limits.ts'

const factText = z.string().min(1).max(textLimits.id)

/** What a feature is about, as its icon shows it. */
export const factIcons = ['check', 'leaf', 'drop', 'shield', 'van', 'bolt', 'clock', 'heart', 'feather', 'flame', 'snow', 'ruler'] as const
export type FactIcon = (typeof factIcons)[number]

/** Features that an ad shows at most. */
export const AD_FEATURES = 3

/** What a page states, as an ad shows it beside its words: in the ad's language, with its numbers written in its locale. Null or empty leaves a part out. */
export const adFactsSchema = z.object({
  /** "$24.99" */
  price: factText.nullable(),
  /** The crossed-out price, and the reduction: "−25%". Both or neither. */
  before: factText.nullable(),
  reduction: factText.nullable(),
  /** "4.7", its stars of 5, and the number of reviews: "3,103". */
  rating: z.object({ value: factText, stars: z.number().min(0).max(5), count: factText }).nullable(),
  /** Short statements about the product, best first. */
  features: z.array(z.object({ text: factText, icon: z.enum(factIcons) })).max(AD_FEATURES),
  /** A badge of the page: "Bestseller". */
  badge: factText.nullable(),
  /** A promise about delivery, returns or guarantee: "Free shipping and free returns". */
  promise: factText.nullable(),
})
export type AdFacts = z.infer<typeof adFactsSchema>

export const noAdFacts: AdFacts = { price: null, before: null, reduction: null, rating: null, features: [], badge: null, promise: null }

/** What can be left out of an ad by itself. */
export const adFactKinds = {
  price: 'Price',
  reduction: 'Old price and reduction',
  rating: 'Stars',
  features: 'Features',
  badge: 'Badge',
  promise: 'Delivery and guarantee',
} as const
export type AdFactKind = keyof typeof adFactKinds
// Safe: these are its keys.
export const adFactKindSchema = z.enum(Object.keys(adFactKinds) as AdFactKind[])

/** The facts without those that the user left out. A reduction needs a price to be one. */
export function withoutHidden(facts: AdFacts, hidden: readonly AdFactKind[]): AdFacts {
  const isHidden = (kind: AdFactKind): boolean => hidden.includes(kind)
  const isWithoutReduction = isHidden('price') || isHidden('reduction')
  return {
    price: isHidden('price') ? null : facts.price,
    before: isWithoutReduction ? null : facts.before,
    reduction: isWithoutReduction ? null : facts.reduction,
    rating: isHidden('rating') ? null : facts.rating,
    features: isHidden('features') ? [] : facts.features,
    badge: isHidden('badge') ? null : facts.badge,
    promise: isHidden('promise') ? null : facts.promise,
  }
}

/** The facts with each of their phrases written another way; numbers stay. */
export const withPhrases = (facts: AdFacts, write: (text: string) => string): AdFacts => ({
  ...facts,
  features: facts.features.map((feature) => ({ ...feature, text: write(feature.text) })),
  badge: facts.badge === null ? null : write(facts.badge),
  promise: facts.promise === null ? null : write(facts.promise),
})

/** The kinds of facts that there are, in the order of the table. */
export const kindsOfFacts = ({ price, reduction, rating, features, badge, promise }: AdFacts): readonly AdFactKind[] => {
  const facts: Readonly<Record<AdFactKind, unknown>> = { price, reduction, rating, features: features.at(0) ?? null, badge, promise }
  return adFactKindSchema.options.filter((kind) => facts[kind] !== null)
}
