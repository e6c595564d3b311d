import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type Passage } from '@adloom/domain/product.ts'

/** A row of a table of facts: "Material", "Porcelain". */
export interface NamedValue {
  readonly name: string
  readonly value: string
}

/** A point of a list: its title and its text. */
export interface Point {
  readonly lead: string
  readonly rest: string
}

/** Characters that are read of a feature and of a paragraph. */
const READ_CHARACTERS = { feature: 600, paragraph: 3000 } as const

/** Words of the longest value of a table row, of the longest title of a point, and of the shortest text after one. */
const LONGEST_VALUE = 6
const LONGEST_LEAD = 6
const SHORTEST_REST = 4

/** The passages of a page; for products stored without passages, the description and features. */
export function passagesOf({ description, facts }: CopyRequest): readonly Passage[] {
  const passages = facts?.passages ?? []
  const features = (facts?.features ?? []).map((text): Passage => ({
    place: datumIn(text) === null ? 'highlight' : 'specification',
    text: text.slice(0, READ_CHARACTERS.feature),
  }))
  const lines = (description ?? '')
    .split(/\n+/u)
    .map((text): Passage => ({ place: 'description', text: text.slice(0, READ_CHARACTERS.paragraph) }))
  return [...passages, ...(passages.length === 0 ? features : []), ...lines].filter(({ text }) => text.trim() !== '')
}

/** "Material: Porcelain", "Fastening - Slip-On" as name and value; null when the text says more than a table row. */
export function datumIn(text: string): NamedValue | null {
  const found = /^([^:!?]{2,34}?)\s?(?::|：|\s[–—-])\s+(\S.{0,79})$/u.exec(text.trim().replace(/\.$/u, ''))
  if (found === null) return null
  const [, name, value] = found
  // "1,400 calico springs – medium-firm" is a statement already before the dash.
  const isName = (!/^\d/.test(name) && !/\.\s/u.test(name)) || /^\p{L}{1,4}\.\s\p{L}+$/u.test(name)
  return isName &&
    value.split(/\s+/u).length <= LONGEST_VALUE &&
    !/[.!?]/u.test(value.replaceAll(/\d[.,]\d|\b(?:ca|max|min|approx)\./gu, ''))
    ? { name: name.trim(), value: value.trim() }
    : null
}

/** A point's title and text: "Easy clean: the coating …", "Cooling – Organic peppermint …"; null without a title. */
export function leadOf(line: string): Point | null {
  const found = /^([^:.!?–—]{3,44}?)\s?(?::|：|\s[–—-])\s+(\S.{12,})$/u.exec(line)
  if (found === null) return null
  const [, lead, rest] = found
  return lead.split(' ').length <= LONGEST_LEAD && rest.split(/\s+/u).length >= SHORTEST_REST
    ? { lead: lead.trim(), rest: rest.trim() }
    : null
}
