import { type CutoutPlace } from '@adloom/domain/design/cutout.ts'
import { type Api, type CallOptions } from '@adloom/domain/api-client.ts'
import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { type PageProduct } from '@adloom/domain/page-product.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type DrawnFrom } from './wizard-answers.ts'
import { FAST_STEPS } from './wizard-images.ts'

/** The request for a product image in a new scene (§7.3). */
export const restagingOf = (imageUrl: string, prompt: string) => ({ imageUrl, prompt, output_format: 'jpeg' }) as const

/** Uploads an inline image first and returns its address (§7.3). */
export async function addressOfImage(src: string, api: Api, signal: AbortSignal | undefined): Promise<string> {
  return src.startsWith('data:') ? (await api.uploadFile({ data: src }, { signal })).url : src
}

/**
 * The address of the product cut out, made once for all its scenes; of the image itself where it can't be cut out cleanly, whose scenes bring their
 * own notes. `product`: as its page shows it, null where there is no page.
 */
export async function cutOutOf(
  { src, product }: { readonly src: string; readonly product: PageProduct | null },
  api: Api,
  options: CallOptions,
): Promise<{ readonly url: string; readonly note: string | null; readonly place: CutoutPlace | null }> {
  const url = await addressOfImage(src, api, options.signal)
  const { processedUrls, results } = await api.preprocessImages({ urls: [url], product: product ?? undefined }, options)
  const [result] = results
  return result.cutOut
    ? { url: processedUrls[0], note: result.note ?? null, place: result.place ?? null }
    : { url, note: null, place: null }
}

/** The product cut out as the strokes say; null when nothing is left of it. `url`: the image's address on the web. */
export async function strokedCutOutOf(
  url: string,
  strokes: readonly CutOutStroke[],
  product: PageProduct | null,
  api: Api,
  options: CallOptions,
): Promise<{ readonly url: string; readonly place: CutoutPlace | null } | null> {
  const { processedUrls, results } = await api.preprocessImages(
    { urls: [url], strokes: [[...strokes]], product: product ?? undefined },
    options,
  )
  return results[0].cutOut ? { url: processedUrls[0], place: results[0].place ?? null } : null
}

/** The prompt of a product that the built-in engine drew, in another scene. */
export const promptOfRedrawn = ({ prompt }: Pick<DrawnFrom, 'prompt'>, scene: string): string =>
  prompt === '' ? scene : `${prompt}. ${scene}`

/** A product that the built-in engine drew, in another scene: the same seed gives the same product. A cutout would include what it stands on. */
export function redrawn(drawn: DrawnFrom, scene: string, api: Api, options: CallOptions): Promise<ResponseOf<'textToImage'>> {
  const { seed, mode } = drawn
  const prompt = promptOfRedrawn(drawn, scene)
  return mode === 'pro'
    ? api.textToImagePro({ prompt, aspect_ratio: '1:1', num_images: 1, seed }, options)
    : api.textToImage({ prompt, image_size: 'square_hd', num_inference_steps: FAST_STEPS, num_images: 1, seed }, options)
}
