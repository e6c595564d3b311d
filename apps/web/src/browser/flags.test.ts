// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { flags, hasFlag, setFlag } from './flags.ts'

beforeEach(() => localStorage.clear())

test('a flag is stored under its key of the specification', () => {
  expect(hasFlag(flags.usedGeneration)).toBe(false)
  setFlag(flags.usedGeneration)
  expect(localStorage.getItem('adloom.has-used-generation')).toBe('true')
  expect([hasFlag(flags.usedGeneration), hasFlag(flags.leadSettled)]).toEqual([true, false])
})

test('a flag lasts until the page closes when the browser blocks storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setFlag(flags.leadSettled)
  expect(hasFlag(flags.leadSettled)).toBe(true)
  expect(localStorage.getItem('adloom.lead-submitted')).toBeNull()
})
