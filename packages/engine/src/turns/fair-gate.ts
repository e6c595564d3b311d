import { AdloomError } from '@adloom/domain/error.ts'
import { currentClient } from './current-client.ts'
import { createFairQueue } from './fair-queue.ts'

/** A semaphore at which clients take turns. */
interface FairGate {
  /**
   * Waits for a place. Call the returned function to free it. Fails with `request.cancelled` when the signal aborts, with `server.busy` when too many
   * wait; then the client with most of them gives way to one with less.
   */
  readonly enter: (signal: AbortSignal) => Promise<() => void>
}

interface Waiting {
  readonly goIn: () => void
  readonly refuse: (error: AdloomError) => void
}

/** A gate with so many places, at which at most `waitingMost` wait. */
export function createFairGate(places: number, waitingMost = Infinity): FairGate {
  let free = places
  const queue = createFairQueue<Waiting>()
  const leave = (): void => {
    const next = queue.take(() => true)
    if (next === null) free++
    // Passed on, so that no newcomer takes it.
    else next.goIn()
  }

  return {
    enter: (signal) =>
      new Promise((resolve, reject) => {
        const client = currentClient()
        if (signal.aborted) return reject(new AdloomError('request.cancelled', { cause: signal.reason }))
        if (free > 0) {
          free--
          return resolve(leave)
        }
        if (queue.size() >= waitingMost) {
          const displaced = queue.makeRoom(client)
          if (displaced === null) return reject(new AdloomError('server.busy', { detail: `${queue.size()} wait already` }))
          displaced.refuse(new AdloomError('server.busy', { detail: 'displaced by another client' }))
        }
        const giveUp = (): void => {
          queue.remove(client, waiting)
          reject(new AdloomError('request.cancelled', { cause: signal.reason }))
        }
        const settled = (): void => signal.removeEventListener('abort', giveUp)
        const waiting: Waiting = {
          goIn: () => {
            settled()
            resolve(leave)
          },
          refuse: (error) => {
            settled()
            reject(error)
          },
        }
        signal.addEventListener('abort', giveUp, { once: true })
        queue.add(client, waiting)
      }),
  }
}
