/** What happened to a job: something about it is different, or it is gone. */
export type JobNews = 'changed' | 'cancelled'

/** Tells those in this process who wait for a job. What happens in other processes is not heard: whoever waits also looks now and then. */
export interface NewsOfJobs {
  readonly tell: (id: string, news: JobNews) => void
  /** Hears of a job until the function that comes back is called. */
  readonly hear: (id: string, listener: (news: JobNews) => void) => () => void
}

export function createNewsOfJobs(): NewsOfJobs {
  const listeners = new Map<string, Set<(news: JobNews) => void>>()
  return {
    tell: (id, news) => {
      for (const listener of listeners.get(id) ?? []) listener(news)
    },
    hear: (id, listener) => {
      const ofJob = listeners.get(id) ?? new Set()
      listeners.set(id, ofJob.add(listener))
      return () => {
        ofJob.delete(listener)
        if (ofJob.size === 0) listeners.delete(id)
      }
    },
  }
}
