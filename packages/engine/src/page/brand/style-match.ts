import { type CssRule, type CustomProperties, type CssDeclaration, declarationsOf, resolved } from '../css/css-rules.ts'
import { type PageElement } from '../document/page-document.ts'

/** The rules of a page's style sheets for one element itself: without inheritance, and without states such as `:hover`. */
export type StatedStyle = ReadonlyMap<string, string>

interface Compound {
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  readonly attributes: readonly (readonly [name: string, value: string | null])[]
}

interface Selector {
  /** The element's own compound first, then those of its ancestors outwards. */
  readonly compounds: readonly Compound[]
  /** Whether the previous compound must be the parent, not any ancestor; one per step outwards. */
  readonly isChild: readonly boolean[]
  readonly weight: number
}

const COMPOUND = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+|\[[^\]]+\])*)$/i

function compoundOf(text: string): Compound | null {
  const match = COMPOUND.exec(text)
  if (match === null || text === '') return null
  const classes: string[] = []
  const attributes: (readonly [string, string | null])[] = []
  let id = ''
  for (const [part] of match[2].matchAll(/[.#][\w-]+|\[[^\]]+\]/g)) {
    if (part.startsWith('.')) classes.push(part.slice(1))
    else if (part.startsWith('#')) id = part.slice(1)
    else {
      const attribute = /^\[\s*([\w-]+)\s*(?:=\s*["']?([^"'\]]*)["']?\s*)?\]$/.exec(part)
      if (attribute === null) return null
      attributes.push([attribute[1].toLowerCase(), attribute[2] ?? null])
    }
  }
  const tag = match[1] === undefined || match[1] === '*' ? '' : match[1].toLowerCase()
  return { tag, id, classes, attributes }
}

/** A selector as compounds and combinators; null for states, pseudo-elements and siblings. */
function selectorOf(text: string): Selector | null {
  const tokens = text
    .replace(/:root\b/g, 'html')
    .replace(/:(?:where|is)\(([\w.#-]+)\)/g, '$1')
    .replace(/\s*>\s*/g, ' > ')
    .split(/\s+/)
    .reverse()
  const compounds: Compound[] = []
  const isChild: boolean[] = []
  for (const token of tokens) {
    if (token === '') continue
    if (token === '>') {
      isChild[compounds.length - 1] = true
      continue
    }
    const compound = compoundOf(token)
    if (compound === null) return null
    compounds.push(compound)
  }
  if (compounds.length === 0) return null
  const weight = compounds.reduce(
    (sum, { tag, id, classes, attributes }) =>
      sum + (tag === '' ? 0 : 1) + 100 * (classes.length + attributes.length) + (id === '' ? 0 : 10_000),
    0,
  )
  return { compounds, isChild, weight }
}

const classesOf = (element: PageElement): readonly string[] => element.attributes.class?.split(/\s+/) ?? []

function fits(element: PageElement, { tag, id, classes, attributes }: Compound): boolean {
  if (tag !== '' && tag !== element.tag) return false
  if (id !== '' && id !== element.attributes.id) return false
  if (classes.length > 0) {
    const own = classesOf(element)
    if (!classes.every((name) => own.includes(name))) return false
  }
  return attributes.every(([name, value]) => {
    const has = element.attributes[name]
    return has !== undefined && (value === null || has === value)
  })
}

function matches(element: PageElement, { compounds, isChild }: Selector): boolean {
  if (!fits(element, compounds[0])) return false
  let current = element.parent
  for (let place = 1; place < compounds.length; place++) {
    if (isChild[place - 1]) {
      if (current === null || !fits(current, compounds[place])) return false
    } else while (current !== null && !fits(current, compounds[place])) current = current.parent
    if (current === null) return false
    current = current.parent
  }
  return true
}

/** Whether a single selector, as written, matches the element. */
export function meansElement(element: PageElement, written: string): boolean {
  const key = /^[.#]?[\w-]+/.exec(lastPart(written))?.[0]
  if (key === undefined || !keysOf(element).has(key)) return false
  const selector = selectorOf(written)
  return selector !== null && matches(element, selector)
}

/** Words of an element, one of which the last compound of a matching selector must contain; checked before anything is parsed. */
const keysOf = (element: PageElement): ReadonlySet<string> =>
  new Set([element.tag, ...classesOf(element).map((name) => `.${name}`), `#${element.attributes.id ?? ''}`])

/** The last compound of the selector: what follows its last blank or combinator. */
function lastPart(selector: string): string {
  let at = selector.length
  while (at > 0 && !/[\s>]/.test(selector[at - 1])) at--
  return selector.slice(at)
}

const PARTS_MAX = 60

/** The rules and the style attribute of each element, with custom properties resolved. `null` elements have an empty style. */
export function statedStyles(
  elements: readonly (PageElement | null)[],
  rules: readonly CssRule[],
  properties: CustomProperties,
): readonly StatedStyle[] {
  const targets = elements.map((element) => ({
    element,
    keys: element === null ? new Set<string>() : keysOf(element),
    found: new Map<string, { value: string; weight: number }>(),
  }))
  const take = (found: Map<string, { value: string; weight: number }>, declarations: readonly CssDeclaration[], weight: number): void => {
    for (const { property, value, isImportant } of declarations) {
      const name = property === 'background' ? 'background-color' : property
      if (name.startsWith('--')) continue
      const own = weight + (isImportant ? 1e8 : 0)
      const before = found.get(name)
      if (before === undefined || own >= before.weight) found.set(name, { value, weight: own })
    }
  }
  const anyKey = new Set(targets.flatMap(({ keys }) => [...keys]))
  for (const { selectors, declarations } of rules)
    for (const text of selectors.split(',', PARTS_MAX)) {
      const part = lastPart(text.trim())
      if (part === '' || part.includes('::')) continue
      const key = /^[.#]?[\w-]+/.exec(part === ':root' ? 'html' : part)?.[0]
      if (key !== undefined && !anyKey.has(key) && !anyKey.has(key.toLowerCase())) continue
      for (const { element, keys, found } of targets) {
        if (element === null || (key !== undefined && !keys.has(key) && !keys.has(key.toLowerCase()))) continue
        const selector = selectorOf(text.trim())
        if (selector !== null && matches(element, selector)) take(found, declarations, selector.weight)
      }
    }
  return targets.map(({ element, found }) => {
    const inline = element?.attributes.style
    if (inline !== undefined) take(found, declarationsOf(inline), 1e6)
    return new Map([...found].map(([name, { value }]) => [name, resolved(value, properties)]))
  })
}
