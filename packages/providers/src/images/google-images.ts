import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { fetchFrom } from '../http.ts'
import { libraryImages } from './ai-sdk-images.ts'
import { asPlatformFetch } from '../model-access.ts'
import { nearestShape, oneImage, type ImageAccess, imageLimits } from './image-access.ts'

/** The aspect ratios of Gemini's image models, about a megapixel each. */
const shapes = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const

/** Whether a Google model makes images through the remaining interface: Imagen was shut down in June 2026. */
export const isGoogleImageModel = (model: string): boolean => model.startsWith('gemini-')

/** A Gemini model of Google that makes and edits images. The key travels in a header, never in the address. */
export function googleImages({ baseUrl, key, model, fetch }: ImageAccess): ImageGenerator {
  const providerFetch = fetchFrom({ provider: 'Google', baseUrl, ...imageLimits }, fetch)
  return libraryImages({
    provider: 'Google',
    engine: `google:${model}`,
    model,
    key,
    mostImages: 3,
    useOf: oneImage,
    load: async () => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ baseURL: baseUrl, apiKey: key, fetch: asPlatformFetch(providerFetch) }).image(model)
    },
    // Its seed is a signed number of 32 bits.
    optionsOf: (order) => ({ aspectRatio: nearestShape(shapes, order), seed: order.seed % 0x8000_0000 }),
  })
}
