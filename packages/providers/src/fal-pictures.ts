import { type AdloomError } from '@adloom/domain/error.ts'
import { type PictureMaker, type PictureOrder } from '@adloom/domain/ports/picture-maker.ts'
import * as z from 'zod'
import { falInput, falModelOf } from './fal-models.ts'
import { type PictureAccess } from './picture-access.ts'
import { providerFailure } from './provider-failure.ts'
import { addressSchema, type Answer, cancelling, queuedLine, type QueuedLine, resultAt } from './queued-line.ts'

/** Where fal's queue is. */
export const FAL_URL = 'https://queue.fal.run'

const PROVIDER = 'fal'

/** The addresses of an order, used as they come: the model's sub-path is not in them. Their origin is checked by the line. */
const ticketSchema = z.object({ status_url: z.string(), response_url: z.string(), cancel_url: z.string() })
const stateSchema = z.object({ status: z.string(), error: z.unknown().optional() })
const resultSchema = z.object({
  images: z.array(z.object({ url: addressSchema })).min(1),
  has_nsfw_concepts: z.array(z.boolean()).optional(),
})
const heldSchema = z.object({ detail: z.array(z.object({ type: z.string() })) })

/** A failure of fal: its content rules have a name of their own in the list of what is wrong with an order. */
function falFailure(answer: Answer, line: QueuedLine): AdloomError {
  const faults = heldSchema.safeParse(answer.json).data?.detail ?? []
  return line.failure(answer, faults.some(({ type }) => type === 'content_policy_violation') ? 'provider.moderation' : undefined)
}

/** A model of pictures at fal, by its queue: sent once, asked after, fetched at once, taken back when the caller leaves. 5xx are not billed. */
export function falPictures(access: PictureAccess): PictureMaker {
  const line = queuedLine(PROVIDER, access, `Key ${access.key}`)
  const { model } = access
  const taken = falModelOf(model).pictures
  return {
    engine: `fal:${model}`,
    mostPictures: taken === null ? 0 : taken === 'image_url' ? 1 : 4,
    // Each begun megapixel is paid.
    useOf: ({ width, height }) => ({ pictures: 1, megapixels: Math.ceil((width * height) / 1024 ** 2) }),
    make: async (order, signal) => {
      try {
        signal.throwIfAborted()
        return await made(order, access, line, signal)
      } catch (error) {
        throw await providerFailure(error, { provider: PROVIDER, model, key: access.key }, signal)
      }
    },
  }
}

async function made(order: PictureOrder, access: PictureAccess, line: QueuedLine, signal: AbortSignal): Promise<Uint8Array> {
  const sent = await line.ask('POST', `${access.baseUrl}/${access.model}`, falInput(access.model, order), signal)
  if (sent.status >= 300) throw falFailure(sent, line)
  const ticket = ticketSchema.safeParse(sent.json).data
  if (ticket === undefined) throw line.failure(sent, 'provider.bad-reply')
  return cancelling(
    async () => {
      await line.until(ticket.status_url, (answer) => isDone(answer, line), signal)
      const url = await line.until(ticket.response_url, (answer) => pictureIn(answer, line), signal)
      return resultAt(url, PROVIDER, access, signal)
    },
    (late) => line.ask('PUT', ticket.cancel_url, null, late),
    signal,
  )
}

/** True once an order is done, null while it is not. Fails where it failed: an unknown state is no reason to wait for ever. */
function isDone(answer: Answer, line: QueuedLine): true | null {
  if (answer.status >= 300) throw falFailure(answer, line)
  const state = stateSchema.safeParse(answer.json).data
  if (state?.status === 'IN_QUEUE' || state?.status === 'IN_PROGRESS') return null
  if (state?.status !== 'COMPLETED') throw line.failure(answer, state === undefined ? 'provider.bad-reply' : 'provider.failed')
  // What went wrong stands in the result, with its reason.
  return true
}

function pictureIn(answer: Answer, line: QueuedLine): string {
  if (answer.status >= 300) throw falFailure(answer, line)
  const result = resultSchema.safeParse(answer.json).data
  if (result === undefined) throw line.failure(answer, 'provider.bad-reply')
  // Then the picture is black.
  if (result.has_nsfw_concepts?.[0] === true) throw line.failure({ ...answer, body: 'has_nsfw_concepts' }, 'provider.moderation')
  return result.images[0].url
}
