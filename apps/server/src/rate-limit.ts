import { isIPv6 } from 'node:net'

/** How many requests in how many seconds. */
export interface Rate {
  readonly requests: number
  readonly perSeconds: number
}

/** A bucket of tokens that fills up again steadily; `at` is when it held `tokens`, in ms. */
interface Bucket {
  readonly tokens: number
  readonly at: number
}

/** Buckets kept at most; beyond it the oldest goes, which can only be kinder to someone. About 10 MB. */
const BUCKETS_KEPT = 50_000

/** Who may ask how often. `now` gives milliseconds. */
export interface RateLimit {
  /** Takes a token: null when there was one, otherwise the whole seconds until there will be. */
  readonly take: (name: string, address: string, rate: Rate) => number | null
  /** Gives the token back, for a request that should not count. */
  readonly giveBack: (name: string, address: string, rate: Rate) => void
}

/** One bucket per name and address, full at first: a burst of `requests`, then one each `perSeconds / requests`. */
export function createRateLimit(now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()

  const fill = (key: string, { requests, perSeconds }: Rate): number => {
    const bucket = buckets.get(key)
    if (bucket === undefined) return requests
    return Math.min(requests, bucket.tokens + ((now() - bucket.at) / 1000) * (requests / perSeconds))
  }
  const keep = (key: string, tokens: number): void => {
    // Taken out first, so that the map stays in the order of use.
    buckets.delete(key)
    buckets.set(key, { tokens, at: now() })
    if (buckets.size <= BUCKETS_KEPT) return
    const [oldest] = buckets.keys()
    buckets.delete(oldest)
  }

  return {
    take: (name, address, rate) => {
      const key = `${name} ${neighbourhoodOf(address)}`
      const tokens = fill(key, rate)
      if (tokens < 1) return Math.ceil(((1 - tokens) * rate.perSeconds) / rate.requests)
      keep(key, tokens - 1)
      return null
    },
    giveBack: (name, address, rate) => {
      const key = `${name} ${neighbourhoodOf(address)}`
      keep(key, Math.min(rate.requests, fill(key, rate) + 1))
    },
  }
}

/** The part of an address that one customer has: IPv4 whole, of IPv6 the first 64 bits. */
export function neighbourhoodOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [head, tail = ''] = address.toLowerCase().split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail.split(':').filter((group) => group !== '')
  const gap = address.includes('::') ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0') : []
  return [...first, ...gap, ...last].slice(0, 4).join(':')
}
