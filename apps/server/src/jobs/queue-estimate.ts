/** A waiting or running video. `seconds` of video; `msLeft` until it is done, null while not known. */
interface QueuedVideo {
  readonly id: string
  readonly seconds: number
  readonly msLeft: number | null
}

/** Waiting videos in queue order, running videos, and how long the last ones took. */
export interface QueueState {
  readonly waiting: readonly QueuedVideo[]
  readonly running: readonly QueuedVideo[]
  readonly past: readonly { readonly seconds: number; readonly ms: number }[]
  /** Milliseconds per second of video as the model states; null where not known. */
  readonly msPerSecond: number | null
}

/**
 * The place of a waiting video, 1 being the next, and milliseconds until it will be done: at the median pace of past videos, or the usual one while
 * there are none; null where not known. Null when it does not wait.
 */
export function waitOf(
  id: string,
  { waiting, running, past, msPerSecond: usual }: QueueState,
): { readonly position: number; readonly ms: number | null } | null {
  const place = waiting.findIndex((video) => video.id === id)
  if (place === -1) return null
  const position = place + 1
  const pace = paceOf({ past, msPerSecond: usual })
  if (pace === null) return { position, ms: null }
  const ahead = [
    ...running.map(({ seconds, msLeft }) => msLeft ?? seconds * pace),
    ...waiting.slice(0, place).map(({ seconds }) => seconds * pace),
  ]
  const atOnce = Math.max(1, running.length)
  const ms = ahead.reduce((sum, each) => sum + each, 0) / atOnce + waiting[place].seconds * pace
  return { position, ms: Math.round(ms) }
}

/** Milliseconds that a second of video takes. */
function paceOf({ past, msPerSecond: usual }: Pick<QueueState, 'past' | 'msPerSecond'>): number | null {
  if (past.length === 0) return usual
  const paces = past.map(({ seconds, ms }) => ms / seconds).toSorted((one, other) => one - other)
  return paces[Math.floor(paces.length / 2)]
}

/** A lower estimate is not credible, in milliseconds and as a fraction of the elapsed time: a video that is slow so far stays slow. */
const MIN_ESTIMATE = { ms: 1000, ofElapsed: 0.25 } as const

/** Milliseconds until a running video will be done, before its model can tell: the usual time minus the elapsed time; null where not known. */
export function beginningOf(seconds: number, elapsedMs: number, queue: Pick<QueueState, 'past' | 'msPerSecond'>): number | null {
  const pace = paceOf(queue)
  return pace === null ? null : Math.round(Math.max(MIN_ESTIMATE.ms, MIN_ESTIMATE.ofElapsed * elapsedMs, seconds * pace - elapsedMs))
}
