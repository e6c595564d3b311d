import { AdloomError } from '@adloom/domain/error.ts'
import { videoSizes } from '@adloom/domain/video.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import * as z from 'zod'
import { fetchFrom } from '../http.ts'
import { videoModelOf } from './ordered-video.ts'
import { errorCodeOf, withoutKey } from '../provider-failure.ts'
import { MAX_VIDEO_BYTES, type VideoAccess } from './video-access.ts'

const PROVIDER = 'The video server'

const orderedSchema = z.object({ id: z.string().regex(/^[\w.:-]{1,200}$/) })
/** Some servers send `error` when the status is `failed`; few send progress, in percent. */
const stateSchema = z.object({
  status: z.string(),
  progress: z.number().min(0).max(100).nullish().catch(null),
  error: z.unknown().optional(),
})

/** Time for a local server to take in an image, and for a video to arrive completely. */
const limits = { provider: PROVIDER, timeoutMs: 120_000, maxConcurrent: 4 }
const MOST_WORDS = 1_000_000

/**
 * A model behind a server with OpenAI's videos interface: vLLM-Omni, SGLang (interface read 2026-11-20). The image travels as bytes. Lengths are
 * whole seconds there.
 */
export function openaiVideos({ baseUrl, key, model, fetch, tools }: VideoAccess): VideoModel {
  const providerFetch = fetchFrom({ ...limits, baseUrl, maxBytes: MOST_WORDS }, fetch)
  const videoLine = fetchFrom({ ...limits, baseUrl, maxBytes: MAX_VIDEO_BYTES }, fetch)
  const headers: Readonly<Record<string, string>> = key === '' ? {} : { authorization: `Bearer ${key}` }
  const never = (): AbortSignal => new AbortController().signal

  async function request(path: string, init: RequestInit, signal: AbortSignal, fetchWith = providerFetch): Promise<Response> {
    const reply = await fetchWith(`${baseUrl}/videos${path}`, { ...init, headers, signal })
    if (reply.ok) return reply
    const words = await reply.text()
    throw new AdloomError(errorCodeOf(reply.status, words), {
      values: { provider: PROVIDER, model, status: reply.status, wait: 'a moment' },
      detail: withoutKey(`${reply.status} ${words}`, key),
    })
  }

  async function parseReply<Value>(schema: z.ZodType<Value>, reply: Response): Promise<Value> {
    const words = await reply.text()
    try {
      return schema.parse(JSON.parse(words))
    } catch {
      throw new AdloomError('provider.bad-reply', { values: { provider: PROVIDER }, detail: withoutKey(words, key) })
    }
  }

  const wholeSeconds = (seconds: number): number => Math.max(1, Math.round(seconds))

  return videoModelOf(
    {
      provider: PROVIDER,
      engine: `openai-videos:${model}`,
      ordered: orderedSchema,
      nameOf: ({ id }) => id,
      plan: (order) => {
        const seconds = wholeSeconds(order.seconds)
        const isSame = seconds === order.seconds
        return {
          size: videoSizes[order.aspectRatio][order.resolution],
          use: { seconds, grade: order.resolution },
          notes: isSame ? [] : [`The model makes whole seconds, so it was asked for ${seconds} instead of ${order.seconds}.`],
        }
      },
      // Bytes travel with the order.
      prepare: async (image) => Buffer.from(image).toString('base64'),
      order: async (order, image) => {
        const { width, height } = videoSizes[order.aspectRatio][order.resolution]
        const body = new FormData()
        const fields = {
          model,
          prompt: order.prompt,
          seconds: String(wholeSeconds(order.seconds)),
          size: `${width}x${height}`,
          seed: String(order.seed),
        }
        for (const [name, value] of Object.entries(fields)) body.set(name, value)
        body.set('input_reference', new Blob([Buffer.from(image, 'base64')], { type: 'image/jpeg' }), 'picture.jpg')
        return parseReply(orderedSchema, await request('', { method: 'POST', body }, never()))
      },
      state: async ({ id }, signal) => {
        const { status, progress, error } = await parseReply(stateSchema, await request(`/${id}`, {}, signal))
        if (['queued', 'in_progress'].includes(status)) return { kind: 'waiting', percent: progress ?? null }
        if (status === 'completed') return { kind: 'done' }
        const detail = withoutKey(`${status} ${JSON.stringify(error ?? null)}`, key)
        throw new AdloomError('video.failed', { detail })
      },
      fetchVideo: async ({ id }, signal) => new Uint8Array(await (await request(`/${id}/content`, {}, signal, videoLine)).arrayBuffer()),
      cancel: async ({ id }) => {
        await request(`/${id}`, { method: 'DELETE' }, never())
      },
    },
    tools,
  )
}
