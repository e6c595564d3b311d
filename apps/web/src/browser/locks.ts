/** How long the other tabs get to hear what came of it, in milliseconds, before one of them may begin. */
const HEARING_MS = 250

/**
 * Runs `work` while no other tab runs work of the same name; a tab that closes or crashes lets go. Rejects with an `AbortError` when
 * `signal` ends the waiting. Browsers know no such locks on plain HTTP: there the work just runs.
 */
export function withLock<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return work()
  return new Promise((resolve, reject) => {
    const run = async () => {
      try {
        resolve(await work())
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error('The work failed', { cause }))
      }
      await new Promise((heard) => {
        setTimeout(heard, HEARING_MS)
      })
    }
    locks.request(name, { signal }, run).catch(reject)
  })
}
