import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { describe, expect, test } from 'vitest'
import { adImages } from './wizard-answers.ts'
import { keys } from './sample-wizard.test-data.ts'
import { type Wizard, wizardSchema } from './wizard-state.ts'
import { atTargeting } from './wizard-steps.test-data.ts'
import {
  cutOutDrafted,
  cutOutEdited,
  cutOutReceived,
  failedVariantsRetried,
  previewTurned,
  strokesOfCutOut,
  variantReceived,
  variantFailed,
} from './wizard-variants.ts'
import { dueWork } from './wizard-work.ts'

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

describe('a cut-out edited by hand', () => {
  const src = 'https://shop.example/mug.jpg'
  const url = 'https://here.example/files/by-hand.png'
  const strokes: CutOutStroke[] = [{ kind: 'keep', radius: 0.04, softness: 0.5, points: [[0.5, 0.5]] }]
  const cut = (newKey: () => string) =>
    cutOutReceived(atTargeting(newKey), src, { url: 'https://here.example/files/cut.png', note: null, place: null })
  test('is what all variants are made from anew, under new keys', () => {
    const newKey = keys()
    const before = cut(newKey)
    const edited = cutOutEdited(cutOutDrafted(before, src, strokes), { of: src, url, place: null, strokes }, newKey)
    expect(edited.processedImage).toEqual({ of: src, url, note: null, place: null, strokes })
    expect(edited.cutOutDraft).toBe(null)
    const scenes = dueWork(edited).flatMap((work) => (work.kind === 'restage' ? [work] : []))
    expect(scenes.map(({ request }) => request.imageUrl)).toEqual(Array.from({ length: 5 }, () => url))
    const earlier = new Set(dueWork(before).map(({ key }) => key))
    expect(scenes.some(({ key }) => earlier.has(key))).toBe(false)
  })
  test('keeps its strokes, also those not applied yet, in the stored wizard', () => {
    const edited = cutOutEdited(cut(keys()), { of: src, url, place: null, strokes }, keys('new'))
    const drafted = cutOutDrafted(edited, src, [...strokes, ...strokes])
    const stored = wizardSchema.parse(JSON.parse(JSON.stringify(drafted)))
    expect(strokesOfCutOut(stored)).toHaveLength(2)
    expect(strokesOfCutOut({ ...stored, cutOutDraft: null })).toEqual(strokes)
  })
  test('belongs to its image: another one starts without strokes, and a late answer changes nothing', () => {
    const edited = cutOutDrafted(cutOutEdited(cut(keys()), { of: src, url, place: null, strokes }, keys('new')), src, strokes)
    const other = { ...edited, variantsOf: 'https://shop.example/side.jpg' }
    expect(strokesOfCutOut(other)).toEqual([])
    expect(cutOutEdited(other, { of: src, url, place: null, strokes }, keys('late'))).toBe(other)
    expect(cutOutDrafted(other, src, strokes)).toBe(other)
  })
})
