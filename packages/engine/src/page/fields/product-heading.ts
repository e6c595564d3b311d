import { type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { foldedText } from '../document/page-text.ts'

/** The heading with the product's name, or the most similar one. */
export function headingOf(reading: PageReading, title: string): PageElement | null {
  const folded = foldedText(title)
  const equal = reading.headings.find(({ text }) => foldedText(text) === folded)
  if (equal !== undefined) return equal.element
  const similar = reading.headings.find(({ text, level }) => {
    const own = foldedText(text)
    return own.length > 5 && (folded.includes(own) || (level === 1 && own.includes(folded) && folded.length > 5))
  })
  return similar?.element ?? reading.headings.find(({ level }) => level === 1)?.element ?? null
}
