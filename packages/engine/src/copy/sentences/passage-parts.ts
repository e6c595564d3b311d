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

/** The passages of a page; for products stored without passages, the description and features. */
export function passagesOf({ description, facts }: CopyRequest): readonly Passage[] {
  const passages = facts?.passages ?? []
  const features = (facts?.features ?? []).map((text): Passage => ({
    place: datumIn(text) === null ? 'highlight' : 'specification',
    text: text.slice(0, 600),
  }))
  const lines = (description ?? '').split(/\n+/u).map((text): Passage => ({ place: 'description', text: text.slice(0, 3000) }))
  return [...passages, ...(passages.length === 0 ? features : []), ...lines].filter(({ text }) => text.trim() !== '')
}

/** "Material: Porcelain", "Fastening - Slip-On" as name and value; null when the text says more than a table row. */
export function datumIn(text: string): NamedValue | null {
  const found = /^([^:!?]{2,34}?)\s?(?::|：|\s[–—-])\s+(\S.{0,79})$/u.exec(text.trim().replace(/\.$/u, ''))
  if (found === null) return null
  const [, name, value] = found
  // "1,400 calico springs – medium-firm" is a statement already before the dash.
  const isName = (!/^\d/.test(name) && !/\.\s/u.test(name)) || /^\p{L}{1,4}\.\s\p{L}+$/u.test(name)
  return isName && value.split(/\s+/u).length <= 6 && !/[.!?]/u.test(value.replaceAll(/\d[.,]\d|\b(?:ca|max|min|approx)\./gu, ''))
    ? { name: name.trim(), value: value.trim() }
    : null
}

/** A point's title and text: "Easy clean: the coating …", "Cooling – Organic peppermint …"; null without a title. */
export function leadOf(line: string): Point | null {
  const found = /^([^:.!?–—]{3,44}?)\s?(?::|：|\s[–—-])\s+(\S.{12,})$/u.exec(line)
  if (found === null) return null
  const [, lead, rest] = found
  return lead.split(' ').length <= 6 && rest.split(/\s+/u).length >= 4 ? { lead: lead.trim(), rest: rest.trim() } : null
}
