import { isObject, type SchemaObject } from './json-ld.ts'
import { asList, numberIn, type Resolve, textIn } from './schema-values.ts'

/** One step of a breadcrumb: its name, and its address ('' when not stated). */
export interface Crumb {
  readonly name: string
  readonly url: string
}

const addressOf = (value: unknown, depth = 0): string => {
  if (typeof value === 'string') return value.trim()
  if (!isObject(value) || depth > 1) return ''
  return addressOf(value['@id'] ?? value.url ?? value.item, depth + 1)
}

/** The steps of a BreadcrumbList, outermost first. */
export function breadcrumbIn(list: SchemaObject, resolve: Resolve): Crumb[] {
  // Some write the property with a capital letter.
  return asList(resolve(list.itemListElement ?? list.ItemListElement))
    .slice(0, 12)
    .map(resolve)
    .filter(isObject)
    .toSorted((one, other) => (numberIn(one.position) ?? 0) - (numberIn(other.position) ?? 0))
    .map((entry) => ({
      name: textIn(entry.name, resolve) || textIn(resolve(entry.item), resolve),
      url: addressOf(entry.item) || addressOf(entry.url),
    }))
    .filter(({ name }) => name !== '' && !/^https?:/i.test(name))
}
