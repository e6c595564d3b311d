import { ownName } from './owner.ts'

/** Milliseconds between the end of the work and the release of the lock, so that the other tabs receive its result before one of them starts. */
const RELEASE_DELAY_MS = 250

/**
 * Runs `work` while no other tab runs work of the same name; a tab that closes or crashes releases the lock. Rejects with an `AbortError` when
 * `signal` aborts the wait. On plain HTTP browsers have no such locks: there the work runs at once.
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
      await new Promise((resume) => {
        setTimeout(resume, RELEASE_DELAY_MS)
      })
    }
    locks.request(ownName(name), { signal }, run).catch(reject)
  })
}
