/** How long and how much of one kind is cached. */
export interface CacheLimits {
  readonly maxAgeMs: number
  readonly maxBytes: number
}

interface CacheEntry<T> {
  readonly value: T
  readonly at: number
  readonly bytes: number
  readonly names: readonly string[]
}

interface PendingLoad<T> {
  readonly value: Promise<T>
  readonly stop: AbortController
  callers: number
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

/** What is kept, by every name of an entry and in the order of last use. */
function createStore<T>({ maxAgeMs, maxBytes }: CacheLimits, bytesOf: (value: T) => number, now: () => number) {
  const entries = new Map<string, CacheEntry<T>>()
  let total = 0

  function forget(one: CacheEntry<T>): void {
    for (const name of one.names) if (entries.get(name) === one) entries.delete(name)
    total -= one.bytes
  }

  function find(url: string): T | null {
    const name = nameOf(url)
    const one = entries.get(name)
    if (one === undefined) return null
    if (now() - one.at >= maxAgeMs) {
      forget(one)
      return null
    }
    for (const each of one.names) {
      entries.delete(each)
      entries.set(each, one)
    }
    return one.value
  }

  function put(value: T, names: readonly string[]): void {
    const one: CacheEntry<T> = { value, at: now(), bytes: bytesOf(value), names: [...new Set(names.map(nameOf))] }
    for (const name of one.names) {
      const before = entries.get(name)
      if (before !== undefined) forget(before)
    }
    for (const name of one.names) entries.set(name, one)
    total += one.bytes
    for (const old of new Set(entries.values())) if (now() - old.at >= maxAgeMs || total > maxBytes) forget(old)
    forgetLater(one.names[0], one.at)
  }

  /** An idle process holds nothing: entries go without another request too. */
  function forgetLater(name: string, at: number): void {
    const forgetOld = (): void => {
      const old = entries.get(name)
      if (old?.at === at) forget(old)
    }
    setTimeout(forgetOld, maxAgeMs).unref()
  }

  function drop(url: string, value: T): void {
    const one = entries.get(nameOf(url))
    if (one?.value === value) forget(one)
  }

  return { find, put, drop }
}

/** An empty cache: `bytesOf` a value counts towards the limit, `namesOf` a loaded value find it too. `now` returns milliseconds. */
export function createCache<T>(
  limits: CacheLimits,
  bytesOf: (value: T) => number,
  namesOf: (value: T) => string[],
  now: () => number,
): LimitedCache<T> {
  const { find, put, drop } = createStore(limits, bytesOf, now)
  const pending = new Map<string, PendingLoad<T>>()

  function loadOnce(url: string, load: (signal: AbortSignal) => Promise<T>): PendingLoad<T> {
    const name = nameOf(url)
    const stop = new AbortController()
    const loading: PendingLoad<T> = { value: load(stop.signal), stop, callers: 0 }
    pending.set(name, loading)
    const settle = (): void => {
      if (pending.get(name) === loading) pending.delete(name)
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
    const loading = pending.get(name) ?? loadOnce(url, load)
    loading.callers += 1
    const left = Promise.withResolvers<never>()
    const leave = (): void => left.reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([loading.value, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
      loading.callers -= 1
      if (loading.callers === 0 && pending.get(name) === loading) {
        // No caller waits any more; the next one starts a new fetch.
        pending.delete(name)
        loading.stop.abort(signal.reason)
      }
    }
  }

  return { find, put, drop, get }
}
