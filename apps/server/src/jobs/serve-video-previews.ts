import { Readable } from 'node:stream'
import { type FastifyInstance } from 'fastify'
import { disconnectSignal, requireScope } from '../http/mount-calls.ts'
import { type RateLimit, tooManyRequests } from '../http/rate-limit.ts'
import { type VideoService } from './video-service.ts'

interface ServedPreviews {
  readonly preview: VideoService['preview']
  readonly rates: RateLimit
  readonly rateFactor: number
  readonly stopping: AbortSignal
}

const RATE = { requests: 60, perSeconds: 60 }

/** Serves a video while it is made at `/api/generate-video/jobs/{id}/preview`: a fragmented MP4 without sound, sent as it grows. */
export function serveVideoPreviews(app: FastifyInstance, { preview, rates, rateFactor, stopping }: ServedPreviews): void {
  app.get<{ readonly Params: { readonly id: string } }>('/api/generate-video/jobs/:id/preview', async (request, reply) => {
    requireScope(request, 'read')
    const seconds = await rates.take('videoPreview', request.ip, { ...RATE, requests: RATE.requests * rateFactor })
    if (seconds !== null) throw tooManyRequests(seconds)
    const signal = AbortSignal.any([disconnectSignal(reply), stopping])
    const parts = await preview(request.params.id, signal)
    return reply.type('video/mp4').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(Readable.from(parts))
  })
}
