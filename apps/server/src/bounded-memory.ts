/** Megabytes of each half of what a thread keeps for new objects; V8 takes up to 64 by itself. */
const FLAG = '--max-semi-space-size=16'

/** glibc returns blocks of 1 MB and more when they are freed, and has two pools for smaller ones instead of eight for each core. */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_ARENA_MAX: '2' }

/**
 * Bounds what this process and its threads keep of freed memory (docs/sizing.md). Both settings are read when a process starts, so it starts its
 * program anew, as the same process with the same words: to be called before anything else is loaded. A variable that is set already stays.
 */
export function boundMemory(): void {
  const { execPath, execArgv, argv, env, platform } = process
  // A process with a channel to its parent (`node --watch`) would lose it.
  if (platform !== 'linux' || process.connected || execArgv.includes(FLAG)) return
  process.execve?.(execPath, [execPath, FLAG, ...execArgv, ...argv.slice(1)], { ...ALLOCATOR, ...env })
}
