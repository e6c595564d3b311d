import { junkKinds, type JunkKind, type Writing } from '../languages/writing.ts'

/**
 * Why a sentence of a page is unfit for an ad: shop talk, a care label, a warning, a code, small print, words about the page itself. Null
 * when it is fit.
 */
function junkIn(text: string, writing: Writing): JunkKind | null {
  for (const kind of junkKinds) {
    const pattern = writing.junk[kind]
    if (pattern === null) continue
    pattern.lastIndex = 0
    if (pattern.test(text)) return kind
  }
  return null
}

/** Marks of addresses, codes and templates, the same in every language. */
const codes =
  /https?:|www\.|\S@[^\s@]+\.\p{L}{2}|\d{7,}|[{}<>\\]|#\d{3,}|\bISBN\b|\p{L}{3}\.(?:com|net|shop|co\.uk|com\.br|de|fr|es|it|nl|pt)\b|\bSKU\b|\bASIN\b|\bEAN\b/iu

export const isJunk = (text: string, writing: Writing | null): boolean =>
  codes.test(text) || (writing !== null && junkIn(text, writing) !== null)
