import { type PictureMaker, type PictureOrder } from '@adloom/domain/ports/picture-maker.ts'
import * as z from 'zod'
import { nearestShape, onePicture, type PictureAccess } from './picture-access.ts'
import { providerFailure } from './provider-failure.ts'
import { addressSchema, type Answer, cancelling, queuedLine, type QueuedLine, resultAt } from './queued-line.ts'

/** Where Replicate's API is. */
export const REPLICATE_URL = 'https://api.replicate.com/v1'

const PROVIDER = 'Replicate'

const predictionSchema = z.object({
  status: z.string(),
  output: z
    .union([addressSchema.transform((url) => [url]), z.array(addressSchema).min(1)])
    .nullish()
    .catch(null),
  urls: z.object({ get: z.string(), cancel: z.string() }),
})

const shapes = ['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16', '9:21'] as const

/** Whether a model of Replicate's changes a picture it is given, and cannot do without. */
export const changesPictures = (model: string): boolean => /(^|[/-])kontext(-|$)/.test(model)

function input(model: string, order: PictureOrder): Readonly<Record<string, unknown>> {
  const [given] = order.pictures
  const picture = given === undefined ? null : `data:${given.contentType};base64,${Buffer.from(given.bytes).toString('base64')}`
  return {
    prompt: order.prompt,
    aspect_ratio: nearestShape(shapes, order),
    seed: order.seed % 0x8000_0000,
    output_format: 'png',
    ...(changesPictures(model) && picture !== null ? { input_image: picture } : {}),
  }
}

/** A model of pictures at Replicate (`owner/name`): sent once, asked after, fetched at once, taken back when the caller leaves. */
export function replicatePictures(access: PictureAccess): PictureMaker {
  const line = queuedLine(PROVIDER, access, `Bearer ${access.key}`)
  const { model } = access
  return {
    engine: `replicate:${model}`,
    mostPictures: changesPictures(model) ? 1 : 0,
    useOf: onePicture,
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
  const { baseUrl, model } = access
  const sent = await line.ask('POST', `${baseUrl}/models/${model}/predictions`, { input: input(model, order) }, signal)
  const ticket = predictionSchema.safeParse(sent.json).data
  if (sent.status >= 300) throw line.failure(sent)
  if (ticket === undefined) throw line.failure(sent, 'provider.bad-reply')
  return cancelling(
    async () => {
      const url = outputIn(sent, line) ?? (await line.until(ticket.urls.get, (answer) => outputIn(answer, line), signal))
      return resultAt(url, PROVIDER, access, signal)
    },
    (late) => line.ask('POST', ticket.urls.cancel, null, late),
    signal,
  )
}

/** The address of the picture once it is done, null while it is not. */
function outputIn(answer: Answer, line: QueuedLine): string | null {
  if (answer.status >= 300) throw line.failure(answer)
  const prediction = predictionSchema.safeParse(answer.json).data
  if (prediction?.status === 'starting' || prediction?.status === 'processing') return null
  if (prediction?.status !== 'succeeded') throw line.failure(answer, prediction === undefined ? 'provider.bad-reply' : 'provider.failed')
  if (prediction.output === null || prediction.output === undefined) throw line.failure(answer, 'provider.bad-reply')
  return prediction.output[0]
}
