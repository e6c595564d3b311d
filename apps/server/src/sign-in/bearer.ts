import { timingSafeEqual } from 'node:crypto'
import { type FastifyRequest } from 'fastify'
import { clientNetworkOf, type RateLimit, tooManyRequests } from '../http/rate-limit.ts'
import { sha256 } from '../sha256.ts'

/** Wrong tokens one address may try. */
const TRIES = { requests: 10, perSeconds: 60 } as const
const BUCKET = 'wrong tokens'
/** Addresses with a recent wrong token that are remembered. */
const MAX_SUSPECTS = 10_000

/** Counts the tokens an address tries. */
export interface TokenTries {
  /** Counts a wrong one. Fails with `request.too-many` once an address tried too many, then for right ones too: otherwise guessing would go on. */
  readonly count: (isRight: boolean, address: string) => Promise<void>
}

/** `now` gives milliseconds of a clock that never jumps. Right tokens cost nothing until a wrong one came from their address. */
export function createTokenTries(rates: RateLimit, now: () => number): TokenTries {
  const suspects = new Map<string, number>()

  function suspect(network: string): void {
    suspects.delete(network)
    suspects.set(network, now() + TRIES.perSeconds * 1000)
    if (suspects.size <= MAX_SUSPECTS) return
    const [oldest] = suspects.keys()
    suspects.delete(oldest)
  }

  return {
    count: async (isRight, address) => {
      const network = clientNetworkOf(address)
      if (isRight && (suspects.get(network) ?? 0) <= now()) return
      const seconds = await rates.take(BUCKET, address, TRIES)
      if (seconds !== null) throw tooManyRequests(seconds)
      if (isRight) await rates.refund(BUCKET, address, TRIES)
      else suspect(network)
    },
  }
}

const hashOf = (text: string): Buffer => Buffer.from(sha256(text))

/** Whether a text is the secret. Both are hashed first, so that the time taken reveals neither length nor content. */
export const isSecret = (text: string, secret: string): boolean => timingSafeEqual(hashOf(text), hashOf(secret))

/** The bearer token of a request, or null. */
export const bearerOf = ({ headers }: FastifyRequest): string | null => /^Bearer +([!-~]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
