/** The header of a video file. `durationSeconds` and sizes are null where the file does not state them. */
interface VideoHeader {
  readonly contentType: 'video/mp4' | 'video/quicktime' | 'video/webm'
  readonly durationSeconds: number | null
  readonly width: number | null
  readonly height: number | null
  /** Four letters of an MP4 or MOV: "avc1", "hev1"; null where it is not known. */
  readonly codec: string | null
}

/** A file that is read where it is needed. `read` returns fewer bytes at the end. */
export interface ReadableFile {
  readonly size: number
  readonly read: (at: number, length: number) => Uint8Array
}

/** An MP4 states no larger side. */
const SIDE_MAX = 65_535

/** Reads of a few bytes. A clip of ten seconds takes some hundred; a file may consist of millions of empty boxes. */
const READS_MAX = 20_000

/** Numbers and texts of a file by their place; a RangeError beyond its end and after `READS_MAX` reads. */
interface HeaderView {
  readonly size: number
  readonly at: (place: number, length: number) => DataView
}

function headerView({ size, read }: ReadableFile): HeaderView {
  let reads = 0
  return {
    size,
    at: (place, length) => {
      reads += 1
      if (reads > READS_MAX) throw new RangeError('too many parts')
      const bytes = read(place, length)
      if (bytes.length < length) throw new RangeError('beyond the end')
      return new DataView(bytes.buffer, bytes.byteOffset, length)
    },
  }
}

/** Whether a file with these first bytes is an MP4 or MOV that is not an AVIF image, or a WebM. */
export function looksLikeVideo(bytes: Uint8Array): boolean {
  const head = Array.from(bytes.subarray(0, 12), (byte) => String.fromCharCode(byte)).join('')
  return (head.slice(4, 8) === 'ftyp' && !/^(avif|avis|mif1|heic)/.test(head.slice(8))) || head.startsWith('\x1aE\xdf\xa3')
}

/** The header of an MP4, MOV or WebM file, or null when it is none of them or damaged. */
export function readVideoHeader(file: ReadableFile): VideoHeader | null {
  const view = headerView(file)
  try {
    if (file.size <= 12) return null
    const header = textAt(view, 4, 4) === 'ftyp' ? readMp4(view) : view.at(0, 4).getUint32(0) === EBML ? readWebm(view) : null
    return header === null ? null : withoutNonsense(header)
  } catch (cause) {
    // A length that points beyond the end of the file.
    if (cause instanceof RangeError) return null
    throw cause
  }
}

/** Any bytes may stand where a number is expected: what is no length and no size counts as not stated. */
const withoutNonsense = ({ contentType, durationSeconds, width, height, codec }: VideoHeader): VideoHeader => ({
  contentType,
  codec: codec !== null && /^[\w ]{4}$/.test(codec) ? codec : null,
  durationSeconds: durationSeconds !== null && durationSeconds >= 0 && durationSeconds < Infinity ? durationSeconds : null,
  width: sideOf(width),
  height: sideOf(height),
})

const sideOf = (pixels: number | null): number | null => (pixels !== null && pixels > 0 && pixels <= SIDE_MAX ? pixels : null)

function textAt(view: HeaderView, place: number, length: number): string {
  const found = view.at(place, length)
  return String.fromCharCode(...Array.from({ length }, (_, index) => found.getUint8(index)))
}

/** A part of the file: where its content starts and where it ends (excluded). */
interface Span {
  readonly start: number
  readonly end: number
}

// MP4 and MOV: ISO 14496-12. A box is its length, its name, its content.

function* boxesIn(view: HeaderView, { start, end }: Span): Generator<Span & { readonly name: string }> {
  let at = start
  while (at + 8 <= end) {
    const short = view.at(at, 4).getUint32(0)
    const head = short === 1 ? 16 : 8
    const length = short === 0 ? end - at : short === 1 ? Number(view.at(at + 8, 8).getBigUint64(0)) : short
    if (length < head) return
    yield { name: textAt(view, at + 4, 4), start: at + head, end: Math.min(end, at + length) }
    at += length
  }
}

function boxOf(view: HeaderView, span: Span, name: string): Span | null {
  for (const box of boxesIn(view, span)) if (box.name === name) return box
  return null
}

function readMp4(view: HeaderView): VideoHeader | null {
  const movie = boxOf(view, { start: 0, end: view.size }, 'moov')
  const header = movie === null ? null : boxOf(view, movie, 'mvhd')
  if (movie === null || header === null) return null
  const isLong = view.at(header.start, 1).getUint8(0) === 1
  const times = view.at(header.start, isLong ? 32 : 20)
  const scale = times.getUint32(isLong ? 20 : 12)
  const length = isLong ? Number(times.getBigUint64(24)) : times.getUint32(16)
  const picture = pictureTrackOf(view, movie)
  if (picture === null) return null
  const isQuickTime = textAt(view, 8, 4) === 'qt  '
  return {
    contentType: isQuickTime ? 'video/quicktime' : 'video/mp4',
    // All ones: unknown, as in a stream still being written.
    durationSeconds: scale === 0 || length === 0 || length === 0xffff_ffff ? null : length / scale,
    ...picture,
  }
}

function pictureTrackOf(view: HeaderView, movie: Span): Pick<VideoHeader, 'width' | 'height' | 'codec'> | null {
  for (const track of boxesIn(view, movie)) {
    const header = track.name === 'trak' ? boxOf(view, track, 'tkhd') : null
    if (header === null || header.end - header.start < 8) continue
    // Width and height are the last eight bytes, 16.16 fixed point; sound has none.
    const sizes = view.at(header.end - 8, 8)
    const [width, height] = [sizes.getUint16(0), sizes.getUint16(4)]
    if (width > 0) return { width, height, codec: codecOfTrack(view, track) }
  }
  return null
}

function codecOfTrack(view: HeaderView, track: Span): string | null {
  let span: Span | null = track
  for (const name of ['mdia', 'minf', 'stbl', 'stsd']) span = span === null ? null : boxOf(view, span, name)
  // Version and count, then the first description: its length and its name.
  return span === null || span.end - span.start < 16 ? null : textAt(view, span.start + 12, 4)
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
function vint(view: HeaderView, at: number, keepsMarker: boolean): { readonly value: number; readonly length: number } {
  const first = view.at(at, 1).getUint8(0)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('not a number of EBML')
  const bytes = view.at(at, length)
  let value = keepsMarker ? first : first & (0xff >> length)
  let isAllOnes = (first & (0xff >> length)) === 0xff >> length
  for (let index = 1; index < length; index++) {
    const byte = bytes.getUint8(index)
    isAllOnes &&= byte === 0xff
    value = value * 256 + byte
  }
  return { value: isAllOnes && !keepsMarker ? Number.POSITIVE_INFINITY : value, length }
}

function* elementsIn(view: HeaderView, { start, end }: Span): Generator<Span & { readonly id: number }> {
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

function elementOf(view: HeaderView, span: Span, id: number): Span | null {
  for (const element of elementsIn(view, span)) if (element.id === id) return element
  return null
}

function integerOf(view: HeaderView, span: Span | null): number | null {
  if (span === null || span.end <= span.start) return null
  const length = span.end - span.start
  if (length > 8) throw new RangeError('not a number of EBML')
  const bytes = view.at(span.start, length)
  let value = 0
  for (let index = 0; index < length; index++) value = value * 256 + bytes.getUint8(index)
  return value
}

/** A floating-point number of 4 or 8 bytes. */
function floatOf(view: HeaderView, { start, end }: Span): number {
  const bytes = view.at(start, end - start === 8 ? 8 : 4)
  return bytes.byteLength === 8 ? bytes.getFloat64(0) : bytes.getFloat32(0)
}

function readWebm(view: HeaderView): VideoHeader | null {
  const segment = elementOf(view, { start: 0, end: view.size }, SEGMENT)
  const tracks = segment === null ? null : elementOf(view, segment, TRACKS)
  const video = tracks === null ? null : videoTrackOf(view, tracks)
  if (segment === null || video === null) return null
  const info = elementOf(view, segment, INFO)
  const scale = info === null ? null : integerOf(view, elementOf(view, info, TIMESTAMP_SCALE))
  const duration = info === null ? null : elementOf(view, info, DURATION)
  return {
    contentType: 'video/webm',
    codec: null,
    durationSeconds: duration === null ? null : (floatOf(view, duration) * (scale ?? USUAL_SCALE)) / 1e9,
    width: integerOf(view, elementOf(view, video, PIXEL_WIDTH)),
    height: integerOf(view, elementOf(view, video, PIXEL_HEIGHT)),
  }
}

function videoTrackOf(view: HeaderView, tracks: Span): Span | null {
  for (const track of elementsIn(view, tracks)) {
    const video = track.id === TRACK ? elementOf(view, track, VIDEO) : null
    if (video !== null) return video
  }
  return null
}
