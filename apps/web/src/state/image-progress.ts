import { type Api } from '@adloom/domain/api-client.ts'

/** Milliseconds between two looks at how much of a picture is done. */
const LOOK_EVERY_MS = 500

/** What watching needs: the calls, and something that waits. */
export interface Watching {
  readonly api: Pick<Api, 'progress'>
  /** Resolves after so many milliseconds, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Gets how much is done, in percent, each time it is more. */
  readonly tell: (percent: number) => void
}

/**
 * Makes a call that takes long, sent under `key`, and tells how much of it is done until its answer comes. A look that gets no answer is
 * left out: the picture itself is none the worse. Resolves and rejects as the call does.
 */
export async function watched<Reply>(key: string, call: () => Promise<Reply>, { api, wait, tell }: Watching): Promise<Reply> {
  const over = new AbortController()
  const look = async (): Promise<void> => {
    let known = 0
    for (;;) {
      await wait(LOOK_EVERY_MS, over.signal)
      if (over.signal.aborted) return
      const percent = await api.progress({ key }, { signal: over.signal }).then(
        (reply) => reply.percent,
        () => null,
      )
      if (over.signal.aborted) return
      if (percent !== null && percent > known) {
        known = percent
        tell(percent)
      }
    }
  }
  // Ends by being aborted, which is no failure.
  look().catch(() => undefined)
  try {
    return await call()
  } finally {
    over.abort()
  }
}

/** How much of several pictures is done, in whole percent: those that are there, and parts of the others. 99 at most while one is missing. */
export function percentOfAll(images: readonly (string | null)[], percentOf: (place: number) => number): number {
  const parts = images.map((src, place) => (src === null ? percentOf(place) : 100))
  if (images.length > 0 && images.every((src) => src !== null)) return 100
  return Math.min(99, Math.floor(parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)))
}
