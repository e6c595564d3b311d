import { decodeHTML } from 'entities'

/** What a tag holds: markup, text as written, text with entities, or all the rest of the page as text. */
export type TagContent = 'markup' | 'raw' | 'text' | 'rest'

/** Told what a page consists of, in its order; positions are those of its markup. A tag in which the page ends is left out. */
export interface TokenReceiver {
  readonly onText: (text: string) => void
  /** The next attributes are those of this tag, until `onOpenTagEnd`. */
  readonly onOpenTag: (nameStart: number, nameEnd: number) => TagContent
  /** A value stands as written, with entities or without. */
  readonly onAttribute: (nameStart: number, nameEnd: number, start: number, end: number, hasEntities: boolean) => void
  /** `end`: behind its ">". */
  readonly onOpenTagEnd: (end: number, isSelfClosing: boolean) => void
  readonly onCloseTag: (nameStart: number, nameEnd: number) => void
  readonly onCdata: (text: string) => void
}

const TAB = 9
const LINE_FEED = 10
const FORM_FEED = 12
const RETURN = 13
const BLANK = 32
const BANG = 33
const DOUBLE_QUOTE = 34
const SINGLE_QUOTE = 39
const SLASH = 47
const EQUALS = 61
const GREATER = 62
const QUESTION = 63

const isSpace = (code: number): boolean => code === BLANK || code === LINE_FEED || code === TAB || code === RETURN || code === FORM_FEED

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

const endsName = (code: number): boolean => code === GREATER || code === SLASH || isSpace(code)

/**
 * Reads the tokens of HTML as `htmlparser2` does, which `html-tokens.test.ts` compares it with, but from one "<", quote or ">" to the next instead of
 * from character to character. Linear in the length of the page.
 */
export function readTokens(html: string, receiver: TokenReceiver): void {
  const { length } = html
  /** The first "&" at or behind the last place asked about. */
  let entity = -1
  const hasEntities = (start: number, end: number): boolean => {
    if (entity < start) entity = indexOr(html.indexOf('&', start), length)
    return entity < end
  }
  const addText = (start: number, end: number): void => {
    if (start >= end) return
    const text = html.slice(start, end)
    receiver.onText(hasEntities(start, end) ? decodeHTML(text) : text)
  }
  /** Tells the name of the end tag at `start`; the place behind its ">". */
  const closeTag = (start: number): number => {
    let at = start
    while (at < length && !endsName(html.charCodeAt(at))) at++
    if (at === length) return length
    receiver.onCloseTag(start, at)
    return behind(html, '>', at)
  }
  /** The place behind the open tag whose name begins at `start`, and behind its text when it holds nothing else. */
  const openTag = (start: number): number => {
    let at = start + 1
    while (at < length && !endsName(html.charCodeAt(at))) at++
    if (at === length) return length
    const content = receiver.onOpenTag(start, at)
    const end = readAttributes(html, at, receiver, hasEntities)
    if (content === 'markup' || end === length) return end
    const stop = content === 'rest' ? length : endOfText(html, html.slice(start, at).toLowerCase(), end)
    if (content === 'text') addText(end, stop)
    else if (end < stop) receiver.onText(html.slice(end, stop))
    return stop === length ? length : closeTag(stop + 2)
  }
  let textStart = 0
  let at = 0
  while (at < length) {
    const tag = indexOr(html.indexOf('<', at), length)
    const code = html.charCodeAt(tag + 1)
    if (tag < length && !isLetter(code) && code !== BANG && code !== SLASH && code !== QUESTION) {
      // No tag: a text about what is smaller. The last "<" of a page is one, too.
      at = tag + 1
      continue
    }
    if (code === SLASH && tag + 2 === length) break
    addText(textStart, tag)
    if (tag === length) return
    if (isLetter(code)) at = openTag(tag + 1)
    else if (code === SLASH && isLetter(html.charCodeAt(tag + 2))) at = closeTag(tag + 2)
    else if (html.startsWith('<!--', tag)) at = endOfComment(html, tag + 4)
    else if (html.startsWith('<![CDATA[', tag)) {
      const end = html.indexOf(']]>', tag + 9)
      if (end !== -1) receiver.onCdata(html.slice(tag + 9, end))
      at = end === -1 ? length : end + 3
    } else at = behind(html, '>', tag + 2)
    textStart = at
  }
  addText(textStart, length)
}

const indexOr = (index: number, none: number): number => (index === -1 ? none : index)

const behind = (html: string, mark: string, from: number): number => {
  const index = html.indexOf(mark, from)
  return index === -1 ? html.length : index + mark.length
}

/** The place behind the comment whose text begins at `start`: `<!-->` and `<!--->` are whole comments. */
function endOfComment(html: string, start: number): number {
  if (html.charCodeAt(start) === GREATER) return start + 1
  if (html.startsWith('->', start)) return start + 2
  for (let at = html.indexOf('--', start); at !== -1; at = html.indexOf('--', at + 1)) {
    const code = html.charCodeAt(at + 2)
    if (code === GREATER) return at + 3
    if (code === BANG && html.charCodeAt(at + 3) === GREATER) return at + 4
  }
  return html.length
}

/** The "</" of the end tag of an element that holds text alone; the end of the page without one. */
function endOfText(html: string, tag: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 1)) {
    const end = at + 2 + tag.length
    if (endsName(html.charCodeAt(end)) && html.slice(at + 2, end).toLowerCase() === tag) return at
  }
  return html.length
}

/** The place behind the ">" of an open tag, from the end of its name; the end of the page without one. */
function readAttributes(html: string, from: number, receiver: TokenReceiver, hasEntities: (start: number, end: number) => boolean): number {
  const { length } = html
  let at = from
  let isSelfClosing = false
  while (at < length) {
    const code = html.charCodeAt(at)
    if (code === GREATER) {
      receiver.onOpenTagEnd(at + 1, isSelfClosing)
      return at + 1
    }
    if (code === SLASH || isSpace(code)) {
      // "/ >" closes, too.
      if (code === SLASH) isSelfClosing = true
      at++
      continue
    }
    isSelfClosing = false
    const nameStart = at++
    while (at < length && html.charCodeAt(at) !== EQUALS && !endsName(html.charCodeAt(at))) at++
    const nameEnd = at
    while (at < length && isSpace(html.charCodeAt(at))) at++
    if (at === length) break
    if (html.charCodeAt(at) !== EQUALS) {
      receiver.onAttribute(nameStart, nameEnd, nameEnd, nameEnd, false)
      continue
    }
    at++
    while (at < length && isSpace(html.charCodeAt(at))) at++
    const quote = html.charCodeAt(at)
    let start = at
    let end: number
    if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
      start++
      end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", start)
      if (end === -1) return length
      at = end + 1
    } else {
      while (at < length && html.charCodeAt(at) !== GREATER && !isSpace(html.charCodeAt(at))) at++
      end = at
    }
    receiver.onAttribute(nameStart, nameEnd, start, end, hasEntities(start, end))
  }
  return length
}
