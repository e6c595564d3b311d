// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type VideoAd } from '@adloom/domain/ad.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCreations, putCreations } from '../browser/database.ts'
import { closeAllNotices, runNoticeAction, useNotices } from '../state/notices.ts'
import { isDeleted } from '../state/videos/video-queue.ts'
import { deleteWithUndo } from './deletion.ts'

const video = (createdAt: Date): VideoAd => ({
  id: 'video_1',
  type: 'video',
  title: 'Mug Video',
  videoUrl: '/files/v.mp4',
  thumbnailUrl: null,
  duration: '0:05',
  format: 'MP4',
  resolution: 'HD 720x720',
  category: 'Generated',
  createdAt: createdAt.toISOString(),
  generationId: 'gen_1',
})
let requests: string[] = []

beforeEach(() => {
  requests = []
  sessionStorage.clear()
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? ''} ${url}`)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  useNotices.setState([], true)
})

test('a deleted video does not come back in this session, and the server deletes it and its job when Undo has expired', async () => {
  const ad = video(new Date())
  await putCreations([ad])
  await deleteWithUndo([ad])
  expect([isDeleted('gen_1'), requests, await listCreations()]).toEqual([true, [], []])
  closeAllNotices()
  await vi.waitFor(() => expect(requests).toEqual(['DELETE /api/ads/video_1', 'DELETE /api/generate-video/jobs/gen_1']))
})

test('an undone deletion reaches neither the library nor the server', async () => {
  const ad = video(new Date())
  await putCreations([ad])
  await deleteWithUndo([ad])
  runNoticeAction(useNotices.getState()[0].id)
  expect(isDeleted('gen_1')).toBe(false)
  await vi.waitFor(async () => expect(await listCreations()).toHaveLength(1))
  expect(requests).toEqual([])
})

test('a deleted video older than a day requests no deletion of its job', async () => {
  await deleteWithUndo([video(new Date(Date.now() - 25 * 60 * 60 * 1000))])
  closeAllNotices()
  await vi.waitFor(() => expect(requests).toEqual(['DELETE /api/ads/video_1']))
})
