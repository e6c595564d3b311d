/** A server that answers only a request that is called off, with what fetch fails with then. */
export const silentFetch = (_url: string, init?: RequestInit): Promise<never> =>
  new Promise((_, reject) => {
    if (init?.signal?.aborted === true) reject(new Error('aborted'))
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

/** What asking a silent server fails with when it is called off, and when it is late. */
export async function endsOf(
  ask: (signal: AbortSignal) => Promise<unknown>,
): Promise<{ readonly cancelled: unknown; readonly late: unknown }> {
  const stop = new AbortController()
  const overdue = new AbortController()
  const asked = Promise.allSettled([ask(stop.signal), ask(overdue.signal)])
  stop.abort()
  overdue.abort(new DOMException('late', 'TimeoutError'))
  const [cancelled, late] = (await asked).map((end) => (end.status === 'rejected' ? end.reason : end.value))
  return { cancelled, late }
}
