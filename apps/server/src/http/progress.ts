/** How far a call is. `percent` never falls; `images` are the addresses of its images in order, null for one that is still being made. */
interface ProgressState {
  readonly percent: number
  readonly images: readonly (string | null)[]
}

/** Stores what a call reports: any part of its progress. */
export type ReportProgress = (progress: Partial<ProgressState>) => void

/** Progress of the calls that run in this process. Finished calls leave no trace. */
export interface CallProgress {
  /** Runs `work`, whose `report` is stored under the key until it ends. The caller ensures one run per key at a time. */
  readonly during: <Result>(key: string, work: (report: ReportProgress) => Promise<Result>) => Promise<Result>
  /** Progress of the call that runs under a key; null when none runs. */
  readonly of: (key: string) => ProgressState | null
}

export function createProgress(): CallProgress {
  const running = new Map<string, ProgressState>()
  return {
    during: async (key, work) => {
      running.set(key, { percent: 0, images: [] })
      try {
        return await work(({ percent = 0, images }) => {
          const known = running.get(key)
          // An abandoned call may still report.
          if (known === undefined) return
          running.set(key, { percent: Math.max(known.percent, Math.min(100, percent)), images: images ?? known.images })
        })
      } finally {
        running.delete(key)
      }
    },
    of: (key) => running.get(key) ?? null,
  }
}
