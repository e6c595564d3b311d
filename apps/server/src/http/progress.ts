/** Progress of the calls that run in this process. Finished calls leave no trace. */
export interface CallProgress {
  /** Runs `work`, whose `report` is stored under the key until it ends. The caller ensures one run per key at a time. */
  readonly during: <Result>(key: string, work: (report: (percent: number) => void) => Promise<Result>) => Promise<Result>
  /** Percent of the call that runs under a key, never falling; null when none runs. */
  readonly of: (key: string) => number | null
}

export function createProgress(): CallProgress {
  const running = new Map<string, number>()
  return {
    during: async (key, work) => {
      running.set(key, 0)
      try {
        return await work((percent) => {
          const known = running.get(key)
          // An abandoned call may still report.
          if (known !== undefined) running.set(key, Math.max(known, Math.min(100, percent)))
        })
      } finally {
        running.delete(key)
      }
    },
    of: (key) => running.get(key) ?? null,
  }
}
