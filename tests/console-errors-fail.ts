import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails a test that calls `console.error`, whatever it asserted. A test that expects an error replaces the spy's implementation itself. */
const spy = { errors: [] as unknown[][] }

beforeEach(() => {
  spy.errors = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    spy.errors.push(words)
  })
})

afterEach(() => {
  expect(spy.errors, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
