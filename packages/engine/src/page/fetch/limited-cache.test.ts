import { afterEach, expect, test, vi } from 'vitest'
import { createCache } from './limited-cache.ts'

afterEach(() => vi.useRealTimers())

test('what is too old is forgotten without another request', () => {
  vi.useFakeTimers()
  // A clock that stands still: an entry that is asked for never looks too old.
  const cache = createCache<string>(
    { maxAgeMs: 1000, maxBytes: 100 },
    (value) => value.length,
    () => [],
    () => 0,
  )
  cache.put('page', ['https://shop.example/', 'https://shop.example/home'])
  vi.advanceTimersByTime(999)
  expect(cache.find('https://shop.example/home')).toBe('page')
  vi.advanceTimersByTime(1)
  expect(cache.find('https://shop.example/')).toBeNull()
  expect(cache.find('https://shop.example/home')).toBeNull()
})
