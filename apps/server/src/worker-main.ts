import { boundMemory, keepHeapTrimmed } from './bounded-memory.ts'

/** Starts a process that makes videos and the ads of campaigns, beside the servers of an installation on PostgreSQL. */
boundMemory()
const { configOfThisProcess } = await import('./config/config.ts')
const { runUntilStopped } = await import('./run-until-stopped.ts')
const { startWorkerProcess } = await import('./worker-process.ts')

await runUntilStopped(async () => {
  const { stop } = await startWorkerProcess(configOfThisProcess(), process.stderr)
  return { greeting: 'Adloom makes videos and campaigns here.', stop }
})
await keepHeapTrimmed()
