import { type StyleLoader } from '@adloom/domain/ports/style-loader.ts'
import { type LoadedPage, type LoadedImage, type PageLoader, type ImageProbe } from '@adloom/domain/ports/page-loader.ts'
import { readImageHeader } from './image-header.ts'

/** How long and how much of one kind is cached. */
interface CacheLimits {
  readonly keptMs: number
  readonly keptBytes: number
}

const MB = 1024 * 1024
// A page requested again minutes later may have changed.
const pageLimits: CacheLimits = { keptMs: 60_000, keptBytes: 24 * MB }
// A user needs minutes from reading the page to the last of five variants.
const imageLimits: CacheLimits = { keptMs: 300_000, keptBytes: 48 * MB }
/** A size counts as 1 KB: its address and overhead. */
const probeLimits: CacheLimits = { keptMs: 300_000, keptBytes: MB / 4 }

interface CacheEntry<T> {
  readonly value: T
  readonly at: number
  readonly bytes: number
  readonly names: readonly string[]
}

interface Arriving<T> {
  readonly value: Promise<T>
  readonly stop: AbortController
  waiting: number
}

/** A cache of one kind. */
interface LimitedCache<T> {
  readonly find: (url: string) => T | null
  readonly put: (value: T, names: readonly string[]) => void
  /** Removes the entry of a name, if it still has this value. */
  readonly drop: (url: string, value: T) => void
  /** The cached value, else the result of `load`; simultaneous calls share one `load`. Failures are not cached. */
  readonly get: (url: string, signal: AbortSignal, load: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

/** The cache key: servers never receive what follows '#'. */
const nameOf = (url: string): string => url.replace(/#.*$/s, '')

function createCache<T>(
  { keptMs, keptBytes }: CacheLimits,
  bytesOf: (value: T) => number,
  namesOf: (value: T) => string[],
  now: () => number,
): LimitedCache<T> {
  // In the order of last use, by every name of an entry.
  const kept = new Map<string, CacheEntry<T>>()
  const arriving = new Map<string, Arriving<T>>()
  let total = 0

  function forget(one: CacheEntry<T>): void {
    for (const name of one.names) if (kept.get(name) === one) kept.delete(name)
    total -= one.bytes
  }

  function find(url: string): T | null {
    const name = nameOf(url)
    const one = kept.get(name)
    if (one === undefined) return null
    if (now() - one.at >= keptMs) {
      forget(one)
      return null
    }
    for (const each of one.names) {
      kept.delete(each)
      kept.set(each, one)
    }
    return one.value
  }

  function put(value: T, names: readonly string[]): void {
    const one: CacheEntry<T> = { value, at: now(), bytes: bytesOf(value), names: [...new Set(names.map(nameOf))] }
    for (const name of one.names) {
      const before = kept.get(name)
      if (before !== undefined) forget(before)
    }
    for (const name of one.names) kept.set(name, one)
    total += one.bytes
    for (const old of new Set(kept.values())) if (now() - old.at >= keptMs || total > keptBytes) forget(old)
  }

  function drop(url: string, value: T): void {
    const one = kept.get(nameOf(url))
    if (one?.value === value) forget(one)
  }

  function loadOnce(url: string, load: (signal: AbortSignal) => Promise<T>): Arriving<T> {
    const name = nameOf(url)
    const stop = new AbortController()
    const loading: Arriving<T> = { value: load(stop.signal), stop, waiting: 0 }
    arriving.set(name, loading)
    const settle = (): void => {
      if (arriving.get(name) === loading) arriving.delete(name)
    }
    loading.value.then((value) => {
      settle()
      put(value, [name, ...namesOf(value)])
    }, settle)
    return loading
  }

  async function get(url: string, signal: AbortSignal, load: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const known = find(url)
    if (known !== null) return known
    const name = nameOf(url)
    const loading = arriving.get(name) ?? loadOnce(url, load)
    loading.waiting += 1
    const left = Promise.withResolvers<never>()
    const leave = (): void => left.reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([loading.value, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
      loading.waiting -= 1
      if (loading.waiting === 0 && arriving.get(name) === loading) {
        // No caller waits any more; the next one starts a new fetch.
        arriving.delete(name)
        loading.stop.abort(signal.reason)
      }
    }
  }

  return { find, put, drop, get }
}

/**
 * A page loader that fetches everything once for simultaneous requests and caches the last results: pages for a minute, images and their
 * sizes for five. A caller's abort affects only that caller: a fetch ends with its last one. `now` returns milliseconds.
 */
export function cacheFetched(pages: PageLoader, now: () => number): PageLoader {
  const pageShelf = createCache<LoadedPage>(
    pageLimits,
    ({ html }) => html.length * 2,
    ({ finalUrl }) => [finalUrl],
    now,
  )
  const imageShelf = createCache<LoadedImage>(
    imageLimits,
    ({ bytes }) => bytes.length,
    ({ finalUrl }) => [finalUrl],
    now,
  )
  const peekShelf = createCache<ImageProbe>(
    probeLimits,
    () => 1024,
    () => [],
    now,
  )

  async function peek(url: string, signal: AbortSignal): Promise<ImageProbe> {
    const found = await pages.probeImage(url, signal)
    if (found.state !== 'measured' || found.whole === null) return found
    imageShelf.put(found.whole, [url, found.whole.finalUrl])
    // Stored once, in the image cache that counts bytes.
    return { ...found, whole: null }
  }

  return {
    loadPage: (url, signal) => pageShelf.get(url, signal, (stop) => pages.loadPage(url, stop)),
    forgetPage: (page) => {
      pageShelf.drop(page.finalUrl, page)
      pages.forgetPage(page)
    },
    loadImage: (url, signal) => imageShelf.get(url, signal, (stop) => pages.loadImage(url, stop)),
    probeImage: async (url, signal) => {
      const image = imageShelf.find(url)
      const header = image === null ? null : readImageHeader(image.bytes)
      if (header !== null && header !== 'more') return { state: 'measured', ...header, whole: image }
      return peekShelf.get(url, signal, (stop) => peek(url, stop))
    },
  }
}

/** Limits for loading a style: milliseconds, and bytes of a logo. */
const LOGO_MS = 1_500
const LOGO_MAX_BYTES = 512 * 1024

/** A style loader whose logos come through `pages`, so that the logo in a finished ad is not fetched a second time. */
export const styleLoaderWithLogosOf = (looks: StyleLoader, pages: Pick<PageLoader, 'loadImage'>): StyleLoader => ({
  loadStyle: async ({ sheets, logo }, signal) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(LOGO_MS)])
    const [look, image] = await Promise.all([
      looks.loadStyle({ sheets, logo: null }, signal),
      // A logo that cannot be loaded is left out, as the port specifies.
      logo === null ? null : pages.loadImage(logo, inTime).catch(() => null),
    ])
    signal.throwIfAborted()
    return { ...look, logo: image === null || image.bytes.length > LOGO_MAX_BYTES ? null : image }
  },
})
