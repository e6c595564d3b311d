import { boundMemory } from './bounded-memory.ts'

/** Starts a process that only makes videos, beside the servers of an installation on PostgreSQL. */
boundMemory()
const { configOfThisProcess } = await import('./config/config.ts')
const { runUntilStopped } = await import('./run-until-stopped.ts')
const { startVideoProcess } = await import('./video-process.ts')

await runUntilStopped(async () => {
  const { stop } = await startVideoProcess(configOfThisProcess(), process.stderr)
  return { greeting: 'Adloom makes videos here.', stop }
})
