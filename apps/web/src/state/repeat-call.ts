import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { type ErrorCode, errors } from '@adloom/domain/error.ts'

/** Maximum number of tries, and the default wait between them. */
const TRIES = 4
const WAIT_MS = 2000
const LONGEST_WAIT_MS = 20_000

/** Whether the same request may succeed later. A reply that is not Adloom's, such as a proxy's page, does not say. */
export const isWorthAnotherTry = ({ code }: ApiError): boolean => code === null || errors[code].retryable

/** Whether the server is too busy, or still working on the call. */
export const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && [409, 429, 503].includes(error.status) && isWorthAnotherTry(error)

const LATE: ErrorCode = 'server.timeout'

/** Whether the server stopped the call at its time limit: on a busy machine it waited for its turn too long. */
export const isTimeout = (error: unknown): boolean => error instanceof ApiError && error.code === LATE

interface Pause {
  /** Resolves after so many milliseconds, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

/** Makes a call, and repeats it while it fails for a temporary reason. Rejects with the error of the last try, and when aborted. */
export async function repeatCall<Reply>(
  call: () => Promise<Reply>,
  isTemporary: (error: unknown) => boolean,
  { wait, signal }: Pause,
): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (signal.aborted || !isTemporary(error) || attempt === TRIES) throw error
      const seconds = error instanceof ApiError ? error.retryAfterSeconds : null
      await wait(Math.min(LONGEST_WAIT_MS, seconds === null ? WAIT_MS : 1000 * seconds), signal)
    }
  }
}
