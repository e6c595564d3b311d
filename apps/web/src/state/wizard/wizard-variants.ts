import { type CutoutPlace } from '@adloom/domain/design/cutout.ts'
import { cycle } from '@adloom/domain/ad.ts'
import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { AD_IMAGE_VARIANTS, bareSuggestions, promptSuggestions } from '@adloom/domain/image.ts'
import { chosenMedium, drawnFrom, imagesFromWords, previewImages } from './wizard-answers.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type NewKey, type Refusal, type Wizard } from './wizard-state.ts'

/** The number of variants that make the ad's images five: fewer where a prompt gave some of them. */
export const variantsWanted = (wizard: Wizard): number => Math.max(0, AD_IMAGE_VARIANTS - imagesFromWords(wizard).length)

/** The scenes of the variants, in order. A drawn product gets the fixed ones: the copy's prompts name it once more. */
function scenesOf(wizard: Wizard): readonly string[] {
  const drawn = drawnFrom(wizard)
  if (drawn !== null) return drawn.isBare ? bareSuggestions : promptSuggestions
  return [...wizard.imagePrompts.filter((prompt) => prompt.trim() !== ''), ...promptSuggestions]
}

/** Starts the images that are missing to five, one per scene. Existing ones stay: new copy needs no new images. A video gets none. */
export function variantsStarted(wizard: Wizard, newKey: NewKey): Wizard {
  const medium = chosenMedium(wizard)
  if (wizard.generatedImages.length > 0 || medium === null || medium.video) return wizard
  const prompts = scenesOf(wizard).slice(0, variantsWanted(wizard))
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

/** An image that arrived. `cutOut` is missing where nothing was cut out of a photograph. */
interface ArrivedVariant {
  readonly url: string
  readonly engine: EngineName
  readonly cutOut?: boolean
  readonly note?: string
  readonly cost?: { readonly usd: number | null }
}

export const variantReceived = (wizard: Wizard, key: string, { url, engine, cutOut, note, cost }: ArrivedVariant): Wizard =>
  variantBecame(wizard, key, (prompt) => ({
    status: 'done',
    prompt,
    url,
    engine,
    cutOut: cutOut ?? null,
    note: note ?? null,
    costUsd: cost?.usd ?? undefined,
  }))

export const variantFailed = (wizard: Wizard, key: string, refusal: Refusal): Wizard =>
  variantBecame(wizard, key, (prompt) => ({ status: 'failed', prompt, refusal }))

interface MadeCutOut {
  readonly url: string
  readonly note: string | null
  readonly place: CutoutPlace | null
}

/** The product of the image at `src` is cut out at `url`; `note` says why it could not be, and the image itself is used. */
export const cutOutReceived = (wizard: Wizard, src: string, made: MadeCutOut): Wizard =>
  wizard.variantsOf === src ? { ...wizard, processedImage: { of: src, ...made, strokes: null } } : wizard

/** Strokes over the product of the variants that are not applied yet. */
export const cutOutDrafted = (wizard: Wizard, of: string, strokes: readonly CutOutStroke[]): Wizard =>
  wizard.variantsOf === of ? { ...wizard, cutOutDraft: { of, strokes: [...strokes] } } : wizard

export const cutOutDraftDropped = (wizard: Wizard): Wizard => ({ ...wizard, cutOutDraft: null })

/** The strokes that the editor begins with: those not applied yet, else those of the cutout. */
export function strokesOfCutOut({ variantsOf, cutOutDraft, processedImage }: Wizard): readonly CutOutStroke[] {
  if (cutOutDraft !== null && cutOutDraft.of === variantsOf) return cutOutDraft.strokes
  return (processedImage?.of === variantsOf ? processedImage?.strokes : null) ?? []
}

/** The product of the image at `of`, cut out by hand at `url`: all variants are made anew from it. */
export const cutOutEdited = (
  wizard: Wizard,
  { of, url, place, strokes }: Pick<MadeCutOut, 'url' | 'place'> & { readonly of: string; readonly strokes: readonly CutOutStroke[] },
  newKey: NewKey,
): Wizard =>
  wizard.variantsOf === of
    ? {
        ...wizard,
        cutOutDraft: null,
        processedImage: { of, url, note: null, place, strokes: [...strokes] },
        generatedImages: wizard.generatedImages.map(({ prompt }) => ({ status: 'running', key: newKey(), prompt })),
      }
    : wizard

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
