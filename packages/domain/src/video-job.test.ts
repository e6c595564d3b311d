import { expect, test } from 'vitest'
import { videoRequestSchema } from './video-job.ts'

test('a missing text of a video script differs from one that is null', () => {
  const request = { prompt: 'Steam rises', imageUrl: 'https://here.example/a.jpg', script: { brandName: 'Northbrew', hook: null } }
  expect(videoRequestSchema.parse(request).script).toEqual({ brandName: 'Northbrew', hook: null })
})
