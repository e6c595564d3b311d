import { type Api } from '@adloom/domain/api-client.ts'

/** Milliseconds between two progress requests for an image. */
const POLL_EVERY_MS = 500

/** Addresses of a call's images in order; null for one that is still being made. Empty for a call that makes none. */
type ImagesSoFar = readonly (string | null)[]

/** The addresses of those that are made, in order. */
export const readyImages = (images: ImagesSoFar): string[] => images.filter((src) => src !== null)

/** Dependencies of polling: the calls, and a wait function. */
export interface ProgressPolling {
  readonly api: Pick<Api, 'progress'>
  /** Resolves after so many milliseconds, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Called with the progress in percent, and the images there are, each time one of them grows. */
  readonly onProgress: (percent: number, images: ImagesSoFar) => void
}

/**
 * Makes a long call, sent under `key`, and reports its progress until the answer arrives. A failed progress request is skipped, because it does not
 * affect the image. Resolves and rejects as the call does.
 */
export async function callWithProgress<Reply>(
  key: string,
  call: () => Promise<Reply>,
  { api, wait, onProgress }: ProgressPolling,
): Promise<Reply> {
  const over = new AbortController()
  const poll = async (): Promise<void> => {
    let known = 0
    let finished = 0
    for (;;) {
      await wait(POLL_EVERY_MS, over.signal)
      if (over.signal.aborted) return
      const reply = await api.progress({ key }, { signal: over.signal }).catch(() => null)
      if (over.signal.aborted) return
      if (reply === null || reply.percent === null) continue
      const ready = readyImages(reply.images).length
      if (reply.percent <= known && ready <= finished) continue
      known = Math.max(known, reply.percent)
      finished = Math.max(finished, ready)
      onProgress(known, reply.images)
    }
  }
  // Ends by being aborted, which is no failure.
  poll().catch(() => undefined)
  try {
    return await call()
  } finally {
    over.abort()
  }
}

/** Progress of several images in whole percent: the finished ones, and fractions of the others. At most 99 while one is missing. */
export function percentOfAll(images: readonly (string | null)[], percentOf: (place: number) => number): number {
  const parts = images.map((src, place) => (src === null ? percentOf(place) : 100))
  if (images.length > 0 && images.every((src) => src !== null)) return 100
  return Math.min(99, Math.floor(parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)))
}
