import { AdloomError } from '@adloom/domain/error.ts'
import { createFairQueue } from '@adloom/engine/turns/fair-queue.ts'

/** Room for the bodies of requests that are large or streamed. */
interface BodyRoom {
  /**
   * Waits for room, and gives the function that returns it. Fails with `server.busy` when too many requests of this client wait or none becomes free in
   * time, with the reason of `signal` when that aborts.
   */
  readonly take: (client: string, bytes: number, signal: AbortSignal) => Promise<() => void>
}

interface BodyRoomLimits {
  /** Bytes of all clients at once, and of one. A larger body gets in while its client has no other. */
  readonly bytes: number
  readonly bytesOfClient: number
  /** Requests of one client that may wait, and how long each does. */
  readonly waitingOfClient: number
  readonly waitMs: number
}

/** 16 streamed uploads at once, 8 of one client; or two bodies of the largest size. */
const LIMITS: BodyRoomLimits = { bytes: 96e6, bytesOfClient: 48e6, waitingOfClient: 48, waitMs: 60_000 }

/** What a streamed body counts: its buffers on the way to the disk, several times over. */
export const STREAM_BYTES = 6e6

/** A body that counts: smaller ones are bounded by the number of connections. */
export const LARGE_BODY_BYTES = 1e6

interface Waiting {
  readonly client: string
  readonly bytes: number
  readonly enter: (release: () => void) => void
}

/** Clients take turns. */
export function createBodyRoom(limits: BodyRoomLimits = LIMITS): BodyRoom {
  const queue = createFairQueue<Waiting>()
  const taken = new Map<string, number>()
  let total = 0

  const fits = ({ client, bytes }: Waiting): boolean => {
    const own = taken.get(client) ?? 0
    return (own === 0 || own + bytes <= limits.bytesOfClient) && (total === 0 || total + bytes <= limits.bytes)
  }

  function count(client: string, bytes: number): void {
    total += bytes
    const own = (taken.get(client) ?? 0) + bytes
    if (own === 0) taken.delete(client)
    else taken.set(client, own)
  }

  function letIn(): void {
    for (let next = queue.take(fits); next !== null; next = queue.take(fits)) enter(next)
  }

  function enter({ client, bytes, enter: give }: Waiting): void {
    count(client, bytes)
    let isReleased = false
    give(() => {
      if (isReleased) return
      isReleased = true
      count(client, -bytes)
      letIn()
    })
  }

  return {
    take: async (client, bytes, signal) => {
      if (queue.sizeOf(client) >= limits.waitingOfClient) throw new AdloomError('server.busy', { detail: 'too many uploads of one client' })
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const waiting: Waiting = { client, bytes, enter: resolve }
      const giveUp = (reason: unknown): void => {
        if (queue.remove(client, waiting)) reject(reason)
      }
      const onAbort = (): void => giveUp(signal.reason)
      const timer = setTimeout(() => giveUp(new AdloomError('server.busy', { detail: 'no room for a body in time' })), limits.waitMs)
      signal.addEventListener('abort', onAbort, { once: true })
      queue.add(client, waiting)
      letIn()
      if (signal.aborted) onAbort()
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}
