import { type FileStore } from '@adloom/domain/ports/file-store.ts'

/** The same bytes each time: what a killed process left is removed by the next probe. */
const PROBE = new TextEncoder().encode('Adloom may keep files here.')

/** How long a finding counts, in milliseconds: whoever reaches the address asks, and each write is synced to the disk. */
const COUNTS_MS = 10_000

/**
 * Writes a tiny file to a store and removes it; fails as the store does. A finding counts for ten seconds, and one probe runs at a time. `now` gives
 * milliseconds.
 */
export function createWriteProbe(store: Pick<FileStore, 'write' | 'remove'>, now: () => number): () => Promise<void> {
  let finding = Promise.resolve()
  let endMs = Number.NEGATIVE_INFINITY

  async function probe(): Promise<void> {
    try {
      await store.remove((await store.write(PROBE, 'text/plain')).key)
    } finally {
      endMs = now() + COUNTS_MS
    }
  }

  return () => {
    if (now() >= endMs) {
      endMs = Number.POSITIVE_INFINITY
      finding = probe()
    }
    return finding
  }
}
