import { configOfThisProcess } from './config/config.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startVideoProcess } from './video-process.ts'

/** Starts a process that only makes videos, beside the servers of an installation on PostgreSQL. */
await runUntilStopped(async () => {
  const { stop } = await startVideoProcess(configOfThisProcess(), process.stderr)
  return { greeting: 'Adloom makes videos here.', stop }
})
