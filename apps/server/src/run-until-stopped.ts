import { AdloomError } from '@adloom/domain/error.ts'

/** A running program: its ready message, and how to stop it. */
export interface Running {
  readonly greeting: string
  readonly stop: () => Promise<void>
}

/** Files this process makes are its user's alone: 0600, folders 0700. They hold leads, people's pictures and the database. */
export const keepFilesPrivate = (): number => process.umask(0o077)

/**
 * Starts a program, prints its ready message, and stops it gracefully when the process is asked to end. A failed start ends with its sentence and
 * code 1.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  keepFilesPrivate()
  try {
    const running = await start()
    process.stdout.write(`${running.greeting}\n`)
    const stop = async (): Promise<void> => {
      await running.stop()
      process.exitCode = 0
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        // A failure while stopping ends the process with its stack and exit code 1, as intended.
        void stop()
      })
    }
  } catch (error) {
    if (!(error instanceof AdloomError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
