import { AdloomError } from '@adloom/domain/error.ts'
import { type CheckedRequestOf, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { displaySizeOf, fastSizes, IMAGES_DEFAULT, proSizeOf, VARIANT_SIZE } from '@adloom/domain/image.ts'
import {
  type BackgroundRequest,
  type ImageModel,
  type GeneratedImage,
  type Understood,
  type TextToImageRequest,
} from '@adloom/domain/ports/image-model.ts'
import { type EngineName, BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type Call } from '../http/call-context.ts'
import { type Models } from '../models/models-of-roles.ts'
import { type ImageRecipe } from '../jobs/image-recipes.ts'
import { type ServerDependencies } from './server-dependencies.ts'

type Parts = Pick<ServerDependencies, 'store' | 'drawSeed' | 'readImage' | 'imageRecipes'> & Pick<Models, 'imageModels'>
type Images = ResponseOf<'textToImage'>

const SEEDS = 0x1_0000_0000

/** Images to make. */
interface ImagesOrder {
  /** The requested engine. */
  readonly engine: EngineName
  readonly prompt: string
  readonly count: number
  /** The seed of the first image; random when missing. */
  readonly seed: number | undefined
  /** How the built-in engine made an image: a video can be staged after it. */
  readonly recipeOf: (seed: number) => ImageRecipe
  readonly make: (seed: number, report: (percent: number) => void) => Promise<GeneratedImage & { readonly understood?: Understood | null }>
}

/**
 * Makes that many images, the k-th with seed + k; each is stored and reported as soon as it is made. The note says how many failed and are missing;
 * fails when all do. `understood` is the first image's, because it depends on the prompt alone; so is the rest of the note, unless an engine stood in
 * for a later image.
 */
async function manyImages(
  { engine, prompt, count, seed, recipeOf, make }: ImagesOrder,
  { store, drawSeed, imageRecipes: recipes }: Parts,
  { addressOf, report, logFailure }: Call,
): Promise<Images & { readonly seed: number }> {
  const first = seed ?? drawSeed()
  const percents = Array.from({ length: count }, () => 0)
  const finished: (string | null)[] = percents.map(() => null)
  const reportPart = (place: number, percent: number): void => {
    percents[place] = percent
    report({ percent: Math.floor(percents.reduce((sum, each) => sum + each, 0) / count), images: [...finished] })
  }
  const one = async (place: number) => {
    const image = await make((first + place) % SEEDS, (percent) => reportPart(place, percent))
    const { bytes, width, height, contentType } = image
    const { key } = await store.write(bytes, contentType)
    if (image.engine === BUILT_IN_ENGINE) await recipes.remember(key, recipeOf(image.seed))
    const url = addressOf(key)
    finished[place] = url
    reportPart(place, 100)
    return { image, stored: { url, width, height, content_type: contentType, seed: image.seed } }
  }
  report({ images: [...finished] })
  const outcomes = await Promise.allSettled(percents.map((_, place) => one(place)))
  const all = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value)
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }): unknown => reason)
  if (all.length === 0) throw failures[0]
  failures.forEach(logFailure)
  const made = all.map(({ image }) => image)
  const images = all.map(({ stored }) => stored)
  const urls = images.map(({ url }) => url)
  return {
    images,
    image_urls: urls,
    imageUrls: urls,
    prompt,
    seed: first,
    ...provenanceOfImages(made, engine, missingNote(failures, count)),
    understood: made[0].understood ?? undefined,
  }
}

/** How many images are missing, and why the first one is; null when none is. */
function missingNote(failures: readonly unknown[], count: number): string | null {
  if (failures.length === 0) return null
  const [failure] = failures
  const { message } = failure instanceof AdloomError ? failure : new AdloomError('internal', { cause: failure })
  return `${failures.length} of the ${count} pictures could not be made: ${message}`
}

/** Engine, note and count of the images made; `missing` is the note about those that were not. */
function provenanceOfImages(
  made: readonly GeneratedImage[],
  wantedEngine: EngineName,
  missing: string | null,
): Pick<Images, 'engine' | 'note' | 'usage'> {
  const byModel = made.filter(({ engine }) => engine !== BUILT_IN_ENGINE)
  const byBuiltIn = wantedEngine === BUILT_IN_ENGINE ? [] : made.filter(({ engine }) => engine === BUILT_IN_ENGINE)
  const some =
    byModel.length > 0 && byBuiltIn.length > 0
      ? `${byBuiltIn.length} of the ${made.length} pictures ${byBuiltIn.length === 1 ? 'was' : 'were'} made by the built-in studio.`
      : null
  const notes = [missing, some, (byBuiltIn[0] ?? made[0]).note].filter((note) => note !== null)
  return {
    engine: byModel[0]?.engine ?? BUILT_IN_ENGINE,
    note: notes.length === 0 ? undefined : notes.join(' '),
    usage: { pictures: made.length },
  }
}

/** Images a model makes from a prompt alone. */
function imagesOfWords(
  model: ImageModel,
  { count, seed, ...order }: Omit<TextToImageRequest, 'seed' | 'shape'> & Pick<ImagesOrder, 'count' | 'seed'>,
  parts: Parts,
  call: Call,
): Promise<Images> {
  const { prompt, quality } = order
  const recipeOf: ImagesOrder['recipeOf'] = (imageSeed) => ({ kind: 'words', prompt, seed: imageSeed, quality })
  const make: ImagesOrder['make'] = (imageSeed, report) =>
    model.textToImage({ ...order, seed: imageSeed, shape: null }, call.signal, report)
  return manyImages({ engine: model.engine, prompt, count, seed, recipeOf, make }, parts, call)
}

/** Fast images from a prompt. */
export const fastImages = (
  { prompt, image_size: size, num_images: count, seed }: CheckedRequestOf<'textToImage'>,
  parts: Parts,
  call: Call,
): Promise<Images> =>
  imagesOfWords(parts.imageModels.fastImages, { prompt, count, seed, ...fastSizes[size], quality: 'medium' }, parts, call)

/** Path-traced images from a prompt, about a megapixel each. */
export const proImages = (
  { prompt, aspect_ratio: ratio, num_images: count, seed }: CheckedRequestOf<'textToImagePro'>,
  parts: Parts,
  call: Call,
): Promise<Images> => imagesOfWords(parts.imageModels.proImages, { prompt, count, seed, ...proSizeOf(ratio), quality: 'high' }, parts, call)

const raysOf = { auto: 'medium', low: 'low', medium: 'medium', high: 'high' } as const satisfies Record<
  string,
  TextToImageRequest['quality']
>

/** How many products one scene takes. */
const PRODUCTS_AT_MOST = 4
/** The note of a request with more images than one scene takes. */
export const FIRST_IMAGES_ONLY = `Only the first ${PRODUCTS_AT_MOST} pictures were set into the scene.`

/**
 * Images for display ads: the products of the sent images are composited side by side into the scene of the prompt; without images the prompt is
 * rendered.
 */
export async function displayImages(
  { prompt, imageUrls, imageSize, numImages: count, quality, seed }: CheckedRequestOf<'displayImages'>,
  parts: Parts,
  call: Call,
): Promise<Images> {
  const model = parts.imageModels.displayImages
  const order = { prompt, count, seed, ...displaySizeOf(imageSize), quality: raysOf[quality] }
  if (imageUrls.length === 0) return imagesOfWords(model, order, parts, call)
  const reply = await newScenes(model, { ...order, sources: imageUrls.slice(0, PRODUCTS_AT_MOST) }, parts, call)
  if (imageUrls.length <= PRODUCTS_AT_MOST) return reply
  return { ...reply, note: [reply.note, FIRST_IMAGES_ONLY].filter((note) => note !== undefined).join(' ') }
}

/** New images of the product in an image. */
export async function newImages(
  { url, prompt, imageIndex, numImages = IMAGES_DEFAULT, seed }: CheckedRequestOf<'createImages'>,
  parts: Parts,
  call: Call,
): Promise<ResponseOf<'createImages'>> {
  const order: ScenesOrder = {
    sources: [url],
    prompt,
    width: VARIANT_SIZE,
    height: VARIANT_SIZE,
    quality: 'medium',
    // Only the image at that index is wanted, so the seed moves on by as much.
    count: imageIndex === undefined ? numImages : 1,
    seed: seed === undefined ? undefined : (seed + (imageIndex ?? 0)) % SEEDS,
  }
  const made = await newScenes(parts.imageModels.background, order, parts, call)
  return { image_urls: made.image_urls, prompt, imageIndex, seed: made.seed, engine: made.engine, note: made.note }
}

/** New scenes around the products of the images at `sources`. */
interface ScenesOrder extends Pick<BackgroundRequest, 'prompt' | 'width' | 'height' | 'quality'>, Pick<ImagesOrder, 'count' | 'seed'> {
  readonly sources: readonly string[]
}

async function newScenes(
  model: ImageModel,
  { sources, count, seed, ...scene }: ScenesOrder,
  parts: Parts,
  call: Call,
): Promise<Images & { readonly seed: number }> {
  const [image, ...companions] = await Promise.all(sources.map((source) => parts.readImage(source, call.signal)))
  const photographs = await parts.imageRecipes.savePhotographs([image, ...companions])
  const { prompt } = scene
  const recipeOf: ImagesOrder['recipeOf'] = (imageSeed) => ({ kind: 'photograph', photographs, prompt, colors: [], seed: imageSeed })
  const make: ImagesOrder['make'] = (imageSeed) =>
    model.changeBackground(
      { ...scene, image, companions, product: null, shape: null, outputFormat: 'jpeg', colors: [], seed: imageSeed },
      call.signal,
    )
  return manyImages({ engine: model.engine, prompt, count, seed, recipeOf, make }, parts, call)
}
