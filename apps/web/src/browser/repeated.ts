/** Work that repeats itself until it is stopped. */
export interface Repeated {
  /** Does it now, or once more after what is running. */
  readonly again: () => void
  readonly stop: () => void
}

/**
 * Does `work` now, and again so many milliseconds after it as it returns; null waits for `again`. Nothing is done while the page is hidden; when it is
 * shown again, and when the browser is online again, it is done at once. `work` does not reject.
 */
export function repeated(work: (signal: AbortSignal) => Promise<number | null>): Repeated {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: 'idle' | 'running' | 'wanted' = 'idle'
  const run = async (): Promise<void> => {
    clearTimeout(timer)
    if (signal.aborted) return
    if (state !== 'idle') {
      state = 'wanted'
      return
    }
    state = 'running'
    const ms = await work(signal)
    const isWanted = (state as string) === 'wanted'
    state = 'idle'
    if (isWanted) await run()
    else if (ms !== null && !signal.aborted) timer = setTimeout(() => void (document.hidden ? undefined : run()), ms)
  }
  const onShown = () => {
    if (!document.hidden) void run()
  }
  document.addEventListener('visibilitychange', onShown, { signal })
  addEventListener('online', onShown, { signal })
  void run()
  return {
    again: () => void run(),
    stop: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}
