import { describe, expect, test } from 'vitest'
import { type Engines } from '../state/engines.ts'
import { estimateOf, sentenceOfEstimate, videoOrders } from './order.ts'

const engine = (name: string, usd: number | null, per = 'call') => {
  const [provider, model = provider] = name.split(':')
  const estimate = { usd, per, asOf: '2026-11-20' }
  return { engine: name, provider, model, available: true, needsNetwork: true, typicalMs: null, estimate, warnings: [] }
}
const studio = engine('studio', 0)
const words = engine('openai:gpt-4o-mini', 0.001)
const images = engine('openai:gpt-image-2', 0.05, 'picture')
const videos = engine('fal:fal-ai/kling', 0.4, 'video')
const ownServer = engine('openai-compatible:mug-1', null)
const engines = (features: NonNullable<Engines['features']>, choices: Engines['choices'] = {}): Engines => ({ features, choices })
const lineOf = (orders: Parameters<typeof estimateOf>[0], known: Engines, atMost = false): string | null => {
  const estimate = estimateOf(orders, known)
  return estimate === null ? null : sentenceOfEstimate(estimate, atMost)
}

describe('the cost of a click', () => {
  test('multiplies the price by the number of requested images', () => {
    const known = engines({ fastImages: images })
    expect(lineOf([{ role: 'fastImages', units: 1 }], known)).toBe('About $0.05 · openai · gpt-image-2')
    expect(lineOf([{ role: 'fastImages', units: 4 }], known)).toBe('About $0.20 · openai · gpt-image-2')
  })

  test('includes the copy of a video where a model writes it', () => {
    const orders = videoOrders({ duration: 5, about: { title: 'Mug' } })
    expect(lineOf(orders, engines({ video: videos, copy: words }))).toBe('About $0.40 · fal · fal-ai/kling + openai · gpt-4o-mini')
  })

  test('grows with the seconds of a video, whose price is for five', () => {
    expect(lineOf(videoOrders({ duration: 5 }), engines({ video: videos }))).toBe('About $0.40 · fal · fal-ai/kling')
    expect(lineOf(videoOrders({ duration: 15 }), engines({ video: videos }))).toBe('About $1.20 · fal · fal-ai/kling')
  })

  test('adds up everything the click requests and names each recipient once', () => {
    const known = engines({ copy: words, background: images, fastImages: images, video: studio })
    const orders = [
      { role: 'copy', units: 1 },
      { role: 'background', units: 5 },
      { role: 'fastImages', units: 1 },
      ...videoOrders({ duration: 5 }),
    ] as const
    expect(lineOf(orders, known)).toBe('About $0.30 · openai · gpt-4o-mini + openai · gpt-image-2')
  })

  test('is null when everything is free or the engines are not known yet', () => {
    const orders = [{ role: 'copy', units: 1 }] as const
    expect(lineOf(orders, engines({ copy: studio }))).toBeNull()
    expect(lineOf(orders, engines({ copy: engine('openai-compatible:here', 0) }))).toBeNull()
    expect(lineOf(orders, engines({}))).toBeNull()
    expect(lineOf(orders, { features: null, choices: {} })).toBeNull()
    expect(lineOf([], engines({ copy: words }))).toBeNull()
  })

  test('is unknown, not free, when one price is unknown', () => {
    expect(lineOf([{ role: 'copy', units: 1 }], engines({ copy: ownServer }))).toBe(
      'Costs an amount not known here · openai-compatible · mug-1',
    )
    const both = [
      { role: 'copy', units: 1 },
      { role: 'background', units: 1 },
    ] as const
    expect(lineOf(both, engines({ copy: ownServer, background: images }))).toBe(
      'About $0.05 and an amount not known here · openai-compatible · mug-1 + openai · gpt-image-2',
    )
  })

  test('uses the engine the user chose, unless it is no longer offered', () => {
    const features = { copy: { ...words, choices: [words, ownServer, studio] } }
    const orders = [{ role: 'copy', units: 1 }] as const
    expect(lineOf(orders, engines(features, { copy: 'studio' }))).toBeNull()
    expect(lineOf(orders, engines(features, { copy: ownServer.engine }))).toBe('Costs an amount not known here · openai-compatible · mug-1')
    expect(lineOf(orders, engines(features, { copy: 'acme:gone' }))).toBe('About $0.001 · openai · gpt-4o-mini')
  })

  test('is an upper limit when the click requests less than the price covers', () => {
    expect(lineOf([{ role: 'copy', units: 1 }], engines({ copy: words }), true)).toBe('Up to about $0.001 · openai · gpt-4o-mini')
  })
})
