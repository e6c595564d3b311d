import { decodeHTML } from 'entities'
import { attribute, elementsOf, type PageDocument } from '../document/page-document.ts'

/** An object of structured data in any syntax: property → value, object or list of these; `@type` and `@id` as in JSON-LD. */
export type SchemaObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is SchemaObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Characters of a block; longer ones are no product: the largest of our pages has 300 KB (2026-11). */
const BLOCK_MAX = 4_000_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Removes what shops wrap around JSON: CDATA and comment marks, an assignment, a semicolon. */
const unwrapped = (text: string): string =>
  text
    .replace(/^\s*(?:\/\*\s*)?<!\[CDATA\[(?:\s*\*\/)?/, '')
    .replace(/(?:\/\*\s*)?\]\]>(?:\s*\*\/)?\s*$/, '')
    .replace(/^\s*(?:\/\/\s*)?<!--/, '')
    .replace(/(?:\/\/\s*)?-->\s*$/, '')
    .replace(/^\s*\/\/[^\n]*\n/, '')
    .trim()
    .replace(/(?<!;);+$/, '')

/**
 * Repairs a text in one pass: raw line breaks and control characters inside strings, and commas before a closing bracket or another comma.
 */
function mended(text: string): string {
  let out = ''
  let from = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === 0x5c) {
        // A backslash before anything JSON does not know ("\'") is dropped.
        if (!/["\\/bfnrtu]/.test(text[at + 1] ?? '')) {
          out += text.slice(from, at)
          from = at + 1
        }
        at++
      } else if (code === 0x22) isInString = false
      else if (code < 0x20) {
        out += `${text.slice(from, at)} `
        from = at + 1
      }
    } else if (code === 0x22) isInString = true
    else if (code === 0x2c) {
      const rest = /^\s*(?=[}\],])/.exec(text.slice(at + 1, at + 200))
      if (rest !== null) {
        out += text.slice(from, at)
        from = at + 1
      }
    }
  }
  return out + text.slice(from)
}

/** The balanced JSON values that follow one another in a text. */
function rootsIn(text: string): string[] {
  const roots: string[] = []
  let depth = 0
  let start = -1
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === 0x5c) at++
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x7b || code === 0x5b) {
      if (depth === 0) start = at
      depth++
    } else if ((code === 0x7d || code === 0x5d) && depth > 0) {
      depth--
      if (depth === 0 && start >= 0) roots.push(text.slice(start, at + 1))
    }
  }
  return roots.slice(0, 20)
}

/** The values of malformed JSON, repaired where that is unambiguous; empty for what cannot be repaired. */
function lenientJson(source: string): unknown[] {
  if (source.length > BLOCK_MAX) return []
  const direct = parsed(source)
  if (direct !== undefined) return [direct]
  const text = unwrapped(source)
  if (text === '') return []
  const variants = [text, mended(text)]
  if (/&(quot|#34|#x22);/i.test(text) && !/^\s*[[{]\s*"/.test(text)) variants.push(mended(decodeHTML(text)))
  for (const variant of variants) {
    const value = parsed(variant)
    if (value !== undefined) return [value]
  }
  const roots = rootsIn(variants[variants.length - 1]).flatMap((root) => {
    const value = parsed(root)
    return value === undefined ? [] : [value]
  })
  return roots
}

/** Every JSON-LD block of the page, in order. */
export function jsonLdOf(page: PageDocument): unknown[] {
  return elementsOf(page, 'script')
    .filter((script) => /^application\/ld\+json/i.test(attribute(script, 'type')))
    .slice(0, 200)
    .flatMap((script) => lenientJson(script.raw))
}
