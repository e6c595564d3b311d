/**
 * `max-semi-space-size`: megabytes of each half of what a thread keeps for new objects. V8 takes up to 64 by itself, and 4 threads as much each; with 2
 * ads take as long as with 4 and 16. `heap-growing-percent`: how much a heap may grow before all of it is collected. V8 counts images in it, so a thread
 * that draws collected its 30 MB of objects eight times a second; with 60 an ad takes a tenth less (docs/performance.md). `expose-gc` is for
 * `returnFreedMemory`.
 */
const FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=60', '--expose-gc']

/**
 * glibc returns blocks of 128 KB and more when they are freed, and has one pool for smaller ones instead of eight for each core. The system gives a block
 * 2 MB at a time where it can: an image of 4 MB costs a thousand page faults otherwise, half of all that ads cause.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

/**
 * Bounds what this process and its threads keep of freed memory (docs/sizing.md). Both settings are read when a process starts, so it starts its
 * program anew, as the same process with the same words: to be called before anything else is loaded. A variable that is set already stays.
 */
export function boundMemory(): void {
  const { execPath, execArgv, argv, env, platform } = process
  // A process with a channel to its parent (`node --watch`) would lose it.
  if (platform !== 'linux' || process.connected || execArgv.includes(FLAGS[0])) return
  process.execve?.(execPath, [execPath, ...FLAGS, ...execArgv, ...argv.slice(1)], { ...ALLOCATOR, ...env })
}

/**
 * Collects garbage and returns what V8 keeps for later, also of threads that have ended. By itself it does so while it allocates, and an idle process
 * does not.
 */
export function returnFreedMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Between two returns of what glibc keeps. */
const TRIM_MS = 60_000

/**
 * Returns what glibc keeps to the system, every minute from now on: by itself it returns only the end of its heap, and an idle server kept 60 to 100 MB
 * (docs/sizing.md). That takes 1 to 5 ms. Does nothing with another C library.
 */
export async function keepHeapTrimmed(everyMs = TRIM_MS): Promise<void> {
  const trim = await mallocTrim()
  if (trim !== null) setInterval(() => trim(0), everyMs).unref()
}

/** Returns free pages of glibc's heap to the system, but for that many bytes at its end; null where there is no glibc. */
async function mallocTrim(): Promise<((keptBytes: number) => number) | null> {
  if (process.platform !== 'linux') return null
  try {
    const { default: koffi } = await import('koffi')
    return koffi.load('libc.so.6').func('int malloc_trim(size_t keptBytes)')
  } catch {
    return null
  }
}
