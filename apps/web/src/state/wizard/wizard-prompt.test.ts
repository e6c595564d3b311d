import { promptSuggestions } from '@adloom/domain/image.ts'
import { describe, expect, test } from 'vitest'
import { adImages, chosenMedium, drawnFrom } from './wizard-answers.ts'
import { adTypeChosen, methodChosen, stepReopened } from './wizard-changes.ts'
import { copyReceived } from './wizard-copy.ts'
import { imagesReceived, imagesRequested, promptChanged, promptDone } from './wizard-prompt.ts'
import { aWizard, keys } from './sample-wizard.test-data.ts'
import { type Wizard } from './wizard-state.ts'
import { reply as written, runningKey } from './wizard-steps.test-data.ts'
import { previewShown, variantReceived } from './wizard-variants.ts'
import { dueWork } from './wizard-work.ts'

describe('images from a prompt', () => {
  const reply = {
    images: [],
    image_urls: [],
    imageUrls: ['https://here.example/p1', 'https://here.example/p2'],
    prompt: 'a mug',
    engine: 'studio',
  }
  const withPrompt = (tool: 'social' | 'image'): Wizard =>
    imagesRequested(promptChanged(methodChosen(adTypeChosen(aWizard(), tool), 'prompt'), { prompt: 'a mug' }), keys())
  test('a social ad goes directly to Targeting while copy is being written', () => {
    const wizard = imagesReceived(withPrompt('social'), 'k1', reply, keys())
    expect(wizard).toMatchObject({ activeStep: 3, copy: { status: 'running' } })
    expect(chosenMedium(wizard)?.src).toBe('https://here.example/p1')
    expect(adImages(wizard)).toEqual(reply.imageUrls)
  })
  test('the chosen one can be generated again: its product, without the scene, with its own seed', () => {
    const wizard = promptChanged(withPrompt('image'), { prompt: 'a mug on a light oak table', mode: 'pro' })
    const received = imagesReceived(wizard, 'k1', { ...reply, seed: 7 }, keys())
    expect(drawnFrom(previewShown(received, 1))).toEqual({ prompt: 'a mug', seed: 8, mode: 'pro', isBare: false })
    const left = reply.imageUrls.map((url, place) => ({ url, width: 1, height: 1, content_type: 'image/jpeg', seed: 20 + 2 * place }))
    expect(drawnFrom(previewShown(imagesReceived(wizard, 'k1', { ...reply, seed: 7, images: left }, keys()), 1))).toMatchObject({
      seed: 22,
    })
    expect(drawnFrom(imagesReceived(wizard, 'k1', { ...reply, seed: 7, engine: 'fal:flux' }, keys()))).toBeNull()
  })
  test('one without a background is generated again without one', () => {
    const understood = {
      kind: 'mug',
      scene: 'on a transparent background',
      colors: [],
      material: null,
      light: null,
      camera: null,
      ignored: [],
    }
    const received = imagesReceived(withPrompt('image'), 'k1', { ...reply, seed: 7, understood }, keys())
    expect(drawnFrom(received)).toMatchObject({ seed: 7, isBare: true })
  })
  test('a social ad gets five images: those of the prompt, and new scenes of the first', () => {
    const newKey = keys()
    const pro = promptChanged(withPrompt('social'), { prompt: 'a mug on a light oak table', mode: 'pro' })
    const received = imagesReceived(pro, 'k1', { ...reply, seed: 7 }, newKey)
    const wizard = copyReceived(received, runningKey(received), written(['First']), newKey)
    expect(dueWork(wizard).filter(({ kind }) => kind === 'redraw')).toMatchObject(
      promptSuggestions.slice(0, 3).map((prompt) => ({ drawn: { prompt: 'a mug', seed: 7, mode: 'pro' }, prompt })),
    )
    const made = wizard.generatedImages.reduce(
      (before, variant, place) =>
        variant.status === 'running'
          ? variantReceived(before, variant.key, { url: `https://here.example/v${String(place)}`, engine: 'studio' })
          : before,
      wizard,
    )
    expect(adImages(made)).toEqual([...reply.imageUrls, 'https://here.example/v0', 'https://here.example/v1', 'https://here.example/v2'])
    // Paging through them chooses no other one, and going back shows the one they were made of.
    expect(chosenMedium(previewShown(made, 3))?.src).toBe('https://here.example/p1')
    expect(stepReopened(previewShown(made, 3), 1).previewImageIndex).toBe(0)
  })
  test('another picture chosen after going back makes copy and scenes of that one; the same one keeps them', () => {
    const newKey = keys()
    const received = imagesReceived(withPrompt('social'), 'k1', reply, newKey)
    const made = stepReopened(copyReceived(received, runningKey(received), written(['First']), newKey), 1)
    expect(promptDone(made, newKey)).toMatchObject({ copy: { status: 'done' }, variantsOf: 'https://here.example/p1' })
    expect(promptDone(previewShown(made, 1), newKey)).toMatchObject({
      copy: { status: 'running' },
      variantsOf: 'https://here.example/p2',
      generatedImages: [],
    })
  })
  test('an image ad stays at its images', () => {
    expect(imagesReceived(withPrompt('image'), 'k1', reply, keys())).toMatchObject({ activeStep: 1, copy: { status: 'none' } })
  })
})
