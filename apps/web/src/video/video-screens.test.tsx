// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type VideoAd } from '@adloom/domain/ad.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useNotices } from '../state/notices.ts'
import { latestOf, videoUnanswered } from '../state/videos/tracked-video.ts'
import { aVideoJob, aVideoRequest } from '../state/videos/video-job.test-data.ts'
import { changeVideo, dropVideo, trackVideo, useVideoQueue, videoQueueRead } from '../state/videos/video-queue.ts'
import { type VideoDraft } from './video-draft.ts'
import { VideoGenerationDialog } from './video-generation-dialog.tsx'
import { VideoOverlay } from './video-overlay.tsx'
import { VideoPlayerDialog } from './video-player-dialog.tsx'
import { sourceOfVideo, type VideoAdSource } from './video-source.ts'

const job = aVideoJob({ queuePosition: 3 })
const mug = { title: 'Mug', category: null, productName: null }

function stubMotion(reduced: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: reduced,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

beforeEach(async () => {
  stubMotion(false)
  for (const video of await videoQueueRead()) await dropVideo(video.job.generationId)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useNotices.setState([], true)
})

/** The overlay of an image, as its card shows it. */
function Overlay({ onView }: { onView: () => void }) {
  const video = useVideoQueue((queue) => latestOf(queue, 'img_1'))
  return (
    <article tabIndex={-1} aria-label="card">
      {video !== null && <VideoOverlay video={video} onView={onView} />}
    </article>
  )
}
const updateVideo = (parts: Partial<VideoJob>) =>
  act(async () => {
    await changeVideo('gen_1', (video) => ({ ...video, job: { ...video.job, ...parts }, answeredAtMs: Date.now() }))
  })
async function overlay(onView: () => void = () => undefined) {
  await trackVideo(job, mug, Date.now())
  render(<Overlay onView={onView} />)
  return userEvent.setup({ delay: null })
}
const label = () => screen.getByRole('status').textContent

describe('the overlay of a video in progress', () => {
  test('shows the status in the specification’s words, with a named bar, the percentage and the remaining time', async () => {
    await overlay()
    expect(label()).toBe('Video generation queued...')
    expect(screen.getByText('Number 3 in the queue · Estimated time: 5:30')).toBeDefined()
    await updateVideo({ status: 'processing', progress: 40, estimatedTimeRemaining: 64_000, queuePosition: null })
    expect(label()).toBe('Generating video...')
    const bar = screen.getByRole('progressbar', { name: 'Progress of the video of Mug' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByText('40%')).toBeDefined()
    expect(screen.getByText('Estimated time: 1:04')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'View in Video Ads' })).toBeNull()
  })

  test('is never slow at once: the last second of a short video is not counted down', async () => {
    await overlay()
    await updateVideo({ status: 'processing', progress: 36, estimatedTimeRemaining: 700, queuePosition: null })
    expect(screen.getByText('Any moment now')).toBeDefined()
    await act(() => changeVideo('gen_1', (video) => ({ ...video, startedAtMs: video.startedAtMs - 60_000 })))
    expect(screen.getByText('It takes longer than usual')).toBeDefined()
  })

  test('offers to view the video when it is finished, and disappears after that', async () => {
    const onView = vi.fn<() => void>()
    const user = await overlay(onView)
    await updateVideo({ status: 'completed', progress: 100, resultUrl: 'https://here.example/v.mp4', note: 'The logo could not be read.' })
    await act(async () => void (await changeVideo('gen_1', (video) => ({ ...video, adId: 'video_1' }))))
    expect(label()).toBe('Video generation complete!')
    expect(screen.getByText('The logo could not be read.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'View in Video Ads' }))
    expect(onView).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })

  test('shows completed after six minutes when the server does not answer, and then offers nothing to view', async () => {
    await trackVideo({ ...job, queuePosition: null }, mug, Date.now() - 6 * 60_000)
    await changeVideo('gen_1', (video) => videoUnanswered(video, Date.now()))
    render(<Overlay onView={() => undefined} />)
    expect(label()).toBe('Video generation complete!')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
    expect(screen.queryByRole('button', { name: 'View in Video Ads' })).toBeNull()
    expect(screen.getByText(/The server does not answer now/)).toBeDefined()
  })

  test('shows what the server says when it takes longer than six minutes', async () => {
    await trackVideo({ ...job, queuePosition: null }, mug, Date.now() - 7 * 60_000)
    render(<Overlay onView={() => undefined} />)
    await updateVideo({ status: 'processing', progress: 40 })
    expect(label()).toBe('Generating video...')
    expect(screen.getByText('40%')).toBeDefined()
    expect(screen.getByText('It takes longer than usual')).toBeDefined()
  })

  test('never says that the end is near while most is still to do', async () => {
    await trackVideo({ ...job, queuePosition: null }, mug, Date.now() - 10_000)
    render(<Overlay onView={() => undefined} />)
    await updateVideo({ status: 'processing', progress: 15, estimatedTimeRemaining: 0 })
    expect(screen.getByText('It takes longer than usual')).toBeDefined()
    await updateVideo({ status: 'processing', progress: 90, estimatedTimeRemaining: 0 })
    expect(screen.getByText('Any moment now')).toBeDefined()
  })

  test('shows why it failed, and starts it again with the same input in its place', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      sent.push(`${init?.method ?? ''} ${url} ${typeof init?.body === 'string' ? init.body : ''}`)
      return Promise.resolve(Response.json({ ...job, id: 'gen_2', generationId: 'gen_2' }, { status: url.endsWith('/jobs') ? 202 : 200 }))
    })
    const user = await overlay()
    await updateVideo({ status: 'failed', error: 'The video tore.' })
    expect(label()).toBe('Video generation failed')
    expect(screen.getByText('The video tore.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(useVideoQueue.getState().map((video) => video.job.id)).toEqual(['gen_2']))
    expect(sent.find((call) => call.startsWith('POST'))).toBe(
      `POST /api/generate-video/jobs ${JSON.stringify({ ...aVideoRequest, imageId: 'img_1' })}`,
    )
    expect(label()).toBe('Video generation queued...')
  })

  test('is dismissed, and cancelled on the server, and the focus stays on the card', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      sent.push(`${init?.method ?? ''} ${url}`)
      return Promise.resolve(new Response(null, { status: 204 }))
    })
    const user = await overlay()
    await user.click(screen.getByRole('button', { name: 'Cancel the video of Mug' }))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(sent).toEqual(['DELETE /api/generate-video/jobs/gen_1'])
    expect(document.activeElement).toBe(screen.getByRole('article'))
    await act(() => trackVideo({ ...job, status: 'failed' }, mug, Date.now()))
    await user.click(screen.getByRole('button', { name: 'Dismiss the video of Mug' }))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(sent.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  })

  test('stays and shows an error when the server does not cancel the video', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const user = await overlay()
    await user.click(screen.getByRole('button', { name: 'Cancel the video of Mug' }))
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ kind: 'error' }]))
    expect(label()).toBe('Video generation queued...')
  })
})

const video: VideoAd = {
  id: 'video_1',
  type: 'video',
  title: 'Morning Mug Video',
  videoUrl: 'https://here.example/v.mp4',
  thumbnailUrl: null,
  duration: '0:02',
  format: 'MP4',
  resolution: 'HD 720x900',
  category: 'Generated',
  createdAt: '2026-11-21T12:00:00.000Z',
  request: {
    ...aVideoRequest,
    duration: 2,
    aspect_ratio: '9:16',
    placement: 'story',
    sound: 'calm',
    script: { hook: 'Slow mornings', captions: ['Thrown by hand'] },
  },
  engine: 'studio',
}

/** The dialog with a draft of its own. */
function Dialog({ source, onStart }: { source: VideoAdSource; onStart: (request: VideoRequest) => void }) {
  const [draft, setDraft] = useState<VideoDraft>(source.draft)
  return <VideoGenerationDialog source={source} draft={draft} onDraft={setDraft} busy={false} onStart={onStart} onClose={() => undefined} />
}

describe('the dialog with the options of a video', () => {
  test('starts with the request of a video made again, shows rare options on demand, and requests the changes', async () => {
    const source = sourceOfVideo(video)
    if (source === null) throw new Error('The video keeps its request')
    const onStart = vi.fn<(request: VideoRequest) => void>()
    render(<Dialog source={source} onStart={onStart} />)
    const user = userEvent.setup({ delay: null })
    expect(screen.getByRole('spinbutton', { name: 'Duration (seconds)' })).toHaveProperty('value', '2')
    expect(screen.getByText('720 × 1280 pixels')).toBeDefined()
    const more = screen.getByRole('button', { name: 'More options' })
    expect([more.getAttribute('aria-expanded'), screen.queryByRole('combobox', { name: 'Music' })]).toEqual(['false', null])
    await user.click(more)
    const music = screen.getByRole('combobox', { name: 'Music' })
    expect(music).toHaveProperty('value', 'calm')
    expect(within(music).queryByRole('option', { name: 'Own sound' })).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Where it is shown' })).toHaveProperty('value', 'story')
    expect(screen.getByRole('combobox', { name: 'Storyboard' })).toHaveProperty('value', 'automatic')
    await user.selectOptions(music, 'Off')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), '1080p')
    expect(screen.getByText('1080 × 1920 pixels')).toBeDefined()
    await user.clear(screen.getByRole('textbox', { name: 'Headline' }))
    await user.click(screen.getByRole('button', { name: 'Generate Video' }))
    expect(onStart).toHaveBeenCalledWith({
      prompt: 'Steam rises',
      imageUrl: aVideoRequest.imageUrl,
      duration: 2,
      aspect_ratio: '9:16',
      placement: 'story',
      sound: 'none',
      resolution: '1080p',
      script: { hook: null, captions: ['Thrown by hand'] },
    })
  })

  test('opens the section with a hidden error', async () => {
    const source = sourceOfVideo({ ...video, request: { ...video.request, script: { captions: ['a', 'b', 'c'] } } })
    if (source === null) throw new Error('The video keeps its request')
    const onStart = vi.fn<(request: VideoRequest) => void>()
    render(<Dialog source={{ ...source, draft: { ...source.draft, captions: 'a\nb\nc\nd' } }} onStart={onStart} />)
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Generate Video' }))
    expect(screen.getByText('A video shows 3 captions at most')).toBeDefined()
    expect(onStart).not.toHaveBeenCalled()
  })
})

describe('the player', () => {
  test('shows the details of the video, its platforms, its engine and the actions', async () => {
    const done: string[] = []
    const note = (what: string) => () => void done.push(what)
    render(
      <VideoPlayerDialog
        ad={video}
        onDownload={note('download')}
        onShare={note('share')}
        onMakeAgain={note('again')}
        onClose={note('close')}
      />,
    )
    for (const text of ['Ready', '0:02', 'MP4', 'Nov 21, 2026', 'YouTube', 'Facebook', 'Made by the built-in studio'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getAllByText('HD (720 × 900)')).toHaveLength(2)
    expect(screen.queryByText('TikTok')).toBeNull()
    expect(screen.getByLabelText('Morning Mug Video', { selector: 'video' })).toHaveProperty('autoplay', true)
    const user = userEvent.setup({ delay: null })
    for (const name of ['Download Video', 'Share', 'Make again']) await user.click(screen.getByRole('button', { name }))
    expect(done).toEqual(['download', 'share', 'close', 'again'])
  })

  test('does not call a video ready that could not be played', () => {
    render(
      <VideoPlayerDialog ad={video} onDownload={() => undefined} onShare={() => undefined} onMakeAgain={null} onClose={() => undefined} />,
    )
    fireEvent.error(screen.getByLabelText('Morning Mug Video', { selector: 'video' }))
    expect(screen.getByText('Could not be played')).toBeDefined()
    expect(screen.queryByText('Ready')).toBeNull()
  })

  test('does not autoplay for users who prefer reduced motion, and offers no repetition without a stored request', () => {
    stubMotion(true)
    render(
      <VideoPlayerDialog ad={video} onDownload={() => undefined} onShare={() => undefined} onMakeAgain={null} onClose={() => undefined} />,
    )
    expect(screen.getByLabelText('Morning Mug Video', { selector: 'video' })).toHaveProperty('autoplay', false)
    expect(screen.queryByRole('button', { name: 'Make again' })).toBeNull()
  })
})
