import { expect, test } from 'vitest'
import { readVideoHeader } from './video-header.ts'
import { mp4, webm } from './video-header.test-data.ts'

test('an MP4 gives its length and size, wherever its header lies', () => {
  const header = { contentType: 'video/mp4', durationSeconds: 8.5, width: 640, height: 360 }
  expect(readVideoHeader(mp4({ seconds: 8.5 }))).toEqual(header)
  expect(readVideoHeader(mp4({ seconds: 8.5, isLong: true }))).toEqual(header)
})

test('a MOV is distinguished from an MP4 by its brand', () => {
  expect(readVideoHeader(mp4({ seconds: 3, brand: 'qt  ' }))?.contentType).toBe('video/quicktime')
})

test('a WebM gives its size, and its length when it contains one', () => {
  expect(readVideoHeader(webm(4.25))).toEqual({ contentType: 'video/webm', durationSeconds: 4.25, width: 320, height: 240 })
  expect(readVideoHeader(webm(null))?.durationSeconds).toBe(null)
})

test('a truncated file is no video or the same video, and never throws', () => {
  for (const whole of [mp4({ seconds: 5 }), webm(5)]) {
    for (let length = 0; length < whole.length; length++) {
      const found = readVideoHeader(whole.subarray(0, length))
      expect(found === null || found.width !== 0).toBe(true)
    }
  }
})

test('other files are no videos', () => {
  expect(readVideoHeader(Buffer.from('GIF89a and more'))).toBe(null)
  expect(readVideoHeader(new Uint8Array(0))).toBe(null)
})
