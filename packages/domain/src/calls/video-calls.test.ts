import { expect, test } from 'vitest'
import { errors } from '../error.ts'
import { videoCalls } from './video-calls.ts'

test('waiting for a video lists every provider and budget failure beforehand', () => {
  const possible = Object.keys(errors).filter((code) => /^(provider|budget)\./.test(code))
  expect(possible.length).toBeGreaterThan(10)
  expect(videoCalls.generateVideo.failures).toEqual(expect.arrayContaining(possible))
})
