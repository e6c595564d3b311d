// @vitest-environment jsdom
import { type VideoAd } from '@adloom/domain/ad.ts'
import { videoChecksOf } from '@adloom/domain/placements/check-video.ts'
import { videoRules } from '@adloom/domain/placements/placement.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { VideoPlacementsDialog } from './video-placements-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ad: VideoAd = {
  id: 'video_1',
  type: 'video',
  title: 'Mug, turning',
  videoUrl: 'http://localhost/files/a.mp4',
  thumbnailUrl: null,
  duration: '5',
  format: '9:16',
  resolution: '720p',
  category: '',
  createdAt: '2026-11-28T10:00:00.000Z',
}
const facts = { width: 720, height: 1280, seconds: 5, bytes: 900_000, contentType: 'video/mp4', codec: 'avc1' }
const judged = videoRules.map((rules) => {
  const checks = videoChecksOf(rules, facts)
  return { placement: rules.id, result: checks.some(({ result }) => result === 'fail') ? 'fail' : 'pass', checks }
})
const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

test('each placement of videos says what the film keeps and breaks there, with figures', async () => {
  vi.stubGlobal('fetch', answering(200, { placements: judged }))
  render(<VideoPlacementsDialog ad={ad} onClose={() => undefined} />)
  const stories = screen.getByRole('region', { name: 'Facebook and Instagram stories' })
  expect((await within(stories).findAllByText('Pass')).length).toBeGreaterThan(0)
  const feed = screen.getByRole('region', { name: 'Facebook and Instagram feed' })
  expect(within(feed).getAllByText('Fail').length).toBeGreaterThan(0)
  expect(within(feed).getByText('0.563')).toBeDefined()
})

test('a failure says so, and is tried again', async () => {
  vi.stubGlobal('fetch', answering(422, { error: { code: 'video.undecodable', message: 'This video cannot be read.' } }))
  render(<VideoPlacementsDialog ad={ad} onClose={() => undefined} />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  vi.stubGlobal('fetch', answering(200, { placements: judged }))
  fireEvent.click(retry)
  expect((await screen.findAllByText('Pass')).length).toBeGreaterThan(0)
})
