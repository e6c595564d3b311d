import { AdloomError } from '@adloom/domain/error.ts'
import { type StartedBytes } from './feed-bytes.ts'

/** The encoding a byte order mark names, or the zeros of UTF-16 without one; null where neither is there. */
function encodingByBytes(start: Uint8Array): string | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const pairs = Math.min(start.length, 512) >> 1
  for (let at = 0; at < pairs * 2; at++) if (start[at] === 0) zeros[at % 2]++
  if (zeros[0] + zeros[1] === 0) return null
  // Links, prices and separators are ASCII in every language, so most of every other byte is zero.
  if (zeros[1] > pairs * 0.4 && zeros[0] < pairs * 0.05) return 'utf-16le'
  if (zeros[0] > pairs * 0.4 && zeros[1] < pairs * 0.05) return 'utf-16be'
  // No text has zeros.
  throw new AdloomError('feed.unknown', { detail: 'zeros' })
}

/** The encoding that an XML declaration names; null for none, and for one that is unknown. */
function encodingOfXml(start: Uint8Array): string | null {
  const label = /^\s*<\?xml\b[^<>]{0,200}?\bencoding\s{0,9}=\s{0,9}["']([\w-]{1,40})/.exec(
    Buffer.from(start.subarray(0, 300)).toString('latin1'),
  )?.[1]
  try {
    // A declaration that can be read in ASCII is not in UTF-16.
    return label === undefined || /^utf-?(16|8)/i.test(label) ? null : new TextDecoder(label).encoding
  } catch {
    return null
  }
}

/** Bytes that Windows-1252 does not define: a text with them is in another encoding. */
const UNDEFINED_1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** No western word has four accented letters in a row; words in another script, read as Windows-1252, have nothing else. */
const ACCENTED_RUN = /[À-ÿ]{4}/g
const RUNS = 3

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80)

/**
 * The text of a feed, in parts, without a byte order mark: in the encoding of its mark, of its zeros, of its XML declaration; else UTF-8, and
 * Windows-1252 where the first letters beyond ASCII are hardly UTF-8. Fails with `feed.encoding` for letters of neither; broken ones among UTF-8 become
 * U+FFFD, and the row that has them is named.
 */
export async function* textOfFeed({ start, all }: StartedBytes): AsyncGenerator<string> {
  const named = encodingByBytes(start) ?? encodingOfXml(start)
  let decoder: TextDecoder | null = named === null ? null : new TextDecoder(named)
  // Until the first letter beyond ASCII nothing is decided.
  let last: Uint8Array = new Uint8Array()
  for await (const part of all) {
    if (decoder === null) {
      const bytes: Uint8Array = last.length === 0 ? part : Buffer.concat([last, part])
      if (isAscii(bytes)) {
        yield Buffer.from(bytes).toString('latin1')
        last = new Uint8Array()
        continue
      }
      const cut = cutLetter(bytes)
      // A letter cut by the end of the part cannot be judged yet, unless there is more to judge by.
      if (cut > 0 && isAscii(bytes.subarray(0, bytes.length - cut))) {
        yield Buffer.from(bytes.subarray(0, bytes.length - cut)).toString('latin1')
        last = bytes.subarray(bytes.length - cut)
        continue
      }
      decoder = new TextDecoder(isUtf8(bytes.subarray(0, bytes.length - cut)) ? 'utf-8' : 'windows-1252')
      yield decoded(decoder, bytes)
      last = new Uint8Array()
    } else yield decoded(decoder, part)
  }
  decoder ??= new TextDecoder('windows-1252')
  yield decoded(decoder, last, false)
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, stream = true): string {
  const text = decoder.decode(bytes, { stream })
  if (decoder.encoding !== 'windows-1252') return text
  const isOther = bytes.some((byte) => UNDEFINED_1252.has(byte)) || (text.match(ACCENTED_RUN)?.length ?? 0) >= RUNS
  if (isOther) throw new AdloomError('feed.encoding')
  return text
}

/** Whether bytes are UTF-8, a few broken letters aside: those of another encoding are hardly ever valid by chance. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    // Letters are counted.
  }
  let broken = 0
  let letters = 0
  for (const letter of new TextDecoder('utf-8').decode(bytes))
    if (letter === '\ufffd') broken++
    else if (letter > '\x7f') letters++
  return letters >= broken
}

/** Bytes at the end that begin a letter of UTF-8 and do not finish it. */
function cutLetter(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
  }
  return 0
}
