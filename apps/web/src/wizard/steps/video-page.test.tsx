// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type VideoAd } from '@adloom/domain/ad.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCreations, listCreations } from '../../browser/database.ts'
import { renderAt, ScreenOf } from '../../browser/render-at.test-data.tsx'
import { useLocation } from '../../browser/router.tsx'
import { addCreation } from '../../state/library/library.ts'
import { runNoticeAction, useNotices } from '../../state/notices.ts'
import { videoAdOf } from '../../state/videos/video-ad.ts'
import { aVideoJob } from '../../state/videos/video-job.test-data.ts'
import { changeVideo, dropVideo, trackVideo, useVideoQueue, videoQueueRead } from '../../state/videos/video-queue.ts'
import { VideoPage } from './video-page.tsx'

const job = aVideoJob({ imageId: null, status: 'processing', progress: 40, queuePosition: null })
const mug = { title: 'Mug', category: null, productName: 'Mug' }
const done: VideoJob = { ...job, status: 'completed', progress: 100, resultUrl: 'https://here.example/v.mp4' }

/** The requests the server received. It knows the job as queued, and starts others. */
let requests: string[] = []

beforeEach(async () => {
  requests = []
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? ''} ${url}`)
    if (url.includes('?ids=')) return Promise.resolve(Response.json({ jobs: useVideoQueue.getState().map((video) => video.job) }))
    return Promise.resolve(Response.json({ ...job, id: 'gen_2', generationId: 'gen_2' }, { status: init?.method === 'POST' ? 202 : 200 }))
  })
  for (const video of await videoQueueRead()) await dropVideo(video.job.generationId)
  await deleteCreations((await listCreations()).map(({ id }) => id))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useNotices.setState([], true)
})

const Address = () => {
  const { pathname, state } = useLocation()
  return <output aria-label="address">{`${pathname} ${JSON.stringify(state)}`}</output>
}
const LIBRARY = '/tool {"filterType":"video"}'

function open() {
  const screens = { '/tool/ad-video': <VideoPage generationId="gen_1" />, '/tool': <Address /> }
  renderAt('/tool/ad-video', <ScreenOf screens={screens} />)
  return userEvent.setup({ delay: null })
}
const address = () => screen.findByLabelText('address').then(({ textContent }) => textContent)

test('a video shows its progress, and plays silently and by itself when it is ready', async () => {
  await trackVideo(job, mug, Date.now())
  const user = open()
  expect(await screen.findByText('Generating video...')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Making your video ad' })).toBeDefined()
  expect(screen.getByText(/^You can leave this page/)).toBeDefined()
  await act(async () => {
    const ad = videoAdOf(done, mug, new Date())
    if (ad !== null) await addCreation(ad)
    await changeVideo('gen_1', (video) => ({ ...video, job: { ...done, note: 'The logo could not be read.' }, adId: 'video_1' }))
  })
  expect(await screen.findByRole('heading', { name: 'Your video ad is ready' })).toBeDefined()
  const video = screen.getByLabelText('Mug Video', { selector: 'video' })
  expect([video.getAttribute('src'), video.hasAttribute('controls'), video]).toEqual([
    'https://here.example/v.mp4',
    true,
    expect.objectContaining({ muted: true, autoplay: true }),
  ])
  expect(screen.getByText('The logo could not be read. Made by the built-in studio')).toBeDefined()
  for (const name of ['Download Video', 'Make again']) expect(screen.getByRole('button', { name })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'View in Video Ads' }))
  expect(await address()).toBe(LIBRARY)
  await waitFor(() => expect(useVideoQueue.getState()).toEqual([]))
})

test('a failed video leads to the library with the failure, and can be started again there', async () => {
  await trackVideo({ ...job, status: 'failed', error: 'The video tore.' }, mug, Date.now())
  open()
  expect(await address()).toBe(LIBRARY)
  const [notice, ...others] = useNotices.getState()
  expect([notice.message, notice.kind, notice.action?.label, others]).toEqual(['The video tore.', 'error', 'Try again', []])
  act(() => runNoticeAction(notice.id))
  await waitFor(() => expect(useVideoQueue.getState().map((video) => video.job.id)).toEqual(['gen_2']))
  expect(requests.find((call) => call.startsWith('POST'))).toBe('POST /api/generate-video/jobs')
})

test('a failed video without a message shows the specification’s', async () => {
  await trackVideo({ ...job, status: 'failed' }, mug, Date.now())
  open()
  await waitFor(() => expect(useNotices.getState()).toMatchObject([{ message: 'Video generation failed with status: failed' }]))
})

test('a video that is neither tracked nor saved leads to the library without a message', async () => {
  open()
  expect(await address()).toBe(LIBRARY)
  expect(useNotices.getState()).toEqual([])
})

test('a saved video is shown even when it is no longer tracked', async () => {
  const ad = videoAdOf(done, mug, new Date()) as VideoAd // a finished job has an ad
  await addCreation(ad)
  open()
  expect(await screen.findByRole('heading', { name: 'Your video ad is ready' })).toBeDefined()
})

test('an uploaded video shows its first frame while the ad is made from it', async () => {
  const imageUrl = 'https://here.example/files/clip.mp4'
  await trackVideo({ ...job, request: { ...job.request, imageUrl } }, mug, Date.now())
  open()
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe(`${imageUrl}#t=0.001`))
})
