import { isIPv6 } from 'node:net'
import { AdloomError } from '@adloom/domain/error.ts'

/** How many requests in how many seconds. */
export interface Rate {
  readonly requests: number
  readonly perSeconds: number
}

/**
 * Token buckets, one per call and client address. A new bucket allows a burst of `requests`; then a token returns every `perSeconds / requests`
 * seconds.
 */
export interface RateLimit {
  /** Takes a token: null when there was one, otherwise the whole seconds until there will be. */
  readonly take: (name: string, address: string, rate: Rate) => Promise<number | null>
  /** Returns the token of a request that should not count. */
  readonly refund: (name: string, address: string, rate: Rate) => Promise<void>
}

/**
 * A rate in milliseconds: a token returns every `intervalMs`, an empty bucket is full after `burstMs`. A bucket holds at least one token, even when
 * `requests` is below 1: otherwise no request would ever pass.
 */
export function paceOf({ requests, perSeconds }: Rate): { readonly intervalMs: number; readonly burstMs: number } {
  const intervalMs = (perSeconds * 1000) / requests
  return { intervalMs, burstMs: Math.max(perSeconds * 1000, intervalMs) }
}

/** Tolerance in milliseconds for the rounding error of `fullAt`, a large number with a fraction. */
export const SLACK_MS = 0.5

/** Whole seconds until a bucket that is full again at `fullAt` has a token. */
export function secondsUntil(fullAt: number, now: number, rate: Rate): number {
  const { intervalMs, burstMs } = paceOf(rate)
  return Math.max(1, Math.ceil((fullAt + intervalMs - now - burstMs - SLACK_MS) / 1000))
}

/** The refusal of a request that finds no token, with the whole seconds until there is one. */
export const tooManyRequests = (seconds: number): AdloomError =>
  new AdloomError('request.too-many', { values: { seconds, wait: `${seconds} second${seconds === 1 ? '' : 's'}` } })

/** The key of a bucket. */
export const rateBucketKey = (name: string, address: string): string => `${name} ${clientNetworkOf(address)}`

/** Buckets in memory, about 10 MB; beyond it the least recently used is dropped: its client may send a new burst. */
const MAX_BUCKETS = 50_000

/**
 * Rates of one process, in its memory. `now` gives milliseconds of a clock that never jumps: set back, it would keep everybody out. A bucket is the
 * time when it will be full again (generic cell rate algorithm, ITU-T I.371).
 */
export function inMemoryRateLimit(now: () => number): RateLimit {
  const buckets = new Map<string, number>()

  const keep = (key: string, fullAt: number): void => {
    // Removed first, so that the map stays in the order of use.
    buckets.delete(key)
    buckets.set(key, fullAt)
    if (buckets.size <= MAX_BUCKETS) return
    const [oldest] = buckets.keys()
    buckets.delete(oldest)
  }

  return {
    take: async (name, address, rate) => {
      const key = rateBucketKey(name, address)
      const { intervalMs, burstMs } = paceOf(rate)
      const fullAt = Math.max(buckets.get(key) ?? 0, now())
      if (fullAt + intervalMs - now() > burstMs + SLACK_MS) return secondsUntil(fullAt, now(), rate)
      keep(key, fullAt + intervalMs)
      return null
    },
    refund: async (name, address, rate) => {
      const key = rateBucketKey(name, address)
      const fullAt = buckets.get(key)
      if (fullAt !== undefined) keep(key, fullAt - paceOf(rate).intervalMs)
    },
  }
}

/** The network of one client: a whole IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientNetworkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [head, tail = ''] = address.toLowerCase().split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail.split(':').filter((group) => group !== '')
  const gap = address.includes('::') ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0') : []
  return [...first, ...gap, ...last].slice(0, 4).join(':')
}
