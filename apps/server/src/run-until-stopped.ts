import { AdloomError } from '@adloom/domain/error.ts'

/** Something that runs: what is said once it does, and how it is stopped. */
export interface Running {
  readonly greeting: string
  readonly stop: () => Promise<void>
}

/** Starts something, says so, and stops it, gently, when the process is asked to end. A start that fails ends with its sentence and code 1. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start()
    process.stdout.write(`${running.greeting}\n`)
    const stop = async (): Promise<void> => {
      await running.stop()
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
}
