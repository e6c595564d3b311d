import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { type ImageGenerator, type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import * as z from 'zod'
import { fetchFrom } from '../http.ts'
import { addressSchema, cancelling, resultAt, pollUntilDone } from './polled-image.ts'
import { nearestShape, oneImage, type ImageAccess, imageLimits } from './image-access.ts'
import { answerFailure, providerFailure } from '../provider-failure.ts'

/** Address of Replicate's API. */
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
type Prediction = z.infer<typeof predictionSchema>

const shapes = ['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16', '9:21'] as const

/** Whether a Replicate model edits an input image, and requires one. */
export const changesImages = (model: string): boolean => /(^|[/-])kontext(-|$)/.test(model)

function input(model: string, order: ImageGenerationRequest): Readonly<Record<string, unknown>> {
  const [firstImage] = order.images
  const image =
    firstImage === undefined ? null : `data:${firstImage.contentType};base64,${Buffer.from(firstImage.bytes).toString('base64')}`
  return {
    prompt: order.prompt,
    aspect_ratio: nearestShape(shapes, order),
    seed: order.seed % 0x8000_0000,
    output_format: 'png',
    ...(changesImages(model) && image !== null ? { input_image: image } : {}),
  }
}

/** An image model at Replicate (`owner/name`): ordered once, polled, downloaded at once, cancelled when the caller leaves. */
export function replicateImages(access: ImageAccess): ImageGenerator {
  const { model, key } = access
  const ask = replicateRequests(access)
  return {
    engine: `replicate:${model}`,
    maxInputImages: changesImages(model) ? 1 : 0,
    usageOf: oneImage,
    generate: async (order, signal) => {
      try {
        signal.throwIfAborted()
        return await made(order, access, ask, signal)
      } catch (error) {
        throw await providerFailure(error, { provider: PROVIDER, model, key }, signal)
      }
    },
  }
}

/** One request to Replicate, with the key: its parsed reply. Fails with a `provider.…` code. */
type ReplicateRequest = (method: 'GET' | 'POST', url: string, body: object | null, signal: AbortSignal) => Promise<unknown>

function replicateRequests({ baseUrl, key, model, fetch }: ImageAccess): ReplicateRequest {
  const providerFetch = fetchFrom({ provider: PROVIDER, baseUrl, ...imageLimits }, fetch)
  return async (method, url, body, signal) => {
    const headers = { authorization: `Bearer ${key}`, ...(body === null ? {} : { 'content-type': 'application/json' }) }
    const reply = await providerFetch(url, { method, headers, signal, ...(body === null ? {} : { body: JSON.stringify(body) }) })
    const text = await reply.text()
    if (!reply.ok) throw answerFailure({ status: reply.status, body: text, headers: reply.headers }, { provider: PROVIDER, model, key })
    try {
      return JSON.parse(text)
    } catch {
      return null // not JSON, so no prediction
    }
  }
}

async function made(order: ImageGenerationRequest, access: ImageAccess, ask: ReplicateRequest, signal: AbortSignal): Promise<Uint8Array> {
  const { baseUrl, model } = access
  const sent = predictionIn(await ask('POST', `${baseUrl}/models/${model}/predictions`, { input: input(model, order) }, signal))
  const { get, cancel } = sent.urls
  // The key is sent to these addresses.
  if ([get, cancel].some((url) => URL.parse(url)?.origin !== new URL(baseUrl).origin))
    throw failed('provider.bad-reply', `addresses outside of ${baseUrl}`)
  return cancelling(
    async () => {
      const url =
        outputOf(sent) ??
        (await pollUntilDone({ ask: async () => predictionIn(await ask('GET', get, null, signal)), done: outputOf }, access, signal))
      return resultAt(url, PROVIDER, access, signal)
    },
    (late) => ask('POST', cancel, null, late),
    signal,
  )
}

const failed = (code: ErrorCode, detail: string): AdloomError =>
  new AdloomError(code, { values: { provider: PROVIDER, status: 200 }, detail })

function predictionIn(body: unknown): Prediction {
  const { data } = predictionSchema.safeParse(body)
  if (data === undefined) throw failed('provider.bad-reply', 'no prediction')
  return data
}

/** The address of the image once it is done, null until then. */
function outputOf({ status, output }: Prediction): string | null {
  if (status === 'starting' || status === 'processing') return null
  if (status !== 'succeeded') throw failed('provider.failed', status)
  if (output === null || output === undefined) throw failed('provider.bad-reply', 'a prediction without a picture')
  return output[0]
}
