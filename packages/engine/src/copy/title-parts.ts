import { nameWords } from './name-words.ts'

/** Where a title may be cut: marks between its parts, brackets around a part, quotation marks before one. */
export const titleBorder = /(?<!\s)\s+[|–—·•/-]+\s+|,\s+|(?:(?<!\s)\s+)?[;|()[\]【】（）]\s*|:\s+|(?<!\s)\s+(?=[»„“"])/gu

/** A part that belongs to the shop, not to the product. */
const shopPart = new RegExp(`^(?:${nameWords.shopParts.join('|')})$`, 'i')

export interface TitlePart {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The parts of a title in order, without empty ones. */
export function titleParts(title: string): TitlePart[] {
  const parts: TitlePart[] = []
  let start = 0
  const add = (end: number): void => {
    const text = title.slice(start, end)
    if (/[\p{L}\p{N}]/u.test(text)) parts.push({ start, end, text: text.trim() })
  }
  for (const match of title.matchAll(titleBorder)) {
    add(match.index)
    start = match.index + match[0].length
  }
  add(title.length)
  return parts
}

/** Whether two texts differ in nothing but capitals and accents. */
export const isSameText = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0

/** A title's parts without the shop's name and the brand at either end. */
export function ownTitleParts(title: string, sites: readonly string[], brand: string | null): TitlePart[] {
  const parts = titleParts(title)
  const isShop = ({ text }: TitlePart): boolean =>
    shopPart.test(text) || sites.some((site) => isSameText(site, text) || isSameText(site.split(/\s/u, 1)[0], text))
  const isBrand = ({ text }: TitlePart): boolean => brand !== null && isSameText(text, brand) && /\s[|–—·•:-]\s|:\s/u.test(title)
  while (parts.length > 1 && (isShop(parts[parts.length - 1]) || isBrand(parts[parts.length - 1]))) parts.pop()
  while (parts.length > 1 && (isShop(parts[0]) || isBrand(parts[0]))) parts.shift()
  return parts
}
