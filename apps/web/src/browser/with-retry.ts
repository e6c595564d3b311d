import { ApiError } from '@adloom/domain/calls/api-error.ts'

/** Maximum number of calls while the server is too busy. */
const ATTEMPTS = 4
/** Seconds before a retry when the server names none. */
const PAUSE = 5

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('No longer waited for', 'AbortError'))
    })
  })

/** Makes a call, and repeats it while the server reports that it is too busy. Rejects with the error of the last try, and when aborted. */
export async function withRetry<T>(call: () => Promise<T>, signal?: AbortSignal, attempt = 1): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    const isBusy = cause instanceof ApiError && (cause.status === 429 || cause.status === 503)
    if (!isBusy || attempt >= ATTEMPTS) throw cause
    signal?.throwIfAborted()
    await wait(1000 * (cause.retryAfterSeconds ?? PAUSE), signal)
    return withRetry(call, signal, attempt + 1)
  }
}
