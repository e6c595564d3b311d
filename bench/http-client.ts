import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** A request; a body of bytes is sent as it is, any other as JSON. */
export interface Sent {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly body?: object | Uint8Array | (() => Iterable<Uint8Array>)
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** What came back: a status, or the error of the connection with no bytes. */
export interface Received {
  readonly status: string
  readonly ms: number
  readonly bytes: Buffer
}

/** Milliseconds after which a call counts as unanswered: longer than every call but the awaited video. */
const SILENT_MS = 320_000

/** A client of its own address, which a trusted proxy would forward. It keeps its cookies. */
export interface BenchClient {
  readonly send: (sent: Sent) => Promise<Received>
  readonly close: () => void
}

const MULTIPART = 'multipart/form-data; boundary=seam'

/** A form with one file, given in parts. */
function* formOf(name: string, parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  yield Buffer.from(`--seam\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`)
  yield* parts
  yield Buffer.from('\r\n--seam--\r\n')
}

/** The upload of a file. */
export const uploadOf = (name: string, parts: () => Iterable<Uint8Array>): Sent => ({
  path: '/api/storage/upload',
  body: () => formOf(name, parts()),
  headers: { 'content-type': MULTIPART },
})

export function benchClient(address: string, from: string, connections: number): BenchClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const cookies = new Map<string, string>()

  async function answerTo({ path, method, body, headers, signal }: Sent): Promise<Omit<Received, 'ms'>> {
    const call = request(`${address}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      agent,
      signal: AbortSignal.any([AbortSignal.timeout(SILENT_MS), ...(signal === undefined ? [] : [signal])]),
      headers: {
        ...(body === undefined || typeof body === 'function' || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' }),
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        'x-forwarded-for': from,
        ...headers,
      },
    })
    const answered = once(call, 'response')
    answered.catch(() => undefined)
    // A server may answer before it has read everything, and close.
    if (typeof body === 'function') pipeline(Readable.from(body(), { objectMode: false }), call).catch(() => undefined)
    else call.end(body instanceof Uint8Array || body === undefined ? body : JSON.stringify(body))
    const [reply] = await answered
    for (const cookie of reply.headers['set-cookie'] ?? []) {
      const [name, value] = String(cookie).split(';')[0].split('=')
      cookies.set(name, value)
    }
    return { status: String(reply.statusCode), bytes: await buffer(reply) }
  }

  return {
    send: async (sent) => {
      const began = performance.now()
      try {
        return { ...(await answerTo(sent)), ms: performance.now() - began }
      } catch (error) {
        return { status: errorName(error), ms: performance.now() - began, bytes: Buffer.alloc(0) }
      }
    },
    close: () => agent.destroy(),
  }
}

function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'AbortError') return error.cause instanceof Error && error.cause.name === 'TimeoutError' ? 'unanswered' : 'cut'
  return 'code' in error ? String(error.code) : error.name
}
