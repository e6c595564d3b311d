import { attribute, elementsOf, type PageDocument } from '../document/page-document.ts'
import { isObject } from './json-ld.ts'
import { streamedValues } from './streamed-parts.ts'

/** Most characters of a script. */
const SCRIPT_MAX = 3_000_000
const VALUES_MAX = 40
/** Characters searched for the ends of assigned values, per page: otherwise each unclosed value would be searched to the end. */
const SCANNED_MAX = 12_000_000
/** Entries read of a flat payload or of a cache. */
const ENTRIES_MAX = 60_000

const parsedOrUndefined = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON but a script's own notation
  }
}

/** The bracketed value that begins at `start`, found by counting brackets outside strings. */
function balancedFrom(text: string, start: number): string {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === 0x5c) at++
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x7b || code === 0x5b) depth++
    else if (code === 0x7d || code === 0x5d) {
      depth--
      if (depth === 0) return text.slice(start, at + 1)
    }
  }
  return ''
}

/** The value of a string literal that begins at `start`: `"{\"a\":1}"` → `{"a":1}`; '' when it does not end. */
function stringFrom(text: string, start: number): string {
  const quote = text[start]
  let end = start + 1
  while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1
  if (end >= text.length) return ''
  const inner = text.slice(start + 1, end)
  const literal = quote === '"' ? inner : inner.replaceAll("\\'", "'").replace(/(^|[^\\])"/g, String.raw`$1\"`)
  const value = parsedOrUndefined(`"${literal}"`)
  return typeof value === 'string' ? value : ''
}

/** Wrappers of Nuxt's notation: the number after the name is the index of the content. */
const wrappers = new Set(['Reactive', 'ShallowReactive', 'Ref', 'ShallowRef', 'EmptyRef', 'EmptyShallowRef', 'Set'])

/**
 * The values of a flat payload (devalue, as Nuxt and SvelteKit write it): a list in which every value inside an object or list is the index
 * of another entry. Shared entries are one object, so cycles are possible.
 */
function revived(entries: readonly unknown[]): unknown {
  const made = new Map<number, unknown>()
  const open: { readonly target: Record<string, unknown> | unknown[]; readonly key: string | number; readonly place: number }[] = []
  const valueAt = (place: number): unknown => {
    if (made.has(place)) return made.get(place)
    const entry = entries[place]
    let value: unknown = entry
    if (Array.isArray(entry)) {
      const [kind, inner] = entry as unknown[]
      if (typeof kind === 'string') {
        // A wrapper contains one other entry; anything else (dates, big numbers) has its value in second place.
        value = wrappers.has(kind) && typeof inner === 'number' ? [] : inner
        if (Array.isArray(value) && typeof inner === 'number') open.push({ target: value, key: 0, place: inner })
      } else {
        const list: unknown[] = []
        value = list
        for (const [key, at] of entry.slice(0, 500).entries()) if (typeof at === 'number') open.push({ target: list, key, place: at })
      }
    } else if (isObject(entry)) {
      const object: Record<string, unknown> = {}
      value = object
      for (const [key, at] of Object.entries(entry).slice(0, 500))
        if (typeof at === 'number' && key !== '__proto__') open.push({ target: object, key, place: at })
    }
    made.set(place, value)
    return value
  }
  const root = valueAt(0)
  for (let left = ENTRIES_MAX * 4; left > 0; left--) {
    const next = open.pop()
    if (next === undefined) break
    // Keys are own names of entries or indices of a list created above.
    if (next.place >= 0 && next.place < entries.length) (next.target as Record<string | number, unknown>)[next.key] = valueAt(next.place)
  }
  return root
}

const isFlatPayload = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 3 &&
  value.length < ENTRIES_MAX &&
  value.slice(0, 3).every((entry) => typeof entry === 'object' && entry !== null) &&
  value
    .slice(0, 3)
    .filter(isObject)
    .every((entry) => Object.values(entry).every((place) => typeof place === 'number' && Number.isInteger(place)))

/** Apollo's key for a reference to another entry. */
const REFERENCE = '__ref'

/** Resolves `{"__ref": key}` and Apollo's older `{"type":"id","id": key}` inside a normalised cache. */
function joinReferences(root: Readonly<Record<string, unknown>>): void {
  const stack: object[] = [root]
  const visited = new Set<object>()
  const pointed = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const ref = value[REFERENCE]
    const key = typeof ref === 'string' ? ref : value.type === 'id' && typeof value.id === 'string' ? value.id : null
    return key !== null && Object.hasOwn(root, key) ? root[key] : value
  }
  while (stack.length > 0 && visited.size < ENTRIES_MAX) {
    const object = stack.pop()
    if (object === undefined || visited.has(object)) continue
    visited.add(object)
    for (const [key, value] of Object.entries(object)) {
      const target = pointed(value)
      // The tree is fresh from JSON.parse and not shared.
      if (target !== value) (object as Record<string, unknown>)[key] = target
      if (typeof target === 'object' && target !== null) stack.push(target)
    }
  }
}

function joined(value: unknown, text: string): unknown {
  if (isFlatPayload(value)) return revived(value)
  if (!text.includes('"__ref"') && !text.includes('"type":"id"')) return value
  // The cache is at the top or one of the next two levels.
  const levels = [value, ...(isObject(value) ? Object.values(value) : [])]
  const caches = levels.flatMap((one) => (isObject(one) ? [one, ...Object.values(one).filter(isObject)] : []))
  for (const cache of caches.slice(0, 60)) {
    const keys = Object.keys(cache)
    if (keys.some((key) => /^\w+:|ROOT_QUERY/.test(key))) joinReferences(cache)
  }
  return value
}

const ASSIGNED =
  /(?:window(?:\.|\[["'])[\w$]+(?:["']\])?|\.product\w{0,24}|(?:var|let|const)\s+(?:meta|product\w*|__\w+__|initial\w*|state))\s*=\s*(?:JSON\.parse\(\s*(?=["'])|(?=[{[]))/g
const SPEAKS_OF_PRODUCT = /["'](?:name|title|product\w*)\\*["']\s*:/

/** Several fields of a page are looked for in the same values. */
const knownValues = new WeakMap<PageDocument, readonly unknown[]>()

/**
 * JSON values in the page's scripts: JSON blocks, and values assigned to a global, bare or inside a string. Flat payloads and streamed
 * parts are assembled and references of a cache resolved, so values may share parts and have cycles.
 */
export function scriptValues(page: PageDocument): readonly unknown[] {
  const values = knownValues.get(page) ?? valuesIn(page)
  knownValues.set(page, values)
  return values
}

function valuesIn(page: PageDocument): unknown[] {
  const values: unknown[] = streamedValues(elementsOf(page, 'script').slice(0, 400)).slice(0, VALUES_MAX / 2)
  let left = SCANNED_MAX
  for (const script of elementsOf(page, 'script').slice(0, 400)) {
    const type = attribute(script, 'type').toLowerCase()
    const { raw } = script
    if (raw.length < 20 || raw.length > SCRIPT_MAX || type === 'application/ld+json' || type === 'importmap' || type === 'speculationrules')
      continue
    if (type.includes('json')) {
      if (!/"(name|title|product)/i.test(raw)) continue
      const value = parsedOrUndefined(raw)
      if (value !== undefined) values.push(joined(value, raw))
    } else {
      // "window.__INITIAL_STATE__ = {…}", "var meta = {…}" that mention a product
      for (const match of raw.slice(0, 400_000).matchAll(ASSIGNED)) {
        const start = match.index + match[0].length
        if (left <= 0) break
        const text = raw[start] === '"' || raw[start] === "'" ? stringFrom(raw, start) : balancedFrom(raw, start)
        left -= text === '' ? raw.length - start : text.length
        if (text === '' || !SPEAKS_OF_PRODUCT.test(text.slice(0, 200_000))) continue
        const value = parsedOrUndefined(text)
        if (value !== undefined) values.push(joined(value, text))
        if (values.length > VALUES_MAX / 2) break
      }
    }
    if (values.length > VALUES_MAX) break
  }
  return values
}
