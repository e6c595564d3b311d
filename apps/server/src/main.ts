import { AdloomError } from '@adloom/domain/error.ts'
import { configOfThisProcess } from './config.ts'
import { startServer } from './server.ts'

/** Starts the server of this installation and stops it, gently, when the process is asked to end. */
try {
  const server = await startServer(configOfThisProcess(), process.stderr)
  process.stdout.write(`Adloom is ready: ${server.address}\n`)
  const stop = async (): Promise<void> => {
    await server.stop()
    process.exitCode = 0
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // A failure while stopping ends the process with its stack and exit code 1: that is what should happen.
      void stop()
    })
  }
} catch (error) {
  if (!(error instanceof AdloomError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
