import { expect, test } from 'vitest'
import { durationText, videoAdOf } from './video-ad.ts'
import { aVideoJob, aVideoRequest } from './video-job.test-data.ts'

test('a finished job gives a video ad named after its image, and an unfinished one gives none', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const done = aVideoJob({
    status: 'completed',
    resultUrl: 'https://here.example/files/v.mp4',
    thumbnailUrl: 'https://here.example/files/v.jpg',
  })
  expect(videoAdOf(done, { title: 'Morning mug', category: 'Coffee Mug', productName: null }, now)).toEqual({
    id: 'video_1',
    type: 'video',
    title: 'Morning mug Video',
    videoUrl: 'https://here.example/files/v.mp4',
    thumbnailUrl: 'https://here.example/files/v.jpg',
    duration: '0:05',
    format: 'MP4',
    resolution: 'HD 1280x720',
    category: 'Coffee Mug',
    createdAt: '2026-11-21T12:00:00.000Z',
    sourceImageId: 'img_1',
    generationId: 'gen_1',
    request: aVideoRequest,
    engine: 'studio',
  })
  expect(videoAdOf(done, { title: ' ', category: null, productName: null }, now)).toMatchObject({
    title: 'Generated Video',
    category: 'Generated',
  })
  for (const job of [aVideoJob(), aVideoJob({ status: 'completed' })])
    expect(videoAdOf(job, { title: 'Mug', category: null, productName: null }, now)).toBeNull()
})

test('known lengths and sizes are stored as displayed', () => {
  expect([0.4, 5, 14.96, 61].map(durationText)).toEqual(['0:01', '0:05', '0:15', '1:01'])
  const done = aVideoJob({ status: 'completed', resultUrl: 'https://here.example/v.mp4' })
  const resolution = (width: number, height: number) =>
    videoAdOf({ ...done, width, height }, { title: '', category: null, productName: null }, new Date(0))?.resolution
  expect([resolution(1080, 1920), resolution(320, 240)]).toEqual(['HD 1080x1920', '320x240'])
})
