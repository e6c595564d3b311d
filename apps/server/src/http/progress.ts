/** How much of the calls that run in this process is done. Nothing is kept of one that is over. */
export interface Progress {
  /** Runs `work`, whose `report` is remembered under the key until it is over. One run per key at a time, which is the caller's to see to. */
  readonly during: <Result>(key: string, work: (report: (percent: number) => void) => Promise<Result>) => Promise<Result>
  /** Percent of what runs under a key, never less than it was; null when nothing does. */
  readonly of: (key: string) => number | null
}

export function createProgress(): Progress {
  const running = new Map<string, number>()
  return {
    during: async (key, work) => {
      running.set(key, 0)
      try {
        return await work((percent) => {
          const known = running.get(key)
          // What was given up on may still report.
          if (known !== undefined) running.set(key, Math.max(known, Math.min(100, percent)))
        })
      } finally {
        running.delete(key)
      }
    },
    of: (key) => running.get(key) ?? null,
  }
}
