/** The header of a video file. `durationSeconds` and sizes are null where the file does not state them. */
interface VideoHeader {
  readonly contentType: 'video/mp4' | 'video/quicktime' | 'video/webm'
  readonly durationSeconds: number | null
  readonly width: number | null
  readonly height: number | null
}

/** The header of an MP4, MOV or WebM file, or null when it is none of them or damaged. */
export function readVideoHeader(bytes: Uint8Array): VideoHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (bytes.length > 12 && textAt(view, 4, 4) === 'ftyp') return readMp4(view)
    if (bytes.length > 12 && view.getUint32(0) === EBML) return readWebm(view)
    return null
  } catch (cause) {
    // A length that points beyond the end of the file.
    if (cause instanceof RangeError) return null
    throw cause
  }
}

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

/** A part of the file: where its content starts and where it ends (excluded). */
interface Span {
  readonly start: number
  readonly end: number
}

// MP4 and MOV: ISO 14496-12. A box is its length, its name, its content.

function* boxesIn(view: DataView, { start, end }: Span): Generator<Span & { readonly name: string }> {
  let at = start
  while (at + 8 <= end) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const length = short === 0 ? end - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short
    if (length < head) return
    yield { name: textAt(view, at + 4, 4), start: at + head, end: Math.min(end, at + length) }
    at += length
  }
}

function boxOf(view: DataView, span: Span, name: string): Span | null {
  for (const box of boxesIn(view, span)) if (box.name === name) return box
  return null
}

function readMp4(view: DataView): VideoHeader | null {
  const movie = boxOf(view, { start: 0, end: view.byteLength }, 'moov')
  const header = movie === null ? null : boxOf(view, movie, 'mvhd')
  if (movie === null || header === null) return null
  const isLong = view.getUint8(header.start) === 1
  const scale = view.getUint32(header.start + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(header.start + 24)) : view.getUint32(header.start + 16)
  const sizes = [...boxesIn(view, movie)]
    .filter(({ name }) => name === 'trak')
    .map((track) => boxOf(view, track, 'tkhd'))
    .filter((box) => box !== null)
    // Width and height are the last eight bytes, 16.16 fixed point; sound has none.
    .map((box) => ({ width: view.getUint16(box.end - 8), height: view.getUint16(box.end - 4) }))
  const size = sizes.find(({ width }) => width > 0)
  if (size === undefined) return null
  const isQuickTime = textAt(view, 8, 4) === 'qt  '
  return {
    contentType: isQuickTime ? 'video/quicktime' : 'video/mp4',
    // All ones: unknown, as in a stream still being written.
    durationSeconds: scale === 0 || length === 0 || length === 0xffff_ffff ? null : length / scale,
    ...size,
  }
}

// WebM: Matroska (RFC 9559) in EBML (RFC 8794). An element is its id, its length, its content.

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const VIDEO = 0xe0
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
/** Nanoseconds of one tick when the file does not state them. */
const USUAL_SCALE = 1_000_000

/** A variable-length number: the leading zeros of its first byte are the count of bytes that follow. */
function vint(view: DataView, at: number, keepsMarker: boolean): { readonly value: number; readonly length: number } {
  const first = view.getUint8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('not a number of EBML')
  let value = keepsMarker ? first : first & (0xff >> length)
  let isAllOnes = (first & (0xff >> length)) === 0xff >> length
  for (let index = 1; index < length; index++) {
    const byte = view.getUint8(at + index)
    isAllOnes &&= byte === 0xff
    value = value * 256 + byte
  }
  return { value: isAllOnes && !keepsMarker ? Number.POSITIVE_INFINITY : value, length }
}

function* elementsIn(view: DataView, { start, end }: Span): Generator<Span & { readonly id: number }> {
  let at = start
  while (at < end) {
    const id = vint(view, at, true)
    const length = vint(view, at + id.length, false)
    const from = at + id.length + length.length
    const to = Math.min(end, from + length.value)
    yield { id: id.value, start: from, end: to }
    at = to
  }
}

function elementOf(view: DataView, span: Span, id: number): Span | null {
  for (const element of elementsIn(view, span)) if (element.id === id) return element
  return null
}

function integerOf(view: DataView, span: Span | null): number | null {
  if (span === null || span.end <= span.start) return null
  let value = 0
  for (let at = span.start; at < span.end; at++) value = value * 256 + view.getUint8(at)
  return value
}

function readWebm(view: DataView): VideoHeader | null {
  const segment = elementOf(view, { start: 0, end: view.byteLength }, SEGMENT)
  const tracks = segment === null ? null : elementOf(view, segment, TRACKS)
  if (segment === null || tracks === null) return null
  const video = [...elementsIn(view, tracks)]
    .filter(({ id }) => id === TRACK)
    .map((track) => elementOf(view, track, VIDEO))
    .find((found) => found !== null)
  if (video === undefined) return null
  const info = elementOf(view, segment, INFO)
  const scale = info === null ? null : integerOf(view, elementOf(view, info, TIMESTAMP_SCALE))
  const duration = info === null ? null : elementOf(view, info, DURATION)
  const ticks =
    duration === null ? null : duration.end - duration.start === 8 ? view.getFloat64(duration.start) : view.getFloat32(duration.start)
  return {
    contentType: 'video/webm',
    durationSeconds: ticks === null ? null : (ticks * (scale ?? USUAL_SCALE)) / 1e9,
    width: integerOf(view, elementOf(view, video, PIXEL_WIDTH)),
    height: integerOf(view, elementOf(view, video, PIXEL_HEIGHT)),
  }
}
