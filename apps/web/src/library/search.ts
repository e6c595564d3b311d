import { type Ad } from '@adloom/domain/ad.ts'

/** Small letters without accents, so that "cafe" finds "Café". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What an ad can be found by: title, product, brand, category and every headline. */
function wordsOf(ad: Ad): string {
  if (ad.type === 'social')
    return [ad.title, ad.productName, ad.brandName, ...ad.contentVariations.map((option) => option.headline)].join('\n')
  if (ad.type === 'image') return [ad.title, ad.productName, ad.category ?? ''].join('\n')
  if (ad.type === 'video') return [ad.title, ad.category].join('\n')
  return [ad.title, ad.headline ?? ''].join('\n')
}

/** Prepares a list for searching and gives the search: creations that have every word of the text somewhere, order kept. */
export function searchable(creations: readonly Ad[]): (text: string) => readonly Ad[] {
  const prepared = new Map<Ad, string>()
  const textOf = (ad: Ad): string => {
    const known = prepared.get(ad)
    if (known !== undefined) return known
    const text = plain(wordsOf(ad))
    prepared.set(ad, text)
    return text
  }
  return (text) => {
    const words = plain(text)
      .split(/\s+/)
      .filter((word) => word !== '')
    return words.length === 0 ? creations : creations.filter((ad) => words.every((word) => textOf(ad).includes(word)))
  }
}
