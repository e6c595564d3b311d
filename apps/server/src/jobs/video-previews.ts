import { AdloomError } from '@adloom/domain/error.ts'
import { unlessAborted } from '../unless-aborted.ts'
import { type JobEvents, nextEvent } from './job-events.ts'
import { type VideoJobs } from './video-jobs.ts'

/** Previews of the videos that this process makes now. Finished videos leave none. */
export interface VideoPreviews {
  /** Runs the work of a video, whose parts its viewers get in order. The caller ensures one run per video at a time. */
  readonly during: <Result>(id: string, work: (add: (part: Uint8Array) => void) => Promise<Result>) => Promise<Result>
  /**
   * The parts of a video, from the first to the last, as they come; null when this process does not make it now. Fails with `video.failed` when the
   * work does, or with the reason of the signal.
   */
  readonly follow: (id: string, signal: AbortSignal) => AsyncIterable<Uint8Array> | null
}

interface Preview {
  readonly parts: Uint8Array[]
  state: 'running' | 'finished' | 'failed'
  /** Resolves at the next change, and is replaced then. */
  change: PromiseWithResolvers<void>
}

export function createVideoPreviews(): VideoPreviews {
  const running = new Map<string, Preview>()
  return {
    during: async (id, work) => {
      const preview: Preview = { parts: [], state: 'running', change: Promise.withResolvers() }
      running.set(id, preview)
      const changed = (): void => {
        preview.change.resolve()
        preview.change = Promise.withResolvers()
      }
      try {
        const result = await work((part) => {
          preview.parts.push(part)
          changed()
        })
        preview.state = 'finished'
        return result
      } finally {
        if (preview.state === 'running') preview.state = 'failed'
        running.delete(id)
        changed()
      }
    },
    follow: (id, signal) => {
      const preview = running.get(id)
      return preview === undefined ? null : partsOf(preview, signal)
    },
  }
}

async function* partsOf(preview: Preview, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let next = 0; ;) {
    // Taken before the parts are sent, so that none is missed that comes meanwhile.
    const { promise } = preview.change
    while (next < preview.parts.length) {
      yield preview.parts[next]
      next += 1
    }
    if (preview.state === 'finished') return
    if (preview.state === 'failed') throw new AdloomError('video.failed', { detail: 'while its preview was watched' })
    await unlessAborted(promise, signal)
  }
}

/** Milliseconds that a viewer waits for a video to begin in this process. */
const WAIT_MS = 30_000
/** Poll interval for a job that another process begins. */
const POLL_MS = 1000

interface PreviewWait {
  readonly previews: Pick<VideoPreviews, 'follow'>
  readonly events: Pick<JobEvents, 'on'>
  readonly find: VideoJobs['find']
}

/**
 * The parts of the preview of a job, once its video is being made here. Fails as `find` does, with `video.no-preview` when the video is finished, or is
 * not begun in this process for half a minute, or with the reason of the signal.
 */
export async function previewOf(
  id: string,
  { previews, events, find }: PreviewWait,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const over = AbortSignal.timeout(WAIT_MS)
  while (!over.aborted) {
    // Subscribed before the state is read, so that no event between the two is missed; an early rejection must not count as unhandled.
    const event = nextEvent(events, id, POLL_MS, signal)
    event.catch(() => undefined)
    const { status } = await find(id, (key) => key)
    const parts = previews.follow(id, signal)
    if (parts !== null) return parts
    if (status === 'completed' || status === 'failed') break
    await event
  }
  throw new AdloomError('video.no-preview', { detail: id })
}
