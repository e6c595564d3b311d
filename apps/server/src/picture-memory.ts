import { type LoadedPicture, type PageLoader } from '@adloom/domain/ports/page-loader.ts'

/** Milliseconds a fetched picture stays at hand: five variants of one product are five requests within seconds of each other. */
const KEPT_MS = 60_000
/** Bytes at hand at most; the largest picture that is fetched at all has 25 MB. */
const KEPT_BYTES = 32 * 1024 * 1024

interface Kept {
  readonly picture: LoadedPicture
  readonly at: number
}

interface Arriving {
  readonly picture: Promise<LoadedPicture>
  readonly stop: AbortController
  waiting: number
}

/**
 * A page loader that fetches a picture once for all who ask at the same time, and keeps the last few for a minute. Whoever leaves leaves
 * alone: the fetch ends with its last waiter. Failures are not kept. Pages are loaded as before. `now` gives milliseconds.
 */
export function rememberPictures(pages: PageLoader, now: () => number): PageLoader {
  // In the order they came, oldest first.
  const kept = new Map<string, Kept>()
  const arriving = new Map<string, Arriving>()

  function forgetStale(): void {
    let bytes = 0
    for (const { picture } of kept.values()) bytes += picture.bytes.length
    for (const [url, { picture, at }] of kept) {
      if (bytes <= KEPT_BYTES && now() - at < KEPT_MS) break
      kept.delete(url)
      bytes -= picture.bytes.length
    }
  }

  function fetchOnce(url: string): Arriving {
    const stop = new AbortController()
    const fetching: Arriving = { picture: pages.loadPicture(url, stop.signal), stop, waiting: 0 }
    arriving.set(url, fetching)
    const settle = (): void => {
      if (arriving.get(url) === fetching) arriving.delete(url)
    }
    fetching.picture.then((picture) => {
      settle()
      kept.delete(url)
      kept.set(url, { picture, at: now() })
      forgetStale()
    }, settle)
    return fetching
  }

  async function loadPicture(url: string, signal: AbortSignal): Promise<LoadedPicture> {
    signal.throwIfAborted()
    forgetStale()
    const known = kept.get(url)
    if (known !== undefined) return known.picture
    const fetching = arriving.get(url) ?? fetchOnce(url)
    fetching.waiting += 1
    const left = Promise.withResolvers<never>()
    const leave = (): void => left.reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([fetching.picture, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
      fetching.waiting -= 1
      if (fetching.waiting === 0 && arriving.get(url) === fetching) {
        // Nobody waits any more; who asks now begins anew.
        arriving.delete(url)
        fetching.stop.abort(signal.reason)
      }
    }
  }

  return { loadPage: pages.loadPage, loadPicture }
}
