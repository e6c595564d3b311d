import { cleanTitle } from './clean-title.ts'
import { graphemes } from './limits.ts'
import { sentenceCase } from './name-case.ts'

/**
 * The brand as copy writes it: "KÄRCHER" → "Kärcher", "IKEA" stays; shop suffixes and trade marks are removed. Null when nothing is left.
 */
export function brandName(brand: string | null | undefined): string | null {
  if (brand === null || brand === undefined) return null
  const clean = cleanTitle(brand)
    .replace(/\s*[(（].*$/u, '')
    .replace(/\s*(?:\||: |[–—-] ).*$/u, '')
    .replace(/(?<!&)\s+(?:inc|llc|ltd|gmbh|co|us|usa|uk|eu)\.?$/i, '')
    .replace(/[,;:]+$/, '')
    .trim()
  if (
    clean === '' ||
    graphemes(clean) > 30 ||
    /^(?:unbranded|generic|n\/?a|none|unknown|no brand|brand|default|your brand|home|shop|store)$/i.test(clean)
  )
    return null
  if (/^https?:|^www\.|^(?:from|by|visit|see|manufacturer|the manufacturer)\b/i.test(clean)) return null
  const isLong = graphemes(clean) > 5
  return clean
    .split(' ')
    .map((word) => sentenceCase(word, isLong))
    .join(' ')
}

/** Categories of books, and the endings that mark a publisher's name, in seven languages. */
const bookCategory =
  /^(?:cook|audio|e-?|picture |koch|hör|kook|prenten)?(?:books?|livres?|libros?|libri|livros?|bücher|boeken)(?![\p{L}])|(?<!non-)\bfiction$|^romane?s?$/iu
const publisher =
  /(?<!\p{L})(?:publish(?:ers?|ing)|press|books|éditions|ediciones|edizioni|edições|editora?|editorial(?:es)?|editore|uitgeverij|verlag)(?!\p{L})/iu

/** Whether the category path says that a product is a book. */
export const isBookCategory = (categories: readonly string[]): boolean => categories.some((category) => bookCategory.test(category))

/** Whether a brand is a publisher: no name is built from it, as in "Kestrel House Salt Clerk". */
export const isPublisher = (brand: string): boolean => publisher.test(brand)
