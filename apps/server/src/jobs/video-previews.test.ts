import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJobEvents } from './job-events.ts'
import { createVideoPreviews, previewOf } from './video-previews.ts'

const never = new AbortController().signal

async function partsOf(preview: AsyncIterable<Uint8Array> | null): Promise<string[]> {
  const parts: string[] = []
  for await (const part of preview ?? []) parts.push(Buffer.from(part).toString())
  return parts
}

test('viewers get every part in order, whenever they come, and end with the work', async () => {
  const previews = createVideoPreviews()
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = previews.during('one', async (add) => {
    for (const part of ['a', 'b']) add(Buffer.from(part))
    begun.resolve()
    await end.promise
    add(Buffer.from('c'))
    return 'made'
  })
  await begun.promise
  const viewers = [partsOf(previews.follow('one', never)), partsOf(previews.follow('one', never))]
  expect(previews.follow('two', never)).toBeNull()
  end.resolve()
  expect([await work, ...(await Promise.all(viewers))]).toEqual(['made', ['a', 'b', 'c'], ['a', 'b', 'c']])
  expect(previews.follow('one', never)).toBeNull()
})

test('a part reaches a viewer before the next one is made', async () => {
  const previews = createVideoPreviews()
  const seen = Promise.withResolvers<void>()
  const work = previews.during('one', async (add) => {
    add(Buffer.from('a'))
    await seen.promise
  })
  for await (const part of previews.follow('one', never) ?? []) {
    expect(Buffer.from(part).toString()).toBe('a')
    seen.resolve()
  }
  await work
})

test('a viewer of work that fails, or who leaves, gets an error and not a short video', async () => {
  const previews = createVideoPreviews()
  const failure = Promise.withResolvers<never>()
  const work = previews.during('one', () => failure.promise)
  const leaving = new AbortController()
  const [watching, left] = [partsOf(previews.follow('one', never)), partsOf(previews.follow('one', leaving.signal))]
  leaving.abort(new AdloomError('request.cancelled'))
  await expect(left).rejects.toMatchObject({ code: 'request.cancelled' })
  failure.reject(new AdloomError('video.failed'))
  await expect(work).rejects.toMatchObject({ code: 'video.failed' })
  await expect(watching).rejects.toMatchObject({ code: 'video.failed' })
})

test('a repeated attempt begins its preview anew', async () => {
  const previews = createVideoPreviews()
  const attempt = async (part: string) => {
    const end = Promise.withResolvers<void>()
    const work = previews.during('one', async (add) => {
      add(Buffer.from(part))
      await end.promise
    })
    const watching = partsOf(previews.follow('one', never))
    end.resolve()
    await work
    return watching
  }
  expect([await attempt('first'), await attempt('second')]).toEqual([['first'], ['second']])
})

describe('the preview of a job', () => {
  const over = new AbortController()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** Waits for the preview of a job that is in the first of these states, in the next one a second later, and stays in the last. */
  function waitFor(states: VideoJob['status'][], previews = createVideoPreviews()) {
    const find = async () => ({ status: states.length > 1 ? states.shift() : states[0] }) as VideoJob
    const waiting = previewOf('one', { previews, events: createJobEvents(), find }, never)
    waiting.catch(() => undefined)
    return waiting
  }

  test('is waited for while the job waits', async () => {
    const [previews, end] = [createVideoPreviews(), Promise.withResolvers<void>()]
    const waiting = waitFor(['pending', 'processing'], previews)
    await vi.advanceTimersByTimeAsync(900)
    void previews.during('one', async (add) => {
      add(Buffer.from('a'))
      await end.promise
    })
    await vi.advanceTimersByTimeAsync(200)
    end.resolve()
    expect(await partsOf(await waiting)).toEqual(['a'])
  })

  test.each(['completed', 'failed'] as const)('is none once it is %s', async (status) => {
    const waiting = waitFor(['pending', status])
    await vi.advanceTimersByTimeAsync(1000)
    await expect(waiting).rejects.toMatchObject({ code: 'video.no-preview' })
  })

  test('is none when another process makes the video for too long', async () => {
    const waiting = waitFor(['processing'])
    await vi.advanceTimersByTimeAsync(10_000)
    over.abort()
    await vi.advanceTimersByTimeAsync(1000)
    await expect(waiting).rejects.toMatchObject({ code: 'video.no-preview' })
  })
})
