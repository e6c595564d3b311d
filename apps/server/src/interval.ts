/**
 * Does something now and again and again, so many milliseconds after it was done; failures go to `onFailure`. What comes back stops it: it aborts the
 * signal and waits for what is under way.
 */
export function repeatedly(
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const run = (): void => {
    running = work(stopping.signal)
      // What the stop interrupts is no failure.
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
