import { describe, expect, test } from 'vitest'
import { adImages } from './wizard-answers.ts'
import { keys } from './sample-wizard.test-data.ts'
import { type Wizard } from './wizard-state.ts'
import { atTargeting } from './wizard-steps.test-data.ts'
import { failedVariantsRetried, previewTurned, variantReceived, variantFailed } from './wizard-variants.ts'

const image = (url: string, cutOut = true) => ({
  url,
  prompt: '',
  engine: 'studio',
  metadata: { provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg', cutOut },
})

describe('images', () => {
  const variantKeys = (wizard: Wizard): string[] =>
    wizard.generatedImages.flatMap((variant) => (variant.status === 'running' ? [variant.key] : []))
  test('arrive one by one, and a failed one is the original, shown once', () => {
    const wizard = atTargeting()
    const [a, b, c, d, e] = variantKeys(wizard)
    const done = [a, b, c].reduce(
      (before, key, place) => variantReceived(before, key, image(`https://here.example/${String(place)}`)),
      wizard,
    )
    const refusal = { code: null, sentence: 'No.' }
    const settled = variantFailed(variantFailed(done, d, refusal), e, refusal)
    expect(adImages(settled)).toEqual([
      'https://here.example/0',
      'https://here.example/1',
      'https://here.example/2',
      'https://shop.example/mug.jpg',
    ])
  })
  test('the cost of an image is stored with it, where it had one', () => {
    const wizard = atTargeting()
    const [a, b, c] = variantKeys(wizard)
    const paid = [{ usd: 0.04 }, { usd: null }, undefined].reduce<Wizard>(
      (before, cost, place) => variantReceived(before, [a, b, c][place], { ...image(`https://here.example/${String(place)}`), cost }),
      wizard,
    )
    const costs = paid.generatedImages.map((variant) => (variant.status === 'done' ? variant.costUsd : null))
    expect(costs.slice(0, 3)).toEqual([0.04, undefined, undefined])
  })
  test('failed images are retried under new keys, the others stay', () => {
    const newKey = keys()
    const wizard = atTargeting(newKey)
    const [a, b] = variantKeys(wizard)
    const failed = variantFailed(variantReceived(wizard, a, image('https://here.example/a')), b, { code: null, sentence: 'No.' })
    const retried = failedVariantsRetried(failed, newKey)
    expect(retried.generatedImages[0]).toMatchObject({ status: 'done' })
    expect(retried.generatedImages[1]).toMatchObject({ status: 'running', prompt: 'two' })
    expect(variantKeys(retried)).not.toContain(b)
  })
  test('the preview’s images wrap around in both directions', () => {
    const wizard = atTargeting()
    const done = variantKeys(wizard).reduce((before, key) => variantReceived(before, key, image(`https://here.example/${key}`)), wizard)
    expect(previewTurned(done, -1).previewImageIndex).toBe(4)
    expect(previewTurned(previewTurned(done, -1), 1).previewImageIndex).toBe(0)
  })
})
