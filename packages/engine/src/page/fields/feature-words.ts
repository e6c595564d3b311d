import { foldedText } from '../document/page-text.ts'
import { stockOf } from '../values/stock-words.ts'
import {
  absentValue,
  boxContentsCaption,
  countOfBuyers,
  identifierLabel,
  nameLabel,
  shareOfBuyers,
  shopTalkParts,
  shopTalkWords,
} from '../words/feature-phrases.ts'

/** Characters of one point: shops write whole sentences into their bullets, and copywriting selects what fits. */
const LENGTH_MAX = 240

/** Whether a text is what a shop says about itself: shipping, returns, payment, account, cart, sharing. */
export const isShopTalk = (text: string): boolean => shopTalkWords.test(text) || shopTalkParts.test(text)

/** Prices, links, code, sizes, counts and notes, in any language: options rather than properties. */
const NOT_A_POINT =
  /[$€£¥₹₽₩]\s?\d|\d\s?(€|zł|kč|лв|₽|грн|円|원|lei\b|kr\b)|https?:|www\.|@\w+\.|\{|\}|^(xxs|xs|s|m|l|xl|xxl|xxxl|\d?xl|one size|eu|uk|us)\b[\s\d()./-]*$|^[\d\s.,/()x×-]+$|^\d+ (products?|items?|results?|artikel|colou?rs?|sizes?|stars?)\b|^\(\d+\)|^\p{Ll}+Id\s*:|\bpdf\s*\]?$|(information )?not (available|applicable)$|keine angaben?$|non renseigné\p{L}*$|sin información$|make sure this fits|\b(wearing|wears) (a )?size|[:：]$/iu
/** Texts in lists that are no features, beside the shop's. */
const notFeatures: readonly RegExp[] = [
  NOT_A_POINT,
  identifierLabel,
  nameLabel,
  absentValue,
  countOfBuyers,
  shareOfBuyers,
  boxContentsCaption,
]

/** A text as a point, without list marks; null when it is none. */
export function pointOf(raw: string, title: string, limit = LENGTH_MAX): string | null {
  const text = raw
    .replace(/^[\s•·●▪◦‣✓✔✅☑►▶➤★☆■□◆◇○◎❖→*»›–—-]+/u, '')
    .replace(/(?<!\s)\s+([:;,.])/g, '$1')
    .replace(/^([^:]{2,40}\p{L}):(?=\S)/u, '$1: ')
    .replace(/[;,]$/, '')
    .trim()
  if (text.length < 3 || text.length > limit || !/\p{L}{2}/u.test(text)) return null
  if (isShopTalk(text) || text.endsWith('?') || stockOf(text) !== null || notFeatures.some((pattern) => pattern.test(text))) return null
  const folded = foldedText(text)
  return folded === '' || folded === title ? null : text
}
