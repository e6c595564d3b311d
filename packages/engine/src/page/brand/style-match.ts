import { compile, type Options } from 'css-select'
import { parse, type Selector, SelectorType } from 'css-what'
import { type CssRule, type CustomProperties, type CssDeclaration, declarationsOf, resolved } from '../css/css-rules.ts'
import { type PageElement } from '../document/page-document.ts'

/** The rules of a page's style sheets for one element itself: without inheritance, and without states such as `:hover`. */
export type StatedStyle = ReadonlyMap<string, string>

/** Characters of the longest selector compared: longer ones are no theme's. */
const SELECTOR_MAX = 300

/** Attributes and ancestors, which is what selectors without siblings ask for. */
const options: Options<PageElement, PageElement> = {
  adapter: {
    isTag: (element): element is PageElement => element !== null,
    getName: ({ tag }) => tag,
    getParent: ({ parent }) => parent,
    getAttributeValue: ({ attributes }, name) => attributes[name],
    hasAttrib: ({ attributes }, name) => attributes[name] !== undefined,
    getSiblings: (element) => [element],
    getChildren: () => [],
    getText: () => '',
    removeSubsets: (elements) => elements,
  },
}

/** Whether a selector depends on nothing but an element and its ancestors: on no state, sibling or pseudo-element. */
const isAboutAncestors = (selector: readonly Selector[]): boolean =>
  selector.every((token) =>
    token.type === SelectorType.Pseudo
      ? token.name === 'root' || (/^(?:is|where|not)$/.test(token.name) && Array.isArray(token.data) && token.data.every(isAboutAncestors))
      : /^(?:tag|universal|attribute|descendant|child)$/.test(token.type),
  )

/** The specificity of a selector: ids, then classes and attributes, then tags. */
const weightOf = (selector: readonly Selector[]): number =>
  selector.reduce((sum, token) => {
    if (token.type === SelectorType.Tag) return sum + 1
    if (token.type === SelectorType.Attribute) return sum + (token.name === 'id' ? 10_000 : 100)
    if (token.type !== SelectorType.Pseudo || token.name === 'where') return sum
    return sum + (Array.isArray(token.data) ? Math.max(...token.data.map(weightOf)) : 100)
  }, 0)

interface CompiledSelector {
  readonly matches: (element: PageElement) => boolean
  readonly weight: number
}

/** The selectors of a list that say something about elements as they stand. */
function compiled(list: string): CompiledSelector[] {
  if (list.length > SELECTOR_MAX) return []
  try {
    return parse(list)
      .filter(isAboutAncestors)
      .map((selector) => ({ weight: weightOf(selector), matches: compile([selector], options) }))
  } catch {
    return [] // what is no selector matches nothing
  }
}

const classesOf = (element: PageElement): readonly string[] => element.attributes.class?.split(/\s+/) ?? []

/** Whether a single selector, as written, matches the element. */
export function meansElement(element: PageElement, written: string): boolean {
  const key = /^[.#]?[\w-]+/.exec(lastPart(written))?.[0]
  if (key === undefined || !keysOf(element).has(key)) return false
  return compiled(written).some(({ matches }) => matches(element))
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
  const targets = elements.map((element) => ({ element, found: new Map<string, { value: string; weight: number }>() }))
  const take = (found: Map<string, { value: string; weight: number }>, declarations: readonly CssDeclaration[], weight: number): void => {
    for (const { property, value, isImportant } of declarations) {
      const name = property === 'background' ? 'background-color' : property
      if (name.startsWith('--')) continue
      const own = weight + (isImportant ? 1e8 : 0)
      const before = found.get(name)
      if (before === undefined || own >= before.weight) found.set(name, { value, weight: own })
    }
  }
  const keys = new Set(elements.flatMap((element) => (element === null ? [] : [...keysOf(element)])))
  for (const { selectors, declarations } of rules)
    for (const text of selectors.split(',', PARTS_MAX)) {
      const part = lastPart(text.trim())
      if (part === '' || part.includes('::')) continue
      const key = /^[.#]?[\w-]+/.exec(part === ':root' ? 'html' : part)?.[0]
      if (key !== undefined && !keys.has(key) && !keys.has(key.toLowerCase())) continue
      for (const { matches, weight } of compiled(text.trim()))
        for (const { element, found } of targets) if (element !== null && matches(element)) take(found, declarations, weight)
    }
  return targets.map(({ element, found }) => {
    const inline = element?.attributes.style
    if (inline !== undefined) take(found, declarationsOf(inline), 1e6)
    return new Map([...found].map(([name, { value }]) => [name, resolved(value, properties)]))
  })
}
