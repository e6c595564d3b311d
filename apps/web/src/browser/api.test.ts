// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { type ChoicesChange, ENGINES_KEY, saveEngineChoices, loadEngineChoices, onEngineChoices } from './engine-choices.ts'
import { flags, hasFlag } from './flags.ts'

beforeEach(() => localStorage.clear())

/** A server that gives the same answer to every request. */
const answering = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }))

const request = { imageUrl: 'https://shop.example/mug.jpg', prompt: 'on marble' }
const failure = { error: { code: 'server.busy', message: 'Busy', requestId: '1' } }
const metadata = { provider: 'studio', model: 'studio', width: 1, height: 1, contentType: 'image/jpeg' }

describe('a generation counts as used', () => {
  test('after copy or an image was generated', async () => {
    answering(200, { copy: [], imagePrompts: [], engine: 'studio' })
    await api.generateCopy({})
    expect(hasFlag(flags.usedGeneration)).toBe(true)
    localStorage.clear()
    answering(200, { url: 'https://a.example/files/x.jpg', prompt: 'p', engine: 'studio', metadata })
    await api.changeBackground(request)
    expect(hasFlag(flags.usedGeneration)).toBe(true)
  })
  test('not after a failure', async () => {
    answering(503, failure)
    await expect(api.changeBackground(request)).rejects.toThrow('API Error: 503')
    expect(hasFlag(flags.usedGeneration)).toBe(false)
  })
  test('not after reading a page or guessing a category', async () => {
    answering(200, { category: 'Mug', confidence: 1, engine: 'studio' })
    await api.categorizeImage({ hint: 'mug' })
    expect(hasFlag(flags.usedGeneration)).toBe(false)
  })
})

describe('the engines a user chose', () => {
  const made = { url: 'https://a.example/files/x.jpg', prompt: 'p', engine: 'studio', metadata }
  const notOffered = { error: { code: 'engine.not-offered', message: 'No such engine', requestId: '1' } }
  /** Sends the server's answers in order and records each call with the engines it named. */
  function serverAnswering(...answers: readonly (readonly [number, object])[]): (string | null)[] {
    const named: (string | null)[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      const [status, body] = answers[Math.min(named.length, answers.length - 1)]
      named.push(new Headers(init?.headers).get('Adloom-Engines'))
      return new Response(JSON.stringify(body), { status })
    })
    return named
  }

  test('are sent with calls that generate something or name products, and with no other', async () => {
    await saveEngineChoices({ copy: 'studio', video: 'fal:fal-ai/kling' })
    const named = serverAnswering([200, made], [200, { category: 'Mug', confidence: 1, engine: 'studio' }], [200, { status: 'ok' }])
    await api.changeBackground(request)
    await api.categorizeImage({ hint: 'mug' })
    await api.health({}).catch(() => undefined)
    expect(named).toEqual(['copy=studio, video=fal:fal-ai/kling', 'copy=studio, video=fal:fal-ai/kling', null])
  })

  test('are not sent while none is chosen', async () => {
    const named = serverAnswering([200, made])
    await api.changeBackground(request)
    expect(named).toEqual([null])
  })

  test('are cleared once the server no longer offers one, and the call is repeated without them', async () => {
    await saveEngineChoices({ background: 'gemini:gone' })
    const changes: ChoicesChange[] = []
    const stop = onEngineChoices((change) => changes.push(change))
    const named = serverAnswering([422, notOffered], [200, made])
    expect((await api.changeBackground(request)).engine).toBe('studio')
    stop()
    expect(named).toEqual(['background=gemini:gone', null])
    expect(changes).toEqual(['given-up'])
    expect(localStorage.getItem(ENGINES_KEY)).toBeNull()
  })

  test('apply to the other roles of a call that names an engine itself', async () => {
    await saveEngineChoices({ copy: 'studio', video: 'fal:fal-ai/kling' })
    const job = { error: { ...notOffered.error, code: 'server.busy' } }
    const named = serverAnswering([503, job])
    await expect(api.startVideoJob({ prompt: 'turn', imageUrl: request.imageUrl }, { engines: { video: 'studio' } })).rejects.toThrow('503')
    expect(named).toEqual(['copy=studio, video=studio'])
    expect(await loadEngineChoices()).toEqual({ copy: 'studio', video: 'fal:fal-ai/kling' })
  })

  test('stay when a call is rejected for another reason', async () => {
    await saveEngineChoices({ copy: 'studio' })
    const named = serverAnswering([422, { error: { ...notOffered.error, code: 'picture.undecodable' } }])
    await expect(api.changeBackground(request)).rejects.toThrow('API Error: 422')
    expect(named).toHaveLength(1)
    expect(await loadEngineChoices()).toEqual({ copy: 'studio' })
  })

  test('are the original ones when a call is repeated under its key', async () => {
    await saveEngineChoices({ background: 'studio' })
    const named = serverAnswering([503, failure], [200, made])
    await expect(api.changeBackground(request, { idempotencyKey: 'same-key' })).rejects.toThrow('API Error: 503')
    await saveEngineChoices({})
    await api.changeBackground(request, { idempotencyKey: 'same-key' })
    await api.changeBackground(request, { idempotencyKey: 'other-key' })
    expect(named).toEqual(['background=studio', 'background=studio', null])
  })
})
