import { vi } from 'vitest'

interface FakeCall {
  readonly method: string
  /** Path and query below `/api`. */
  readonly path: string
  /** The request, null for none. */
  readonly body: unknown
}

type FakeAnswer = (call: FakeCall) => unknown

/** An answer other than the JSON of a call that succeeds. */
export const refusal = (status: number, code: string, message: string): Response => Response.json({ error: { code, message } }, { status })

/** A server for component tests: answers by method and path, without the query. Every other call gets no answer. Returns the calls it got. */
export function fakeServer(answers: Readonly<Record<string, FakeAnswer>>): FakeCall[] {
  const calls: FakeCall[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = typeof url === 'string' ? url.replace(/^\/api/, '') : ''
    const method = init?.method ?? 'GET'
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    const answer = answers[`${method} ${path.split('?')[0]}`]
    if (answer === undefined) throw new TypeError('fetch failed')
    const call = { method, path, body }
    calls.push(call)
    const value = answer(call)
    return value instanceof Response ? value : value === null ? new Response(null, { status: 204 }) : Response.json(value)
  })
  return calls
}
