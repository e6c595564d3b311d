import { useSyncExternalStore } from 'react'

interface PersistedStore {
  readonly persist: { readonly hasHydrated: () => boolean; readonly rehydrate: () => void | Promise<void> }
}

interface Settling {
  done: boolean
  readonly listeners: Set<() => void>
}

const settlings = new WeakMap<object, Settling>()

/**
 * Starts reading a store created with `skipHydration: true`. zustand's own `hasHydrated()` stays false for ever when reading or migrating fails, so
 * screens wait for "settled" instead.
 */
function settle(store: PersistedStore): Settling {
  const known = settlings.get(store)
  if (known !== undefined) return known
  const settling: Settling = { done: false, listeners: new Set() }
  settlings.set(store, settling)
  const finish = () => {
    settling.done = true
    for (const listener of settling.listeners) listener()
  }
  const reading = store.persist.rehydrate()
  if (store.persist.hasHydrated()) finish()
  else Promise.resolve(reading).then(finish, finish)
  return settling
}

/** Resolves when the stored state of this store is read, or reading failed. */
export const whenHydrated = (store: PersistedStore): Promise<void> =>
  new Promise((resolve) => {
    const settling = settle(store)
    if (settling.done) resolve()
    else settling.listeners.add(resolve)
  })

/** Whether the stored state is read. True on the first render when it was in localStorage. */
export function useHydrated(store: PersistedStore): boolean {
  const settling = settle(store)
  return useSyncExternalStore(
    (listener) => {
      settling.listeners.add(listener)
      return () => settling.listeners.delete(listener)
    },
    () => settling.done,
    () => false,
  )
}
