import { AdloomError } from '@adloom/domain/error.ts'
import { type BackgroundRequest, type ImageModel, type GeneratedImage } from '@adloom/domain/ports/image-model.ts'
import { type ImageGenerator, type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import { type LocalImageModel } from './local-engine.ts'
import { asksForNoBackground } from './prompt/no-background.ts'
import { inEnglish } from './prompt/translate-prompt.ts'
import { type Workers } from './workers.ts'

/** Told when a model drew the product again: nobody can say that it is still the same. */
export const DRAWN_ANEW = 'The model drew the product anew: please compare it with the original.'
/** Told when a model takes fewer pictures than there were. */
export const FIRST_IMAGES = 'The model takes fewer pictures at a time, so only the first were used.'

/** What a model needs beside itself. */
export interface ImageModelParts {
  /** Who stands in, cuts out and sets in. */
  readonly own: Pick<LocalImageModel, 'changeBackground' | 'textToImage' | 'setBefore'>
  readonly workers: Workers
  /** Milliseconds until the studio makes the picture instead; the call must have time left for that. */
  readonly patienceMs: number
}

/** What a model is told about a photograph it is to change, around the user's words. */
const editOf = (prompt: string, { companions: beside, colors }: BackgroundRequest): string =>
  [
    beside.length === 0
      ? 'Show the product of this picture in a new scene.'
      : 'Show the products of these pictures together in one new scene.',
    'Keep its shape, colours, material, label and lettering exactly as they are; change what is around it, and the light. Add no text.',
    `The scene: ${prompt}`,
    ...(colors.length === 0 ? [] : [`Colours that suit the brand: ${colors.slice(0, 3).join(', ')}.`]),
  ].join('\n')

/** What a model that knows no photographs is told: the scene alone, with room for the product. */
const sceneOf = (prompt: string, { colors }: BackgroundRequest): string =>
  [
    `An empty scene for a product photograph: ${prompt}`,
    'Eye level. The ground or table top in the lower third is empty and sharp, the background soft. No product, no people, no text, nothing in the middle.',
    ...(colors.length === 0 ? [] : [`Colours that suit the brand: ${colors.slice(0, 3).join(', ')}.`]),
  ].join('\n')

/**
 * A model that makes pictures as an image model: what it gives is brought to exactly the size that was asked for. A model that takes pictures
 * changes the photograph, and is told on; one that knows words alone makes the scene, and the studio sets the true product before it. Where the
 * model fails, is late or gives no picture the studio makes one, and says so.
 */
export function imageModelOf(maker: ImageGenerator, { own, workers, patienceMs }: ImageModelParts): ImageModel {
  const { engine, maxInputImages: mostImages } = maker

  /** What `make` gives, or what the studio does in its place. */
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

  /** A model's picture through one of our tasks: what cannot be read there is a bad reply, not a bad picture of the user's. */
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
    // A photograph nobody can read is told as such before a scene is paid for.
    await Promise.all([image, ...beside].map((each) => workers.run('givenImage', each, signal)))
    const behind = await maker.generate({ prompt: sceneOf(prompt, request), images: [], seed, width, height, quality }, patience)
    // Read by itself: the failure of a scene and that of a photograph have their own names.
    const fit = await readable(
      workers.run('fitImage', { bytes: behind, width, height, outputFormat: 'png', quality, isEdit: false }, signal),
    )
    return { ...(await own.setBefore(request, fit.bytes, signal)), engine }
  }

  return {
    engine,
    isDeterministic: false,
    changeBackground: async (request, signal) => {
      // The product alone needs no model, and no model leaves its pixels alone.
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
