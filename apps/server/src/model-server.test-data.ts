import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'

/** A request a model server received. `body` is text, a byte a character where it is not UTF-8. */
export interface ReceivedRequest {
  readonly path: string
  readonly type: string
  readonly key: string | undefined
  readonly body: string
}

/** A reply of a chat model with this `content`. */
export const chatReply = (
  content: string,
  model = 'mug-1',
  tokens = { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 },
): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model,
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: tokens,
})

/** Options as a model writes them, covered by the facts of a dishwasher-safe stoneware mug. */
export const writtenOptions = [
  {
    language: 'en',
    angle: 'benefit',
    headline: 'Mornings, held in both hands',
    description: 'Thrown by hand from stoneware. Dishwasher safe.',
    callToAction: 'SHOP_NOW',
    restsOn: ['Dishwasher safe'],
  },
]

/** A fake model server on this machine, with the test's replies as JSON; `port` is its port. */
export async function serveModels(
  answer: (request: ReceivedRequest) => { readonly status: number; readonly body: unknown },
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { status, body } = answer({
        path: request.url ?? '',
        type: request.headers['content-type'] ?? '',
        key: request.headers.authorization,
        body: Buffer.concat(parts).toString(encoding),
      })
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port, // listening on TCP: never a pipe's name
    close: async () => {
      await new Promise((closed) => server.close(closed))
    },
  }
}
