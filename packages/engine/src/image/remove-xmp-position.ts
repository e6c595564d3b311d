import { type PositionSearch, spend } from './position-search.ts'
import { positionProperties } from './position-words.ts'

/** Whether a name of XML, `exif:GPSLatitude`, stands for a place. */
function namesPosition(name: string): boolean {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase()
  return name.includes(':') && (local.startsWith('gps') || positionProperties.has(local))
}

/** Overwrites positions and names of places in an XMP packet with spaces, in attributes and elements. */
export function removeXmpPosition(xmp: Buffer, search: PositionSearch): void {
  if (!spend(search, xmp.length)) return
  // One character for each byte; UTF-8 has its own marks of syntax only as themselves.
  const text = xmp.toString('latin1')
  const blank = (start: number, end: number): void => {
    if (start < end) xmp.fill(' ', start, end)
  }
  for (const { name, start, end } of attributesIn(text, 0)) if (namesPosition(name)) blank(start, end)

  let outer = ''
  let depth = 0
  let textStart = 0
  for (const { index, 0: tag, 1: inside } of text.matchAll(/<([^<>]*)>/g)) {
    if (depth > 0) blank(textStart, index)
    textStart = index + tag.length
    if (depth > 0 && inside.startsWith('![CDATA[')) blank(index + 9, textStart - 3)
    const name = inside
      .slice(0, 200)
      .split(/[\s=]/, 1)[0]
      .replace(/^\/|\/$/g, '')
    if (inside.startsWith('/')) {
      if (depth > 0 && name === outer) depth--
      continue
    }
    if (depth > 0) {
      for (const attribute of attributesIn(inside, index + 1)) if (!isSyntax(attribute.name)) blank(attribute.start, attribute.end)
    }
    if (inside.endsWith('/')) continue
    if (depth > 0 && name === outer) depth++
    if (depth === 0 && namesPosition(name)) {
      outer = name
      depth = 1
    }
  }
  if (depth > 0) blank(textStart, text.length)
}

/** Attributes that say how to read an element, not what it says. */
const isSyntax = (name: string): boolean => /^(?:xmlns|rdf|xml)(?::|$)/.test(name)

/** How far before its equals sign the name of an attribute may begin. */
const NAME_LENGTH = 100

/** Where the values of attributes are, without their quotes. */
function* attributesIn(text: string, offset: number): Generator<{ readonly name: string; readonly start: number; readonly end: number }> {
  for (const { index, 0: all, 1: quoted } of text.matchAll(/=\s*("[^"]*"|'[^']*')/g)) {
    const before = text.slice(Math.max(0, index - NAME_LENGTH), index).trimEnd()
    const name = before.split(/[\s"'<>=]/).at(-1) ?? ''
    const end = offset + index + all.length - 1
    yield { name, start: end - quoted.length + 2, end }
  }
}
