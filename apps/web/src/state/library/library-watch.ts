import { api } from '../../browser/api.ts'
import { withLock } from '../../browser/locks.ts'
import { onLibraryChanged } from './library.ts'
import { bringTogether } from './library-sync.ts'

/** Milliseconds after a change in this browser, and at least between two times the page gets the focus. */
const AFTER_CHANGE_MS = 2000
const FOCUS_MS = 60_000
/** Until the next try after a failure, and until the next part of a library that the server has not had yet. */
const RETRY_MS = 60_000
const MORE_MS = 30_000

let isWatching = false
let startedAtMs = 0
let timer: ReturnType<typeof setTimeout> | null = null
let last: Promise<void> = Promise.resolve()

function runIn(ms: number): void {
  if (timer !== null) clearTimeout(timer)
  timer = setTimeout(() => {
    timer = null
    last = last.then(run)
  }, ms)
}

async function run(): Promise<void> {
  startedAtMs = Date.now()
  try {
    // One tab at a time: the next one finds nothing left to do.
    const hasMore = await withLock('adloom.library-sync', new AbortController().signal, () => bringTogether(api, Date.now))
    if (hasMore && timer === null) runIn(MORE_MS)
  } catch (cause) {
    console.info('The library is brought together with the server later', cause)
    if (timer === null) runIn(RETRY_MS)
  }
}

/** Brings the library and the server together now, because the server is known to have something new. */
export function syncLibraryNow(): void {
  keepLibraryInStep()
  runIn(0)
}

/** Keeps the library and the server in step until the page closes; calling it again is harmless. Nothing waits for it, and its failures are silent. */
export function keepLibraryInStep(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('online', () => runIn(0))
  addEventListener('focus', () => {
    if (Date.now() - startedAtMs >= FOCUS_MS) runIn(0)
  })
  onLibraryChanged(() => runIn(AFTER_CHANGE_MS))
  runIn(0)
}
