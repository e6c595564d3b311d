import { AdloomError } from '@adloom/domain/error.ts'
import { seenVideo } from '@adloom/engine/video/process/render-process.ts'
import { guardedFetch } from '@adloom/engine/page/fetch/guarded-fetch.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type VideoTools } from '@adloom/providers/videos/video-access.ts'
import { type JobEvents } from '../jobs/job-events.ts'

/** The note of a video whose image was extended. */
const WIDENED = 'The picture was widened to the shape of the video.'

/** Time limit of one download; after it the download is repeated. */
const DOWNLOAD_MS = 180_000

interface ToolParts {
  readonly workers: Workers
  /** Webhook events of providers, by the name of their order. */
  readonly calls: JobEvents
  /** Private hosts that may be fetched from. */
  readonly allowHosts: readonly string[]
}

/** Tools for video providers: decoding in workers, the guarded loader, and waiting. */
export const videoTools = ({ workers, calls, allowHosts }: ToolParts): VideoTools => ({
  fitToFrame: async (image, size, signal) => {
    const { bytes, isWidened } = await workers.run('frameImage', { image, size }, signal)
    return { bytes, note: isWidened ? WIDENED : null }
  },
  inspect: async (video, signal) => {
    const { width, height, seconds, poster } = await seenVideo(video, () => performance.now(), signal)
    return { width, height, seconds, poster }
  },
  download: async (address, maxBytes, signal) => {
    const { status, bytes, isTruncated } = await guardedFetch(address, {
      accept: 'video/mp4,video/*',
      maxBytes,
      timeoutMs: DOWNLOAD_MS,
      signal,
      allowHosts,
    })
    if (status !== 200 || isTruncated) throw new AdloomError('page.failed', { values: { status }, detail: address.slice(0, 200) })
    return bytes
  },
  wait: (ms, order, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const done = (): void => {
        clearTimeout(timer)
        unsubscribe()
        signal.removeEventListener('abort', done)
        resolve()
      }
      const unsubscribe = calls.on(order, done)
      const timer = setTimeout(done, ms)
      signal.addEventListener('abort', done, { once: true })
    }),
})
