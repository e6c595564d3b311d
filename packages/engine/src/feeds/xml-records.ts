import { AdloomError } from '@adloom/domain/error.ts'
import { feedLimits } from '@adloom/domain/campaign/feed-product.ts'
import { decodeHTML } from 'entities'
import { SaxesParser } from 'saxes'
import { feedProblem, type ReadRecord } from './feed-record.ts'

/** The elements that are an entry: of RSS, of Atom. In a sitemap it is `url`, which RSS has for the logo of the whole. */
const ENTRIES: ReadonlySet<string> = new Set(['item', 'entry'])
/** Elements that hold other entries' addresses in a sitemap index. */
const CHILD = 'sitemap'
/** Children that are named when a sitemap index is refused. */
const CHILDREN_NAMED = 10
/** Elements within each other; a feed has four. */
const DEPTH_MAX = 40

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

/** Names of HTML (&nbsp;), which shops write into XML although it does not have them; nothing that a feed itself defines. */
const htmlNames: Record<string, string> = new Proxy(Object.create(null), {
  get: (_, name) => {
    const text = typeof name === 'string' ? decodeHTML(`&${name};`) : ''
    return typeof name === 'string' && text !== `&${name};` ? text : undefined
  },
})

interface OpenEntry {
  readonly row: number
  readonly depth: number
  readonly cells: Map<string, string[]>
  /** Columns whose values have no prefix: a merchant's own (`g:title`) take their place. */
  readonly plain: Set<string>
  length: number
  brokenAt: number | null
}

/**
 * The entries of an RSS, Atom or sitemap file. A column is named by the path of its element in the entry, without prefixes ('title', 'image/loc'); an
 * attribute `href` counts as text. What is broken makes its entry a problem, and the next one is read again. Nothing outside the file is ever
 * fetched, and entities it defines are refused (`feed.entities`). Fails with `feed.sitemap-index` for a list of sitemaps, with `feed.broken-xml` when
 * nothing else was found, and with `feed.row-too-long`.
 */
export async function* xmlRecords(text: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  // As a fragment: a tag closed once too often would end the document for it.
  const parser = new SaxesParser({ xmlns: false, fragment: true })
  parser.ENTITIES = htmlNames
  const read: ReadRecord[] = []
  const path: string[] = []
  const children: string[] = []
  let entry: OpenEntry | null = null
  /** Closed just now: the parser says afterwards that its end was missing. */
  let closed: (OpenEntry & { readonly end: number }) | null = null
  let row = 0
  let value = ''
  let isIndex = false
  let brokenAt: number | null = null
  let failure: AdloomError | null = null
  let sinceEvent = 0

  const keep = ({ cells, plain, ...open }: OpenEntry, name: string, isPlain: boolean): number => {
    const words = value.trim()
    const known = cells.get(name)
    if (words === '' || open.length > feedLimits.row || (isPlain && known !== undefined && !plain.has(name))) return 0
    if (known === undefined || (!isPlain && plain.delete(name))) cells.set(name, [words])
    else known.push(words)
    if (isPlain) plain.add(name)
    return words.length
  }
  const finish = (): void => {
    if (closed !== null) read.push(asRecord(closed))
    closed = null
  }
  parser.on('error', () => {
    // Outside of everything a fragment has no declaration.
    if (path.length > 0) brokenAt ??= parser.line
    const broken = entry ?? (closed?.end === parser.position ? closed : null)
    if (broken !== null) broken.brokenAt ??= parser.line
  })
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) failure ??= new AdloomError('feed.entities')
  })
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    finish()
    const local = localName(name)
    path.push(local)
    if (path.length > DEPTH_MAX) failure ??= new AdloomError('feed.broken-xml', { values: { line: parser.line }, detail: 'too deep' })
    if (entry === null && (ENTRIES.has(local) || (local === 'url' && path.length === 2)))
      entry = { row: ++row, depth: path.length, cells: new Map(), plain: new Set(), length: 0, brokenAt: null }
    isIndex ||= path.length === 2 && local === CHILD
    value = ''
    const { href, rel } = attributes as Readonly<Record<string, string | undefined>> // without namespaces they are texts
    if (href !== undefined && (rel === undefined || rel === 'alternate')) value = href
  })
  const addText = (more: string): void => {
    sinceEvent = 0
    if (value.length <= feedLimits.row) value += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0
    finish()
    if (entry !== null && path.length > entry.depth) entry.length += keep(entry, path.slice(entry.depth).join('/'), !name.startsWith('g:'))
    else if (isIndex && localName(name) === 'loc' && children.length < CHILDREN_NAMED) children.push(value.trim())
    value = ''
    if (entry !== null && path.length === entry.depth) {
      closed = { ...entry, end: parser.position }
      entry = null
    }
    path.pop()
  })

  for await (const part of withPlainAmpersands(text)) {
    sinceEvent += part.length
    parser.write(part)
    finish()
    if (failure !== null) throw failure
    yield* read
    read.length = 0
    if (sinceEvent > feedLimits.row) throw new AdloomError('feed.row-too-long', { values: { row: row + (entry === null ? 1 : 0) } })
  }
  parser.close()
  finish()
  yield* read
  if (isIndex)
    throw new AdloomError('feed.sitemap-index', {
      values: { names: children.join(', ') },
      details: children.map((message, at) => ({ path: String(at + 1), message })),
    })
  if (entry !== null) yield asRecord(entry)
  else if (row === 0 && brokenAt !== null) throw new AdloomError('feed.broken-xml', { values: { line: brokenAt } })
}

/** Characters after "&" within which a reference ends. */
const REFERENCE_MAX = 40
const AMPERSAND = /<!\[CDATA\[|\]\]>|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});)/gi

/** A text whose "&" that begin no reference are written as XML wants them: shops paste their links as they are, and a parser would read on to the next ";". */
async function* withPlainAmpersands(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let isCdata = false
  const mended = (chunk: string, limit: number): string => {
    let out = ''
    let last = 0
    for (const { 0: found, index } of chunk.matchAll(AMPERSAND)) {
      if (index >= limit) break
      out += chunk.slice(last, index) + (found === '&' && !isCdata ? '&amp;' : found)
      last = index + found.length
      if (found !== '&') isCdata = found !== ']]>'
    }
    const end = Math.max(limit, last)
    rest = chunk.slice(end)
    return out + chunk.slice(last, end)
  }
  for await (const part of text) {
    const chunk = rest + part
    yield mended(chunk, Math.max(0, chunk.length - REFERENCE_MAX))
  }
  yield mended(rest, rest.length)
}

function asRecord({ row, cells, length, brokenAt }: OpenEntry): ReadRecord {
  if (brokenAt !== null) return { row, problem: feedProblem('feed.broken-xml', { line: brokenAt }) }
  if (length > feedLimits.row) return { row, problem: feedProblem('feed.row-too-long', { row }) }
  return { row, cells }
}
