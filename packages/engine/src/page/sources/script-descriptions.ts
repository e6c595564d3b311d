import { type PageReading } from './page-reading.ts'
import { splitWords } from '../document/page-text.ts'
import { isObject } from './json-ld.ts'
import { scriptValues } from './script-values.ts'

const OBJECTS_MAX = 20_000
/** Fewest characters of a description, and fewest words of the product's name in it. */
const LENGTH_LEAST = 120
const SHARED_LEAST = 3
const SHARE_LEAST = 0.5
const TEXTS_MAX = 2
/** Characters at the start of two texts by which they count as one, from two variants. */
const SAME_START = 60

/**
 * Descriptions in the page's scripts that name the product, the one with most words of its name first.
 * For pages with sections rendered by scripts.
 */
export function scriptDescriptions(reading: PageReading, title: string): string[] {
  const words = new Set(splitWords(title).filter((word) => word.length > 2))
  if (words.size < SHARED_LEAST) return []
  const found: { readonly text: string; readonly share: number }[] = []
  const others: string[] = []
  const stack = [...scriptValues(reading.page)]
  const seen = new Set<object>()
  for (let visited = 0; stack.length > 0 && visited < OBJECTS_MAX; visited++) {
    const value = stack.pop()
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (Array.isArray(value)) {
      for (const entry of value.slice(0, 200)) if (typeof entry === 'object' && entry !== null) stack.push(entry)
      continue
    }
    if (!isObject(value)) continue
    for (const [key, child] of Object.entries(value).slice(0, 300)) {
      if (typeof child === 'object' && child !== null) stack.push(child)
      if (typeof child !== 'string' || child.length < LENGTH_LEAST || !/descri|overview|story|about/i.test(key)) continue
      const childWords = new Set(splitWords(child.slice(0, 4000)))
      const shared = [...words].filter((word) => childWords.has(word)).length
      if (shared < SHARED_LEAST || shared < words.size * SHARE_LEAST) continue
      const same = found.findIndex(({ text }) => text.slice(0, SAME_START) === child.slice(0, SAME_START))
      // The last entry is visited first, and the first variant is the visible one.
      found.splice(same < 0 ? found.length : same, same < 0 ? 0 : 1, { text: child, share: shared / words.size })
      // Details next to a description of the product are the product's, whether or not they name it.
      for (const [other, text] of Object.entries(value).slice(0, 300))
        if (/^(details|features|highlights|materials?)$/i.test(other) && typeof text === 'string' && text.length >= LENGTH_LEAST)
          others.push(text)
    }
  }
  const described = found.toSorted((one, other) => other.share - one.share).map(({ text }) => text)
  return [...described.slice(0, TEXTS_MAX), ...others.slice(0, TEXTS_MAX)]
}
