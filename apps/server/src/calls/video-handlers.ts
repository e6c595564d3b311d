import { randomBytes } from 'node:crypto'
import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { type Call, type Handlers } from '../http/call-context.ts'
import { type ServerDependencies } from './dependencies.ts'

/** Name of the cookie that identifies a browser that made videos, and its lifetime in seconds: as long as a job is stored. */
const VIDEO_COOKIE = 'adloom_videos'
const VIDEO_COOKIE_SECONDS = 8 * 24 * 60 * 60

type VideoHandlers = Pick<Handlers, 'generateVideo' | 'startVideoJob' | 'listVideoJobs' | 'videoJob' | 'deleteVideoJob'>

/** The handlers of calls about videos. */
export function videoHandlers(dependencies: Pick<ServerDependencies, 'videos' | 'drawSeed' | 'choose'>): VideoHandlers {
  async function start(wanted: VideoRequest & { readonly imageId?: string }, call: Call): Promise<string> {
    const { jobs, decideOrder } = dependencies.videos
    const { imageId = null, ...rest } = wanted
    // Stored with the job, so that the same video can be requested again.
    const request = { ...rest, seed: rest.seed ?? dependencies.drawSeed() }
    const order = await decideOrder(request, dependencies.choose(call.engines), call.signal)
    const ticket = call.cookie(VIDEO_COOKIE) ?? randomBytes(24).toString('base64url')
    const id = await jobs.start({ request, imageId, order, ticket })
    call.setCookie(VIDEO_COOKIE, ticket, VIDEO_COOKIE_SECONDS)
    return id
  }

  return {
    startVideoJob: async (request, call) => dependencies.videos.jobs.find(await start(request, call), call.addressOf),

    generateVideo: async (request, call) => {
      const id = await start(request, call)
      const { jobs } = dependencies.videos
      if (call.preferredWaitMs === 0) return jobs.find(id, call.addressOf)
      const waiting =
        call.preferredWaitMs === null ? call.signal : AbortSignal.any([call.signal, AbortSignal.timeout(call.preferredWaitMs)])
      try {
        return replyOf(await jobs.waitUntilFinished(id, call.addressOf, waiting))
      } catch (error) {
        // The caller's preferred wait is over; the job goes on.
        if (waiting.aborted && !call.signal.aborted) return jobs.find(id, call.addressOf)
        throw error
      }
    },

    listVideoJobs: async ({ ids, status }, { cookie, addressOf }) => {
      const wanted = ids?.split(',').map((id) => id.trim()) ?? null
      return {
        jobs: [...(await dependencies.videos.jobs.list({ ids: wanted, ticket: cookie(VIDEO_COOKIE), status: status ?? null }, addressOf))],
      }
    },

    videoJob: ({ id }, { addressOf }) => dependencies.videos.jobs.find(id, addressOf),

    deleteVideoJob: async ({ id }) => {
      await dependencies.videos.jobs.cancelOrRemove(id)
      return null
    },
  }
}

/** The reply to a caller who waited. */
function replyOf({ id, resultUrl, thumbnailUrl, engine }: VideoJob) {
  if (resultUrl === null) throw new AdloomError('internal', { detail: `${id} is completed without a video` })
  return {
    video: { url: resultUrl },
    videoUrl: resultUrl,
    url: resultUrl,
    thumbnailUrl: thumbnailUrl ?? undefined,
    generationId: id,
    engine,
  }
}
