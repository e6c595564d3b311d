import { ownValue } from './own-value.ts'
import * as z from 'zod'
import { DEFAULT_LANGUAGE } from './language.ts'
import { isKeepable, listLimits, textLimits } from './text-limits.ts'

/** Option lists of the audience dialog (§9.5): wire value → label. */
export const targetingOptions = {
  gender: { all: 'All genders', male: 'Men', female: 'Women' },
  incomeLevel: { low: 'Low', 'middle-low': 'Middle to low', 'middle-upper': 'Middle to upper', high: 'High' },
  lifeStage: {
    students: 'Students',
    'young-professionals': 'Young professionals',
    'new-homeowners': 'New homeowners',
    families: 'Families',
    moving: 'People moving house',
    professionals: 'Professionals',
  },
  location: { urban: 'Urban', suburban: 'Suburban', rural: 'Rural', 'urban-suburban': 'Urban and suburban' },
  interestedIn: {
    'home-decor': 'Home decor',
    'interior-design': 'Interior design',
    furniture: 'Furniture',
    diy: 'DIY',
    'home-decor-furniture-interior': 'Home decor, furniture and interior design',
  },
  engagesWith: {
    diy: 'DIY content',
    'interior-design': 'Interior design content',
    'home-decor': 'Home decor content',
    furniture: 'Furniture content',
  },
  browsingFor: { 'affordable-stylish': 'Affordable and stylish', luxury: 'Luxury', modern: 'Modern', vintage: 'Vintage' },
} as const satisfies Record<string, Record<string, string>>

export const AGE_MIN = 13
export const AGE_MAX = 65

/**
 * The audience of an ad, and what the user changed on the targeting screen. Every field may be missing and unknown keys are kept: an older browser or
 * another client must never lose what it sent. Ages in years, 13 to 65.
 */
export const targetingSchema = z
  .looseObject({
    budget: z.number().optional(),
    gender: z.string().max(textLimits.id).optional(),
    ageMin: z.number().optional(),
    ageMax: z.number().optional(),
    incomeLevel: z.string().max(textLimits.id).optional(),
    lifeStage: z.string().max(textLimits.id).optional(),
    location: z.string().max(textLimits.id).optional(),
    interestedIn: z.string().max(textLimits.id).optional(),
    engagesWith: z.string().max(textLimits.id).optional(),
    browsingFor: z.string().max(textLimits.id).optional(),
    painPoints: z.string().max(textLimits.text).optional(),
    quotes: z.string().max(textLimits.text).optional(),
    additionalQuotes: z.array(z.string().max(textLimits.text)).max(listLimits.facts).optional(),
    language: z.string().max(textLimits.id).optional(),
    productName: z.string().max(textLimits.line).optional(),
    headline: z.string().max(textLimits.line).optional(),
    businessName: z.string().max(textLimits.line).optional(),
    website: z.string().max(textLimits.address).optional(),
    brandLogo: z.string().max(textLimits.logo).optional(),
    manuallyEditedHeadline: z.boolean().optional(),
    productCategory: z.string().max(textLimits.line).optional(),
  })
  .refine(isKeepable, { error: 'Too many settings' })
export type Targeting = z.infer<typeof targetingSchema>

/** The defaults of §9.5. */
export const defaultTargeting = {
  budget: 50,
  ageMin: 24,
  ageMax: 55,
  gender: 'all',
  incomeLevel: 'middle-upper',
  lifeStage: 'professionals',
  location: 'urban-suburban',
  interestedIn: 'home-decor-furniture-interior',
  engagesWith: 'diy',
  browsingFor: 'affordable-stylish',
  language: DEFAULT_LANGUAGE,
} as const satisfies Targeting

const labelOf = (field: keyof typeof targetingOptions, value: string | undefined): string | null => {
  if (value === undefined || value === '') return null
  const labels: Readonly<Record<string, string>> = targetingOptions[field]
  return ownValue(labels, value) ?? value
}

/** Lower case inside a sentence; a word in capitals stays: "DIY content". */
const lowered = (text: string): string => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** The audience in one sentence, e.g. "All genders, 24 to 55, professionals in urban and suburban areas, interested in furniture." */
export function audienceSentence(targeting: Targeting): string {
  const { ageMin = defaultTargeting.ageMin, ageMax = defaultTargeting.ageMax } = targeting
  const gender = labelOf('gender', targeting.gender) ?? targetingOptions.gender.all
  const ages = ageMin === ageMax ? String(ageMin) : `${ageMin} to ${ageMax}`
  const lifeStage = labelOf('lifeStage', targeting.lifeStage)
  const location = labelOf('location', targeting.location)
  const interest = labelOf('interestedIn', targeting.interestedIn)
  const where = location === null ? null : `in ${lowered(location)} areas`
  const people = [lifeStage === null ? null : lowered(lifeStage), where].filter((part) => part !== null).join(' ')
  const likes = interest === null ? null : `interested in ${lowered(interest)}`
  return `${[gender, ages, people === '' ? null : people, likes].filter((part) => part !== null).join(', ')}.`
}

/** What the sentence leaves out, in a few words, e.g. "Low income · engages with DIY content · 2 quotes". '' when there is nothing. */
export function audienceDetails(targeting: Targeting): string {
  const income = labelOf('incomeLevel', targeting.incomeLevel)
  const content = labelOf('engagesWith', targeting.engagesWith)
  const style = labelOf('browsingFor', targeting.browsingFor)
  const quotes = [targeting.quotes ?? '', ...(targeting.additionalQuotes ?? [])].filter((quote) => quote.trim() !== '').length
  const details = [
    income === null ? null : `${income} income`,
    content === null ? null : `engages with ${lowered(content)}`,
    style === null ? null : `browses for ${lowered(style)}`,
    (targeting.painPoints ?? '').trim() === '' ? null : 'a pain point',
    quotes === 0 ? null : quotes === 1 ? 'a quote' : `${quotes} quotes`,
  ].filter((part) => part !== null)
  return details.length === 0 ? '' : `${details[0].charAt(0).toUpperCase()}${details.join(' · ').slice(1)}`
}
