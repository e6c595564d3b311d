import { expect, test } from 'vitest'
import { runAtIntervals } from './interval.ts'

test('work runs at once and again after it ended, even when it failed', async () => {
  const failures: unknown[] = []
  let times = 0
  const stop = runAtIntervals(
    1,
    async () => {
      times += 1
      if (times < 3) throw new Error(`the ${times}th time`)
    },
    (error) => failures.push(error),
  )
  await expect.poll(() => times).toBeGreaterThan(3)
  await stop()
  expect(failures).toEqual([new Error('the 1th time'), new Error('the 2th time')])
})

test('stopping interrupts running work, waits for it and reports no failure', async () => {
  const failures: unknown[] = []
  let hasEnded = false
  const stop = runAtIntervals(
    1,
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          hasEnded = true
          reject(new Error('interrupted'))
        })
      }),
    (error) => failures.push(error),
  )
  await stop()
  expect([hasEnded, failures]).toEqual([true, []])
})
