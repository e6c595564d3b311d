import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'

/** A request as a model server gets it. `body` is text, a byte a character where it is no UTF-8. */
export interface AskedOfServer {
  readonly path: string
  readonly type: string
  readonly key: string | undefined
  readonly body: string
}

/** A reply of a chat model that says `content`. */
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

/** Options as a model writes them, which hold what the facts of a dishwasher-safe stoneware mug say. */
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

/** A server of models on this very machine, which answers in JSON what the test says; `port` is where. */
export async function serveModels(
  answer: (asked: AskedOfServer) => { readonly status: number; readonly body: unknown },
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
