// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createApi } from '@adloom/domain/api-client.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteCreations, listCreations } from '../../browser/database.ts'
import { flags, hasFlag } from '../../browser/flags.ts'
import { removeCreations } from '../library/library.ts'
import { useNotices } from '../notices.ts'
import { aVideoJob } from './video-job.test-data.ts'
import { dropVideo, trackVideo, useVideoQueue, VIDEO_QUEUE_KEY, videoDeleted, videoQueueRead, videoRestored } from './video-queue.ts'
import { askForVideos } from './video-watch.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const aJob = (parts: Partial<VideoJob> = {}): VideoJob => aVideoJob({ status: 'processing', progress: 10, queuePosition: null, ...parts })
const finished = (id: string): Partial<VideoJob> => ({
  id,
  generationId: id,
  status: 'completed',
  progress: 100,
  resultUrl: `https://here.example/${id}.mp4`,
  thumbnailUrl: `https://here.example/${id}.jpg`,
  width: 720,
  height: 1280,
  durationSeconds: 4.96,
})

/** A server that knows these jobs, stores ads, and records its requests. */
function server(jobs: readonly VideoJob[]) {
  const requests: string[] = []
  const known = new Map(jobs.map((job) => [job.id, job]))
  const api = createApi('/api', (url, init) => {
    requests.push(`${init?.method ?? ''} ${url.replace('/api', '')}`)
    if (url === '/api/ads') return Promise.resolve(new Response(typeof init?.body === 'string' ? init.body : '', { status: 201 }))
    const ids = new URL(url, 'https://here.example').searchParams.get('ids')
    if (ids !== null) return Promise.resolve(Response.json({ jobs: ids.split(',').flatMap((id) => known.get(id) ?? []) }))
    const error = { code: 'file.not-found', message: 'Gone.', requestId: '1' }
    return Promise.resolve(Response.json({ error }, { status: 410 }))
  })
  return { api, requests, setJob: (job: VideoJob) => void known.set(job.id, job) }
}
const at = (ms: number) => () => ms
const mug = { title: 'Mug', category: null, productName: 'Stoneware mug' }
const track = (parts: Partial<VideoJob> = {}, nowMs = 0) => trackVideo(aJob(parts), mug, nowMs)
const followed = () => useVideoQueue.getState().map(({ job }) => `${job.id} ${job.status}`)
const titles = async () => (await listCreations()).map(({ title }) => title)

beforeEach(async () => {
  for (const { job } of await videoQueueRead()) await dropVideo(job.generationId)
  await removeCreations((await listCreations()).map(({ id }) => id))
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => useNotices.setState([], true))

describe('tracked videos', () => {
  test('are checked in one call, and outlive the page', async () => {
    await track()
    await track({ id: 'gen_2', generationId: 'gen_2' }, 1)
    const { api, requests } = server([aJob({ progress: 30 }), aJob({ id: 'gen_2', generationId: 'gen_2', progress: 60 })])
    await askForVideos(api, at(SECOND))
    expect(requests).toEqual(['GET /generate-video/jobs?ids=gen_2%2Cgen_1'])
    useVideoQueue.setState([], true)
    expect((await videoQueueRead()).map(({ job }) => job.progress)).toEqual([60, 30])
  })

  test('are not checked twice by two tabs: both read the time of the last check from the same place', async () => {
    await track()
    const { api, requests } = server([aJob()])
    await askForVideos(api, at(SECOND))
    await askForVideos(api, at(SECOND + 500))
    expect(requests).toHaveLength(1)
    await askForVideos(api, at(2 * SECOND))
    expect(requests).toHaveLength(2)
  })

  test('become one video ad with its known details when they are finished, and are not checked again', async () => {
    await track()
    const { api, requests } = server([aJob(finished('gen_1'))])
    await Promise.all([askForVideos(api, at(SECOND)), askForVideos(api, at(SECOND))])
    await askForVideos(api, at(MINUTE))
    expect(await listCreations()).toMatchObject([
      {
        id: 'video_1',
        title: 'Mug Video',
        videoUrl: 'https://here.example/gen_1.mp4',
        duration: '0:05',
        resolution: 'HD 720x1280',
        category: 'Generated',
        productName: 'Stoneware mug',
        sourceImageId: 'img_1',
        generationId: 'gen_1',
        request: { prompt: 'Steam rises', duration: 5 },
        engine: 'studio',
      },
    ])
    expect(requests).toEqual(['GET /generate-video/jobs?ids=gen_1', 'POST /ads'])
    expect(followed()).toEqual(['gen_1 completed'])
    expect(hasFlag(flags.usedGeneration)).toBe(true)
  })

  test('that fail are reported as failed and not checked again', async () => {
    await track()
    const { api, requests } = server([aJob({ status: 'failed', error: 'The video tore.' })])
    await askForVideos(api, at(SECOND))
    await askForVideos(api, at(MINUTE))
    expect([followed(), requests.length, await titles()]).toEqual([['gen_1 failed'], 1, []])
    expect(hasFlag(flags.usedGeneration)).toBe(false)
  })

  test('are added to the library even when their result is hours late', async () => {
    await track()
    const { api, setJob } = server([aJob()])
    await askForVideos(api, at(7 * MINUTE))
    expect(await titles()).toEqual([])
    setJob(aJob(finished('gen_1')))
    await askForVideos(api, at(5 * 60 * MINUTE))
    expect(await titles()).toEqual(['Mug Video'])
  })

  test('are dropped with a notice when the server no longer knows them, and silently after a day', async () => {
    await track()
    const { api } = server([])
    await askForVideos(api, at(SECOND))
    expect(followed()).toEqual([])
    expect(useNotices.getState()).toMatchObject([{ kind: 'info', message: expect.stringContaining('“Mug”') }])
    await track({ id: 'gen_2', generationId: 'gen_2' })
    await askForVideos(api, at(24 * 60 * MINUTE))
    expect([followed(), useNotices.getState().length]).toEqual([[], 1])
    expect(localStorage.getItem(VIDEO_QUEUE_KEY)).toBeNull()
  })

  test('stay unchanged while the server does not answer', async () => {
    await track()
    const dead = createApi('/api', () => Promise.reject(new TypeError('Failed to fetch')))
    await askForVideos(dead, at(SECOND))
    expect(followed()).toEqual(['gen_1 processing'])
  })
})

describe('a deleted video', () => {
  test('does not come back in this session, neither from a pending answer nor by being tracked again', async () => {
    await track()
    const { api } = server([aJob(finished('gen_1'))])
    const asking = askForVideos(api, at(SECOND))
    await videoDeleted('gen_1')
    await asking
    await track()
    await askForVideos(api, at(2 * SECOND))
    expect([followed(), await titles()]).toEqual([[], []])
  })

  test('may come back when the user undoes the deletion', async () => {
    await videoDeleted('gen_1')
    videoRestored('gen_1')
    await track()
    expect(followed()).toEqual(['gen_1 processing'])
  })

  test('is not added again in another session that knows only its ad', async () => {
    await track()
    const { api } = server([aJob(finished('gen_1'))])
    await askForVideos(api, at(SECOND))
    await deleteCreations(['video_1'])
    await askForVideos(api, at(MINUTE))
    expect(await titles()).toEqual([])
  })
})
