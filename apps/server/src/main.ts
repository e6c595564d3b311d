import { configOfThisProcess } from './config/config.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startServer } from './server.ts'

/** Starts the server of this installation. */
await runUntilStopped(async () => {
  const { address, stop } = await startServer(configOfThisProcess(), process.stderr)
  return { greeting: `Adloom is ready: ${address}`, stop }
})
