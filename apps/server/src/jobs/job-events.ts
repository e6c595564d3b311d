/** An event of a job: it changed, or it was cancelled. */
export type JobEvent = 'changed' | 'cancelled'

/** Notifies waiters for a job in this process. Events of other processes do not arrive: waiters also poll now and then. */
export interface JobEvents {
  readonly emit: (id: string, news: JobEvent) => void
  /** Calls the listener on events of a job until the returned function is called. */
  readonly on: (id: string, listener: (news: JobEvent) => void) => () => void
}

export function createJobEvents(): JobEvents {
  const listeners = new Map<string, Set<(news: JobEvent) => void>>()
  return {
    emit: (id, news) => {
      for (const listener of listeners.get(id) ?? []) listener(news)
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
