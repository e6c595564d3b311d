import { type PageElement } from '../document/page-document.ts'
import { foldedText } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type ProductField } from './field.ts'
import { firstFound, type RankedRule } from './rule.ts'

interface HeadingInput {
  readonly headings: PageReading['headings']
  readonly foldedTitle: string
}

/** Letters from which a title or a heading is recognised inside the other. */
const LETTERS_MIN = 6

const rules: readonly RankedRule<HeadingInput, PageElement>[] = [
  {
    id: 'same-as-title',
    reason: 'The title was agreed on by all sources, mostly the heading among them.',
    since: '2026-11-21',
    find: ({ headings, foldedTitle }) => headings.find(({ text }) => foldedText(text) === foldedTitle)?.element ?? null,
  },
  {
    id: 'similar-to-title',
    reason: 'A part of the title; a first heading may also say more than the title.',
    since: '2026-11-21',
    find: ({ headings, foldedTitle }) =>
      headings.find(({ text, level }) => {
        const foldedHeading = foldedText(text)
        const isLonger = level === 1 && foldedHeading.includes(foldedTitle) && foldedTitle.length >= LETTERS_MIN
        return foldedHeading.length >= LETTERS_MIN && (foldedTitle.includes(foldedHeading) || isLonger)
      })?.element ?? null,
  },
  {
    id: 'first-heading',
    reason: 'Without a similar one, the h1 marks where the product begins.',
    since: '2026-11-21',
    find: ({ headings }) => headings.find(({ level }) => level === 1)?.element ?? null,
  },
]

/** The heading with the product's name, or the most similar one. */
export const headingOf = (reading: PageReading, title: string): PageElement | null =>
  firstFound(rules, { headings: reading.headings, foldedTitle: foldedText(title) })

export const heading: ProductField<'heading', 'title'> = {
  needs: ['title'],
  onProductPagesOnly: false,
  rules,
  read: (reading, { title }) => headingOf(reading, title?.value ?? ''),
}
