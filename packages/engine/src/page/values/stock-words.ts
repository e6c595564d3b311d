import { ownValue } from '@adloom/domain/own-value.ts'
import { type Product } from '@adloom/domain/product.ts'
import {
  backorderPhrases,
  discontinuedPhrases,
  inStockPhrases,
  limitedPhrases,
  outOfStockPhrases,
  preorderPhrases,
  stockLabel,
} from '../words/stock-phrases.ts'

export type Availability = NonNullable<Product['availability']>

/** Stock words in data, letters only: schema.org's, Open Graph's and the shop systems' own. */
const dataWords: Readonly<Record<string, Availability>> = {
  instock: 'in-stock',
  instoreonly: 'in-stock',
  onlineonly: 'in-stock',
  available: 'in-stock',
  availableforsale: 'in-stock',
  instockstatus: 'in-stock',
  in: 'in-stock',
  true: 'in-stock',
  outofstock: 'out-of-stock',
  soldout: 'out-of-stock',
  oos: 'out-of-stock',
  unavailable: 'out-of-stock',
  notavailable: 'out-of-stock',
  outofstockstatus: 'out-of-stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  onbackorder: 'backorder',
  availablefororder: 'backorder',
  pending: 'backorder',
  limitedavailability: 'limited',
  limitedstock: 'limited',
  lowstock: 'limited',
  discontinued: 'discontinued',
  madetoorder: 'in-stock',
}

const MARKS = /^[\s✓✔✅☑●•■◉○✗✘×❌⚠!-]+/u

/** Patterns of complete short texts of a page; the first matching row counts. */
const shownWords: readonly (readonly [Availability, RegExp])[] = [
  ['discontinued', discontinuedPhrases],
  ['limited', limitedPhrases],
  ['out-of-stock', outOfStockPhrases],
  ['preorder', preorderPhrases],
  ['backorder', backorderPhrases],
  ['in-stock', inStockPhrases],
]

/** Longer texts are about more than the stock. */
const LENGTH_MAX = 120

/** The stock according to a word in data or a short text on a page; null when it is about something else. */
export function stockOf(text: string): Availability | null {
  if (text.length > LENGTH_MAX) return null
  const letters = text
    .toLowerCase()
    .replace(/^.*[/#]/, '')
    .replace(/[^a-z]/g, '')
  const word = ownValue(dataWords, letters)
  if (word !== null && text.length < 40 && /^[\x20-\x7e]+$/.test(text)) return word
  const unmarked = text.replace(MARKS, '')
  const bare = unmarked.replace(stockLabel, '').replace(MARKS, '')
  // 'Stock: 610'
  if (bare !== unmarked && /^\d[\d.,]{0,8}(\s\p{L}{1,8}\.?)?$/u.test(bare)) return /^0+(\s|$)/.test(bare) ? 'out-of-stock' : 'in-stock'
  return shownWords.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
}
