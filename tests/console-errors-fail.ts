import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that prints an error has failed, whatever it asserted. A test that expects one replaces the spy's implementation itself. */
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
