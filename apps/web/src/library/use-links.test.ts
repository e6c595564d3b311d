import { expect, test } from 'vitest'
import { presetOf } from './use-links.ts'

test('the filter of a navigation state is known before the first frame, so that the full list never flashes', () => {
  expect(presetOf({ filterType: 'video' })).toBe('video')
  expect(presetOf({ filterType: 'reel' })).toBe('all')
  expect([presetOf(null), presetOf({}), presetOf('video')]).toEqual([null, null, null])
})
