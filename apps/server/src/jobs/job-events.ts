/** What happened to a job: something about it is different, or it is gone. */
export type JobEvent = 'changed' | 'cancelled'

/** Tells those in this process who wait for a job. What happens in other processes is not heard: whoever waits also looks now and then. */
export interface JobEvents {
  readonly emit: (id: string, news: JobEvent) => void
  /** Hears of a job until the function that comes back is called. */
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
