import { expect, test } from 'vitest'
import { videoRequestSchema } from './video-job.ts'

test('a text of a video that was left out is not taken for one that is to be left out', () => {
  const request = { prompt: 'Steam rises', imageUrl: 'https://here.example/a.jpg', script: { brandName: 'Northbrew', hook: null } }
  expect(videoRequestSchema.parse(request).script).toEqual({ brandName: 'Northbrew', hook: null })
})
