import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import * as z from 'zod'
import { FAL, falOrderSchema, falQueue } from '../fal-queue.ts'
import { falVideoBody, falVideoPlan } from './fal-video-models.ts'
import { videoModelOf } from './ordered-video.ts'
import { MAX_VIDEO_BYTES, type VideoAccess } from './video-access.ts'

const resultSchema = z.object({ video: z.object({ url: z.string() }) })

/** A fal model that animates an image, over fal's queue. */
export function falVideos(access: VideoAccess): VideoModel {
  const { model, tools, webhook } = access
  const queue = falQueue(access)
  return videoModelOf(
    {
      provider: FAL,
      engine: `fal:${model}`,
      ordered: falOrderSchema,
      nameOf: ({ request_id }) => request_id,
      plan: (order) => falVideoPlan(model, order),
      prepare: (image, signal) => queue.upload(image, signal),
      order: (order, image) => queue.submit(model, falVideoBody(model, order, image), webhook),
      state: async (ordered, signal) => {
        const { status, error, error_type: type } = await queue.state(ordered, signal)
        if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return { kind: 'waiting', percent: null }
        if (status === 'COMPLETED' && (error === undefined || error === null) && (type ?? null) === null) return { kind: 'done' }
        // An unknown state is a failure, and retrying would not change it.
        throw withoutRetry(queue.failureOf(type ?? null, 500, `${status} ${JSON.stringify(error ?? null)}`))
      },
      fetchVideo: async (ordered, signal) => {
        const { data } = resultSchema.safeParse(await queue.result(ordered, signal))
        if (data === undefined)
          throw new AdloomError('provider.bad-reply', { values: { provider: FAL }, detail: 'a result without a video' })
        return tools.download(data.video.url, MAX_VIDEO_BYTES, signal)
      },
      cancel: (ordered) => queue.cancel(ordered),
    },
    tools,
  )
}

/** A failure of the video itself, which a retry does not fix: temporary codes become a permanent one. */
const withoutRetry = (failure: AdloomError): AdloomError =>
  failure.code === 'provider.moderation' ? failure : new AdloomError('video.failed', { cause: failure, detail: failure.detail ?? '' })
