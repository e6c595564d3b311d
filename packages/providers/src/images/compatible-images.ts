import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { fetchFrom } from '../http.ts'
import { libraryImages } from './ai-sdk-images.ts'
import { asPlatformFetch } from '../model-access.ts'
import { oneImage, type ImageAccess, imageLimits } from './image-access.ts'

const PROVIDER = 'The picture server'

/** Sides that every diffusion model takes, in pixels: the next multiple of 64. */
const roundedUp = (side: number): number => Math.ceil(side / 64) * 64

/**
 * The prompt without the control syntax of these servers: sd-server reads settings inside `<sd_cpp_extra_args>`, LocalAI takes text after a `|` as
 * negative prompt. Users must not control either. Removed repeatedly, until no remaining parts can join to a new one.
 */
export function plainPrompt(prompt: string): string {
  const without = prompt
    .replaceAll(/<sd_cpp_extra_args\b[^]*?(?:<\/sd_cpp_extra_args>|$)/gi, ' ')
    .replaceAll(/<\/?sd_cpp_extra_args\b/gi, ' ')
    .replaceAll('|', ',')
  return without === prompt ? prompt.trim() : plainPrompt(without)
}

/** A model behind any server with OpenAI's image interface: LocalAI, sd-server, vLLM-Omni, SGLang. Its replies contain the image, no address. */
export function compatibleImages({ baseUrl, key, model, fetch }: ImageAccess): ImageGenerator {
  const providerFetch = fetchFrom({ provider: PROVIDER, baseUrl, ...imageLimits }, fetch)
  return libraryImages({
    provider: PROVIDER,
    engine: `openai-compatible:${model}`,
    model,
    key,
    mostImages: 1,
    useOf: oneImage,
    load: async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const server = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        ...(key === '' ? {} : { apiKey: key }),
        fetch: asPlatformFetch(providerFetch),
      })
      return server.imageModel(model)
    },
    optionsOf: ({ width, height }) => ({
      size: `${roundedUp(width)}x${roundedUp(height)}`,
      providerOptions: { compatible: { response_format: 'b64_json' } },
    }),
    promptOf: plainPrompt,
  })
}
