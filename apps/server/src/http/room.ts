import { AdloomError } from '@adloom/domain/error.ts'
import { createFairQueue } from '@adloom/engine/turns/fair-queue.ts'

/** Room for what clients do at once; they take turns. */
interface Room {
  /**
   * Waits for room of that size, and gives the function that returns it. Fails with `server.busy` when too many requests of this client wait or none
   * becomes free in time, with the reason of `signal` when that aborts.
   */
  readonly take: (client: string, size: number, signal: AbortSignal) => Promise<() => void>
}

interface RoomLimits {
  /** For all clients at once, and for one. Something larger gets in while its client has nothing else inside. */
  readonly total: number
  readonly ofClient: number
  /** Requests of one client that may wait, and how long each does. */
  readonly waitingOfClient: number
  readonly waitMs: number
}

/** For large bodies, in bytes: 16 streamed uploads at once, 8 of one client; or two bodies of the largest size. */
export const bodyLimits: RoomLimits = { total: 96e6, ofClient: 48e6, waitingOfClient: 48, waitMs: 60_000 }

/** For calls that change or make something. A client that sends more at once waits unread, which costs nothing; others do not notice. */
export const callLimits: RoomLimits = { total: 256, ofClient: 16, waitingOfClient: 256, waitMs: 60_000 }

/** For zips of packs, which are drawn while they are sent: each may take minutes. */
export const zipLimits: RoomLimits = { total: 64, ofClient: 4, waitingOfClient: 16, waitMs: 60_000 }

/** What a streamed body counts: its buffers on the way to the disk, several times over. */
export const STREAM_BYTES = 6e6

/** A body that counts: smaller ones are bounded by the number of calls. */
export const LARGE_BODY_BYTES = 1e6

interface Waiting {
  readonly client: string
  readonly size: number
  readonly enter: (release: () => void) => void
}

export function createRoom(limits: RoomLimits): Room {
  const queue = createFairQueue<Waiting>()
  const taken = new Map<string, number>()
  let total = 0

  const fits = ({ client, size }: Waiting): boolean => {
    const own = taken.get(client) ?? 0
    return (own === 0 || own + size <= limits.ofClient) && (total === 0 || total + size <= limits.total)
  }

  function count(client: string, size: number): void {
    total += size
    const own = (taken.get(client) ?? 0) + size
    if (own === 0) taken.delete(client)
    else taken.set(client, own)
  }

  function letIn(): void {
    for (let next = queue.take(fits); next !== null; next = queue.take(fits)) enter(next)
  }

  function enter({ client, size, enter: give }: Waiting): void {
    count(client, size)
    let isReleased = false
    give(() => {
      if (isReleased) return
      isReleased = true
      count(client, -size)
      letIn()
    })
  }

  return {
    take: async (client, size, signal) => {
      if (queue.sizeOf(client) >= limits.waitingOfClient)
        throw new AdloomError('server.busy', { detail: 'too many requests of one client' })
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const waiting: Waiting = { client, size, enter: resolve }
      const giveUp = (reason: unknown): void => {
        if (queue.remove(client, waiting)) reject(reason)
      }
      const onAbort = (): void => giveUp(signal.reason)
      const timer = setTimeout(() => giveUp(new AdloomError('server.busy', { detail: 'no room in time' })), limits.waitMs)
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
