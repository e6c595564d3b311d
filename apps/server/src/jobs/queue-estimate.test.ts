import { expect, test } from 'vitest'
import { beginningOf, waitOf } from './queue-estimate.ts'

const video = (id: string, seconds: number, msLeft: number | null = null) => ({ id, seconds, msLeft })

test('the estimate is null while no video was made and no usual pace is known', () => {
  expect(waitOf('a', { waiting: [video('a', 5)], running: [video('r', 5, 300)], past: [], msPerSecond: null })).toEqual({
    position: 1,
    ms: null,
  })
})

test('the pace is the model’s own until a video was made', () => {
  expect(waitOf('a', { waiting: [video('a', 5)], running: [], past: [], msPerSecond: 800 })).toEqual({ position: 1, ms: 4000 })
})

test('a video that just began takes the usual time minus the elapsed time, and more when it is slow; at least a second', () => {
  const line = { past: [{ seconds: 2, ms: 1200 }], msPerSecond: 5000 }
  expect(beginningOf(10, 500, line)).toBe(5500)
  expect(beginningOf(10, 60_000, line)).toBe(15_000)
  expect(beginningOf(1, 600, line)).toBe(1000)
  expect(beginningOf(10, 0, { past: [], msPerSecond: null })).toBeNull()
})

test('a video that does not wait has no place', () => {
  expect(waitOf('r', { waiting: [video('a', 5)], running: [video('r', 5)], past: [], msPerSecond: null })).toBe(null)
})

test('waiting videos count at the median pace, running ones at their reported time left', () => {
  const past = [
    { seconds: 5, ms: 2500 },
    { seconds: 5, ms: 50_000 },
    { seconds: 2, ms: 1200 },
  ]
  const waiting = [video('a', 10), video('b', 5)]
  // 600 ms a second: 700 left of the one, 3000 for the other, 6000 for a, 3000 for b itself.
  expect(waitOf('b', { waiting, running: [video('r', 5, 700)], past, msPerSecond: null })).toEqual({ position: 2, ms: 700 + 6000 + 3000 })
  expect(waitOf('b', { waiting, running: [video('r', 5, 700), video('s', 5)], past, msPerSecond: null })).toEqual({
    position: 2,
    ms: (700 + 3000 + 6000) / 2 + 3000,
  })
})
