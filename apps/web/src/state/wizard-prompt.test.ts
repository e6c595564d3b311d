import { describe, expect, test } from 'vitest'
import { adImages, chosenMedium, drawnFrom } from './wizard-answers.ts'
import { adTypeChosen, methodChosen } from './wizard-changes.ts'
import { imagesReceived, imagesRequested, promptChanged } from './wizard-prompt.ts'
import { aWizard, keys } from './sample-wizard.test-data.ts'
import { type Wizard } from './wizard-state.ts'
import { previewShown } from './wizard-variants.ts'

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
  test('an image ad stays at its images', () => {
    expect(imagesReceived(withPrompt('image'), 'k1', reply, keys())).toMatchObject({ activeStep: 1, copy: { status: 'none' } })
  })
})
