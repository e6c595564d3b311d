/**
 * The outcome of `work`, or the signal's reason as soon as that aborts. Nothing stays with the signal: one that depends on others is kept, with all
 * that its listeners hold, until each of them is removed, and so are the request and the reply of a call.
 */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>()
  const abort = (): void => aborted.reject(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([aborted.promise, work])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
