import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { fetchFrom } from '../http.ts'
import { libraryImages } from './ai-sdk-images.ts'
import { asPlatformFetch } from '../model-access.ts'
import { nearestShape, type ImageAccess, imageLimits } from './image-access.ts'

/** The sizes of OpenAI's image models (its interface file of 2026-08-21). */
const sizes = ['1024x1024', '1536x1024', '1024x1536'] as const

/** An image model of OpenAI: prompts go to `/images/generations`, with images to `/images/edits`, as bytes. It has no seed. */
export function openaiImages({ baseUrl, key, model, fetch }: ImageAccess): ImageGenerator {
  const providerFetch = fetchFrom({ provider: 'OpenAI', baseUrl, ...imageLimits }, fetch)
  return libraryImages({
    provider: 'OpenAI',
    engine: `openai:${model}`,
    model,
    key,
    mostImages: 16,
    useOf: (measure) => {
      const [width, height] = nearestShape(sizes, measure).split('x').map(Number)
      return { pictures: 1, megapixels: (width * height) / 1024 ** 2, grade: measure.quality }
    },
    load: async () => {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ baseURL: baseUrl, apiKey: key, fetch: asPlatformFetch(providerFetch) }).image(model)
    },
    optionsOf: (order) => ({ size: nearestShape(sizes, order), providerOptions: { openai: { quality: order.quality } } }),
  })
}
