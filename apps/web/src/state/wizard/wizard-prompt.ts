import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { chosenMedium, promptKey } from './wizard-answers.ts'
import { copyStarted } from './wizard-copy.ts'
import { nothingMade } from './empty-wizard.ts'
import { type NewKey, type Refusal, stepNumber, type Wizard } from './wizard-state.ts'

/** Changes of the AI prompt and of the images generated from it. */

export const promptChanged = (wizard: Wizard, change: Partial<Omit<Wizard['promptData'], 'run'>>): Wizard => ({
  ...wizard,
  selectedMethod: 'prompt',
  promptData: { ...wizard.promptData, ...change },
})

export const imagesRequested = (wizard: Wizard, newKey: NewKey): Wizard => ({
  ...wizard,
  ...nothingMade,
  selectedMethod: 'prompt',
  promptData: { ...wizard.promptData, run: { status: 'running', key: newKey(), of: promptKey(wizard.promptData), pictures: [] } },
})

/** The user closed the alert about failed images; all input stays. */
export const promptAlertClosed = (wizard: Wizard): Wizard =>
  wizard.promptData.run.status === 'failed' ? { ...wizard, promptData: { ...wizard.promptData, run: { status: 'idle' } } } : wizard

const isGenerating = (wizard: Wizard, key: string): boolean =>
  wizard.promptData.run.status === 'running' && wizard.promptData.run.key === key

/** Some of the images have arrived; the others are being generated. Those known before a reload stay. */
export function imagesSoFar(wizard: Wizard, key: string, images: readonly (string | null)[]): Wizard {
  const { run } = wizard.promptData
  if (run.status !== 'running' || run.key !== key) return wizard
  const pictures = images.map((src, place) => src ?? run.pictures[place] ?? null)
  return { ...wizard, promptData: { ...wizard.promptData, run: { ...run, pictures } } }
}

/** Stops generating images from the prompt; the form keeps its content. */
export const generationStopped = (wizard: Wizard): Wizard =>
  wizard.promptData.run.status === 'running' ? { ...wizard, promptData: { ...wizard.promptData, run: { status: 'idle' } } } : wizard

/** The images from the prompt have arrived. Social and display ads go directly to Targeting, where copy generation starts. */
export function imagesReceived(wizard: Wizard, key: string, reply: ResponseOf<'textToImage'>, newKey: NewKey): Wizard {
  const { run, form, guided } = wizard.promptData
  if (run.status !== 'running' || run.key !== key) return wizard
  const images = reply.images.length > 0 ? reply.images.map(({ url }) => url) : reply.imageUrls
  const seeds = reply.images.flatMap((image) => image.seed ?? [])
  const category = form === 'guided' ? guided.category.trim() : ''
  const { engine, note = null, understood = null, seed = null, cost } = reply
  const received: Wizard = {
    ...wizard,
    promptData: {
      ...wizard.promptData,
      run: { status: 'done', pictures: images, engine, of: run.of, note, understood, seed, seeds, costUsd: cost?.usd ?? undefined },
    },
    // The guided form names the product, so no category has to be guessed.
    imageCategories: category === '' ? {} : Object.fromEntries(images.map((src) => [src, { status: 'edited', category }])),
  }
  if (wizard.selectedTool === 'image' || wizard.selectedTool === 'video') return received
  return copyStarted({ ...received, activeStep: stepNumber.targeting, variantsOf: images[0] ?? null }, newKey, false)
}

/** Continues with the existing images. Copy and variants are made of the chosen one, unless that was done before. */
export function promptDone(wizard: Wizard, newKey: NewKey): Wizard {
  const chosen = chosenMedium(wizard)?.src ?? null
  const onward: Wizard = { ...wizard, activeStep: stepNumber.targeting }
  const isMade = wizard.copy.status !== 'none' && (wizard.variantsOf === null || wizard.variantsOf === chosen)
  if (isMade) return onward
  return copyStarted({ ...onward, ...nothingMade, previewImageIndex: wizard.previewImageIndex, variantsOf: chosen }, newKey, false)
}

export const imagesFailed = (wizard: Wizard, key: string, refusal: Refusal): Wizard =>
  isGenerating(wizard, key) ? { ...wizard, promptData: { ...wizard.promptData, run: { status: 'failed', refusal } } } : wizard
