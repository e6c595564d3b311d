import { type Api, type CallOptions } from '@adloom/domain/api-client.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { displayQualities, displaySizes, fastSizeSchema, proAspectRatios } from '@adloom/domain/image.ts'
import { callWithProgress, type ProgressPolling } from '../image-progress.ts'
import { wordsOfPrompt } from './wizard-answers.ts'
import { type PromptData } from './wizard-state.ts'

type Images = ResponseOf<'textToImage'>

/** Steps of a fast image (§7.3). */
export const FAST_STEPS = 4
/** As many images as the form asks for, in its mode and aspect ratio. */
async function requestAll(prompt: PromptData, api: Api, options: CallOptions): Promise<Images> {
  const words = { prompt: wordsOfPrompt(prompt), num_images: prompt.numImages }
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

/** Progress and results of a call while it runs. */
type ImageCallbacks = Pick<ProgressPolling, 'wait' | 'onProgress'>

/** Makes the images of the form in one call (§7.3), and reports each as soon as it is finished. */
export const requestImages = (
  prompt: PromptData,
  api: Api,
  options: CallOptions & { readonly idempotencyKey: string },
  callbacks: ImageCallbacks,
): Promise<Images> => callWithProgress(options.idempotencyKey, () => requestAll(prompt, api, options), { api, ...callbacks })
