/**
 * Runs something now and repeatedly, that many milliseconds after it ended; failures go to `onFailure`. Returns a function that stops it: it aborts
 * the signal and waits for running work.
 */
export function runAtIntervals(
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = work(stopping.signal)
      // Work interrupted by the stop is no failure.
      .catch((error: unknown) => stopping.signal.aborted || onFailure(error))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(run, pauseMs).unref()
      })
  }
  run()
  return async () => {
    stopping.abort()
    if (timer !== null) clearTimeout(timer)
    await running
  }
}
