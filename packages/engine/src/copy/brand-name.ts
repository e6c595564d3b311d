import { cleanTitle } from './clean-title.ts'
import { graphemes } from './limits.ts'
import { sentenceCase } from './name-case.ts'
import { nameWords } from './name-words.ts'

/** Graphemes of the longest brand: what is longer is a slogan. */
const LONGEST_BRAND = 30
/** Graphemes up to which a brand in capitals keeps them: "IKEA". */
const LONGEST_INITIALS = 5

const placeholder = new RegExp(`^(?:${nameWords.brands.placeholders.join('|')})$`, 'i')
const companySuffix = new RegExp(`(?<![&\\s])\\s+(?:${nameWords.brands.companySuffixes.join('|')})\\.?$`, 'i')

/**
 * The brand as copy writes it: "KÄRCHER" → "Kärcher", "IKEA" stays; shop suffixes and trade marks are removed. Null when nothing is left.
 */
export function brandName(brand: string | null | undefined): string | null {
  if (brand === null || brand === undefined) return null
  const clean = cleanTitle(brand)
    .replace(/(?:(?<!\s)\s+)?[(（].*$/su, '')
    .replace(/(?:(?<!\s)\s+)?(?:\||: |[–—-] ).*$/su, '')
    .replace(companySuffix, '')
    .replace(/(?<![,;:])[,;:]+$/, '')
    .trim()
  if (clean === '' || graphemes(clean) > LONGEST_BRAND || placeholder.test(clean)) return null
  if (/^https?:|^www\.|^(?:from|by|visit|see|manufacturer|the manufacturer)\b/i.test(clean)) return null
  const isLong = graphemes(clean) > LONGEST_INITIALS
  return clean
    .split(' ')
    .map((word) => sentenceCase(word, isLong))
    .join(' ')
}

/** Categories of books in the languages of copy. */
const bookCategory =
  /^(?:cook|audio|e-?|picture |koch|hör|kook|prenten)?(?:books?|livres?|libros?|libri|livros?|bücher|boeken)(?![\p{L}])|(?<!non-)\bfiction$|^romane?s?$/iu
const publisher = new RegExp(`(?<!\\p{L})(?:${nameWords.brands.publishers.join('|')})(?!\\p{L})`, 'iu')

/** Whether the category path says that a product is a book. */
export const isBookCategory = (categories: readonly string[]): boolean => categories.some((category) => bookCategory.test(category))

/** Whether a brand is a publisher: no name is built from it, as in "Kestrel House Salt Clerk". */
export const isPublisher = (brand: string): boolean => publisher.test(brand)
