import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose the running work is: SHA-256 in hex of a signed-in user's id, or of a browser's ticket. Found through the async context, as the bill of a call
 * is (decision 0020), so that no handler, engine or port passes it along.
 */
export interface ActingOwner {
  readonly actAs: <Result>(owner: string, work: () => Result) => Result
  /** Null where nobody asked for the work. */
  readonly current: () => string | null
}

export function createActingOwner(): ActingOwner {
  const owners = new AsyncLocalStorage<string>()
  return { actAs: (owner, work) => owners.run(owner, work), current: () => owners.getStore() ?? null }
}
