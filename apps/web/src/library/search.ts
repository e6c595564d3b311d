import { type Ad } from '@adloom/domain/ad.ts'
import { inIdleTime } from '../browser/idle.ts'

/** Lower case without accents, so that "cafe" finds "Café". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The searchable text of an ad: title, product, brand, category and every headline. */
function wordsOf(ad: Ad): string {
  if (ad.type === 'social')
    return [ad.title, ad.productName, ad.brandName, ...ad.contentVariations.map((option) => option.headline)].join('\n')
  if (ad.type === 'image') return [ad.title, ad.productName, ad.category ?? ''].join('\n')
  if (ad.type === 'video') return [ad.title, ad.category].join('\n')
  const { productName = '', brandName = '', contentVariations = [] } = ad.banners ?? {}
  return [ad.title, ad.headline ?? '', productName, brandName, ...contentVariations.map((option) => option.headline)].join('\n')
}

const prepared = new WeakMap<Ad, string>()

function textOf(ad: Ad): string {
  const known = prepared.get(ad)
  if (known !== undefined) return known
  const text = plain(wordsOf(ad))
  prepared.set(ad, text)
  return text
}

/** Prepares creations for the search while the page is idle, so that the first letter does not wait. Returns a function that stops it. */
export const prepareSearch = (creations: readonly Ad[]): (() => void) =>
  inIdleTime(creations, (ad) => {
    textOf(ad)
  })

/** Creations that contain every word of the text, in order. */
export function found(creations: readonly Ad[], text: string): readonly Ad[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.length === 0 ? creations : creations.filter((ad) => words.every((word) => textOf(ad).includes(word)))
}
