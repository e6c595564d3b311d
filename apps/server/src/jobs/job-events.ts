/** An event of a job: it changed, or it was cancelled. */
type JobEvent = 'changed' | 'cancelled'

/** Notifies waiters for a job in this process. Events of other processes do not arrive: waiters also poll now and then. */
export interface JobEvents {
  readonly emit: (id: string, event: JobEvent) => void
  /** Calls the listener on events of a job until the returned function is called. */
  readonly on: (id: string, listener: (event: JobEvent) => void) => () => void
}

export function createJobEvents(): JobEvents {
  const listeners = new Map<string, Set<(event: JobEvent) => void>>()
  return {
    emit: (id, event) => {
      for (const listener of listeners.get(id) ?? []) listener(event)
    },
    on: (id, listener) => {
      const ofJob = listeners.get(id) ?? new Set()
      listeners.set(id, ofJob.add(listener))
      return () => {
        ofJob.delete(listener)
        if (ofJob.size === 0) listeners.delete(id)
      }
    },
  }
}

/** The next event of a job in this process; `changed` after `pollMs` without one, because another process may have changed it. */
export const nextEvent = (events: Pick<JobEvents, 'on'>, id: string, pollMs: number, signal: AbortSignal): Promise<JobEvent> =>
  new Promise((resolve, reject) => {
    const settle = (then: () => void) => (): void => {
      clearTimeout(timer)
      unsubscribe()
      signal.removeEventListener('abort', abort)
      then()
    }
    const unsubscribe = events.on(id, (event) => settle(() => resolve(event))())
    const timer = setTimeout(
      settle(() => resolve('changed')),
      pollMs,
    )
    const abort = settle(() => reject(signal.reason))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
