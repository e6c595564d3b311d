import { type PageElement } from '../document/page-document.ts'

/** Limits per page: characters of streamed parts, and rows read. */
const STREAM_MAX = 4_000_000
const ROWS_MAX = 2_000
const CALL = /^\s*(?:self|window)\.__next_f\.push\((\[[\s\S]*\])\);?\s*$/
/** A row of the stream: a hexadecimal number, then JSON; rows of text, modules and hints begin differently. */
const ROW = /^[0-9a-f]{1,6}:(?=[[{])/i
const SPEAKS_OF_PRODUCT = /"(?:name|title|product\w*)"\s*:/

const parsedOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // truncated, or a notation of the framework's own
  }
}

/** The values in the calls of a page with streamed parts (Next.js with server components); only rows that mention a product. */
export function streamedValues(scripts: readonly PageElement[]): unknown[] {
  let stream = ''
  for (const { raw } of scripts) {
    if (stream.length > STREAM_MAX) break
    if (!raw.slice(0, 40).includes('__next_f.push(') || raw.length > STREAM_MAX) continue
    const call = parsedOrNull(CALL.exec(raw)?.[1] ?? '')
    // A row may begin in one call and end in another.
    if (Array.isArray(call) && call[0] === 1 && typeof call[1] === 'string') stream += call[1]
  }
  return stream === ''
    ? []
    : stream
        .split('\n', ROWS_MAX)
        .filter((row) => ROW.test(row) && SPEAKS_OF_PRODUCT.test(row))
        .map((row) => parsedOrNull(row.replace(ROW, '')))
        .filter((value) => value !== null)
}
