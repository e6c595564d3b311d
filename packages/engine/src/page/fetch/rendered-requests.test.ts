import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answers, type PageRequest, createAnswers } from './rendered-requests.ts'

/** A shop that records its requests and is allowed by name. */
let shop: Server
let host = ''
let requests: string[] = []
let answers: Answers

beforeAll(async () => {
  shop = createServer((request, reply) => {
    requests.push(`${request.method} ${request.url} ${request.headers.cookie ?? 'without cookie'}`)
    if (request.url === '/inside') return reply.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    return reply.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{"name":"Mug"}')
  })
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(shop.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
})
afterAll(() => shop.closeAllConnections())
beforeEach(() => {
  requests = []
  answers = createAnswers({ finalUrl: `http://${host}/mug`, html: '<p>Héllo' }, { allowHosts: [host] })
})

const to = (kind: string, url: string, more: Partial<PageRequest> & { readonly method?: string; readonly postData?: string } = {}) =>
  answers.to(
    {
      request: { url, method: more.method ?? 'GET', headers: { Cookie: 'c=d', Accept: '*/*' }, postData: more.postData },
      kind,
      isMain: more.isMain ?? true,
    },
    new AbortController().signal,
  )
const bodyOf = (answer: Awaited<ReturnType<typeof to>>): string => Buffer.from(String(answer?.body), 'base64').toString()

test('the page itself is not fetched again', async () => {
  expect(bodyOf(await to('Document', `http://${host}/mug`))).toBe('<p>Héllo')
  expect(requests).toEqual([])
})

test('a request of the page’s scripts to an allowed host is fetched without cookies', async () => {
  const answer = await to('Fetch', `http://${host}/api`, { method: 'POST', postData: '{}' })
  expect(answer).toMatchObject({ responseCode: 200 })
  expect(bodyOf(answer)).toBe('{"name":"Mug"}')
  expect(JSON.stringify(answer?.responseHeaders)).not.toContain('set-cookie')
  expect(requests).toEqual(['POST /api without cookie'])
})

test.each([
  ['a private address', 'http://10.0.0.1/'],
  ['a private address in another notation', 'http://0x7f.1/'],
  ['this machine', 'http://127.0.0.1:1/'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest'],
  ['a name of this machine', 'http://localhost/'],
  ['a file', 'file:///etc/passwd'],
  ['another scheme', 'ftp://shop.example/'],
])('%s is not requested', async (_, url) => {
  expect(await to('Fetch', url)).toBeNull()
})

test('a redirect is returned to the browser, not followed', async () => {
  expect(await to('Fetch', `http://${host}/inside`)).toMatchObject({ responseCode: 302 })
  expect(requests).toHaveLength(1)
})

test.each(['Image', 'Stylesheet'])('kind %s gets an empty response without a request', async (kind) => {
  expect(await to(kind, `http://${host}/x`)).toMatchObject({ responseCode: 200 })
  expect(requests).toEqual([])
})

test.each(['Media', 'Font', 'Ping', 'Prefetch', 'WebSocket', 'CSPViolationReport'])('kind %s is not requested', async (kind) => {
  expect(await to(kind, `http://${host}/x`)).toBeNull()
  expect(requests).toEqual([])
})

test('frames, large bodies and unusual methods are not requested', async () => {
  expect(await to('Document', `http://${host}/frame`, { isMain: false })).toBeNull()
  expect(await to('Fetch', `http://${host}/x`, { method: 'POST', postData: 'x'.repeat(70_000) })).toBeNull()
  expect(await to('Fetch', `http://${host}/x`, { method: 'DELETE' })).toBeNull()
  expect(requests).toEqual([])
})

test('a page makes at most 150 requests', async () => {
  for (let time = 0; time < 150; time++) await to('Image', `http://${host}/x`)
  expect(await to('Image', `http://${host}/x`)).toBeNull()
})
