/** A fake server that never answers: a request ends only when its signal aborts, with fetch's error. */
export const unansweredFetch = (_url: string, init?: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    if (init?.signal?.aborted === true) reject(new Error('aborted'))
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

/** The errors of a request to a silent server when it is cancelled, and when it times out. */
export async function endsOf(
  ask: (signal: AbortSignal) => Promise<unknown>,
): Promise<{ readonly cancelled: unknown; readonly late: unknown }> {
  const stop = new AbortController()
  const overdue = new AbortController()
  const calls = Promise.allSettled([ask(stop.signal), ask(overdue.signal)])
  stop.abort()
  overdue.abort(new DOMException('late', 'TimeoutError'))
  const [cancelled, late] = (await calls).map((end) => (end.status === 'rejected' ? end.reason : end.value))
  return { cancelled, late }
}
