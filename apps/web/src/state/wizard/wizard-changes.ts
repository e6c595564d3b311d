import { plainKit } from '@adloom/domain/design/brand-kit.ts'
import { imagesBestFirst } from '@adloom/domain/image-rating.ts'
import { parseProductUrl, type Product } from '@adloom/domain/product.ts'
import { type Targeting } from '@adloom/domain/targeting.ts'
import { isVideo } from '@adloom/domain/upload.ts'
import { chosenMedium, copySubject, imagesFromWords, isCategoryAwaited } from './wizard-answers.ts'
import { copyReleased, copyStarted } from './wizard-copy.ts'
import { generationStopped } from './wizard-prompt.ts'
import { emptyWizard, nothingMade } from './empty-wizard.ts'
import { type InputMethod, type NewKey, type Refusal, type SavedFile, stepNumber, type Wizard, type WizardTool } from './wizard-state.ts'

/** Targeting values that came with the product; audience and a chosen language are the user's and stay. */
const audienceOnly = ({ targetingData }: Wizard): Targeting => {
  const {
    productName: _p,
    headline: _h,
    businessName: _b,
    website: _w,
    brandLogo: _l,
    manuallyEditedHeadline: _m,
    ...audience
  } = targetingData
  return audience
}

// ── Ad Type ──

/** The user chose an ad type: opens the method step. Data that does not fit the type (videos for other ads) is dropped. */
export function adTypeChosen(wizard: Wizard, tool: WizardTool): Wizard {
  const files = tool === 'video' ? wizard.serializedFiles : wizard.serializedFiles.filter(({ name, type }) => !isVideo(name, type))
  const highlighted = wizard.serializedFiles[wizard.selectedFileIndex]
  const highlightedIndex = highlighted === undefined ? -1 : files.indexOf(highlighted)
  return {
    ...wizard,
    selectedTool: tool,
    activeStep: stepNumber.method,
    serializedFiles: files,
    selectedFileIndex: highlightedIndex === -1 && files.length > 0 ? 0 : highlightedIndex,
    promptData: tool !== 'display' && wizard.promptData.mode === 'display' ? { ...wizard.promptData, mode: 'fast' } : wizard.promptData,
  }
}

/** Reopens an earlier step; a later one never. All input stays; images still being generated are discarded. */
export function stepReopened(wizard: Wizard, step: number): Wizard {
  if (step >= wizard.activeStep) return wizard
  const chosen = imagesFromWords(wizard).findIndex((src) => src === wizard.variantsOf)
  // Where a prompt's images are chosen, the one in the preview is the chosen one.
  const previewImageIndex = step < stepNumber.targeting && chosen !== -1 ? chosen : wizard.previewImageIndex
  return { ...generationStopped(wizard), activeStep: step, previewImageIndex }
}

// ── Creation Method ──

/** The user chose another method: the data of the others is dropped (§2.7). */
export function methodChosen(wizard: Wizard, method: InputMethod): Wizard {
  if (wizard.selectedMethod === method) return wizard
  if (wizard.selectedMethod === null && method === 'url') return { ...wizard, selectedMethod: method }
  const { productUrl, pageHtml, reading, scrapedData, selectedScrapedImage, serializedFiles, selectedFileIndex, promptData } = emptyWizard
  return {
    ...wizard,
    ...nothingMade,
    productUrl,
    pageHtml,
    reading,
    scrapedData,
    selectedScrapedImage,
    serializedFiles,
    selectedFileIndex,
    promptData,
    selectedLogo: null,
    uploadedLogo: null,
    brandColor: null,
    kit: plainKit,
    brandFrom: null,
    imageCategories: {},
    targetingData: audienceOnly(wizard),
    selectedMethod: method,
  }
}

/** The user is typing the address: clears an old error, and discards a pending answer for the old address. */
export const urlTyped = (wizard: Wizard, productUrl: string): Wizard => ({
  ...wizard,
  selectedMethod: 'url',
  productUrl,
  reading: { status: 'idle' },
})

export const htmlPasted = (wizard: Wizard, pageHtml: string): Wizard => ({ ...wizard, pageHtml, reading: { status: 'idle' } })

/** Requests the page, unless the text is no URL. */
export function readingStarted(wizard: Wizard, newKey: NewKey): Wizard {
  const url = parseProductUrl(wizard.productUrl)
  if (url === null) {
    // An invalid URL shows an error under the field by its code; an empty field shows an alert by its sentence.
    const code = wizard.productUrl.trim() === '' ? null : 'url.invalid'
    return { ...wizard, reading: { status: 'failed', refusal: { code, sentence: 'Please enter a valid URL' } } }
  }
  return { ...wizard, selectedMethod: 'url', reading: { status: 'running', key: newKey(), url: url.href } }
}

const isReading = (wizard: Wizard, key: string): boolean => wizard.reading.status === 'running' && wizard.reading.key === key

/**
 * The page was read: chooses its best image and its first logo, and opens Content Selection. A page read again with the same images keeps the choice.
 */
export function productReceived(wizard: Wizard, key: string, product: Product): Wizard {
  if (!isReading(wizard, key)) return wizard
  return {
    ...wizard,
    ...nothingMade,
    activeStep: stepNumber.content,
    reading: { status: 'idle' },
    pageHtml: '',
    scrapedData: product,
    selectedScrapedImage:
      imagesBestFirst(product).at(0) ?? (wizard.selectedTool === 'video' ? (product.productVideos[0]?.src ?? null) : null),
    selectedLogo: product.logos[0] ?? null,
    uploadedLogo: null,
    brandColor: null,
    kit: plainKit,
    brandFrom: null,
    imageCategories: {},
    targetingData: audienceOnly(wizard),
  }
}

/** The page could not be read. All input stays. */
export const readingFailed = (wizard: Wizard, key: string, refusal: Refusal): Wizard =>
  isReading(wizard, key) ? { ...wizard, reading: { status: 'failed', refusal } } : wizard

/** The user chose files; the panel has left out those beyond the limit. The first one is highlighted when none is. */
export function filesAdded(wizard: Wizard, files: readonly Omit<SavedFile, 'state'>[]): Wizard {
  if (files.length === 0) return wizard
  const added = files.map((file): SavedFile => ({ ...file, state: { status: 'uploading' } }))
  return {
    ...wizard,
    selectedMethod: 'upload',
    serializedFiles: [...wizard.serializedFiles, ...added],
    selectedFileIndex: Math.max(0, wizard.selectedFileIndex),
  }
}

/** A file's upload ended, or starts again. A file removed meanwhile is ignored. */
export const fileBecame = (wizard: Wizard, id: string, state: SavedFile['state']): Wizard => ({
  ...wizard,
  serializedFiles: wizard.serializedFiles.map((file) => (file.id === id ? { ...file, state } : file)),
})

/** Removes a file: the highlight moves with its row, or to the first remaining file when it was on the removed one. */
export function fileRemoved(wizard: Wizard, id: string): Wizard {
  const place = wizard.serializedFiles.findIndex((file) => file.id === id)
  if (place === -1) return wizard
  const files = wizard.serializedFiles.filter((file) => file.id !== id)
  const highlighted = wizard.selectedFileIndex
  const shifted = place === highlighted ? 0 : highlighted - (place < highlighted ? 1 : 0)
  return { ...wizard, serializedFiles: files, selectedFileIndex: files.length === 0 ? -1 : shifted }
}

export const fileHighlighted = (wizard: Wizard, index: number): Wizard =>
  index >= 0 && index < wizard.serializedFiles.length ? { ...wizard, selectedFileIndex: index } : wizard

/** All uploads have ended: opens Content Selection. A failed file cannot be chosen there, so the first uploaded one replaces it. */
export function filesChosen(wizard: Wizard): Wizard {
  const next: Wizard = { ...wizard, activeStep: stepNumber.content }
  if (chosenMedium(wizard) !== null) return next
  return { ...next, selectedFileIndex: wizard.serializedFiles.findIndex(({ state }) => state.status === 'uploaded') }
}

// ── Content Selection ──

/**
 * The user chose another image: everything made from the old one is dropped on leaving Content Selection, not before, so that browsing loses nothing.
 */
export const mediumChosen = (wizard: Wizard, src: string): Wizard => {
  const file = wizard.serializedFiles.findIndex(({ state }) => state.status === 'uploaded' && state.serverUrl === src)
  return wizard.selectedMethod === 'upload' ? fileHighlighted(wizard, file) : { ...wizard, selectedScrapedImage: src }
}

/** Another of the page's logos, or none. It replaces an uploaded one. */
export const logoChosen = (wizard: Wizard, selectedLogo: string | null): Wizard => ({ ...wizard, selectedLogo, uploadedLogo: null })
export const logoUploaded = (wizard: Wizard, uploadedLogo: string): Wizard => ({ ...wizard, uploadedLogo })

/** The category of an image. Copy that waited for it is requested. */
function withCategory(wizard: Wizard, src: string, category: Wizard['imageCategories'][string]): Wizard {
  const known: Wizard = { ...wizard, imageCategories: { ...wizard.imageCategories, [src]: category } }
  return isCategoryAwaited(known) ? known : copyReleased(known)
}

/** The category the server guessed for an image. Text the user wrote stays. */
export const categoryReceived = (
  wizard: Wizard,
  src: string,
  found: { category: string; confidence: number; note?: string } | null,
): Wizard =>
  wizard.imageCategories[src]?.status === 'edited'
    ? wizard
    : withCategory(wizard, src, found === null || found.category.trim() === '' ? { status: 'unknown' } : { status: 'guessed', ...found })

/** The user names the category. Empty text is ignored (§5.5). */
export const categoryEdited = (wizard: Wizard, src: string, text: string): Wizard =>
  text.trim() === '' ? wizard : withCategory(wizard, src, { status: 'edited', category: text.trim() })

/** The user confirmed the content: opens Targeting, while copy and images start. The same content again starts nothing. */
export function contentChosen(wizard: Wizard, newKey: NewKey): Wizard {
  const medium = chosenMedium(wizard)
  if (medium === null) return wizard
  const next: Wizard = { ...wizard, activeStep: stepNumber.targeting }
  if (wizard.copy.status !== 'none' && wizard.variantsOf === medium.src) return next
  return copyStarted({ ...next, ...nothingMade, variantsOf: medium.src }, newKey, false)
}

// ── Targeting ──

export const targetingChanged = (wizard: Wizard, change: Targeting): Wizard => ({
  ...wizard,
  targetingData: { ...wizard.targetingData, ...change },
})

/**
 * Continue in Targeting: copy is generated again unless the user edited the headline (§4.1), then Generated Content opens. Returning
 * without a change keeps the copy and its choices.
 */
export function targetingDone(wizard: Wizard, newKey: NewKey): Wizard {
  const next: Wizard = { ...wizard, activeStep: stepNumber.generated, previewOption: null }
  if (wizard.copy.status === 'none') return copyStarted(next, newKey, true)
  if (wizard.targetingData.manuallyEditedHeadline === true) return next
  const isCurrent = wizard.copy.refined && wizard.copy.of === copySubject(wizard)
  return isCurrent ? next : copyStarted(next, newKey, true)
}
