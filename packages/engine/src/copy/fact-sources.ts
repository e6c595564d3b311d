import { type CopyRequest, type FactPlace, factPlaceOf } from '@adloom/domain/copy.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/[.!]$/, '')

/** The source of these words on the page; null when the page does not have them. */
export function evidenceOf(text: string, { title, description, facts, targeting }: CopyRequest): FactPlace | null {
  const sought = plain(text).trim()
  if (sought === '') return null
  const passage = (facts?.passages ?? []).find(({ text }) => plain(text).includes(sought))
  if (passage !== undefined) return factPlaceOf(passage.place)
  if ((facts?.features ?? []).some((feature) => plain(feature).includes(sought))) return 'feature'
  if (plain(title ?? '').includes(sought)) return 'title'
  if (plain(description ?? '').includes(sought)) return 'description'
  if (plain(facts?.brand ?? '') === sought) return 'brand'
  if (facts?.price != null && sought.includes(String(facts.price.amount))) return 'price'
  if (facts?.rating != null && sought.includes(String(facts.rating.value))) return 'rating'
  const typed = [targeting?.painPoints, targeting?.quotes, ...(targeting?.additionalQuotes ?? [])]
  return typed.some((said) => plain(said ?? '').includes(sought)) ? 'targeting' : null
}
