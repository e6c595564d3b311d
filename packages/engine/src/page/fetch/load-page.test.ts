import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type LookupFunction } from 'node:net'
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedPageLoader, PAGE_MAX_BYTES } from './load-page.ts'

const PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Red Mug</title></head><body><h1>Red Mug</h1></body></html>'
const html = { 'content-type': 'text/html; charset=utf-8' }

/** Requests that reached the server, by path: a rejected attack leaves none. */
const reached: string[] = []
let server: Server
let host = ''
let port = 0

type Reply = (request: IncomingMessage, response: ServerResponse) => void
const send =
  (body: string | Uint8Array, headers: Record<string, string> = html, status = 200): Reply =>
  (_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
const redirect =
  (location: string): Reply =>
  (_, response) => {
    response.writeHead(302, { location })
    response.end()
  }

const replies: Record<string, Reply> = {
  '/page': send(PAGE),
  '/redirect': redirect('/page'),
  '/redirect-out': (request, response) => redirect(`http://localhost:${port}/secret`)(request, response),
  '/redirect-file': redirect('file:///etc/passwd'),
  '/redirect-userinfo': (request, response) => redirect(`http://admin:admin@127.0.0.1:${port}/secret`)(request, response),
  '/loop': redirect('/loop'),
  '/redirect-long': redirect(`/page?${'x'.repeat(2048)}`),
  '/refresh-long': send(`<meta http-equiv="refresh" content="0;url=/page?${'x'.repeat(2048)}"><title>Redirecting</title>`),
  '/cookie': (request, response) => {
    if ((request.headers.cookie ?? '').includes('seen=1')) return send(PAGE)(request, response)
    response.writeHead(302, { location: '/cookie', 'set-cookie': 'seen=1; Path=/' })
    return response.end()
  },
  '/refresh': send('<meta http-equiv="refresh" content="0;url=/page"><title>Redirecting</title>'),
  // One pattern from any "<meta" to any ">" needed 40 seconds for this.
  '/refresh-bait': send(`${'<meta '.repeat(1600)}${'http-equiv=refresh '.repeat(520)}<h1>Red Mug</h1>`),
  '/gzip': send(gzipSync(PAGE), { ...html, 'content-encoding': 'gzip' }),
  '/br': send(brotliCompressSync(PAGE), { ...html, 'content-encoding': 'br' }),
  '/deflate': send(deflateRawSync(PAGE), { ...html, 'content-encoding': 'deflate' }),
  '/not-gzip': send(PAGE, { ...html, 'content-encoding': 'gzip' }),
  '/bomb': (request, response) =>
    send(gzipSync(Buffer.alloc(64 * 1024 * 1024)), { ...html, 'content-encoding': 'gzip' })(request, response),
  '/large': (request, response) => send(`<!doctype html><html>${'x'.repeat(PAGE_MAX_BYTES)}`)(request, response),
  '/endless': (_, response) => {
    response.writeHead(200, html)
    const part = Buffer.alloc(65_536, '<p>x</p>')
    const write = (): void => {
      if (response.destroyed) return
      if (response.write(part)) setImmediate(write)
      else response.once('drain', write)
    }
    write()
  },
  '/never': () => {},
  '/hangs': (_, response) => {
    response.writeHead(200, html)
    response.write(PAGE.slice(0, 60))
  },
  '/reset': (request) => request.socket.destroy(),
  '/empty': send('', html, 204),
  '/png': send(Buffer.from('89504e470d0a1a0a', 'hex'), { 'content-type': 'image/png' }),
  '/pdf': send('%PDF-1.4', { 'content-type': 'application/pdf' }),
  '/png-as-page': send(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  '/pdf-as-page': send('%PDF-1.7 and so on'),
  '/zip-as-page': send(Buffer.from('504b030414000000', 'hex')),
  '/untyped': send(PAGE, {}),
  '/untyped-data': send(Buffer.from([0, 1, 2, 3, 4, 5]), {}),
  '/sjis': send(
    Buffer.concat([
      Buffer.from('<meta charset="shift_jis"><title>'),
      Buffer.from('90d482a2837d834f834a83628376', 'hex'),
      Buffer.from('</title>'),
    ]),
    {
      'content-type': 'text/html',
    },
  ),
  '/latin1': send(Buffer.concat([Buffer.from('<title>Th'), Buffer.from([0xe9]), Buffer.from('</title>')]), { 'content-type': 'text/html' }),
  '/utf16': send(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<title>Red Mug</title>', 'utf16le')]), {
    'content-type': 'text/html',
  }),
  '/bogus': send(PAGE, { 'content-type': 'text/html; charset=utf-9000' }),
  '/agent': (request, response) =>
    send(`<!doctype html><html><p>${request.headers['user-agent']}|${request.headers['accept-language']}`)(request, response),
  ...Object.fromEntries([401, 403, 404, 410, 429, 451, 500, 503].map((status) => [`/${status}`, send(PAGE, html, status)])),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    reached.push(path)
    response.on('error', () => {})
    const reply = replies[path]
    if (reply === undefined) return send('secret')(request, response)
    return reply(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  host = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const load = (path: string, deadlineMs = 8000, signal = new AbortController().signal) =>
  guardedPageLoader({ allowHosts: [`127.0.0.1:${port}`], deadlineMs }).loadPage(host + path, signal)
const never = new AbortController().signal

test.each(['/page', '/redirect', '/cookie', '/refresh', '/refresh-bait', '/gzip', '/br', '/deflate', '/untyped', '/bogus'])(
  '%s returns the page',
  async (path) => {
    const page = await load(path)
    expect(page.html).toContain('<h1>Red Mug</h1>')
  },
)

test('the address after redirects is returned', async () => {
  expect((await load('/redirect')).finalUrl).toBe(`${host}/page`)
})

test.each([
  ['/sjis', '赤いマグカップ'],
  ['/latin1', 'Thé'],
  ['/utf16', 'Red Mug'],
])('%s is decoded', async (path, title) => {
  expect((await load(path)).html).toContain(`<title>${title}</title>`)
})

test('the request looks like a browser’s and contains our own name', async () => {
  const { html: text } = await load('/agent')
  expect(text).toMatch(/Mozilla\/5\.0 .*Adloom\/0\.1 \(\+product page reader\)\|en/)
})

test.each([
  ['/404', 'page.not-found'],
  ['/410', 'page.not-found'],
  ['/401', 'page.forbidden'],
  ['/403', 'page.forbidden'],
  ['/451', 'page.forbidden'],
  ['/429', 'page.failed'],
  ['/500', 'page.failed'],
  ['/503', 'page.failed'],
  ['/empty', 'page.failed'],
  ['/loop', 'page.failed'],
  ['/reset', 'page.unreachable'],
  ['/not-gzip', 'page.unreachable'],
  ['/png', 'page.not-html'],
  ['/pdf', 'page.not-html'],
  ['/png-as-page', 'page.not-html'],
  ['/pdf-as-page', 'page.not-html'],
  ['/zip-as-page', 'page.not-html'],
  ['/untyped-data', 'page.not-html'],
  ['/large', 'page.too-large'],
  ['/endless', 'page.too-large'],
  ['/bomb', 'page.too-large'],
  ['/redirect-file', 'url.invalid'],
  ['/redirect-userinfo', 'url.invalid'],
  ['/redirect-out', 'url.private'],
  ['/redirect-long', 'url.invalid'],
  ['/refresh-long', 'url.invalid'],
])('%s fails with %s', async (path, code) => {
  await expect(load(path)).rejects.toMatchObject({ code })
})

test('the error message contains the website’s status', async () => {
  await expect(load('/503')).rejects.toThrow('The website answered with an error (503).')
})

test.each(['/never', '/hangs'])('%s ends at the deadline', async (path) => {
  await expect(load(path, 300)).rejects.toMatchObject({ code: 'page.timeout' })
})

test('a request whose caller aborts is cancelled', async () => {
  const controller = new AbortController()
  const pending = load('/never', 8000, controller.signal)
  controller.abort()
  await expect(pending).rejects.toMatchObject({ code: 'request.cancelled' })
})

test('an unknown name and a closed port are unreachable', async () => {
  const unknown: LookupFunction = (name, _, done) => done(Object.assign(new Error(name), { code: 'ENOTFOUND' }), '', 0)
  await expect(guardedPageLoader({ allowHosts: [], lookup: unknown }).loadPage('http://shop.example/', never)).rejects.toMatchObject({
    code: 'page.unreachable',
  })
  await expect(guardedPageLoader({ allowHosts: ['127.0.0.1'] }).loadPage('http://127.0.0.1:1/', never)).rejects.toMatchObject({
    code: 'page.unreachable',
  })
})

test('an image has its type, and a missing image has its own error', async () => {
  const loader = guardedPageLoader({ allowHosts: [`127.0.0.1:${port}`] })
  expect(await loader.loadImage(`${host}/png`, never)).toMatchObject({
    contentType: 'image/png',
    bytes: Buffer.from('89504e470d0a1a0a', 'hex'),
  })
  await expect(loader.loadImage(`${host}/404`, never)).rejects.toMatchObject({ code: 'picture.unreachable' })
  await expect(loader.loadImage('http://10.0.0.1/x.png', never)).rejects.toMatchObject({ code: 'url.private' })
  await expect(loader.loadImage(`${host}/bomb`, never)).rejects.toMatchObject({ code: 'picture.too-large' })
})

test('a name is resolved once per connection, so the answer cannot change between check and use', async () => {
  let lookups = 0
  const rebinding: LookupFunction = (_, __, done) => {
    lookups++
    return done(null, [{ address: lookups === 1 ? '127.0.0.1' : '93.184.216.34', family: 4 }])
  }
  const loader = guardedPageLoader({ allowHosts: [`shop.example:${port}`], lookup: rebinding })
  expect((await loader.loadPage(`http://shop.example:${port}/page`, never)).html).toContain('Red Mug')
  expect(lookups).toBe(1)
})

test('a redirect from an allowed host to another one never reaches it', () => {
  expect(reached).not.toContain('/secret')
})
