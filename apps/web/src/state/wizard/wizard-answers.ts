import { accentOf } from '@adloom/domain/brand.ts'
import { type CopyOption, type CopyRequest, factsOf } from '@adloom/domain/copy.ts'
import { wordsOfGuidedPrompt } from '@adloom/domain/guided-prompt.ts'
import { fallbackCategory } from '@adloom/domain/image.ts'
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '@adloom/domain/language.ts'
import { type PageProduct, pageProductOf } from '@adloom/domain/page-product.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { productWordsOf } from '@adloom/domain/product-words.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { NO_BACKGROUND } from '@adloom/domain/no-background.ts'
import { type Targeting } from '@adloom/domain/targeting.ts'
import { isVideo } from '@adloom/domain/upload.ts'
import { capitalised, nameOfCategory, nameOfFile, nameOfPrompt } from './offered-name.ts'
import { logoOf } from './wizard-logo.ts'
import { type PromptData, stepNumber, type SavedFile, type Wizard } from './wizard-state.ts'

/** An image or video the user can choose at Content Selection. `name` is its accessible name. */
export interface Medium {
  readonly src: string
  readonly name: string
  readonly video: boolean
}

/** The current method: the first tab until the user chooses another. */
export const methodOf = (wizard: Wizard): 'url' | 'upload' | 'prompt' => wizard.selectedMethod ?? 'url'

/** Ad Image and Video Ad have no Targeting and no Generated Content: the tool route takes over (§2.5). */
export const isStreamlined = ({ selectedTool }: Wizard): boolean => selectedTool === 'image' || selectedTool === 'video'

/** The prompt for images, from whichever form it was entered in. */
export const wordsOfPrompt = (prompt: PromptData): string =>
  prompt.form === 'guided' ? wordsOfGuidedPrompt(prompt.guided) : prompt.prompt.trim()

/** The request for images as one text: when it changes, the existing images are outdated. */
export const promptKey = (prompt: PromptData): string => {
  const { mode, numImages, image_size: size, aspect_ratio: ratio, displaySize, quality } = prompt
  const shape = { fast: [size], pro: [ratio], display: [displaySize, quality] }[mode]
  return JSON.stringify([wordsOfPrompt(prompt), mode, numImages, ...shape])
}

/** Whether the existing images match the current prompt form. */
export const isPromptAnswered = ({ promptData }: Wizard): boolean =>
  promptData.run.status === 'done' && promptData.run.of === promptKey(promptData)

/** Whether the loaded product is the one at the address in the field. */
export function isProductOfUrl(wizard: Wizard): boolean {
  const address = parseProductUrl(wizard.productUrl)
  return wizard.scrapedData !== null && address !== null && parseProductUrl(wizard.scrapedData.url)?.href === address.href
}

const mediumOfFile = (file: SavedFile): readonly Medium[] =>
  file.state.status === 'uploaded' ? [{ src: file.state.serverUrl, name: file.name, video: isVideo(file.name, file.type) }] : []

/** The choices in display order. Videos only for video ads. */
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

/** The images generated from a prompt; none for the other methods. */
export const imagesFromWords = (wizard: Wizard): readonly string[] =>
  methodOf(wizard) === 'prompt' && wizard.promptData.run.status === 'done' ? wizard.promptData.run.pictures : []

/** The image or video the ad is made from, or null while none is chosen. */
export function chosenMedium(wizard: Wizard): Medium | null {
  if (methodOf(wizard) === 'upload') {
    const file = wizard.serializedFiles[wizard.selectedFileIndex]
    return file === undefined ? null : (mediumOfFile(file)[0] ?? null)
  }
  const media = mediaOf(wizard)
  if (methodOf(wizard) === 'prompt') return media[chosenPlace(wizard)] ?? null
  return media.find(({ src }) => src === wizard.selectedScrapedImage) ?? null
}

/** The product that the image at `src` shows, as its page shows it; null where the image is from no page. */
export const productIn = ({ scrapedData }: Wizard, src: string): PageProduct | null =>
  scrapedData === null ? null : pageProductOf(scrapedData, src)

/** Index of the chosen one among the images from a prompt: the one in the preview, and once variants are made from one, that one. */
function chosenPlace(wizard: Wizard): number {
  const images = imagesFromWords(wizard)
  const place = wizard.activeStep < stepNumber.targeting ? -1 : images.findIndex((src) => src === wizard.variantsOf)
  return place === -1 ? Math.min(wizard.previewImageIndex, images.length - 1) : place
}

/** Seeds wrap to 0 after the last (the server does the same). */
const SEEDS = 0x1_0000_0000

/** An image generated from a prompt can be generated again: the same prompt and seed give the same product, in whatever scene is added. */
export interface DrawnFrom {
  readonly prompt: string
  readonly seed: number
  readonly mode: 'fast' | 'pro'
  /** Whether it was requested without a background. */
  readonly isBare: boolean
}

/** What the built-in engine made the chosen image from, without its scene; null for every other image. */
export function drawnFrom(wizard: Wizard): DrawnFrom | null {
  const { form, guided, prompt, mode, run } = wizard.promptData
  if (methodOf(wizard) !== 'prompt' || run.status !== 'done' || run.engine !== BUILT_IN_ENGINE || run.seed === null) return null
  const words =
    form === 'single'
      ? productWordsOf(prompt)
      : wordsOfGuidedPrompt({ ...guided, style: '', mood: '', backgroundColor: '', customDetails: productWordsOf(guided) ?? '' })
  return {
    prompt: words ?? '',
    seed: run.seeds.at(chosenPlace(wizard)) ?? (run.seed + chosenPlace(wizard)) % SEEDS,
    mode: mode === 'pro' ? 'pro' : 'fast',
    isBare: run.understood?.scene === NO_BACKGROUND,
  }
}

/** The category of an image, or null when it is unknown. */
export function categoryOf(wizard: Wizard, src: string | null): string | null {
  const known = src === null ? undefined : wizard.imageCategories[src]
  return known === undefined || known.status === 'unknown' ? null : known.category
}

/** The name of the product as somebody gave it: the user, a finished ad, the page's title, or the guided prompt; else null. */
const statedNameOf = (wizard: Wizard): string | null =>
  (wizard.targetingData.productName?.trim() || null) ?? wizard.scrapedData?.title ?? guidedNameOf(wizard)

/** The description of the product: the page's, else the prompt; null without either. */
export const productDescriptionOf = (wizard: Wizard): string | null =>
  wizard.scrapedData?.description ?? ((methodOf(wizard) === 'prompt' && wordsOfPrompt(wizard.promptData)) || null)

const guidedNameOf = (wizard: Wizard): string | null => {
  const { form, guided } = wizard.promptData
  return methodOf(wizard) === 'prompt' && form === 'guided' ? guided.productName.trim() || null : null
}

/** The name of the product: the one somebody gave, else the offered one; null when nothing says what it is. */
export const productNameOf = (wizard: Wizard): string | null => statedNameOf(wizard) ?? offeredNameOf(wizard)

/** A name from the file, the category or the prompt; null for a page, whose title is the name. */
function offeredNameOf(wizard: Wizard): string | null {
  if (methodOf(wizard) === 'url') return null
  const medium = chosenMedium(wizard)
  const category = nameOfCategory(categoryOf(wizard, medium?.src ?? null))
  if (methodOf(wizard) === 'prompt') return category ?? nameOfPrompt(wordsOfPrompt(wizard.promptData))
  const file = medium === null ? null : nameOfFile(medium.name)
  const isEdited = medium !== null && wizard.imageCategories[medium.src]?.status === 'edited'
  // Several words say more than a category: "Tideline mug". The headline of other ads is the category (§2.12).
  return isStreamlined(wizard) && !isEdited && file !== null && file.includes(' ') ? file : (category ?? file)
}

/** Whether the chosen image's category is still being asked for. */
export function isCategoryAwaited(wizard: Wizard): boolean {
  const medium = chosenMedium(wizard)
  return medium !== null && !medium.video && wizard.imageCategories[medium.src] === undefined
}

/** Value of the Product Headline field: the user's text, else the name of the product, else the category. */
export const productHeadlineOf = (wizard: Wizard): string =>
  wizard.targetingData.manuallyEditedHeadline === true
    ? (wizard.targetingData.headline ?? '')
    : (productNameOf(wizard) ?? capitalised(categoryOf(wizard, chosenMedium(wizard)?.src ?? null) ?? ''))

/** Value of the Business name field: the user's text, else the brand or shop of the page, else ''. */
export const businessNameOf = (wizard: Wizard): string =>
  wizard.targetingData.businessName ??
  wizard.scrapedData?.brand ??
  wizard.scrapedData?.siteName ??
  wizard.scrapedData?.brandProfile.name ??
  ''

/** Destination of the ad: the user's text, else the page's address, else ''. */
export const websiteOf = (wizard: Wizard): string => wizard.targetingData.website ?? wizard.scrapedData?.finalUrl ?? ''

/** The language of the ad: the user's choice, else the page's where copy can be written in it, else English. */
export const copyLanguageOf = ({ targetingData, scrapedData }: Wizard): Language =>
  languageOfTag(targetingData.language ?? null) ?? languageOfTag(scrapedData?.language ?? null) ?? DEFAULT_LANGUAGE

/**
 * The targeting as it is sent: the user's settings, and the known facts about product and business. Inline images are left out: they are not text.
 */
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

/** The current request for copy. */
export function copyRequestOf(wizard: Wizard): CopyRequest {
  const product = wizard.scrapedData
  const image = chosenMedium(wizard)
  const category = categoryOf(wizard, image?.src ?? null)
  const { form, guided, prompt } = wizard.promptData
  const words = methodOf(wizard) === 'prompt' ? productWordsOf(form === 'guided' ? guided : prompt) : null
  return {
    url: product?.finalUrl,
    title: productNameOf(wizard) ?? (productHeadlineOf(wizard) || capitalised(category ?? fallbackCategory.category)),
    description: product?.description ?? words,
    imageUrl: image === null || image.video ? null : image.src,
    languages: [copyLanguageOf(wizard)],
    targeting: targetingOf(wizard),
    facts: product === null ? { category } : factsOf(product),
  }
}

/** The request for copy as one text: when it changes, the copy is outdated. */
export function copySubject(wizard: Wizard): string {
  const { title, imageUrl, languages, targeting } = copyRequestOf(wizard)
  // Copy does not depend on the logo, and our copy of the logo may arrive at any moment. Keys are sorted: stored state comes back in another order.
  const settings = Object.entries({ ...targeting, brandLogo: undefined }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([title, imageUrl, languages, Object.fromEntries(settings)])
}

/** The colour of the ad's button, `#RRGGBB`: the user's, else the page's, else that of the finished ad the answers come from, else ours. */
export const accentOfWizard = ({ scrapedData, accent, brandColor }: Wizard): string =>
  brandColor ?? (scrapedData === null && accent !== null ? accent : accentOf(scrapedData?.styles.colors ?? []))

/** Id of the option with the headline the user wrote. */
export const OWN_OPTION = 'own'

/** The options to choose from: the user's own headline first, with the other texts of the first option, unless one has it already. */
export function optionsOf(wizard: Wizard): readonly CopyOption[] {
  const [first] = wizard.generatedOptions
  const headline = wizard.targetingData.headline?.trim() ?? ''
  if (wizard.targetingData.manuallyEditedHeadline !== true || headline === '' || first === undefined) return wizard.generatedOptions
  if (wizard.generatedOptions.some((option) => option.headline === headline)) return wizard.generatedOptions
  return [{ ...first, id: OWN_OPTION, headline }, ...wizard.generatedOptions]
}

const chosenOf = (wizard: Wizard): readonly CopyOption[] =>
  optionsOf(wizard).filter(({ id }) => wizard.selectedGeneratedOption.includes(id))

/** Ids of the chosen options in display order. */
export const chosenIds = (wizard: Wizard): readonly string[] => chosenOf(wizard).map(({ id }) => id)

/** The chosen options, renumbered from "1" in display order. */
export const chosenOptions = (wizard: Wizard): readonly CopyOption[] =>
  chosenOf(wizard).map((option, place) => ({ ...option, id: String(place + 1) }))

/** The option the preview shows: the last one viewed, else the first chosen, else the first. */
export function previewedOption(wizard: Wizard): CopyOption | null {
  const options = optionsOf(wizard)
  const [firstChosen] = wizard.selectedGeneratedOption
  return options.find(({ id }) => id === wizard.previewOption) ?? options.find(({ id }) => id === firstChosen) ?? options[0] ?? null
}

/** The ad's images in order; a failed one is the original. Null for one still being generated. */
export const variantImages = (wizard: Wizard): readonly (string | null)[] =>
  wizard.generatedImages.map((variant) => {
    if (variant.status === 'done') return variant.url
    return variant.status === 'failed' ? wizard.variantsOf : null
  })

/** The images from a prompt that stand before the variants. A finished ad that is opened again has all its images in both places. */
export const imagesBeforeVariants = (wizard: Wizard): readonly string[] =>
  imagesFromWords(wizard).filter((src) => !wizard.generatedImages.some((variant) => variant.status === 'done' && variant.url === src))

/** The images of the finished ad, each once: those generated from a prompt, and the variants; without any the chosen image itself. */
export function adImages(wizard: Wizard): readonly string[] {
  const made = [...imagesFromWords(wizard), ...variantImages(wizard).filter((src) => src !== null)]
  const chosen = chosenMedium(wizard)
  return made.length > 0 || chosen === null ? [...new Set(made)] : [chosen.src]
}

/** All images the preview pages through: those of the ad from Targeting on, before that those from a prompt, or the chosen image. */
export function previewImages(wizard: Wizard): readonly string[] {
  if (wizard.activeStep >= stepNumber.targeting) return adImages(wizard)
  if (methodOf(wizard) === 'prompt') return imagesFromWords(wizard)
  const chosen = chosenMedium(wizard)
  return chosen === null ? [] : [chosen.src]
}
