import { type Api } from '@adloom/domain/api-client.ts'

/** Milliseconds between two progress requests for an image. */
const POLL_EVERY_MS = 500

/** Dependencies of polling: the calls, and a wait function. */
export interface ProgressPolling {
  readonly api: Pick<Api, 'progress'>
  /** Resolves after so many milliseconds, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Called with the progress in percent each time it grows. */
  readonly onProgress: (percent: number) => void
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
    for (;;) {
      await wait(POLL_EVERY_MS, over.signal)
      if (over.signal.aborted) return
      const percent = await api.progress({ key }, { signal: over.signal }).then(
        (reply) => reply.percent,
        () => null,
      )
      if (over.signal.aborted) return
      if (percent !== null && percent > known) {
        known = percent
        onProgress(percent)
      }
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
