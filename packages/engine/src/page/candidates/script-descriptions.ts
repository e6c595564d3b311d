import { type PageReading } from '../page-reading.ts'
import { wordsOf } from '../page-text.ts'
import { isObject } from './json-ld.ts'
import { scriptValues } from './script-values.ts'

const OBJECTS_MAX = 20_000
/** Characters of a text that describes, and words of the product's name it must share. */
const LENGTH_LEAST = 120
const SHARED_LEAST = 3
const SHARE_LEAST = 0.5
const TEXTS_MAX = 2

/**
 * Texts in the page's scripts that are called a description and speak of the product by its name; the one with most of its words first.
 * For pages whose parts are drawn by script.
 */
export function scriptDescriptions(reading: PageReading, title: string): string[] {
  const words = new Set(wordsOf(title).filter((word) => word.length > 2))
  if (words.size < SHARED_LEAST) return []
  const found: { readonly text: string; readonly share: number }[] = []
  const stack = scriptValues(reading.page)
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
      const own = new Set(wordsOf(child.slice(0, 4000)))
      const shared = [...words].filter((word) => own.has(word)).length
      if (shared >= SHARED_LEAST && shared >= words.size * SHARE_LEAST) found.push({ text: child, share: shared / words.size })
    }
  }
  return found
    .toSorted((one, other) => other.share - one.share)
    .slice(0, TEXTS_MAX)
    .map(({ text }) => text)
}
