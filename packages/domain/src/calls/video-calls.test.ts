import { expect, test } from 'vitest'
import { errors } from '../error.ts'
import { videoCalls } from './video-calls.ts'

test('whoever waits for a video is told beforehand of every failure of providers and budgets', () => {
  const possible = Object.keys(errors).filter((code) => /^(provider|budget)\./.test(code))
  expect(possible.length).toBeGreaterThan(10)
  expect(videoCalls.generateVideo.failures).toEqual(expect.arrayContaining(possible))
})
