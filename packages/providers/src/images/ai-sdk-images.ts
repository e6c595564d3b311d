import { type ImageGenerator, type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import type { generateImage, ImageModel } from 'ai'
import * as z from 'zod'
import { providerFailure, ReplyMissing } from '../provider-failure.ts'

type ImageOptions = Pick<Parameters<typeof generateImage>[0], 'size' | 'aspectRatio' | 'seed' | 'providerOptions'>

/** A vendor's image model in the AI SDK, and how to call it. */
interface LibraryImages {
  /** The provider's name in sentences. */
  readonly provider: string
  readonly engine: EngineName
  /** The model's id there. */
  readonly model: string
  /** Kept out of every failure; '' where there is none. */
  readonly key: string
  readonly mostImages: number
  readonly useOf: ImageGenerator['usageOf']
  /** Loads the vendor's library and creates the model; called with the first order. */
  readonly load: () => Promise<ImageModel>
  /** Size, ratio, seed and quality in the vendor's own terms. */
  readonly optionsOf: (order: ImageGenerationRequest) => ImageOptions
  /** The prompt, cleaned for this vendor. */
  readonly promptOf?: (prompt: string) => string
}

/** Google's reply for an image that its content rules withheld. */
const heldSchema = z.object({
  google: z.object({
    finishReason: z.string().regex(/SAFETY|PROHIBITED|BLOCKLIST|SPII/),
  }),
})
const blockedSchema = z.object({ google: z.object({ promptFeedback: z.object({ blockReason: z.string() }) }) })

/** A vendor's model as an image generator: one request for each image, never a second one, because a second one is billed again. */
export function libraryImages(vendor: LibraryImages): ImageGenerator {
  let loading: Promise<ImageModel> | null = null
  return {
    engine: vendor.engine,
    maxInputImages: vendor.mostImages,
    usageOf: vendor.useOf,
    generate: async (order, signal) => {
      try {
        signal.throwIfAborted()
        // The library would log warnings about ignored options to the console.
        globalThis.AI_SDK_LOG_WARNINGS = false
        return await made(await (loading ??= vendor.load()), order, vendor, signal)
      } catch (error) {
        throw await providerFailure(error, vendor, signal)
      }
    },
  }
}

async function made(model: ImageModel, order: ImageGenerationRequest, vendor: LibraryImages, signal: AbortSignal): Promise<Uint8Array> {
  const { generateImage, NoImageGeneratedError } = await import('ai')
  const text = vendor.promptOf?.(order.prompt) ?? order.prompt
  const images = order.images.slice(0, vendor.mostImages).map(({ bytes }) => bytes)
  try {
    const { image } = await generateImage({
      model,
      prompt: images.length === 0 ? text : { text, images },
      n: 1,
      maxRetries: 0,
      abortSignal: signal,
      ...vendor.optionsOf(order),
    })
    if (image.uint8Array.length === 0) throw new ReplyMissing('empty')
    return image.uint8Array
  } catch (error) {
    if (!NoImageGeneratedError.isInstance(error)) throw error
    const isHeld = (error.calls ?? []).some(
      ({ providerMetadata }) => heldSchema.safeParse(providerMetadata).success || blockedSchema.safeParse(providerMetadata).success,
    )
    throw new ReplyMissing(isHeld ? 'content-filter' : 'no picture')
  }
}
