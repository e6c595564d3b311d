import { accentOf } from '@adloom/domain/brand.ts'
import { type AdPreview, previewHeadline } from '@adloom/domain/ad-preview.ts'
import { type CopyOption, type CopyRequest, factsOf } from '@adloom/domain/copy.ts'
import { wordsOfGuidedPrompt } from '@adloom/domain/guided-prompt.ts'
import { fallbackCategory } from '@adloom/domain/image.ts'
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '@adloom/domain/language.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { productWordsOf } from '@adloom/domain/product-words.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { NO_BACKGROUND } from '@adloom/domain/no-background.ts'
import { type Targeting } from '@adloom/domain/targeting.ts'
import { isVideo } from '@adloom/domain/upload.ts'
import { logoOf } from './wizard-logo.ts'
import { type PromptData, stepNumber, type SavedFile, type Wizard } from './wizard-state.ts'

/** A picture or video the user can choose at Content Selection. `name` is what a screen reader calls it. */
export interface Medium {
  readonly src: string
  readonly name: string
  readonly video: boolean
}

/** The method in force: the first tab until another is chosen. */
export const methodOf = (wizard: Wizard): 'url' | 'upload' | 'prompt' => wizard.selectedMethod ?? 'url'

/** The words pictures are asked with, whichever form they were given in. */
export const wordsOfPrompt = (prompt: PromptData): string =>
  prompt.form === 'guided' ? wordsOfGuidedPrompt(prompt.guided) : prompt.prompt.trim()

/** What pictures are asked for, as one text: those in hand are out of date when it has changed. */
export const promptSubject = (prompt: PromptData): string => {
  const { mode, numImages, image_size: size, aspect_ratio: ratio, displaySize, quality } = prompt
  const shape = { fast: [size], pro: [ratio], display: [displaySize, quality] }[mode]
  return JSON.stringify([wordsOfPrompt(prompt), mode, numImages, ...shape])
}

/** Whether the pictures in hand are the answer to what the prompt form says now. */
export const isPromptAnswered = ({ promptData }: Wizard): boolean =>
  promptData.run.status === 'done' && promptData.run.of === promptSubject(promptData)

/** Whether the product in hand is the one of the address in the field. */
export function isProductOfUrl(wizard: Wizard): boolean {
  const address = parseProductUrl(wizard.productUrl)
  return wizard.scrapedData !== null && address !== null && parseProductUrl(wizard.scrapedData.url)?.href === address.href
}

const mediumOfFile = (file: SavedFile): readonly Medium[] =>
  file.state.status === 'uploaded' ? [{ src: file.state.serverUrl, name: file.name, video: isVideo(file.name, file.type) }] : []

/** What can be chosen from, in the order shown. Videos only for video ads. */
export function mediaOf(wizard: Wizard): readonly Medium[] {
  if (methodOf(wizard) === 'upload') return wizard.serializedFiles.flatMap(mediumOfFile)
  if (methodOf(wizard) === 'prompt')
    return imagesFromWords(wizard).map((src, place) => ({ src, name: `Picture ${place + 1}`, video: false }))
  const product = wizard.scrapedData
  if (product === null) return []
  const images = product.productImages.map(({ src, alt }, place) => ({ src, name: alt || `Product image ${place + 1}`, video: false }))
  const videos = product.productVideos.map(({ src }, place) => ({ src, name: `Product video ${place + 1}`, video: true }))
  return wizard.selectedTool === 'video' ? [...images, ...videos] : images
}

const imagesFromWords = (wizard: Wizard): readonly string[] =>
  wizard.promptData.run.status === 'done' ? wizard.promptData.run.pictures : []

/** The picture or video the ad is made of, or null while none is chosen. */
export function chosenMedium(wizard: Wizard): Medium | null {
  if (methodOf(wizard) === 'upload') {
    const file = wizard.serializedFiles[wizard.selectedFileIndex]
    return file === undefined ? null : (mediumOfFile(file)[0] ?? null)
  }
  const media = mediaOf(wizard)
  if (methodOf(wizard) === 'prompt') return media[Math.min(wizard.previewImageIndex, media.length - 1)] ?? null
  return media.find(({ src }) => src === wizard.selectedScrapedImage) ?? null
}

/** Seeds begin again at 0 after the last (the server counts so too). */
const SEEDS = 0x1_0000_0000

/** A picture drawn from words can be drawn anew: the same words and the same seed are the same product, in whatever scene is added. */
export interface DrawnFrom {
  readonly prompt: string
  readonly seed: number
  readonly mode: 'fast' | 'pro'
  /** Whether it was asked for without a background. */
  readonly isBare: boolean
}

/** What the chosen picture was drawn from by the studio, without its scene; null for every other picture. */
export function drawnFrom(wizard: Wizard): DrawnFrom | null {
  const { form, guided, prompt, mode, run } = wizard.promptData
  if (methodOf(wizard) !== 'prompt' || run.status !== 'done' || run.engine !== BUILT_IN_ENGINE || run.seed === null) return null
  const words =
    form === 'single'
      ? productWordsOf(prompt)
      : wordsOfGuidedPrompt({ ...guided, style: '', mood: '', backgroundColor: '', customDetails: productWordsOf(guided) ?? '' })
  const place = Math.min(wizard.previewImageIndex, run.pictures.length - 1)
  return {
    prompt: words ?? '',
    seed: (run.seed + place) % SEEDS,
    mode: mode === 'pro' ? 'pro' : 'fast',
    isBare: run.understood?.scene === NO_BACKGROUND,
  }
}

/** The category of a picture, or null when nobody knows it. */
export function categoryOf(wizard: Wizard, src: string | null): string | null {
  const known = src === null ? undefined : wizard.imageCategories[src]
  return known === undefined || known.status === 'unknown' ? null : known.category
}

/** The name of the product: the page's title, what a finished ad or the guided prompt said; else null. */
export const productNameOf = (wizard: Wizard): string | null =>
  wizard.targetingData.productName ?? wizard.scrapedData?.title ?? guidedNameOf(wizard)

const guidedNameOf = (wizard: Wizard): string | null => {
  const { form, guided } = wizard.promptData
  return methodOf(wizard) === 'prompt' && form === 'guided' ? guided.productName.trim() || null : null
}

/** What the Product Headline field holds: the user's words, else the name of the product, else the category. */
export const productHeadlineOf = (wizard: Wizard): string =>
  wizard.targetingData.manuallyEditedHeadline === true
    ? (wizard.targetingData.headline ?? '')
    : (productNameOf(wizard) ?? capitalised(categoryOf(wizard, chosenMedium(wizard)?.src ?? null) ?? ''))

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the Business name field holds: the user's words, else the brand or shop of the page, else ''. */
export const businessNameOf = (wizard: Wizard): string =>
  wizard.targetingData.businessName ??
  wizard.scrapedData?.brand ??
  wizard.scrapedData?.siteName ??
  wizard.scrapedData?.brandProfile.name ??
  ''

/** Where the ad leads: the user's words, else the page's address, else ''. */
export const websiteOf = (wizard: Wizard): string => wizard.targetingData.website ?? wizard.scrapedData?.finalUrl ?? ''

/** The language of the ad: the user's choice, else the page's where copy is written in it, else English. */
export const copyLanguageOf = ({ targetingData, scrapedData }: Wizard): Language =>
  languageOfTag(targetingData.language ?? null) ?? languageOfTag(scrapedData?.language ?? null) ?? DEFAULT_LANGUAGE

/** The targeting as it is sent: what the user set, and what is known of product and business. Inline pictures stay here: they are no text. */
export function targetingOf(wizard: Wizard): Targeting {
  const { brandLogo, ...rest } = wizard.targetingData
  const category = categoryOf(wizard, chosenMedium(wizard)?.src ?? null)
  const productName = productNameOf(wizard)
  const businessName = businessNameOf(wizard).trim()
  const website = websiteOf(wizard)
  const logo = brandLogo ?? logoOf(wizard)
  return {
    ...rest,
    language: copyLanguageOf(wizard),
    ...(logo === null || logo.startsWith('data:') ? {} : { brandLogo: logo }),
    ...(category === null ? {} : { productCategory: category }),
    ...(productName === null ? {} : { productName }),
    ...(businessName === '' ? {} : { businessName }),
    ...(website === '' ? {} : { website }),
  }
}

/** What copy is asked with now. */
export function copyRequestOf(wizard: Wizard): CopyRequest {
  const product = wizard.scrapedData
  const image = chosenMedium(wizard)
  const category = categoryOf(wizard, image?.src ?? null)
  const { form, guided, prompt } = wizard.promptData
  const words = methodOf(wizard) === 'prompt' ? productWordsOf(form === 'guided' ? guided : prompt) : null
  return {
    url: product?.finalUrl,
    title: product?.title ?? productNameOf(wizard) ?? (productHeadlineOf(wizard) || capitalised(category ?? fallbackCategory.category)),
    description: product?.description ?? words,
    imageUrl: image === null || image.video ? null : image.src,
    languages: [copyLanguageOf(wizard)],
    targeting: targetingOf(wizard),
    facts: product === null ? { category } : factsOf(product),
  }
}

/** What copy is written for, as one text: it is out of date when this has changed. */
export function copySubject(wizard: Wizard): string {
  const { title, imageUrl, languages, targeting } = copyRequestOf(wizard)
  // Words do not change with the logo, and our copy of it may arrive at any moment. In one order: what was kept comes back in another.
  const settings = Object.entries({ ...targeting, brandLogo: undefined }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([title, imageUrl, languages, Object.fromEntries(settings)])
}

/** The colour of the ad's button, `#RRGGBB`: the user's, else the page's, else that of the finished ad the answers come from, else ours. */
export const accentOfWizard = ({ scrapedData, accent, brandColor }: Wizard): string =>
  brandColor ?? (scrapedData === null && accent !== null ? accent : accentOf(scrapedData?.styles.colors ?? []))

/** Id of the option that carries the headline the user wrote. */
export const OWN_OPTION = 'own'

/** The options to choose from: the user's own headline first, with the words of the first option around it. */
export function optionsOf(wizard: Wizard): readonly CopyOption[] {
  const [first] = wizard.generatedOptions
  const headline = wizard.targetingData.headline?.trim() ?? ''
  if (wizard.targetingData.manuallyEditedHeadline !== true || headline === '' || first === undefined) return wizard.generatedOptions
  return [{ ...first, id: OWN_OPTION, headline }, ...wizard.generatedOptions]
}

/** The chosen options, numbered anew from "1" in the order shown. */
export const chosenOptions = (wizard: Wizard): readonly CopyOption[] =>
  optionsOf(wizard)
    .filter(({ id }) => wizard.selectedGeneratedOption.includes(id))
    .map((option, place) => ({ ...option, id: String(place + 1) }))

/** The option the preview shows: the one last looked at, else the first chosen, else the first. */
export function previewedOption(wizard: Wizard): CopyOption | null {
  const options = optionsOf(wizard)
  const [firstChosen] = wizard.selectedGeneratedOption
  return options.find(({ id }) => id === wizard.previewOption) ?? options.find(({ id }) => id === firstChosen) ?? options[0] ?? null
}

/** The ad's pictures that are there, in their order; a failed one is the original. Null for one still being made. */
export const variantImages = (wizard: Wizard): readonly (string | null)[] =>
  wizard.generatedImages.map((variant) => {
    if (variant.status === 'done') return variant.url
    return variant.status === 'failed' ? wizard.variantsOf : null
  })

/** The pictures of the finished ad, each once: the restaged ones, else those made from words, else the chosen one itself. */
export function adImages(wizard: Wizard): readonly string[] {
  const restaged = variantImages(wizard).filter((src) => src !== null)
  if (restaged.length > 0) return [...new Set(restaged)]
  const chosen = chosenMedium(wizard)
  return methodOf(wizard) === 'prompt' ? imagesFromWords(wizard) : chosen === null ? [] : [chosen.src]
}

/** Everything the preview may show, by arrow: the finished variants, else the chosen picture. */
export function previewImages(wizard: Wizard): readonly string[] {
  const finished = variantImages(wizard).filter((src) => src !== null)
  const chosen = chosenMedium(wizard)
  if (methodOf(wizard) === 'prompt' && finished.length === 0) return imagesFromWords(wizard)
  if (wizard.activeStep >= stepNumber.targeting && finished.length > 0) return [...new Set(finished)]
  return chosen === null ? [] : [chosen.src]
}

/** What the preview panel shows now. */
export function adPreviewOf(wizard: Wizard): AdPreview {
  const images = previewImages(wizard)
  const category = categoryOf(wizard, chosenMedium(wizard)?.src ?? null)
  const option = wizard.activeStep < stepNumber.targeting ? null : previewedOption(wizard)
  const ownHeadline = wizard.targetingData.manuallyEditedHeadline === true ? (wizard.targetingData.headline ?? null) : null
  const preview = {
    image: images[wizard.previewImageIndex % Math.max(1, images.length)] ?? null,
    generatedImages: images,
    subline: option?.description ?? (wizard.activeStep < stepNumber.content ? null : (wizard.scrapedData?.description ?? null)),
    businessName: businessNameOf(wizard).trim() || null,
    brandLogo: logoOf(wizard),
    productName: productHeadlineOf(wizard) || null,
    category,
    callToAction: option?.callToAction ?? null,
    loading:
      wizard.reading.status === 'running' ||
      wizard.promptData.run.status === 'running' ||
      (wizard.activeStep === stepNumber.generated && wizard.copy.status === 'running'),
  }
  // The name of the product is known as soon as the page is; the headline of an option only with the copy.
  const headline = option?.headline ?? ownHeadline ?? productNameOf(wizard)
  return { ...preview, headline: previewHeadline(wizard.activeStep, { ...preview, headline }) }
}
