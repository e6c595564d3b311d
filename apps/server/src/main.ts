import { boundMemory, keepHeapTrimmed } from './bounded-memory.ts'

/** Starts the server of this installation; the process is started anew before anything else is loaded. */
boundMemory()
const { configOfThisProcess } = await import('./config/config.ts')
const { runUntilStopped } = await import('./run-until-stopped.ts')
const { startServer } = await import('./server.ts')

await runUntilStopped(async () => {
  const { address, stop } = await startServer(configOfThisProcess(), process.stderr)
  return { greeting: `Adloom is ready: ${address}`, stop }
})
await keepHeapTrimmed()
