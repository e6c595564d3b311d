// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Repeated, repeated } from './repeated.ts'

let running: Repeated | null = null
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  running?.stop()
  vi.useRealTimers()
})

test('work is repeated after the time it names, and null ends it until it is wanted again', async () => {
  const times: (number | null)[] = [100, null, null]
  const work = vi.fn<() => Promise<number | null>>(async () => times.shift() ?? null)
  running = repeated(work)
  await vi.advanceTimersByTimeAsync(99)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  running.again()
  expect(work).toHaveBeenCalledTimes(3)
})

test('what is wanted while it runs is done once more afterwards', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn<() => Promise<null>>(() => new Promise<null>((resolve) => ends.push(() => resolve(null))))
  running = repeated(work)
  running.again()
  running.again()
  expect(work).toHaveBeenCalledTimes(1)
  ends[0]()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a hidden page waits, and goes on when it is shown; what was stopped does not', async () => {
  const work = vi.fn<() => Promise<number>>(async () => 100)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  running = repeated(work)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(work).toHaveBeenCalledTimes(2)
  running.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
})
