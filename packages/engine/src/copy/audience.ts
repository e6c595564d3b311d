import { defaultTargeting, type Targeting } from '@adloom/domain/targeting.ts'
import { productGroups, type ProductGroup } from './product-groups.ts'

/** What an audience setting has to do with a product, as a moment or a place; never who somebody is. */
export const occasions = [
  'students',
  'young-professionals',
  'new-homeowners',
  'families',
  'moving',
  'professionals',
  'urban',
  'suburban',
  'rural',
  'affordable-stylish',
  'luxury',
  'modern',
  'vintage',
  'diy',
  'decorating',
  'furnishing',
  'her',
  'him',
  'young',
  'seasoned',
  'everyone',
] as const
export type Occasion = (typeof occasions)[number]

const isOccasion = (value: string): value is Occasion => (occasions as readonly string[]).includes(value)

const homeGroups: ReadonlySet<ProductGroup> = new Set([
  'furniture',
  'storage',
  'lighting',
  'bedding',
  'bath',
  'decor',
  'climate',
  'drinkware',
  'tableware',
  'cookware',
])
const makingGroups: ReadonlySet<ProductGroup> = new Set([
  'tools',
  'garden',
  'storage',
  'furniture',
  'lighting',
  'decor',
  'stationery',
  'cleaning',
  'car',
])

/** Ages at which the tone leans young (all below) or unhurried (all above), in years. */
const YOUNG_BELOW = 30
const SEASONED_FROM = 45

/** The occasion an interest leads to for this kind of product, or null: a sofa has to do with decor, a phone cable has not. */
function interestOccasion(interest: string | undefined, group: ProductGroup): Occasion | null {
  if (interest === undefined) return null
  const atHome = homeGroups.has(group)
  if (interest === 'diy') return makingGroups.has(group) ? 'diy' : null
  if (interest === 'furniture') return atHome ? 'furnishing' : null
  return /decor|interior/.test(interest) && atHome ? 'decorating' : null
}

/**
 * What the targeting says about moments and places, most telling first; what the user chose comes before what was the default.
 * Ends with `everyone`, so there is always one.
 */
export function audienceOccasions(targeting: Targeting, group: ProductGroup): readonly Occasion[] {
  const chosen: Occasion[] = []
  const given: Occasion[] = []
  const add = (occasion: string | null | undefined, isDefault: boolean): void => {
    if (occasion === null || occasion === undefined || !isOccasion(occasion)) return
    ;(isDefault ? given : chosen).push(occasion)
  }
  const { lifeStage, location, browsingFor, gender, ageMin, ageMax, interestedIn, engagesWith } = targeting
  const { looks } = productGroups[group]
  add(gender === 'female' ? 'her' : gender === 'male' ? 'him' : null, false)
  add(lifeStage, lifeStage === defaultTargeting.lifeStage)
  add(interestOccasion(engagesWith, group), engagesWith === defaultTargeting.engagesWith)
  add(interestOccasion(interestedIn, group), interestedIn === defaultTargeting.interestedIn)
  if (looks || browsingFor === 'luxury') add(browsingFor, browsingFor === defaultTargeting.browsingFor)
  if (ageMax !== undefined && ageMax <= YOUNG_BELOW) add('young', false)
  if (ageMin !== undefined && ageMin >= SEASONED_FROM) add('seasoned', false)
  add(location, false)
  return [...new Set([...chosen, ...given, 'everyone' as const])]
}

/** How much looks, price and craft weigh for this audience: -1 price first, 1 the product first. */
export function priceSense(targeting: Targeting): -1 | 0 | 1 {
  const { incomeLevel, browsingFor } = targeting
  if (incomeLevel === 'low' || incomeLevel === 'middle-low') return -1
  if (incomeLevel === 'high' || browsingFor === 'luxury') return 1
  return 0
}
