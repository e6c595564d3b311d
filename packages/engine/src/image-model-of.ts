import { AdloomError } from '@adloom/domain/error.ts'
import { type ImageGenerationRequest, type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import {
  type BackgroundRequest,
  type GeneratedImage,
  type ImageModel,
  type TextToImageRequest,
  type TextToImageResult,
} from '@adloom/domain/ports/image-model.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type LocalImageModel } from './local-image-model.ts'
import { asksForNoBackground } from './prompt/no-background.ts'
import { type Workers } from './workers.ts'

/** The note when a model drew the product again: no check can prove that it is still the same. */
export const DRAWN_ANEW = 'The model drew the product anew: please compare it with the original.'
/** The note when a model accepts fewer images than the request has. */
const FIRST_IMAGES = 'The model takes fewer pictures at a time, so only the first were used.'

/** What a model needs besides itself. */
interface ImageModelParts {
  /** Replaces a failed model, cuts out products and composites them. */
  readonly own: Pick<LocalImageModel, 'changeBackground' | 'textToImage' | 'compositeOntoScene'>
  readonly workers: Workers
  /** Milliseconds until the built-in engine makes the image instead; the call must have time left for that. */
  readonly timeoutMs: number
}

/** The instruction for a model that edits the product image, around the user's words. */
const editInstruction = ({ prompt, colors }: BackgroundRequest, products: number): string =>
  [
    products === 1 ? 'Show the product of this picture in a new scene.' : 'Show the products of these pictures together in one new scene.',
    'Keep its shape, colours, material, label and lettering exactly as they are; change what is around it, and the light. Add no text.',
    `The scene: ${prompt}`,
    ...(colors.length === 0 ? [] : [`Colours that suit the brand: ${colors.slice(0, 3).join(', ')}.`]),
  ].join('\n')

/** The instruction for a model that accepts no images: the scene alone, with room for the product. */
const sceneInstruction = ({ prompt, colors }: BackgroundRequest): string =>
  [
    `An empty scene for a product photograph: ${prompt}`,
    'Eye level. The ground or table top in the lower third is empty and sharp, the background soft. No product, no people, no text, nothing in the middle.',
    ...(colors.length === 0 ? [] : [`Colours that suit the brand: ${colors.slice(0, 3).join(', ')}.`]),
  ].join('\n')

/**
 * An image generator as an image model whose results have exactly the requested size. A generator that accepts images edits the product image. One
 * that accepts only words makes the scene, and the built-in engine composites the real product into it. When the generator fails, is late or returns
 * no image, the built-in engine makes one and says so.
 */
export function imageModelOf(generator: ImageGenerator, parts: ImageModelParts): ImageModel {
  const { own, timeoutMs } = parts
  const { engine } = generator
  const changeScene = generator.maxInputImages > 0 ? editImage : compositeIntoScene
  return {
    engine,
    isDeterministic: false,
    changeBackground: async (request, signal) => {
      const { inEnglish } = await import('./prompt/translate-prompt.ts')
      // A product without background needs no model, and every model would change its pixels.
      if (asksForNoBackground(inEnglish(request.prompt))) return own.changeBackground(request, signal)
      const generate = (late: AbortSignal): Promise<GeneratedImage> => changeScene(request, generator, parts, { cancel: signal, late })
      const standIn = (): Promise<GeneratedImage> => own.changeBackground(request, signal)
      return withStandIn({ engine, generate, standIn, timeoutMs }, signal)
    },
    textToImage: async (request, signal, report) => {
      const generate = (late: AbortSignal): Promise<TextToImageResult> => imageOfPrompt(request, generator, parts, { cancel: signal, late })
      const standIn = (): Promise<TextToImageResult> => own.textToImage(request, signal, report)
      return withStandIn({ engine, generate, standIn, timeoutMs }, signal)
    },
  }
}

/** `cancel` aborts when the caller cancels; `late` then, and also when the built-in engine has to take over. */
interface Signals {
  readonly cancel: AbortSignal
  readonly late: AbortSignal
}

/** Facts of the built-in engine's images that nobody knows of a generator's. */
const NOTHING_KNOWN = { scene: null, cutOut: null, confidence: null, untouched: null, note: null }

/** The product image, edited by the generator. */
async function editImage(
  request: BackgroundRequest,
  generator: ImageGenerator,
  { workers }: ImageModelParts,
  { cancel, late }: Signals,
): Promise<GeneratedImage> {
  const { image, companions, seed, width, height, outputFormat, quality } = request
  const { engine, maxInputImages } = generator
  const photographs = [image, ...companions].slice(0, maxInputImages)
  const images = await Promise.all(photographs.map((photograph) => workers.run('imageForEditing', photograph, cancel)))
  const order: ImageGenerationRequest = {
    prompt: editInstruction(request, images.length),
    images: images.map((bytes) => ({ bytes, contentType: 'image/jpeg' })),
    seed,
    width,
    height,
    quality,
  }
  const bytes = await generator.generate(order, late)
  const fitting = workers.run('fitImage', { bytes, width, height, outputFormat, quality, isEdit: true }, cancel)
  const note = companions.length >= maxInputImages ? `${DRAWN_ANEW} ${FIRST_IMAGES}` : DRAWN_ANEW
  return { engine, ...NOTHING_KNOWN, ...(await readable(fitting, engine)), width, height, seed, note }
}

/** The real product, composited by the built-in engine into a scene that the generator makes; one that cannot be costs no scene. */
async function compositeIntoScene(
  request: BackgroundRequest,
  generator: ImageGenerator,
  { own, workers }: ImageModelParts,
  { cancel, late }: Signals,
): Promise<GeneratedImage> {
  const { seed, width, height, quality } = request
  const { engine } = generator
  const makeScene = async (): Promise<Uint8Array> => {
    const bytes = await generator.generate({ prompt: sceneInstruction(request), images: [], seed, width, height, quality }, late)
    // Decoded separately: an unreadable scene and an unreadable product image are different errors.
    const fitting = workers.run('fitImage', { bytes, width, height, outputFormat: 'png', quality, isEdit: false }, cancel)
    return (await readable(fitting, engine)).bytes
  }
  const image = await own.compositeOntoScene(request, makeScene, cancel)
  return image === null ? own.changeBackground(request, cancel) : { ...image, engine }
}

/** An image that the generator makes of words alone. */
async function imageOfPrompt(
  request: TextToImageRequest,
  generator: ImageGenerator,
  { workers }: ImageModelParts,
  { cancel, late }: Signals,
): Promise<TextToImageResult> {
  const { width, height, seed, quality } = request
  const { engine } = generator
  const bytes = await generator.generate({ ...request, images: [] }, late)
  const fitting = workers.run('fitImage', { bytes, width, height, outputFormat: 'jpeg', quality, isEdit: false }, cancel)
  return { engine, ...NOTHING_KNOWN, ...(await readable(fitting, engine)), width, height, seed, understood: null }
}

/** A task's result on a generator's image: an unreadable one is a bad reply, not a bad upload. */
async function readable<Result>(work: Promise<Result>, engine: EngineName): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof AdloomError) || !cause.code.startsWith('picture.')) throw cause
    throw new AdloomError('provider.bad-reply', { values: { provider: engine.replace(':', ' · ') }, detail: cause.code })
  }
}

interface WithStandIn<Image> {
  readonly engine: EngineName
  readonly generate: (late: AbortSignal) => Promise<Image>
  readonly standIn: () => Promise<Image>
  readonly timeoutMs: number
}

/** The generated image; the stand-in's, with a note that says why, when the generator failed or was late. */
async function withStandIn<Image extends GeneratedImage>(
  { engine, generate, standIn, timeoutMs }: WithStandIn<Image>,
  signal: AbortSignal,
): Promise<Image> {
  let reason: string
  try {
    return await generate(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
  } catch (error) {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: error })
    if (error instanceof AdloomError && !/^(provider|budget)\./.test(error.code)) throw error
    reason = error instanceof AdloomError ? error.message : 'It made no picture.'
  }
  const image = await standIn()
  const note = `${engine.replace(':', ' · ')} could not be used: ${reason} The built-in studio made this picture.`
  return { ...image, note: image.note === null ? note : `${note} ${image.note}` }
}
