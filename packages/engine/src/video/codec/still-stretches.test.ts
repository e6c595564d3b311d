import { expect, test } from 'vitest'
import { stillStretches } from './still-stretches.test-data.ts'

const width = 64
const height = 48
const plain = (luma: number): Uint8Array => new Uint8Array(width * height).fill(luma)
/** A dark frame with a bright square of 4 × 4 pixels at `x`. */
const square = (x: number): Uint8Array => {
  const frame = plain(40)
  for (let row = 10; row < 14; row++) frame.fill(200, row * width + x, row * width + x + 4)
  return frame
}
const video = (length: number, frame: (at: number) => Uint8Array) => Array.from({ length }, (_, at) => frame(at))

test('a video of one frame is still from its beginning to its end', () => {
  expect(
    stillStretches(
      video(30, () => plain(80)),
      30,
    ),
  ).toEqual([{ from: 0, to: 1 }])
})

test('a small moving object counts as movement', () => {
  expect(stillStretches(video(30, square), 30)).toEqual([])
})

test('a stop of half a second is found, a shorter one is not', () => {
  expect(
    stillStretches(
      video(40, (at) => square(at < 10 ? at : at < 25 ? 10 : at - 14)),
      30,
    ),
  ).toEqual([{ from: 10 / 30, to: 25 / 30 }])
  expect(
    stillStretches(
      video(40, (at) => square(at < 10 ? at : at < 22 ? 10 : at - 11)),
      30,
    ),
  ).toEqual([])
})

test('a stop at the very end is found', () => {
  expect(
    stillStretches(
      video(40, (at) => square(Math.min(at, 20))),
      30,
    ),
  ).toEqual([{ from: 20 / 30, to: 40 / 30 }])
})

test('encoder noise is not movement', () => {
  const noisy = (at: number) => plain(80).map((luma, i) => luma + ((i * 7 + at * 13) % 64 === 0 ? 1 : 0))
  expect(stillStretches(video(30, noisy), 30)).toHaveLength(1)
})

test('slow creeping is movement', () => {
  expect(
    stillStretches(
      video(60, (at) => plain(60 + Math.floor(at / 5))),
      30,
    ),
  ).toEqual([])
})
