import { cycle } from '@adloom/domain/ad.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { AD_IMAGE_VARIANTS, promptSuggestions } from '@adloom/domain/image.ts'
import { chosenMedium, previewImages } from './wizard-answers.ts'
import { type NewKey, type Refusal, type Wizard } from './wizard-state.ts'

/** Starts the five images, one per prompt. Existing ones stay: new copy needs no new images. A video and images from a prompt get none. */
export function variantsStarted(wizard: Wizard, newKey: NewKey): Wizard {
  const medium = chosenMedium(wizard)
  if (wizard.generatedImages.length > 0 || medium === null || medium.video || wizard.selectedMethod === 'prompt') return wizard
  const prompts = [...wizard.imagePrompts.filter((prompt) => prompt.trim() !== ''), ...promptSuggestions].slice(0, AD_IMAGE_VARIANTS)
  return {
    ...wizard,
    variantsOf: medium.src,
    generatedImages: prompts.map((prompt) => ({ status: 'running', key: newKey(), prompt })),
  }
}

const variantBecame = (wizard: Wizard, key: string, become: (prompt: string) => Wizard['generatedImages'][number]): Wizard => ({
  ...wizard,
  generatedImages: wizard.generatedImages.map((variant) =>
    variant.status === 'running' && variant.key === key ? become(variant.prompt) : variant,
  ),
})

export const variantReceived = (wizard: Wizard, key: string, reply: ResponseOf<'changeBackground'>): Wizard =>
  variantBecame(wizard, key, (prompt) => ({
    status: 'done',
    prompt,
    url: reply.url,
    engine: reply.engine,
    cutOut: reply.metadata.cutOut ?? null,
    note: reply.metadata.note ?? null,
    costUsd: reply.cost?.usd ?? undefined,
  }))

export const variantFailed = (wizard: Wizard, key: string, refusal: Refusal): Wizard =>
  variantBecame(wizard, key, (prompt) => ({ status: 'failed', prompt, refusal }))

/** Retries the failed images under new keys. */
export const failedVariantsRetried = (wizard: Wizard, newKey: NewKey): Wizard => ({
  ...wizard,
  generatedImages: wizard.generatedImages.map((variant) =>
    variant.status === 'failed' ? { status: 'running', key: newKey(), prompt: variant.prompt } : variant,
  ),
})

/** Shows the image at this index. */
export const previewShown = (wizard: Wizard, previewImageIndex: number): Wizard => ({ ...wizard, previewImageIndex })

/** Pages through the preview's images, wrapping in both directions. */
export const previewTurned = (wizard: Wizard, step: 1 | -1): Wizard => {
  const { length } = previewImages(wizard)
  return length === 0 ? wizard : { ...wizard, previewImageIndex: cycle(wizard.previewImageIndex, step, length) }
}
