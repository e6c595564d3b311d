import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@adloom/domain/api-client.ts'
import { expect, test } from 'vitest'
import { startOwnServer } from '../../../../e2e/own-server.ts'

const ACCESS_TOKEN = 'the-token-of-this-shop'

test('a webhook that waits when its server is killed is sent by the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-killed-'))
  const bodies: string[] = []
  const ids: (string | undefined)[] = []
  let isAwake = false
  const receiver = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      if (isAwake) bodies.push(body)
      ids.push([request.headers['webhook-id']].flat()[0])
      reply.writeHead(isAwake ? 204 : 503).end()
    })
  })
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  const { port } = receiver.address() as AddressInfo // listening on TCP it is never a pipe's name
  const env = { DATA_DIR: folder, FETCH_ALLOW_HOSTS: '127.0.0.1', ACCESS_TOKEN }
  const first = await startOwnServer(env)
  const api = createApi(`${first.address}/api`, (url, init) =>
    fetch(url, { ...init, headers: { 'content-type': 'application/json', authorization: `Bearer ${ACCESS_TOKEN}` } }),
  )
  await api.createWebhook({ url: `http://127.0.0.1:${String(port)}/`, events: ['ad.saved'] })
  const { id } = await api.createAd({ type: 'display', imageUrl: 'https://shop.example/a.jpg', title: 'Mug' })
  await expect.poll(() => ids.length, { timeout: 20_000 }).toBe(1)
  await first.kill()

  isAwake = true
  const second = await startOwnServer(env, 'apps/server/src/main.ts')
  try {
    await expect.poll(() => bodies.length, { timeout: 120_000 }).toBe(1)
    expect(JSON.parse(bodies[0])).toMatchObject({ type: 'ad.saved', data: { id } })
    expect(new Set(ids).size).toBe(1)
  } finally {
    await second.stop()
    receiver.closeAllConnections()
    receiver.close()
    await rm(folder, { recursive: true, force: true })
  }
}, 180_000)
