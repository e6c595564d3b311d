// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { flags, hasFlag } from './flags.ts'

beforeEach(() => localStorage.clear())

/** A server that gives one answer to everything. */
const answering = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }))

const request = { imageUrl: 'https://shop.example/mug.jpg', prompt: 'on marble' }
const failure = { error: { code: 'server.busy', message: 'Busy', requestId: '1' } }
const metadata = { provider: 'studio', model: 'studio', width: 1, height: 1, contentType: 'image/jpeg' }

describe('generation counts as used', () => {
  test('once copy or a picture was made', async () => {
    answering(200, { copy: [], imagePrompts: [], engine: 'studio' })
    await api.generateCopy({})
    expect(hasFlag(flags.usedGeneration)).toBe(true)
    localStorage.clear()
    answering(200, { url: 'https://a.example/files/x.jpg', prompt: 'p', engine: 'studio', metadata })
    await api.changeBackground(request)
    expect(hasFlag(flags.usedGeneration)).toBe(true)
  })
  test('not when it failed', async () => {
    answering(503, failure)
    await expect(api.changeBackground(request)).rejects.toThrow('API Error: 503')
    expect(hasFlag(flags.usedGeneration)).toBe(false)
  })
  test('not by reading a page or guessing a category', async () => {
    answering(200, { category: 'Mug', confidence: 1, engine: 'studio' })
    await api.categorizeImage({ hint: 'mug' })
    expect(hasFlag(flags.usedGeneration)).toBe(false)
  })
})
