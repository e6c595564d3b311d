import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import { KLING } from '@adloom/providers/videos/fake-video-servers.test-data.ts'
import { sha256 } from './sha256.ts'

export const FAL_KEY = 'fal-key-0123456789'

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A fake fal on this machine: a queue of one model, its storage, its keys. `got` lists its requests: `POST /path`. */
export async function startFakeFal(video: Uint8Array) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const got: { readonly what: string; readonly key: string | undefined; readonly body: string }[] = []
  let isDone = true
  let instead: (what: string) => Answer | 'silence' | null = () => null
  let notify: () => void = () => undefined

  const server = createServer((request, reply) => {
    void read(request).then((body) => {
      const what = `${request.method ?? ''} ${request.url ?? ''}`
      got.push({ what, key: request.headers.authorization, body })
      notify()
      if (what === 'GET /film.mp4') return reply.writeHead(200, { 'content-type': 'video/mp4' }).end(video)
      const answer = instead(what) ?? answerTo(what)
      if (answer === 'silence') return reply
      const { status, body: content } = answer
      return reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP: never a pipe's name

  function answerTo(what: string): Answer {
    const order = `${address}/fal-ai/kling-video/requests/r1`
    if (what.startsWith('POST /storage')) return { status: 200, body: { upload_url: `${address}/put`, file_url: `${address}/picture.jpg` } }
    if (what.includes('jwks'))
      return { status: 200, body: { keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }, publicKey.export({ format: 'jwk' })] } }
    if (what.startsWith('POST'))
      return { status: 200, body: { request_id: 'r1', status_url: `${order}/status`, response_url: order, cancel_url: `${order}/cancel` } }
    if (what.endsWith('/status'))
      return isDone ? { status: 200, body: { status: 'COMPLETED' } } : { status: 202, body: { status: 'IN_PROGRESS' } }
    return { status: 200, body: { video: { url: `${address}/film.mp4` } } }
  }

  return {
    address,
    got,
    env: { VIDEO_MODEL: `fal:${KLING}`, FAL_KEY, FAL_BASE_URL: address },
    orders: (): number => got.filter(({ what }) => what.startsWith(`POST /${KLING}`)).length,
    /** Resolves once such a request has arrived. */
    asked: async (isWanted: (what: string) => boolean): Promise<void> => {
      while (!got.some(({ what }) => isWanted(what))) await new Promise<void>((resolve) => (notify = resolve))
    },
    hold: (): void => void (isDone = false),
    letGo: (): void => void (isDone = true),
    /** Replaces its reply to some requests; after `silence` they never get one. */
    answerInstead: (answer: typeof instead): void => void (instead = answer),
    /** Headers of a webhook call about an order, signed as fal does. `nowMs` in milliseconds. */
    signed: (body: string, nowMs: number, request = 'r1'): Record<string, string> => {
      const time = String(Math.floor(nowMs / 1000))
      const message = [request, 'user', time, sha256(body)].join('\n')
      return {
        'x-fal-webhook-request-id': request,
        'x-fal-webhook-user-id': 'user',
        'x-fal-webhook-timestamp': time,
        'x-fal-webhook-signature': sign(null, Buffer.from(message), privateKey).toString('hex'),
      }
    },
    close: async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('latin1')
}
