import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedStyleLoader, STYLE_MAX_BYTES } from './load-styles.ts'

const never = new AbortController().signal
let address = ''
const requests: string[] = []

const sheet = (css: string) => (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'text/css' }).end(css)

const answers: Readonly<Record<string, (reply: ServerResponse) => void>> = {
  '/a.css': (reply) => reply.writeHead(200, { 'content-type': 'text/css' }).end('a{color:#0f6b6b}'),
  '/b.css': (reply) => reply.writeHead(200, { 'content-type': 'text/css' }).end('b{color:#e4572e}'),
  '/page.css': (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'),
  '/large.css': (reply) => reply.writeHead(200, { 'content-type': 'text/css' }).end('a{}'.padEnd(STYLE_MAX_BYTES + 1)),
  '/private.css': (reply) => reply.writeHead(302, { location: 'http://10.0.0.1/a.css' }).end(),
  '/logo.png': (reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end('PNG'),
  '/hangs.css': () => undefined,
  '/theme/main.css': sheet(
    '@charset "utf-8";@import url("parts/colors.css");@import "/private.css";@import url(/b.css) print;.x{color:red}',
  ),
  '/theme/parts/colors.css': sheet('/* @import "no.css"; */@import url(../main.css);:root{--brand:#7a1f5c}@import "/a.css";'),
  '/many.css': sheet([1, 2, 3, 4, 5].map((part) => `@import "/part${part}.css";`).join('') + 'm{}'),
  '/deep.css': sheet('@import "/deep1.css";'),
  ...Object.fromEntries([1, 2, 3, 4].map((depth) => [`/deep${depth}.css`, sheet(`@import "/deep${depth + 1}.css";`)])),
  '/slow.css': sheet('@import "/hangs.css";s{}'),
}

const server = createServer((request: IncomingMessage, reply: ServerResponse) => {
  const path = request.url ?? ''
  requests.push(path)
  const answer = answers[path]
  if (answer === undefined) reply.writeHead(404).end()
  else answer(reply)
})

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const loader = (deadlineMs?: number) => guardedStyleLoader({ allowHosts: [address.slice('http://'.length)], deadlineMs })
const sheetsOf = async (...paths: string[]) =>
  (await loader(200).loadStyle({ sheets: paths.map((path) => address + path), logo: null }, never)).sheets

test('sheets are returned in order, and the logo with its type', async () => {
  const style = await loader().loadStyle({ sheets: [`${address}/a.css`, `${address}/b.css`], logo: `${address}/logo.png` }, never)
  expect(style.sheets).toEqual(['a{color:#0f6b6b}', 'b{color:#e4572e}'])
  expect(style.logo?.contentType).toBe('image/png')
})

test.each(['/missing.css', '/page.css', '/large.css', '/private.css', '/hangs.css'])('%s is left out, the others remain', async (path) => {
  expect(await sheetsOf(path, '/a.css')).toEqual(['a{color:#0f6b6b}'])
})

test('at most three sheets are requested', async () => {
  requests.length = 0
  await sheetsOf('/a.css', '/b.css', '/page.css', '/missing.css')
  expect(requests.toSorted()).toEqual(['/a.css', '/b.css', '/page.css'])
})

test('a sheet comes after those it imports, each once; sheets for print and unreachable ones are left out', async () => {
  requests.length = 0
  const [colors, main, ...others] = await sheetsOf('/theme/main.css')
  expect([colors, main, others]).toEqual([expect.stringContaining('--brand:#7a1f5c'), expect.stringContaining('.x{color:red}'), []])
  // A loop is requested once, and an import after a rule does not count.
  expect(requests.toSorted()).toEqual(['/private.css', '/theme/main.css', '/theme/parts/colors.css'])
})

test('at most three imported sheets are requested, also along a chain', async () => {
  requests.length = 0
  await sheetsOf('/many.css')
  expect(requests).toEqual(['/many.css', '/part1.css', '/part2.css', '/part3.css'])
  requests.length = 0
  await sheetsOf('/deep.css')
  expect(requests).toEqual(['/deep.css', '/deep1.css', '/deep2.css', '/deep3.css'])
})

test('an imported sheet that never arrives affects only itself', async () => {
  expect(await sheetsOf('/slow.css', '/a.css')).toEqual(['@import "/hangs.css";s{}', 'a{color:#0f6b6b}'])
})

test('private addresses are not requested', async () => {
  requests.length = 0
  const style = await guardedStyleLoader({ allowHosts: [] }).loadStyle({ sheets: [`${address}/a.css`], logo: `${address}/logo.png` }, never)
  expect(style).toEqual({ sheets: [], logo: null })
  expect(requests).toEqual([])
})

test('an abort of the caller is an error', async () => {
  const order = { sheets: [`${address}/hangs.css`], logo: null }
  await expect(loader().loadStyle(order, AbortSignal.abort())).rejects.toMatchObject({ code: 'request.cancelled' })
})
