import { combinationsCaption } from '@adloom/domain/ad.ts'
import { adTypes } from '@adloom/domain/ad-types.ts'
import { missingOfGuidedPrompt } from '@adloom/domain/guided-prompt.ts'
import { languages } from '@adloom/domain/language.ts'
import { type PageProduct } from '@adloom/domain/page-product.ts'
import { audienceSentence } from '@adloom/domain/targeting.ts'
import { type ComponentType, lazy } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import {
  adImages,
  categoryOf,
  chosenMedium,
  chosenOptions,
  type DrawnFrom,
  copyLanguageOf,
  drawnFrom,
  isProductOfUrl,
  isPromptAnswered,
  isStreamlined,
  mediaOf,
  methodOf,
  productDescriptionOf,
  productIn,
  productNameOf,
  variantImages,
  wordsOfPrompt,
} from '../../state/wizard/wizard-answers.ts'
import { contentChosen, filesChosen, readingStarted, targetingDone } from '../../state/wizard/wizard-changes.ts'
import { imagesRequested, promptDone } from '../../state/wizard/wizard-prompt.ts'
import { type NewKey, stepNumber, type Wizard } from '../../state/wizard/wizard-state.ts'
import { adTypeText, stepText, wizardText } from '../../text/wizard-en.ts'
import { AdTypeStep } from './ad-type-step.tsx'

/** The steps after the first load on demand: the first one is available at once. */
const parts = {
  method: async () => ({ default: (await import('./method-step.tsx')).MethodStep }),
  content: async () => ({ default: (await import('./content-step.tsx')).ContentStep }),
  targeting: async () => ({ default: (await import('./targeting-step.tsx')).TargetingStep }),
  generated: async () => ({ default: (await import('./generated-step.tsx')).GeneratedStep }),
} as const

/** Loads the following steps and screens in advance. A part that fails to load is requested again when it is needed. */
export function fetchStepsAhead(): void {
  for (const load of [...Object.values(parts), () => import('../create/create-ad.ts'), () => import('../create/creation-error.tsx')])
    load().catch(() => undefined)
}

/** Result of a step: the next wizard, another screen that takes over, or the finished ad. */
export type StepOutcome =
  | { readonly kind: 'change'; readonly wizard: Wizard }
  | {
      readonly kind: 'tool'
      readonly to: string
      readonly state: {
        mediaUrl: string
        isVideo: boolean
        productName: string | null
        category: string | null
        productDescription: string | null
        drawn: DrawnFrom | null
        product: PageProduct | null
      }
    }
  | { readonly kind: 'create' }

export interface WizardStep {
  readonly number: number
  readonly title: string
  readonly isHidden: (wizard: Wizard) => boolean
  /** The missing input as one sentence; null when the step is complete. */
  readonly missing: (wizard: Wizard) => string | null
  readonly isBusy: (wizard: Wizard) => boolean
  /** Label of the button meanwhile. */
  readonly busyLabel: (wizard: Wizard) => string
  /** The answer in one line, once the step is completed. */
  readonly summary: (wizard: Wizard) => string
  readonly nextLabel: (wizard: Wizard) => string
  readonly next: (wizard: Wizard, newKey: NewKey) => StepOutcome
  readonly Content: ComponentType
}

const never = () => false
const processing = () => wizardText.processing
const change = (wizard: Wizard): StepOutcome => ({ kind: 'change', wizard })

/** Passes the chosen image or video to the tool route. */
function transferToTool(wizard: Wizard): StepOutcome {
  const medium = chosenMedium(wizard)
  const tool = adTypes.find(({ type }) => type === wizard.selectedTool)
  if (medium === null || tool === undefined) return change(wizard)
  return {
    kind: 'tool',
    to: tool.route,
    state: {
      mediaUrl: medium.src,
      isVideo: medium.video,
      productName: productNameOf(wizard),
      category: categoryOf(wizard, medium.src),
      productDescription: productDescriptionOf(wizard),
      drawn: drawnFrom(wizard),
      product: productIn(wizard, medium.src),
    },
  }
}

const methodMissing = (wizard: Wizard): string | null => {
  if (methodOf(wizard) === 'upload') {
    const { serializedFiles: files } = wizard
    if (files.some(({ state }) => state.status === 'uploaded')) return null
    return files.some(({ state }) => state.status === 'uploading') ? stepText.upload.stillUploading : stepText.upload.none
  }
  if (methodOf(wizard) === 'prompt') {
    const { form, guided } = wizard.promptData
    if (isPromptAnswered(wizard)) return null
    if (form === 'single') return wordsOfPrompt(wizard.promptData) === '' ? stepText.prompt.missing : null
    const missing = missingOfGuidedPrompt(guided).map((field) => stepText.prompt.guided[field])
    return missing.length === 0 ? null : stepText.prompt.missingGuided(missing)
  }
  // Clicking the button reports an empty or invalid URL (§5.2).
  return null
}

function methodNext(wizard: Wizard, newKey: NewKey): StepOutcome {
  if (methodOf(wizard) === 'upload') return change(filesChosen(wizard))
  if (methodOf(wizard) === 'url')
    return change(isProductOfUrl(wizard) ? { ...wizard, activeStep: stepNumber.content } : readingStarted(wizard, newKey))
  if (!isPromptAnswered(wizard)) return change(imagesRequested(wizard, newKey))
  return isStreamlined(wizard) ? transferToTool(wizard) : change(promptDone(wizard, newKey))
}

const methodLabel = (wizard: Wizard): string => {
  const { promptData } = wizard
  if (methodOf(wizard) === 'url') return isProductOfUrl(wizard) ? wizardText.continue : stepText.url.fetch
  if (methodOf(wizard) === 'upload' || isPromptAnswered(wizard)) return wizardText.continue
  return stepText.prompt.generate(promptData.numImages, stepText.prompt.modes[promptData.mode])
}

const methodSummary = (wizard: Wizard): string => {
  if (methodOf(wizard) === 'upload')
    return `${wizard.selectedTool === 'video' ? stepText.method.tabs.uploadMedia : stepText.method.tabs.upload}: ${stepText.upload.selected(wizard.serializedFiles.length, 10)}`
  return methodOf(wizard) === 'url' ? (productNameOf(wizard) ?? wizard.productUrl) : wordsOfPrompt(wizard.promptData)
}

const variantsPending = (wizard: Wizard): string | null => {
  const images = variantImages(wizard)
  const ready = images.filter((src) => src !== null).length
  return ready === images.length ? null : stepText.generated.missingImages(ready, images.length)
}

/** THE steps of the wizard, in order. Add yours here. */
export const steps: readonly WizardStep[] = [
  {
    number: stepNumber.adType,
    title: adTypeText.title,
    isHidden: never,
    missing: ({ selectedTool }) => (selectedTool === null ? adTypeText.missing : null),
    isBusy: never,
    busyLabel: processing,
    summary: ({ selectedTool }) => adTypes.find(({ type }) => type === selectedTool)?.name ?? '',
    nextLabel: () => wizardText.next,
    next: (wizard) => change({ ...wizard, activeStep: stepNumber.method }),
    Content: AdTypeStep,
  },
  {
    number: stepNumber.method,
    title: stepText.method.title,
    isHidden: never,
    missing: methodMissing,
    isBusy: ({ reading, promptData }) => reading.status === 'running' || promptData.run.status === 'running',
    busyLabel: ({ promptData }) => (promptData.run.status === 'running' ? stepText.prompt.generating : wizardText.processing),
    summary: methodSummary,
    nextLabel: methodLabel,
    next: methodNext,
    Content: lazy(() => loadPart(parts.method)),
  },
  {
    number: stepNumber.content,
    title: stepText.content.title,
    isHidden: (wizard) => methodOf(wizard) === 'prompt',
    missing: (wizard) => {
      if (chosenMedium(wizard) !== null) return null
      if (mediaOf(wizard).length === 0 && wizard.scrapedData !== null && methodOf(wizard) === 'url') return stepText.content.missingPicture
      return wizard.selectedTool === 'video' ? stepText.content.missingMedia : stepText.content.missing
    },
    isBusy: never,
    busyLabel: processing,
    summary: (wizard) => categoryOf(wizard, chosenMedium(wizard)?.src ?? null) ?? chosenMedium(wizard)?.name ?? '',
    nextLabel: ({ selectedTool }) => {
      if (selectedTool === 'image') return stepText.content.enhance
      return selectedTool === 'video' ? stepText.content.video : wizardText.continue
    },
    next: (wizard, newKey) => (isStreamlined(wizard) ? transferToTool(wizard) : change(contentChosen(wizard, newKey))),
    Content: lazy(() => loadPart(parts.content)),
  },
  {
    number: stepNumber.targeting,
    title: stepText.targeting.title,
    isHidden: isStreamlined,
    missing: () => null,
    isBusy: never,
    busyLabel: processing,
    summary: (wizard) => {
      const language = languages.find(({ code }) => code === copyLanguageOf(wizard))?.name ?? ''
      return `${language} · ${audienceSentence(wizard.targetingData)}`
    },
    nextLabel: () => wizardText.continue,
    next: (wizard, newKey) => change(targetingDone(wizard, newKey)),
    Content: lazy(() => loadPart(parts.targeting)),
  },
  {
    number: stepNumber.generated,
    title: stepText.generated.title,
    isHidden: isStreamlined,
    missing: (wizard) => {
      if (wizard.copy.status === 'running') return `${stepText.generated.loading}…`
      return chosenOptions(wizard).length === 0 ? stepText.generated.missing : variantsPending(wizard)
    },
    isBusy: never,
    busyLabel: processing,
    summary: (wizard) => combinationsCaption(adImages(wizard).length, chosenOptions(wizard).length),
    nextLabel: () => stepText.generated.create,
    next: () => ({ kind: 'create' }),
    Content: lazy(() => loadPart(parts.generated)),
  },
]

/** The steps of this wizard's path, without the hidden ones. */
export const pathOf = (wizard: Wizard): readonly WizardStep[] => steps.filter((step) => !step.isHidden(wizard))

/** The visible steps: the path up to the current one (§2.5). */
export const shownSteps = (wizard: Wizard): readonly WizardStep[] => pathOf(wizard).filter(({ number }) => number <= wizard.activeStep)
