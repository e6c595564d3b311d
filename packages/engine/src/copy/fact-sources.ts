import { type CopyRequest, type FactPlace, factPlaceOf } from '@adloom/domain/copy.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/[.!]$/, '')

/** The source of these words on the page; null when the page does not have them. */
export function evidenceOf(text: string, { title, description, facts, targeting }: CopyRequest): FactPlace | null {
  const wanted = plain(text).trim()
  if (wanted === '') return null
  const passage = (facts?.passages ?? []).find(({ text }) => plain(text).includes(wanted))
  if (passage !== undefined) return factPlaceOf(passage.place)
  if ((facts?.features ?? []).some((feature) => plain(feature).includes(wanted))) return 'feature'
  if (plain(title ?? '').includes(wanted)) return 'title'
  if (plain(description ?? '').includes(wanted)) return 'description'
  if (plain(facts?.brand ?? '') === wanted) return 'brand'
  if (facts?.price != null && wanted.includes(String(facts.price.amount))) return 'price'
  if (facts?.rating != null && wanted.includes(String(facts.rating.value))) return 'rating'
  const typed = [targeting?.painPoints, targeting?.quotes, ...(targeting?.additionalQuotes ?? [])]
  return typed.some((typedText) => plain(typedText ?? '').includes(wanted)) ? 'targeting' : null
}
