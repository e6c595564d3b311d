import { AdloomError } from '@adloom/domain/error.ts'
import { type BackgroundRequest, type ImageModel, type GeneratedImage } from '@adloom/domain/ports/image-model.ts'
import { type ImageGenerator, type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import { type LocalImageModel } from './local-image-model.ts'
import { asksForNoBackground } from './prompt/no-background.ts'
import { inEnglish } from './prompt/translate-prompt.ts'
import { type Workers } from './workers.ts'

/** The note when a model drew the product again: no check can prove that it is still the same. */
export const DRAWN_ANEW = 'The model drew the product anew: please compare it with the original.'
/** The note when a model accepts fewer images than the request has. */
export const FIRST_IMAGES = 'The model takes fewer pictures at a time, so only the first were used.'

/** What a model needs besides itself. */
export interface ImageModelParts {
  /** Replaces a failed model, cuts out products and composites them. */
  readonly own: Pick<LocalImageModel, 'changeBackground' | 'textToImage' | 'compositeBefore'>
  readonly workers: Workers
  /** Milliseconds until the built-in engine makes the image instead; the call must have time left for that. */
  readonly patienceMs: number
}

/** The instruction for a model that edits the product image, around the user's words. */
const editOf = (prompt: string, { companions: beside, colors }: BackgroundRequest): string =>
  [
    beside.length === 0
      ? 'Show the product of this picture in a new scene.'
      : 'Show the products of these pictures together in one new scene.',
    'Keep its shape, colours, material, label and lettering exactly as they are; change what is around it, and the light. Add no text.',
    `The scene: ${prompt}`,
    ...(colors.length === 0 ? [] : [`Colours that suit the brand: ${colors.slice(0, 3).join(', ')}.`]),
  ].join('\n')

/** The instruction for a model that accepts no images: the scene alone, with room for the product. */
const sceneOf = (prompt: string, { colors }: BackgroundRequest): string =>
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
export function imageModelOf(maker: ImageGenerator, { own, workers, patienceMs }: ImageModelParts): ImageModel {
  const { engine, maxInputImages: mostImages } = maker

  /** The result of `make`, or the built-in engine's when `make` fails. */
  async function orOwn<Made extends GeneratedImage>(
    make: (patience: AbortSignal) => Promise<Made>,
    standIn: () => Promise<Made>,
    signal: AbortSignal,
  ): Promise<Made> {
    let reason: string
    try {
      return await make(AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]))
    } catch (error) {
      if (signal.aborted) throw new AdloomError('request.cancelled', { cause: error })
      if (error instanceof AdloomError && !/^(provider|budget)\./.test(error.code)) throw error
      reason = error instanceof AdloomError ? error.message : 'It made no picture.'
    }
    const made = await standIn()
    const note = `${engine.replace(':', ' · ')} could not be used: ${reason} The built-in studio made this picture.`
    return { ...made, note: made.note === null ? note : `${note} ${made.note}` }
  }

  /** Runs a task on a model's image: an unreadable one is a bad reply, not a bad upload. */
  const readable = <Made>(work: Promise<Made>): Promise<Made> =>
    work.catch((cause: unknown) => {
      if (!(cause instanceof AdloomError) || !cause.code.startsWith('picture.')) throw cause
      throw new AdloomError('provider.bad-reply', { values: { provider: engine.replace(':', ' · ') }, detail: cause.code })
    })

  const nothingKnown = { engine, scene: null, cutOut: null, confidence: null, untouched: null, note: null }

  async function edited(request: BackgroundRequest, patience: AbortSignal, signal: AbortSignal): Promise<GeneratedImage> {
    const { image, companions: beside, prompt, seed, width, height, outputFormat, quality } = request
    const shown = [image, ...beside].slice(0, mostImages)
    const bytesOf = await Promise.all(shown.map((each) => workers.run('givenImage', each, signal)))
    const order: ImageGenerationRequest = {
      prompt: editOf(prompt, { ...request, companions: shown.slice(1) }),
      images: bytesOf.map((bytes) => ({ bytes, contentType: 'image/jpeg' })),
      seed,
      width,
      height,
      quality,
    }
    const bytes = await maker.generate(order, patience)
    const fit = await readable(workers.run('fitImage', { bytes, width, height, outputFormat, quality, isEdit: true }, signal))
    const note = beside.length >= mostImages ? `${DRAWN_ANEW} ${FIRST_IMAGES}` : DRAWN_ANEW
    return { ...nothingKnown, ...fit, width, height, seed, note }
  }

  async function setInto(request: BackgroundRequest, patience: AbortSignal, signal: AbortSignal): Promise<GeneratedImage> {
    const { image, companions: beside, prompt, seed, width, height, quality } = request
    // Reports an unreadable product image before a scene is paid for.
    await Promise.all([image, ...beside].map((each) => workers.run('givenImage', each, signal)))
    const behind = await maker.generate({ prompt: sceneOf(prompt, request), images: [], seed, width, height, quality }, patience)
    // Decoded separately: an unreadable scene and an unreadable product image are different errors.
    const fit = await readable(
      workers.run('fitImage', { bytes: behind, width, height, outputFormat: 'png', quality, isEdit: false }, signal),
    )
    return { ...(await own.compositeBefore(request, fit.bytes, signal)), engine }
  }

  return {
    engine,
    isDeterministic: false,
    changeBackground: async (request, signal) => {
      // A product without background needs no model, and every model would change its pixels.
      if (asksForNoBackground(inEnglish(request.prompt))) return own.changeBackground(request, signal)
      const make = mostImages > 0 ? edited : setInto
      return orOwn(
        (patience) => make(request, patience, signal),
        () => own.changeBackground(request, signal),
        signal,
      )
    },
    textToImage: async (request, signal, report) =>
      orOwn(
        async (patience) => {
          const { width, height, seed, quality } = request
          const bytes = await maker.generate({ ...request, images: [] }, patience)
          const order = { bytes, width, height, outputFormat: 'jpeg' as const, quality, isEdit: false }
          const fit = await readable(workers.run('fitImage', order, signal))
          return { ...nothingKnown, ...fit, width, height, seed, understood: null }
        },
        () => own.textToImage(request, signal, report),
        signal,
      ),
  }
}
