// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aVideoJob } from '../state/videos/video-job.test-data.ts'
import { changeVideo, dropVideo, trackVideo, useVideoQueue, videoQueueRead } from '../state/videos/video-queue.ts'
import { VideoPreview } from './video-preview.tsx'

/** What the element was given, in order. */
let played: string[]
let asked: string[]
let answers: (() => Response)[]

/** A media source that opens at once, and notes what is appended to it. */
class FakeSource extends EventTarget {
  static readonly isTypeSupported = (): boolean => true
  constructor() {
    super()
    setTimeout(() => this.dispatchEvent(new Event('sourceopen')))
  }
  readonly addSourceBuffer = () => {
    const buffer = new EventTarget()
    const appendBuffer = (part: Uint8Array): void => {
      played.push(new TextDecoder().decode(part))
      setTimeout(() => buffer.dispatchEvent(new Event('updateend')))
    }
    return Object.assign(buffer, { appendBuffer })
  }
  readonly endOfStream = (): void => void played.push('end')
}

beforeEach(async () => {
  ;[played, asked, answers] = [[], [], []]
  stubMotion(false)
  vi.stubGlobal('MediaSource', FakeSource)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answers.shift()?.() ?? new Response(null, { status: 404 })
  })
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  for (const video of await videoQueueRead()) await dropVideo(video.job.generationId)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stubMotion = (reduced: boolean): void => void vi.stubGlobal('matchMedia', (query: string) => ({ media: query, matches: reduced }))

const inParts =
  (...parts: string[]) =>
  () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
          controller.close()
        },
      }),
    )

function Tracked() {
  const [video] = useVideoQueue()
  return video === undefined ? null : <VideoPreview video={video} />
}

async function show(job: Partial<VideoJob>): Promise<HTMLVideoElement> {
  await trackVideo(aVideoJob(job), { title: 'Mug', category: null, productName: null }, Date.now())
  await act(() => changeVideo('gen_1', (video) => ({ ...video, askedAtMs: 1 })))
  const { container } = render(<Tracked />)
  const [element] = container.getElementsByTagName('video')
  return element
}
const update = (job: Partial<VideoJob>) => act(() => changeVideo('gen_1', (video) => ({ ...video, job: { ...video.job, ...job } })))

const askedAtMs = () => useVideoQueue.getState()[0].askedAtMs

describe('the preview of a video', () => {
  test('plays the parts in order, appears with its first frame, and has the status asked for then and at its end', async () => {
    answers.push(inParts('header', 'first', 'second'))
    const element = await show({ status: 'pending', queuePosition: 1 })
    await waitFor(() => expect(played).toEqual(['header', 'first', 'second', 'end']))
    expect(asked).toEqual(['/api/generate-video/jobs/gen_1/preview'])
    expect(element.style.opacity).toBe('0')
    await waitFor(() => expect(askedAtMs()).toBeNull())
    await act(() => changeVideo('gen_1', (video) => ({ ...video, askedAtMs: 1 })))
    fireEvent.loadedData(element)
    expect(element.style.opacity).toBe('1')
    await waitFor(() => expect(askedAtMs()).toBeNull())
  })

  test('is asked for again when the video begins, if there was none while it waited, and then no more', async () => {
    await show({ status: 'pending', queuePosition: 1 })
    await waitFor(() => expect(asked).toHaveLength(1))
    await update({ progress: 1 })
    expect(asked).toHaveLength(1)
    await update({ status: 'processing', queuePosition: null })
    await waitFor(() => expect(asked).toHaveLength(2))
    await update({ progress: 60 })
    expect(asked).toHaveLength(2)
  })

  test('disappears when its parts end too early', async () => {
    let pulls = 0
    const broken = (): Response =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            pulls += 1
            if (pulls === 1) controller.enqueue(new TextEncoder().encode('header'))
            else controller.error(new Error('The connection was lost'))
          },
        }),
      )
    answers.push(broken)
    const element = await show({ status: 'processing', queuePosition: null })
    fireEvent.loadedData(element)
    await waitFor(() => expect(element.style.opacity).toBe('0'))
    expect([asked.length, played]).toEqual([1, ['header']])
  })

  test.each([
    ['waits behind others', { status: 'pending', queuePosition: 3 }],
    ['is made by a provider', { status: 'processing', engine: 'fal' }],
    ['is finished', { status: 'completed' }],
  ] as const)('is not asked for while a video %s', async (_, job) => {
    await show(job)
    expect(asked).toEqual([])
  })

  test('is not asked for where motion is not wanted', async () => {
    stubMotion(true)
    await show({ status: 'processing' })
    expect(asked).toEqual([])
  })
})
