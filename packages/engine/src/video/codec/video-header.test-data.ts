import { type ReadableFile } from './video-header.ts'

/** The smallest files with the headers of real ones, built by hand from the standards; no video in them. */

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255])
const u32 = (value: number): Buffer => Buffer.from([(value >>> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255])
const box = (name: string, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body])
}

/** An MP4 (or MOV) whose header states that many seconds, 640 × 360 pixels and H.264; with `isLong` in 64-bit fields. */
export function mp4({ seconds, brand = 'isom', isLong = false }: { seconds: number; brand?: string; isLong?: boolean }): Buffer {
  const scale = 1000
  const length = Math.round(seconds * scale)
  const mvhd = isLong
    ? [u32(0x0100_0000), Buffer.alloc(16), u32(scale), u32(0), u32(length), Buffer.alloc(80)]
    : [u32(0), Buffer.alloc(8), u32(scale), u32(length), Buffer.alloc(80)]
  const sound = box('trak', box('tkhd', Buffer.alloc(84)))
  const described = box('stsd', u32(0), u32(1), box('avc1', Buffer.alloc(78)))
  const image = box(
    'trak',
    box('tkhd', Buffer.alloc(76), u16(640), u16(0), u16(360), u16(0)),
    box('mdia', box('minf', box('stbl', described))),
  )
  // Video before header: the order of a file that was not made for streaming.
  return Buffer.concat([
    box('ftyp', Buffer.from(brand, 'latin1'), u32(0)),
    box('mdat', Buffer.alloc(32, 7)),
    box('moov', box('mvhd', ...mvhd), sound, image),
  ])
}

const element = (id: string, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40 | (body.length >> 8), body.length & 255]), body])
}

/** A WebM of 320 × 240 pixels; with null `seconds` one without a length, as browsers record. The segment's own length is unknown. */
export function webm(seconds: number | null): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE((seconds ?? 0) * 1000)
  const info = element(
    '1549a966',
    element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
    ...(seconds === null ? [] : [element('4489', duration)]),
  )
  const sound = element('ae', element('83', Buffer.from([2])))
  const image = element('ae', element('e0', element('b0', u16(320)), element('ba', u16(240))))
  return Buffer.concat([
    element('1a45dfa3', Buffer.alloc(4)),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    info,
    element('1654ae6b', sound, image),
    Buffer.from('1f43b67501ffffffffffffff', 'hex'),
    Buffer.alloc(40),
  ])
}

/** Those bytes as a file. */
export const inMemoryFile = (bytes: Uint8Array): ReadableFile => ({
  size: bytes.length,
  read: (at, length) => bytes.subarray(at, at + length),
})

/** The head of a WebM whose track list goes to the end of the file, and one empty track for it: two bytes that may be repeated. */
export const endlessTracks = {
  head: Buffer.concat([element('1a45dfa3'), Buffer.from('1853806701ffffffffffffff1654ae6b01ffffffffffffff', 'hex')]),
  track: Buffer.from('ae80', 'hex'),
}
