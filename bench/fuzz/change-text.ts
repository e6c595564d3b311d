import { hostileWords, repeatedWords } from './hostile-words.ts'
import { type Draw } from './random.ts'

/** Characters of the largest input. */
const MOST_LETTERS = 200_000

type Change = (text: string, other: string, draw: Draw) => string

const repeatOf = (draw: Draw): string => draw.oneOf(repeatedWords).repeat(draw.oneOf([2, 30, 500, 4000, 20_000]))
const anyWord = (draw: Draw): string => (draw.below(12) === 0 ? repeatOf(draw) : draw.oneOf(hostileWords))

function pieceOf(text: string, draw: Draw): readonly [from: number, to: number] {
  const from = draw.below(text.length)
  return [from, Math.min(text.length, from + 1 + draw.below(draw.oneOf([4, 40, 400, text.length])))]
}

const insert: Change = (text, _, draw) => {
  const at = draw.below(text.length + 1)
  return text.slice(0, at) + anyWord(draw) + text.slice(at)
}

/** Changes of any text. */
const wordChanges: readonly Change[] = [
  insert,
  insert,
  (text, _, draw) => {
    const [from, to] = pieceOf(text, draw)
    return text.slice(0, from) + anyWord(draw) + text.slice(to)
  },
  (text, _, draw) => text.slice(0, draw.below(text.length)),
  (text, _, draw) => text.slice(draw.below(text.length)),
  (text, _, draw) => {
    const [from, to] = pieceOf(text, draw)
    return text.slice(0, from) + text.slice(to)
  },
  (text, _, draw) => {
    const [from, to] = pieceOf(text, draw)
    const times = Math.min(draw.oneOf([2, 3, 20, 300, 3000]), Math.floor(MOST_LETTERS / (to - from)))
    return text.slice(0, to) + text.slice(from, to).repeat(times) + text.slice(to)
  },
  (text, other, draw) => {
    const [from, to] = pieceOf(other, draw)
    const at = draw.below(text.length)
    return text.slice(0, at) + other.slice(from, to) + text.slice(at + draw.oneOf([0, to - from]))
  },
  (text, _, draw) => {
    const at = draw.below(text.length)
    return text.slice(0, at) + String.fromCharCode(draw.oneOf([draw.below(128), draw.below(0x10000)])) + text.slice(at + 1)
  },
]

/** Tags, comments and the texts between them. */
const partsOf = (text: string): string[] => text.match(/<[^<>]{0,2000}>|[^<]{1,2000}|</g) ?? []

function withPart(text: string, draw: Draw, change: (part: string, parts: readonly string[]) => string): string {
  const parts = partsOf(text)
  if (parts.length === 0) return text
  const at = draw.below(parts.length)
  return parts.with(at, change(parts[at], parts)).join('')
}

function withAttribute(tag: string, draw: Draw): string {
  const values = Array.from(tag.matchAll(/=\s*"([^"]*)"/g))
  if (values.length === 0)
    return tag.replace(/\s*\/?>$/, ` ${draw.oneOf(['style', 'href', 'id', 'onload', 'content', 'd'])}="${anyWord(draw)}">`)
  const value = draw.oneOf(values)
  return `${tag.slice(0, value.index)}="${anyWord(draw)}"${tag.slice(value.index + value[0].length)}`
}

/** Changes of HTML, SVG and XML. */
const markupChanges: readonly Change[] = [
  ...wordChanges,
  (text, _, draw) => withPart(text, draw, () => ''),
  (text, _, draw) => withPart(text, draw, (part) => part + part),
  (text, _, draw) => withPart(text, draw, (part, parts) => part + draw.oneOf(parts)),
  (text, _, draw) =>
    withPart(text, draw, (part) => part.repeat(Math.min(draw.oneOf([10, 300, 3000]), Math.floor(MOST_LETTERS / part.length)))),
  (text, _, draw) => withPart(text, draw, (part) => (part.startsWith('<') ? withAttribute(part, draw) : anyWord(draw))),
  (text, _, draw) => withPart(text, draw, (part) => (part.startsWith('<') ? withAttribute(part, draw) : part + anyWord(draw))),
  (text, other, draw) => withPart(text, draw, (part) => part + draw.oneOf([...partsOf(other), ''])),
  // Data within a page is changed as data.
  (text, other, draw) =>
    text.replace(/(<script[^>]{0,200}json[^>]{0,200}>)([\s\S]*?)(<\/script)/i, (_, start: string, data: string, end: string) => {
      return `${start}${changedJson(data, other, draw)}${end}`
    }),
]

/** Deeper places are changed with what they are in. */
const DEEPEST = 12

/** Every place of a value in a document, as the way there. */
function placesIn(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || way.length === DEEPEST) return [way]
  return [
    way,
    ...Object.entries(value)
      .slice(0, 200)
      .flatMap(([key, inner]) => placesIn(inner, [...way, key])),
  ]
}

/** JSON of a value with other JSON at that place; null leaves the place out. */
function written(value: unknown, [key, ...rest]: readonly string[], raw: string | null): string | null {
  if (key === undefined) return raw
  const parts = Object.entries(value as object).flatMap(([name, inner]: readonly [string, unknown]) => {
    const text = name === key ? written(inner, rest, raw) : JSON.stringify(inner)
    return text === null ? [] : [Array.isArray(value) ? text : `${JSON.stringify(name)}:${text}`]
  })
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
}

function valueAt(value: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)
}

const rawValues = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e999',
  '1e308',
  '9007199254740993',
  '-0',
  '[]',
  '{}',
  '""',
  '[[]]',
  '{"":{}}',
]

function rawValue(old: unknown, draw: Draw): string {
  const same = JSON.stringify(old) ?? 'null'
  const depth = draw.oneOf([5, 60, 2000])
  const nested = `${'['.repeat(depth)}${same}${']'.repeat(depth)}`
  const many = Math.min(draw.oneOf([3, 50, 2000]), Math.floor(MOST_LETTERS / (same.length + 1)))
  const text = typeof old === 'string' && old !== '' ? changedWords(old, old, draw) : anyWord(draw)
  return draw.oneOf([
    draw.oneOf(rawValues),
    draw.oneOf(rawValues),
    JSON.stringify(text),
    JSON.stringify(text),
    JSON.stringify(anyWord(draw)),
    JSON.stringify({ [draw.oneOf(hostileWords)]: old }),
    `{"__proto__":${same},"constructor":{"prototype":${same}}}`,
    `[${Array.from({ length: many }, () => same).join(',')}]`,
    nested,
  ])
}

/** A changed JSON document: mostly JSON still. */
function changedJson(start: string, other: string, draw: Draw): string {
  let value: unknown
  try {
    value = JSON.parse(start)
  } catch {
    return changedWords(start, other, draw)
  }
  if (draw.below(12) === 0) return changedWords(start, other, draw)
  let text = start
  for (let left = 1 + draw.below(3); left > 0; left--) {
    const way = draw.oneOf(placesIn(value))
    const raw = draw.below(6) === 0 && way.length > 0 ? null : rawValue(valueAt(value, way), draw)
    text = written(value, way, raw) ?? 'null'
    // A number or a nest beyond what the parser takes ends the changes.
    if (text.length > MOST_LETTERS || left === 1) break
    value = JSON.parse(text)
  }
  return text
}

function changedBy(changes: readonly Change[], start: string, other: string, draw: Draw): string {
  let text = start
  for (let left = 1 + draw.below(5); left > 0 && text.length <= MOST_LETTERS; left--)
    text = text === '' ? anyWord(draw) : draw.oneOf(changes)(text, other, draw)
  return text.slice(0, MOST_LETTERS * 2)
}

const changedWords = (start: string, other: string, draw: Draw): string => changedBy(wordChanges, start, other, draw)

/** A changed copy of `start` by the grammar of its kind; `other` is another valid input, for pieces. */
export const textChanges = {
  words: changedWords,
  markup: (start: string, other: string, draw: Draw): string => changedBy(markupChanges, start, other, draw),
  json: changedJson,
} as const
