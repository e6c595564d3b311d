import { isObject, type SchemaObject } from './json-ld.ts'
import { textOfMarkup } from '../document/page-text.ts'

/** Replaces a reference by its target. */
export type Resolve = (value: unknown) => unknown

/** The plain text of a value; an object's name. '' when there is none. */
export const textIn = (value: unknown, resolve: Resolve, depth = 0): string => {
  const [first] = asList(resolve(value))
  if (typeof first === 'string') return isTemplate(first) ? '' : textOfMarkup(first)
  if (typeof first === 'number') return String(first)
  if (isObject(first) && depth < 3) return textIn(first.name ?? first['@value'] ?? first.legalName, resolve, depth + 1)
  return ''
}

/** The first text of a value as written, with its markup; '' when there is none. */
export const writtenIn = (value: unknown, resolve: Resolve): string => {
  const [first] = asList(resolve(value))
  return typeof first === 'string' && !isTemplate(first) ? first : ''
}

/** The texts of a value that may be a list, joined by blanks. */
export const wordsIn = (value: unknown, resolve: Resolve): string =>
  asList(value)
    .slice(0, 20)
    .map((one) => textIn(one, resolve))
    .join(' ')

/** An unfilled placeholder: '$metabrand', '{{ product.name }}', '[object Object]'. */
export const isTemplate = (text: string): boolean =>
  /^\s*(\$[a-z_]\w*|\{\{.*\}\}|\{%.*%\}|\$\{.*\}|\[object \w+\]|<%.*%>|undefined|null|none|n\/a|nan)\s*$/i.test(text.slice(0, 200))

/** The number a value is, or begins with. */
export const numberIn = (value: unknown): number | null => {
  const [first] = asList(value)
  const number = typeof first === 'number' ? first : typeof first === 'string' ? Number.parseFloat(first.replace(',', '.')) : Number.NaN
  return Number.isFinite(number) ? number : null
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

/** The last part of a type's address, in lower case: 'http://schema.org/Product' → 'product'. */
export const typesOf = (object: SchemaObject): string[] =>
  asList(object['@type'] ?? object.type)
    .filter((type): type is string => typeof type === 'string')
    .flatMap((type) => type.split(/\s+/))
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase())
