import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoJob, type VideoRequest } from '@adloom/domain/video-job.ts'
import { type Call, type Handlers } from '../http/call-context.ts'
import { type ServerDependencies } from './server-dependencies.ts'

type VideoHandlers = Pick<Handlers, 'generateVideo' | 'prepareVideo' | 'startVideoJob' | 'listVideoJobs' | 'videoJob' | 'deleteVideoJob'>

/** The handlers of calls about videos. */
export function videoHandlers(dependencies: Pick<ServerDependencies, 'videos' | 'drawSeed' | 'choose' | 'checkRoom'>): VideoHandlers {
  async function start(wanted: VideoRequest & { readonly imageId?: string }, call: Call): Promise<string> {
    const { jobs, decideOrder } = dependencies.videos
    const { imageId = null, ...rest } = wanted
    await dependencies.checkRoom()
    // Stored with the job, so that the same video can be requested again.
    const request = { ...rest, seed: rest.seed ?? dependencies.drawSeed() }
    const order = await decideOrder(request, dependencies.choose(call.engines), call.signal)
    return jobs.start({ request, imageId, order, owner: call.owner })
  }

  return {
    prepareVideo: async (_, call) => {
      dependencies.videos.prepare(dependencies.choose(call.engines).videoEngine)
      return null
    },

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

    listVideoJobs: async ({ ids, status }, call) => {
      const wanted = ids?.split(',').map((id) => id.trim()) ?? null
      const selection = { ids: wanted, owners: ownersOf(call), status: status ?? null }
      return { jobs: [...(await dependencies.videos.jobs.list(selection, call.addressOf))] }
    },

    videoJob: ({ id }, { addressOf }) => dependencies.videos.jobs.find(id, addressOf),

    deleteVideoJob: async ({ id }, call) => {
      await dependencies.videos.jobs.cancelOrRemove(id, ownersOf(call))
      return null
    },
  }
}

/** Jobs started before the caller signed in, or under the browser's old ticket, are still theirs. */
const ownersOf = ({ owner, earlierOwners }: Call): readonly string[] => [owner, ...earlierOwners]

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
