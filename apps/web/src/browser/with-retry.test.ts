import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { expect, test, vi } from 'vitest'
import { withRetry } from './with-retry.ts'

const busy = (status: number): ApiError => new ApiError({ status, statusText: '', body: '', retryAfter: '2' })

test('a call to a busy server is repeated after the time it names, and given up after four tries', async () => {
  vi.useFakeTimers()
  const callTimes: number[] = []
  const begun = Date.now()
  const call = () => {
    callTimes.push(Date.now() - begun)
    return callTimes.length < 3 ? Promise.reject(busy(429)) : Promise.resolve('kept')
  }
  const answer = withRetry(call)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('kept')
  expect(callTimes).toEqual([0, 2000, 4000])

  let times = 0
  const refused = withRetry(() => {
    times += 1
    return Promise.reject(busy(503))
  }).catch((cause: unknown) => cause)
  await vi.runAllTimersAsync()
  expect(await refused).toMatchObject({ status: 503 })
  expect(times).toBe(4)
  vi.useRealTimers()
})

test('a call that fails for another reason or is aborted is not repeated', async () => {
  let times = 0
  await expect(
    withRetry(() => {
      times += 1
      return Promise.reject(busy(404))
    }),
  ).rejects.toMatchObject({ status: 404 })
  const ended = new AbortController()
  const waiting = withRetry(() => {
    times += 1
    return Promise.reject(busy(429))
  }, ended.signal)
  await Promise.resolve()
  ended.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(times).toBe(2)
})
