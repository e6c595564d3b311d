import { splitWords } from '../document/page-text.ts'
import { linkWords } from '../words/brand-labels.ts'

const many: ReadonlySet<string> = new Set(linkWords.many.flatMap(splitWords))
const linking: ReadonlySet<string> = new Set(linkWords.linking.flatMap(splitWords))

/** A text without the words of a link that it begins with: 'Acme' for 'View all products by Acme', '' for 'More of this brand'. */
export function withoutLinkWords(text: string): string {
  let rest = text
  let count = 0
  let isOfMany = false
  for (const token of text.split(/\s+/)) {
    const words = splitWords(token)
    // A single small letter is a word too short to be listed: 'a', 'y'.
    const isRead = words.length > 0 || /^[^\p{L}\p{N}]*(?:\p{Ll}[^\p{L}\p{N}]*)?$/u.test(token)
    if (!isRead || !words.every((word) => many.has(word) || linking.has(word))) break
    isOfMany ||= words.some((word) => many.has(word))
    count += words.length
    rest = rest.slice(token.length).trimStart()
  }
  // One such word may begin a name: 'All Saints', 'The North Face'.
  return rest === '' || (count > 1 && isOfMany) ? rest : text
}
