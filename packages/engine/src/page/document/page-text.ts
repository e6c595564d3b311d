import { decodeHTML } from 'entities'
import { type PageDocument, type PageElement } from './page-document.ts'
import { region } from './page-region.ts'

/** Zero-width, bidirectional and control characters, byte order marks and soft hyphens: never part of a page's text. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\ufffe\uffff]/g

/** White space that is not a single blank. */
const WIDE = /[^\S ]\s*| \s+/g

/** Plain text on one line: without invisible characters, with runs of white space as one blank. */
export const oneLine = (text: string): string => text.replace(INVISIBLE, '').replace(WIDE, ' ').trim()

const TEXT_MAX = 50_000

/**
 * Plain text of a value that may have markup, entities, or both escaped twice, as shops put them into attributes and JSON.
 * One line; cut at 50 000 characters.
 */
export function textOfMarkup(value: string): string {
  let text = value.length > TEXT_MAX ? value.slice(0, TEXT_MAX) : value
  for (let round = 0; round < 3; round++) {
    if (text.includes('<')) text = withoutMarkup(text)
    if (!/&(#\d|#x|[a-z])/i.test(text)) break
    const decoded = decodeHTML(text)
    if (decoded === text) break
    text = decoded
  }
  if (text.includes('<')) text = withoutMarkup(text)
  return oneLine(text)
}

/** Text without tags, scripts and styles; "<" before anything but a letter, "/" or "!" stays, as in "size < 5". */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^<>]{0,2000}>[^<]{0,20000}<\/\1>/gi, ' ')
    .replace(/<\/?(?:br|p|div|li|ul|ol|tr|td|h[1-6]|section)\b[^<>]{0,2000}>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,5000}>/gi, '')
    .replace(/<(?:img|a|span|div|p)\b[^<>]*$/i, '')

const unread = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'textarea',
  'select',
  'button',
  'iframe',
  'object',
  'head',
  'video',
  'audio',
])
const breaking = new Set(
  'p div li ul ol tr td th dd dt h1 h2 h3 h4 h5 h6 br section article header footer table figure figcaption blockquote'.split(' '),
)

interface TextOptions {
  /** Characters after which reading stops. */
  readonly limit?: number
  /** Region bits whose elements are left out. */
  readonly without?: number
  /** Include buttons and selects, which may contain prices. */
  readonly withButtons?: boolean
}

/** Nodes walked per wanted character, and the minimum: an element of thousands of empty ones has no text. */
const NODES_PER_CHARACTER = 2
const NODES_LEAST = 2_000

/** The visible text of an element on one line; blocks are separated by a blank. */
export function textOf(
  page: PageDocument,
  element: PageElement,
  { limit = 5000, without = 0, withButtons = false }: TextOptions = {},
): string {
  let text = ''
  // The element's own bits do not exclude its content.
  const skipped = (region.hidden | region.template | region.noscript | without) & ~element.region
  let left = NODES_LEAST + limit * NODES_PER_CHARACTER
  for (let index = element.index + 1; index < element.end && text.length < limit && left > 0; index++, left--) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      text += node
      continue
    }
    if ((node.region & skipped) !== 0 || (unread.has(node.tag) && !(withButtons && node.tag === 'button'))) {
      index = node.end - 1
      text += ' '
    } else if (breaking.has(node.tag)) text += ' '
  }
  return oneLine(text.slice(0, limit * 2))
}

/** Letters and digits of a text in lower case without accents: the form in which two sources are compared. */
export const foldedText = (text: string): string =>
  NOT_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/ß/g, 'ss')
        .replace(/[^\p{L}\p{N}]+/gu, '')
    : text.toLowerCase().replace(/[^a-z0-9]+/g, '')

// Most texts are ASCII, for which the plain patterns take a fifth of the time.
const NOT_ASCII = /[^\x20-\x7e]/

/** Words of two or more letters or digits, folded. */
export const splitWords = (text: string): string[] =>
  NOT_ASCII.test(text)
    ? (
        text
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      ).filter((word) => word.length > 1)
    : (text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [])
