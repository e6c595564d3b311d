import * as z from 'zod'
import { adFormats } from '../ad-format.ts'
import { copyLimits, textLength, type CopyOption } from '../copy.ts'
import { type MeasuredCreative } from './check-placement.ts'
import { type AdPlacement } from './placement.ts'
import { ruleSourceSchema } from './rule-source.ts'
import table from './score-factors.json' with { type: 'json' }

const factorIds = ['product', 'contrast', 'headline', 'textShare', 'smallestText', 'offer', 'proof', 'call', 'brand', 'ease'] as const
const factorIdSchema = z.enum(factorIds)

/** What is known to matter, with its weight, the reason for it and where that comes from. */
const scoreFactorSchema = z.object({
  id: factorIdSchema,
  name: z.string(),
  weight: z.number().positive(),
  reason: z.string(),
  source: ruleSourceSchema,
})

export const scoreFactors = z.array(scoreFactorSchema).parse(table)

/** How well an ad is made by rules that are known to matter, 0 to 100, and each of its parts. It compares variants, and foretells nothing. */
export const scoreSchema = z.object({
  total: z.int().min(0).max(100),
  parts: z.array(z.object({ id: factorIdSchema, value: z.number().min(0).max(1), figure: z.string() })),
})
type Score = z.infer<typeof scoreSchema>

type Judged = readonly [value: number, figure: string] | null
type Text = Pick<CopyOption, 'headline' | 'description'>

/** The score of an ad as it is drawn. What cannot be judged does not count. */
export function scoreOf(measured: MeasuredCreative, option: Text, { format }: Pick<AdPlacement, 'format'>): Score {
  const parts = scoreFactors.flatMap(({ id, weight }) => {
    const judged = judges[id](measured, option, adFormats[format].smallestType)
    return judged === null ? [] : [{ id, weight, value: Math.round(within(judged[0]) * 100) / 100, figure: judged[1] }]
  })
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const total = parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / Math.max(1, weights)
  return { total: Math.round(total * 100), parts: parts.map(({ id, value, figure }) => ({ id, value, figure })) }
}

const within = (value: number): number => Math.min(1, Math.max(0, value))
const ramp = (value: number, none: number, full: number): number => within((value - none) / (full - none))
const percent = (value: number): string => `${Math.round(value * 100)} %`
const yesOrNo = (is: boolean): Judged => [is ? 1 : 0, is ? 'yes' : 'no']

const judges: Readonly<Record<(typeof factorIds)[number], (measured: MeasuredCreative, option: Text, smallest: number) => Judged>> = {
  product: ({ productShare }) =>
    productShare && [
      ramp(productShare.share, 0, productShare.of === 'product' ? 0.25 : 0.6),
      `${percent(productShare.share)} (${productShare.of === 'product' ? 'cut out' : 'its picture'})`,
    ],
  contrast: ({ contrast }) => (contrast === null ? null : [ramp(contrast, 3, 7), contrast.toFixed(1)]),
  headline: (_, { headline }) => {
    const length = textLength(headline)
    return [length === 0 ? 0 : 1 - 0.5 * ramp(length, copyLimits.headlineShown, copyLimits.headline), `${length} characters`]
  },
  textShare: ({ textShare }) => [1 - ramp(textShare, 0.2, 0.6), percent(textShare)],
  smallestText: ({ smallestText }, _, smallest) =>
    smallestText && [ramp(smallestText.size, smallest * 0.75, smallest * 1.5), `${smallestText.size} px`],
  offer: ({ shownFacts }) =>
    shownFacts.includes('reduction') ? [1, 'price and reduction'] : shownFacts.includes('price') ? [0.5, 'price'] : [0, 'none'],
  proof: ({ shownFacts }) => {
    const shown = (['rating', 'badge', 'promise'] as const).filter((fact) => shownFacts.includes(fact))
    return [shown.length === 0 ? 0 : shown.includes('rating') ? 1 : 0.6, shown.join(', ') || 'none']
  },
  call: ({ isCallShown }) => yesOrNo(isCallShown),
  brand: ({ isBrandShown }) => yesOrNo(isBrandShown),
  ease: (_, { headline, description }) => {
    const lix = lixOf(`${headline}. ${description}`)
    return lix === null ? null : [1 - ramp(lix, 30, 60), `LIX ${Math.round(lix)}`]
  },
}

const LONG_WORD = 7

/** Words in a sentence plus the percentage of words longer than six letters; null for scripts that put no spaces between words. */
export function lixOf(text: string): number | null {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(text))
    return null
  const words = text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
  if (words.length === 0) return null
  const sentences = text.split(/[.!?…:]/u).filter((sentence) => /\p{L}/u.test(sentence)).length
  const long = words.filter((word) => Array.from(word).length >= LONG_WORD).length
  return words.length / Math.max(1, sentences) + (100 * long) / words.length
}
