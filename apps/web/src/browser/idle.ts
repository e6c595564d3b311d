/** Milliseconds of work per slice where the browser does not report its idle time (Safari, 2026-11). */
const SLICE_MS = 5

interface Idle {
  readonly timeRemaining: () => number
}

function whenIdle(run: (idle: Idle) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(() => {
    const end = performance.now() + SLICE_MS
    run({ timeRemaining: () => Math.max(0, end - performance.now()) })
  }, 1)
  return () => clearTimeout(id)
}

/** Runs one step per item while the page is idle, in as many slices as it takes. Returns a function that stops it. */
export function inIdleTime<T>(items: readonly T[], work: (item: T) => void): () => void {
  let next = 0
  let stop = (): void => undefined
  const go = (idle: Idle): void => {
    do {
      if (next >= items.length) return
      work(items[next])
      next += 1
    } while (idle.timeRemaining() > 1)
    stop = whenIdle(go)
  }
  stop = whenIdle(go)
  return () => stop()
}
