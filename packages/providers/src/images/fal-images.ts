import { AdloomError } from '@adloom/domain/error.ts'
import { type ImageGenerator, type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import * as z from 'zod'
import { falInput, falModelOf } from './fal-models.ts'
import { FAL, falQueue, type FalQueue, type FalState } from '../fal-queue.ts'
import { addressSchema, cancelling, resultAt, pollUntilDone } from './polled-image.ts'
import { type ImageAccess } from './image-access.ts'
import { providerFailure } from '../provider-failure.ts'

const resultSchema = z.object({
  images: z.array(z.object({ url: addressSchema })).min(1),
  has_nsfw_concepts: z.array(z.boolean()).optional(),
})

/** An image model at fal, over its queue: ordered once, polled, downloaded at once, cancelled when the caller leaves. 5xx are not billed. */
export function falImages(access: ImageAccess): ImageGenerator {
  const queue = falQueue(access)
  const { model, key } = access
  const taken = falModelOf(model).images
  return {
    engine: `fal:${model}`,
    maxInputImages: taken === null ? 0 : taken === 'image_url' ? 1 : 4,
    // fal bills each megapixel begun.
    usageOf: ({ width, height }) => ({ pictures: 1, megapixels: Math.ceil((width * height) / 1024 ** 2) }),
    generate: async (order, signal) => {
      try {
        signal.throwIfAborted()
        return await made(order, access, queue, signal)
      } catch (error) {
        throw await providerFailure(error, { provider: FAL, model, key }, signal)
      }
    },
  }
}

async function made(order: ImageGenerationRequest, access: ImageAccess, queue: FalQueue, signal: AbortSignal): Promise<Uint8Array> {
  const ordered = await queue.submit(access.model, falInput(access.model, order), null, signal)
  return cancelling(
    async () => {
      await pollUntilDone({ ask: () => queue.state(ordered, signal), done: (state) => isDone(state, queue) }, access, signal)
      const url = await pollUntilDone(
        { ask: () => queue.result(ordered, signal), done: (result) => imageIn(result, queue) },
        access,
        signal,
      )
      return resultAt(url, FAL, access, signal)
    },
    (late) => queue.cancel(ordered, late),
    signal,
  )
}

/** True once an order is done, null until then. Fails for a failed order and for an unknown state, which would never end. */
function isDone({ status }: FalState, queue: FalQueue): true | null {
  if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return null
  // The result contains the failure and its reason.
  if (status === 'COMPLETED') return true
  throw queue.failureOf(null, 500, status)
}

function imageIn(body: unknown, queue: FalQueue): string {
  const { data } = resultSchema.safeParse(body)
  if (data === undefined) throw new AdloomError('provider.bad-reply', { values: { provider: FAL }, detail: 'a result without a picture' })
  // The image is black in this case.
  if (data.has_nsfw_concepts?.[0] === true) throw queue.failureOf('content_policy_violation', 200, 'has_nsfw_concepts')
  return data.images[0].url
}
