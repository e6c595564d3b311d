import { type Api, type CallOptions } from '@adloom/domain/api-client.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { displayQualities, displaySizes, fastSizeSchema, proAspectRatios } from '@adloom/domain/image.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { callWithProgress, type ProgressPolling } from './image-progress.ts'
import { wordsOfPrompt } from './wizard-answers.ts'
import { keyOfPart, type PromptData } from './wizard-state.ts'

type Images = ResponseOf<'textToImage'>

/** Steps of a fast image (§7.3). */
const FAST_STEPS = 4
/** Seeds wrap to 0 after the last (the server does the same). */
const SEEDS = 0x1_0000_0000

const addressesOf = ({ images, imageUrls }: Images): readonly string[] => (images.length > 0 ? images.map(({ url }) => url) : imageUrls)

/** `count` images from the prompt of the form, in its mode and aspect ratio. */
async function requestImages(prompt: PromptData, count: number, seed: number | undefined, api: Api, options: CallOptions): Promise<Images> {
  const words = { prompt: wordsOfPrompt(prompt), num_images: count, ...(seed === undefined ? {} : { seed }) }
  if (prompt.mode === 'display') {
    const imageSize = displaySizes.find((known) => known === prompt.displaySize)
    const quality = displayQualities.find((known) => known === prompt.quality)
    const { num_images: numImages, ...rest } = words
    return api.displayImages({ ...rest, imageUrls: [], numImages, imageSize, quality }, options)
  }
  const size = fastSizeSchema.safeParse(prompt.image_size)
  const ratio = proAspectRatios.find((known) => known === prompt.aspect_ratio)
  return prompt.mode === 'fast'
    ? api.textToImage({ ...words, num_inference_steps: FAST_STEPS, ...(size.success ? { image_size: size.data } : {}) }, options)
    : api.textToImagePro({ ...words, ...(ratio === undefined ? {} : { aspect_ratio: ratio }) }, options)
}

/** Callbacks for progress and results. `onProgress` gets the progress of the image made under a key, in percent. */
interface ImageCallbacks {
  readonly show: (images: readonly (string | null)[]) => void
  readonly wait: ProgressPolling['wait']
  readonly onProgress: (key: string, percent: number) => void
}

/**
 * Generates the images of the form and reports each one as it arrives: the first reports its seed, and the built-in engine makes the others with the
 * seeds after it, just as one call for all of them would. After an abort no further image is requested. Another engine gets one call for the rest,
 * since it may charge per call.
 */
export async function requestImagesOneByOne(
  prompt: PromptData,
  api: Api,
  options: CallOptions & { readonly idempotencyKey: string },
  { show, wait, onProgress }: ImageCallbacks,
): Promise<Images> {
  const count = prompt.numImages
  const requestPart = (place: number, many: number, seed: number | undefined): Promise<Images> => {
    const key = keyOfPart(options.idempotencyKey, place)
    const call = () => requestImages(prompt, many, seed, api, { ...options, idempotencyKey: key })
    // A fast image is finished before its first progress request.
    return prompt.mode === 'fast' ? call() : callWithProgress(key, call, { api, wait, onProgress: (percent) => onProgress(key, percent) })
  }
  const images: (string | null)[] = Array.from({ length: count }, () => null)
  show(images)
  const first = await requestPart(0, 1, undefined)
  const replies: Images[] = [first]
  const report = (reply: Images, place: number): void => {
    replies[place] = reply
    for (const [at, url] of addressesOf(reply).entries()) images[place + at] = url
    show([...images])
  }
  report(first, 0)
  options.signal?.throwIfAborted()
  const part = async (place: number, many: number): Promise<void> => {
    const seed = first.seed === undefined ? undefined : (first.seed + place) % SEEDS
    report(await requestPart(place, many, seed), place)
  }
  if (first.engine === BUILT_IN_ENGINE && first.seed !== undefined)
    await Promise.all(Array.from({ length: count - 1 }, (_, place) => part(place + 1, 1)))
  else if (count > 1) await part(1, count - 1)
  const all = replies.filter((reply) => reply !== undefined)
  const urls = all.flatMap(addressesOf)
  const costs = all.flatMap(({ cost }) => (cost === undefined ? [] : [cost.usd]))
  // A sum with an unknown part is unknown.
  const usd = costs.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0)
  const cost = costs.length === 0 ? undefined : { usd }
  return { ...first, cost, images: all.flatMap(({ images }) => images), imageUrls: urls, image_urls: urls }
}
