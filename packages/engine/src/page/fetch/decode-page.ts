/** Bytes searched for a `<meta charset>`; the standard says 1024, real pages put it after their scripts (2026-11). */
const META_WINDOW = 65_536

/** The encoding of a byte order mark, or null. */
function encodingOfMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** Bytes counted to detect UTF-16 without a byte order mark. */
const ZEROS_WINDOW = 512

/** UTF-16 without a byte order mark: markup is mostly ASCII, so most of every other byte is zero and hardly any of the rest. */
function encodingOfZeros(bytes: Uint8Array): string | null {
  const pairs = Math.floor(Math.min(bytes.length, ZEROS_WINDOW) / 2)
  if (pairs < 4) return null
  let even = 0
  let odd = 0
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even++
    if (bytes[at + 1] === 0) odd++
  }
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le'
  if (even > pairs * 0.4 && odd < pairs * 0.05) return 'utf-16be'
  return null
}

function decoderOf(label: string | null | undefined): TextDecoder | null {
  if (label === null || label === undefined) return null
  try {
    return new TextDecoder(label.trim())
  } catch {
    return null // an unknown encoding ("utf-9000") counts as not declared
  }
}

/** The text when all bytes are valid UTF-8, else null. */
function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Letters beyond ASCII that Chinese or Korean text has as valid UTF-8 by chance: each has one chance in seven. */
const CHANCE_LETTERS = 10

function hasLettersBeyondAscii(text: string, count: number): boolean {
  let found = 0
  for (let at = 0; at < text.length && found < count; at++) if (text.charCodeAt(at) >= 0x80) found++
  return found >= count
}

const hasHighBytes = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= 0x80)

/** Most broken sequences in declared UTF-8 that a cut or a mangled character explains. */
const BROKEN_FEW = 20

/** Whether declared UTF-8 is in truth another encoding: hardly anything beyond ASCII is valid. */
function isHardlyUtf8(text: string): boolean {
  let broken = 0
  let read = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) broken++
    else if (code >= 0x80) read++
  }
  return broken > BROKEN_FEW && broken > read
}

/** The charset that the page's own markup declares, or null; comments do not count. */
function metaLabel(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, META_WINDOW)).replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const stated =
    /<meta\b[^<>]{0,500}?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]+)/i.exec(start) ??
    /^\s*<\?xml\b[^<>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w-]+)/i.exec(start)
  // A page that can declare UTF-16 in ASCII is not UTF-16 (HTML standard).
  return stated === null ? null : /^utf-?16/i.test(stated[1]) ? 'utf-8' : stated[1]
}

/**
 * The text of a page: by byte order mark, then the charset of the content type, then `<meta charset>`, else UTF-8, and windows-1252 when
 * the bytes are not UTF-8. The bytes override a declaration: valid UTF-8 is UTF-8 whatever western or Cyrillic charset a server adds to
 * everything it sends, or an Asian one when there is more than a word of it; invalid UTF-8 is decoded as the page itself declares. Broken
 * sequences become U+FFFD; never throws.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const certain = encodingOfMark(bytes) ?? encodingOfZeros(bytes)
  if (certain !== null) return new TextDecoder(certain).decode(bytes)
  const header = decoderOf(/charset\s{0,9}=\s{0,9}["']?([^\s"';,]{1,60})/i.exec(contentType ?? '')?.[1])
  // UTF-16 would have been detected by its zeros; decoding anything else as UTF-16 gives Chinese characters.
  const fromHeader = header !== null && header.encoding.startsWith('utf-16') ? null : header
  const fromMeta = decoderOf(metaLabel(bytes))
  const stated = fromHeader ?? fromMeta
  if (stated === null || stated.encoding === 'utf-8') {
    const strict = strictUtf8(bytes)
    if (strict !== null) return strict
    const other = fromMeta === null || fromMeta.encoding === 'utf-8' ? null : fromMeta
    const loose = stated === null ? null : new TextDecoder('utf-8').decode(bytes)
    if (loose !== null && !isHardlyUtf8(loose)) return loose
    return (other ?? new TextDecoder('windows-1252')).decode(bytes) // declared nowhere and not UTF-8: old western shops
  }
  if (hasHighBytes(bytes)) {
    // Text in a charset of one byte per letter is hardly ever valid UTF-8 by chance; of two bytes per letter, at most a word.
    const isOneByte = /^(windows-125|iso-8859|koi8|macintosh|x-mac)/.test(stated.encoding)
    const strict = strictUtf8(bytes)
    if (strict !== null && (isOneByte || fromMeta?.encoding === 'utf-8' || hasLettersBeyondAscii(strict, CHANCE_LETTERS))) return strict
  }
  return stated.decode(bytes)
}

/** Comments and the XML declaration before the first tag. No comment can match as two, so there is one way to match. */
const BEFORE_MARKUP = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\?xml[^<>]*>)*/i

/**
 * Whether a response is a web page. A declared HTML or XHTML type is trusted; for a missing type, `text/plain` or
 * `application/octet-stream` the bytes decide; any other type is not a page.
 */
export function isHtml(bytes: Uint8Array, contentType: string | null): boolean {
  const type = (contentType ?? '').split(';')[0].trim().toLowerCase()
  if (type === 'text/html' || type === 'application/xhtml+xml') return true
  if (type !== '' && type !== 'application/octet-stream' && type !== 'text/plain' && type !== 'text/xml' && type !== 'application/xml')
    return false
  const start = decodePage(bytes.subarray(0, 2048), contentType).replace(BEFORE_MARKUP, '')
  return /^<(!doctype\s+html|html|head|body|title|meta|h1|div|script|link)\b/i.test(start)
}
