import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchFrom } from './http.ts'

let server: Server
let address = ''
/** Requests that reached the server. */
const requestedPaths: string[] = []

beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? ''
    requestedPaths.push(path)
    if (path === '/away') return reply.writeHead(307, { location: 'http://localhost:9/' }).end()
    if (path === '/here') return reply.writeHead(302, { location: '/hello' }).end()
    if (path === '/zeros') return reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(new Uint8Array(2_000_000)))
    if (path === '/zipped') return reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}'))
    if (path === '/never') return undefined
    return reply.writeHead(200).end('hello')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const line = (change: Partial<Parameters<typeof fetchFrom>[0]> = {}, fetch?: Parameters<typeof fetchFrom>[1]) =>
  fetchFrom({ provider: 'Acme', baseUrl: `${address}/v1`, timeoutMs: 10_000, maxBytes: 1_000_000, maxConcurrent: 2, ...change }, fetch)

test('a request to the configured origin gets a whole, decoded reply', async () => {
  expect(await (await line()(`${address}/hello`)).text()).toBe('hello')
  const zipped = await line()(`${address}/zipped`)
  expect(await zipped.json()).toEqual({ a: 1 })
  expect(zipped.headers.has('content-encoding')).toBe(false)
})

test.each(['http://localhost:1/v1', 'https://elsewhere.example/v1', 'no address'])('no request goes to %s', async (url) => {
  const sent: string[] = []
  const spied = line({}, async (to) => {
    sent.push(to)
    return new Response()
  })
  await expect(spied(url, { headers: { authorization: 'Bearer k' } })).rejects.toMatchObject({ code: 'provider.unreachable' })
  expect(sent).toEqual([])
})

test.each(['/away', '/here'])('the redirect of %s is not followed', async (path) => {
  requestedPaths.length = 0
  await expect(line()(address + path)).rejects.toMatchObject({ code: 'provider.unreachable', detail: expect.stringContaining('redirect') })
  expect(requestedPaths).toEqual([path])
})

test('a reply that decompresses beyond the limit is dropped', async () => {
  await expect(line()(`${address}/zeros`)).rejects.toMatchObject({ code: 'provider.bad-reply' })
})

test('a server that never answers times out', async () => {
  await expect(line({ timeoutMs: 30 })(`${address}/never`)).rejects.toMatchObject({ code: 'provider.timeout' })
})

test('a closed port fails with the reason in the log detail', async () => {
  const nobody = line({ baseUrl: 'http://127.0.0.1:1' })('http://127.0.0.1:1/v1')
  await expect(nobody).rejects.toMatchObject({ code: 'provider.unreachable', message: 'Acme cannot be reached. Please try again later.' })
})

test('requests beyond the limit wait in order, and a cancelled one leaves the queue', async () => {
  const finish: (() => void)[] = []
  const slow = line({}, () => new Promise((resolve) => finish.push(() => resolve(new Response('done')))))
  const stop = new AbortController()
  const calls = [slow(address), slow(address), slow(address, { signal: stop.signal }), slow(address)]
  await Promise.resolve()
  await Promise.resolve()
  expect(finish).toHaveLength(2)
  stop.abort()
  await expect(calls[2]).rejects.toMatchObject({ code: 'request.cancelled' })
  finish[0]?.()
  await calls[0]
  finish[1]?.()
  await calls[1]
  expect(finish).toHaveLength(3)
  finish[2]?.()
  expect(await (await calls[3])?.text()).toBe('done')
})
