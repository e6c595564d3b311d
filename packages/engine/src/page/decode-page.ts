/** Bytes looked at for a `<meta charset>`; the standard says 1024, real pages put it later (2026-11). */
const META_WINDOW = 4096

/** The encoding a byte order mark states, or null. */
function encodingOfMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** UTF-16 without a mark: markup is mostly ASCII, so every other byte is zero. */
function encodingOfZeros(bytes: Uint8Array): string | null {
  if (bytes.length < 4 || bytes[0] === bytes[1]) return null
  if (bytes[0] === 0x3c && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c && bytes[2] === 0) return 'utf-16be'
  return null
}

function decoderOf(label: string | null | undefined): TextDecoder | null {
  if (label === null || label === undefined) return null
  try {
    return new TextDecoder(label.trim())
  } catch {
    return null // an encoding nobody knows ("utf-9000") counts as not stated
  }
}

/**
 * The text of a page: byte order mark, then the charset of the content type, then `<meta charset>`, else UTF-8, and windows-1252 when
 * the bytes are no UTF-8. Broken sequences become U+FFFD; nothing throws.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const certain = encodingOfMark(bytes) ?? encodingOfZeros(bytes)
  if (certain !== null) return new TextDecoder(certain).decode(bytes)
  const fromHeader = decoderOf(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1])
  if (fromHeader !== null) return fromHeader.decode(bytes)
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, META_WINDOW))
  const stated = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start) ?? /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(start)
  // A page that could say in ASCII that it is UTF-16 is not (HTML standard).
  const label = stated === null ? null : /^utf-?16/i.test(stated[1]) ? 'utf-8' : stated[1]
  const fromMeta = decoderOf(label)
  if (fromMeta !== null) return fromMeta.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes) // stated nowhere and no UTF-8: what western shops of old send
  }
}

/**
 * Whether a reply is a web page. A stated HTML or XHTML type is believed; a missing type, `text/plain` or `application/octet-stream`
 * is looked into; any other type is not a page.
 */
export function isHtml(bytes: Uint8Array, contentType: string | null): boolean {
  const type = (contentType ?? '').split(';')[0].trim().toLowerCase()
  if (type === 'text/html' || type === 'application/xhtml+xml') return true
  if (type !== '' && type !== 'application/octet-stream' && type !== 'text/plain' && type !== 'text/xml' && type !== 'application/xml')
    return false
  const start = decodePage(bytes.subarray(0, 2048), contentType).trimStart()
  return /^(<!--[\s\S]{0,500}?-->\s*|<\?xml[^>]*>\s*)*<(!doctype\s+html|html|head|body|title|meta|h1|div|script|link)\b/i.test(start)
}
