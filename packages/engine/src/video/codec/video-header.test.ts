import { expect, test } from 'vitest'
import { looksLikeVideo, readVideoHeader } from './video-header.ts'
import { endlessTracks, inMemoryFile, mp4, webm } from './video-header.test-data.ts'

const headerOf = (bytes: Uint8Array) => readVideoHeader(inMemoryFile(bytes))

test('an MP4 gives its length and size, wherever its header lies', () => {
  const header = { contentType: 'video/mp4', durationSeconds: 8.5, width: 640, height: 360, codec: 'avc1' }
  expect(headerOf(mp4({ seconds: 8.5 }))).toEqual(header)
  expect(headerOf(mp4({ seconds: 8.5, isLong: true }))).toEqual(header)
})

test('a MOV is distinguished from an MP4 by its brand', () => {
  expect(headerOf(mp4({ seconds: 3, brand: 'qt  ' }))?.contentType).toBe('video/quicktime')
})

test('a WebM gives its size, and its length when it contains one', () => {
  expect(headerOf(webm(4.25))).toEqual({ contentType: 'video/webm', durationSeconds: 4.25, width: 320, height: 240, codec: null })
  expect(headerOf(webm(null))?.durationSeconds).toBe(null)
})

test('a truncated file is no video or the same video, and never throws', () => {
  for (const whole of [mp4({ seconds: 5 }), webm(5)]) {
    for (let length = 0; length < whole.length; length++) {
      const found = headerOf(whole.subarray(0, length))
      expect(found === null || found.width !== 0).toBe(true)
    }
  }
})

test('other files are no videos', () => {
  expect(headerOf(Buffer.from('GIF89a and more'))).toBe(null)
  expect(headerOf(new Uint8Array(0))).toBe(null)
})

const FILE_BYTES = 50 * 1024 * 1024
const emptyBox = Buffer.from('0000000866726565', 'hex')

test.each([
  ['a WebM of 25 million empty tracks', endlessTracks.head, endlessTracks.track],
  ['an MP4 of 6 million empty boxes', mp4({ seconds: 1 }).subarray(0, 16), emptyBox],
])('%s is given up after some thousand reads', (_, head, part) => {
  let reads = 0
  const read = (at: number, length: number): Uint8Array => {
    reads += 1
    // The file is never in memory: its bytes follow from their place.
    return Uint8Array.from({ length }, (__, index) =>
      at + index < head.length ? head[at + index] : part[(at + index - head.length) % part.length],
    )
  }
  expect(readVideoHeader({ size: FILE_BYTES, read })).toBe(null)
  expect(reads).toBeGreaterThan(1000)
  expect(reads).toBeLessThan(50_000)
})

test('a number of EBML longer than eight bytes is damage, however long the file says it is', () => {
  const file = webm(5)
  // The time scale becomes as long as all that follows it.
  file.set([0x40, 0x7f], file.indexOf(Buffer.from('2ad7b1', 'hex')) + 3)
  expect(headerOf(file)).toBe(null)
})

test.each([Number.NaN, -4, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a length of %s seconds counts as not stated',
  (seconds) => {
    expect(headerOf(webm(seconds))).toEqual({ contentType: 'video/webm', durationSeconds: null, width: 320, height: 240, codec: null })
  },
)

test('a side of 0 counts as not stated', () => {
  const file = webm(5)
  // The width is 0x0140.
  file.set([0, 0], file.indexOf(Buffer.from('b040020140', 'hex')) + 3)
  expect(headerOf(file)).toEqual({ contentType: 'video/webm', durationSeconds: 5, width: null, height: 240, codec: null })
})

test('a video is told from an AVIF image by its brand', () => {
  expect(looksLikeVideo(mp4({ seconds: 1 }))).toBe(true)
  expect(looksLikeVideo(webm(1))).toBe(true)
  expect(looksLikeVideo(mp4({ seconds: 1, brand: 'avif' }))).toBe(false)
})
