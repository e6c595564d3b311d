import { type Angle, type CopyRequest, type FactPlace, type StatedFact } from '@adloom/domain/copy.ts'
import { type AdText } from './is-sound.ts'
import { type PageFact } from './page-facts.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/[.!]$/, '')

/** Where a page says this in these words, or null. */
export function placeOf(text: string, { title, description, facts, targeting }: CopyRequest): FactPlace | null {
  const sought = plain(text).trim()
  if (sought === '') return null
  if ((facts?.features ?? []).some((feature) => plain(feature).includes(sought))) return 'feature'
  if (plain(title ?? '').includes(sought)) return 'title'
  if (plain(description ?? '').includes(sought)) return 'description'
  if (plain(facts?.brand ?? '') === sought) return 'brand'
  if (facts?.price != null && sought.includes(String(facts.price.amount))) return 'price'
  if (facts?.rating != null && sought.includes(String(facts.rating.value))) return 'rating'
  const typed = [targeting?.painPoints, targeting?.quotes, ...(targeting?.additionalQuotes ?? [])]
  return typed.some((said) => plain(said ?? '').includes(sought)) ? 'targeting' : null
}

/** What an option states and where that stands: of the page first, then what its angle lives on. */
export function sourcesOf(
  { angle, facts, headline, description }: AdText & { readonly angle: Angle; readonly facts: readonly PageFact[] },
  request: CopyRequest,
): StatedFact[] {
  const { price, rating, brand } = request.facts ?? {}
  const { painPoints, quotes } = request.targeting ?? {}
  const text = plain(`${headline} ${description}`)
  const stated = facts.map((fact): StatedFact => ({
    text: fact.told?.said ?? fact.text,
    // A fact put together from a sentence stands in no words of its own; it comes from the description.
    source: fact.told?.source ?? placeOf(fact.text, request) ?? 'description',
  }))
  if (angle === 'offer' && price != null)
    stated.push({
      text: [price.amount, price.currency, ...(price.before === undefined ? [] : [`(${price.before})`])].join(' '),
      source: 'price',
    })
  if (angle === 'proof' && rating != null && /\d/.test(text))
    stated.push({ text: `${rating.value} / 5 (${rating.count})`, source: 'rating' })
  if (angle === 'problem')
    for (const said of [painPoints, quotes])
      if (typeof said === 'string' && said !== '' && text.includes(plain(said).slice(0, 12)))
        stated.push({ text: said, source: 'targeting' })
  if (angle === 'brand' && typeof brand === 'string' && text.includes(plain(brand))) stated.push({ text: brand, source: 'brand' })
  return stated
}
