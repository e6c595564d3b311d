import { once } from 'node:events'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { closeAfterAnswering, shutDownGracefully } from './graceful-shutdown.ts'

const idle = { settle: async () => undefined }

/** A server whose one call runs `work`, and a request to it that has begun. */
async function busy(work: (stopping: AbortSignal) => Promise<string>) {
  const stopping = new AbortController()
  const begun = Promise.withResolvers<void>()
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  closeAfterAnswering(app)
  app.get('/', async (_request, reply) => {
    begun.resolve()
    const result = await work(stopping.signal)
    return reply.code(stopping.signal.aborted ? 503 : 200).send(result)
  })
  const answer = fetch(await app.listen({ port: 0, host: '127.0.0.1' })).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    () => 'cut off',
  )
  await begun.promise
  return { app, stopping, answer }
}

test('a call that ends in time is answered normally', async () => {
  const gate = Promise.withResolvers<string>()
  const { app, stopping, answer } = await busy(() => gate.promise)
  const stopped = shutDownGracefully(app, idle, stopping, { runMs: 60_000, replyMs: 60_000 })
  gate.resolve('done')
  await stopped
  expect(await answer).toBe('200 done')
})

test('a call that takes too long is stopped, and its client gets an error', async () => {
  const { app, stopping, answer } = await busy(async (signal) => {
    await once(signal, 'abort')
    return 'stopped'
  })
  await shutDownGracefully(app, idle, stopping, { runMs: 1, replyMs: 60_000 })
  expect(await answer).toBe('503 stopped')
})

test('a call that cannot be stopped delays nothing', async () => {
  const { app, stopping, answer } = await busy(() => new Promise(() => undefined))
  await shutDownGracefully(app, idle, stopping, { runMs: 1, replyMs: 1 })
  expect(await answer).toBe('cut off')
})
