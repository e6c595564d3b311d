/** The current year, for copyright lines. */
export const currentYear = (): number => new Date().getFullYear()

/** Resolves after so many milliseconds, or rejects when aborted. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('No longer waited for', 'AbortError'))
    })
  })
