import { createServer as createWebServer, type Server as WebServer } from 'node:http'
import { type AddressInfo, createServer, type LookupFunction, type Server, type Socket } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PROBE_BYTES, guardedPageLoader } from './load-page.ts'
import { guardedFetch } from './guarded-fetch.ts'

/** A raw server without any HTTP except what a test writes, byte by byte. */
type Talk = (socket: Socket, request: string, visit: number) => void
const talks = new Map<string, Talk>()
const visits = new Map<string, string[]>()
const sent = new Map<string, number>()
let server: Server
let port = 0
const never = new AbortController().signal

const PAGE = '<!doctype html><html><head><title>Red Mug</title></head><body><h1>Red Mug</h1></body></html>'
const MB = 1024 * 1024
const reply = (headers: string, body: string | Uint8Array = PAGE, status = '200 OK'): Buffer =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\n${headers === '' ? '' : `${headers}\r\n`}\r\n`, 'latin1'),
    typeof body === 'string' ? Buffer.from(body) : body,
  ])
const html = (body: string | Uint8Array = PAGE, more = ''): Buffer =>
  reply(`Content-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}${more}`, body)
const answer =
  (bytes: Buffer): Talk =>
  (socket) =>
    void socket.write(bytes)
const coded = (coding: string, body: Uint8Array): Talk => answer(html(body, `\r\nContent-Encoding: ${coding}`))
const visited = (path: string): readonly string[] => visits.get(path) ?? []

/** Registers a response at a path of its own and returns its address. */
function at(path: string, talk: Talk): string {
  talks.set(path, talk)
  return `http://127.0.0.1:${port}${path}`
}

/** Writes zeros until the client disconnects. */
function pour(socket: Socket, path: string, part: Uint8Array = Buffer.alloc(65_536)): void {
  const write = (): void => {
    if (socket.destroyed) return
    sent.set(path, (sent.get(path) ?? 0) + part.length)
    if (socket.write(part)) setImmediate(write)
    else socket.once('drain', write)
  }
  write()
}

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {})
    let request = ''
    socket.on('data', (bytes) => {
      // A TLS handshake: this server does not support TLS.
      if (bytes[0] === 0x16) return socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
      request += bytes.toString('latin1')
      if (!request.includes('\r\n\r\n')) return undefined
      const whole = request
      request = ''
      const path = /^GET (\/[^ ?]*)/.exec(whole)?.[1] ?? ''
      const before = visits.get(path) ?? []
      visits.set(path, [...before, whole])
      return talks.get(path)?.(socket, whole, before.length)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port // listening on TCP: never a pipe's name
})
afterAll(() => server.close())
afterEach(() => {
  vi.unstubAllEnvs()
})

const loader = (deadlineMs = 8000, lookup?: LookupFunction, hosts: readonly string[] = [`127.0.0.1:${port}`]) =>
  guardedPageLoader({ allowHosts: hosts, deadlineMs, lookup })
const load = (address: string, deadlineMs = 8000) => loader(deadlineMs).loadPage(address, never)
const header = (request: string, name: string): string | undefined => new RegExp(`^${name}: (.*)\r$`, 'im').exec(request)?.[1]

test('a page sent byte by byte, in chunks of one byte, arrives complete', async () => {
  const url = at('/drops', (socket) => {
    socket.setNoDelay(true)
    socket.write(reply('Content-Type: text/html\r\nTransfer-Encoding: chunked', ''))
    for (const letter of PAGE) socket.write(`1\r\n${letter}\r\n`)
    socket.write('0\r\n\r\n')
  })
  expect((await load(url)).html).toBe(PAGE)
})

test.each<[string, Talk]>([
  ['HTTP/0.9', (socket) => socket.end('<h1>Red Mug</h1>')],
  ['noise', (socket) => socket.end(Buffer.from([0, 255, 13, 10, 1, 2, 3]))],
  ['another protocol', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ['a second reply inside a header', answer(reply('X-A: 1\rSet-Cookie: a=b\r\nContent-Length: 0', ''))],
  ['headers without end', (socket) => pour(socket, '/headers without end', reply(`X-A: ${'y'.repeat(60_000)}`, '').subarray(0, 60_000))],
  ['two different lengths', answer(reply('Content-Type: text/html\r\nContent-Length: 5\r\nContent-Length: 90'))],
  ['a length and chunks', answer(reply('Content-Type: text/html\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'))],
  ['chunks of nonsense', answer(reply('Content-Type: text/html\r\nTransfer-Encoding: chunked', 'zz\r\nabc'))],
  ['a change to another protocol', answer(reply('Connection: Upgrade\r\nUpgrade: websocket', '', '101 Switching Protocols'))],
])('%s instead of a response is "cannot connect"', async (name, talk) => {
  await expect(load(at(`/${encodeURI(name)}`, talk))).rejects.toMatchObject({ code: 'page.unreachable' })
})

test.each([
  ['206 Partial Content', null],
  ['203 Non-Authoritative Information', null],
  ['300 Multiple Choices', 'page.failed'],
  ['304 Not Modified', 'page.failed'],
  ['205 Reset Content', 'page.failed'],
  ['400 Bad Request', 'page.failed'],
  ['405 Method Not Allowed', 'page.failed'],
  ['416 Range Not Satisfiable', 'page.failed'],
  ['599 Whatever', 'page.failed'],
])('a status of %s returns the page or its error (%s)', async (status, code) => {
  const body = /^(304|205)/.test(status) ? '' : PAGE
  const url = at(`/${status.slice(0, 3)}`, answer(reply(`Content-Type: text/html\r\nContent-Length: ${body.length}`, body, status)))
  const failure = await load(url).then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure === null ? null : (failure as { code: string }).code).toBe(code)
  expect(visited(`/${status.slice(0, 3)}`)).toHaveLength(1)
})

test('informational responses are skipped', async () => {
  const url = at('/hints', answer(Buffer.concat([reply('Link: </a.css>; rel=preload', '', '103 Early Hints'), html()])))
  expect((await load(url)).html).toBe(PAGE)
})

test.each([
  'application/json',
  'image/svg+xml',
  'application/pdf',
  'text/css',
  'application/ld+json; charset=utf-8',
  'video/mp4',
  'application/vnd.ms-excel',
])('a response of type %s is rejected before its body is read', async (type) => {
  const path = `/${type.replaceAll(/\W/g, '-')}`
  const url = at(path, (socket) => {
    socket.write(reply(`Content-Type: ${type}`, ''))
    pour(socket, path)
  })
  await expect(load(url)).rejects.toMatchObject({ code: 'page.not-html' })
  expect(sent.get(path) ?? 0).toBeLessThan(8 * MB)
})

const once: Talk = (socket, _, visit) => (visit === 0 ? socket.resetAndDestroy() : socket.write(html()))

test('a broken connection is retried once, not twice', async () => {
  expect((await load(at('/once', once))).html).toBe(PAGE)
  expect(visited('/once')).toHaveLength(2)
  await expect(load(at('/always', (socket) => socket.resetAndDestroy()))).rejects.toMatchObject({ code: 'page.unreachable' })
  expect(visited('/always')).toHaveLength(2)
})

test.each(['403 Forbidden', '404 Not Found', '429 Too Many Requests', '503 Service Unavailable'])('%s is tried once', async (status) => {
  const path = `/asked-${status.slice(0, 3)}`
  await expect(load(at(path, answer(reply('Content-Length: 0\r\nRetry-After: 0', '', status))))).rejects.toThrow(/./)
  expect(visited(path)).toHaveLength(1)
})

test('a page with a wrong length is accepted when complete, and requested again when not', async () => {
  const lie = `Content-Type: text/html\r\nContent-Length: 99999`
  expect((await load(at('/lie', (socket) => socket.end(reply(lie))))).html).toBe(PAGE)
  expect(visited('/lie')).toHaveLength(1)
  const torn = at('/torn', (socket) => socket.end(reply(lie, PAGE.slice(0, 60))))
  await expect(load(torn)).rejects.toMatchObject({ code: 'page.unreachable' })
  expect(visited('/torn')).toHaveLength(2)
  const mended = at('/mended', (socket, _, visit) => (visit === 0 ? socket.end(reply(lie, PAGE.slice(0, 60))) : socket.write(html())))
  expect((await load(mended)).html).toBe(PAGE)
})

test('a body longer than its stated length ends at that length', async () => {
  const url = at('/longer', answer(reply('Content-Type: text/html\r\nContent-Length: 30', PAGE)))
  expect((await load(url)).html).toBe(PAGE.slice(0, 30))
})

test('a stated length beyond the limit is rejected before a byte is read', async () => {
  const url = at('/stated', (socket) => {
    socket.write(reply('Content-Type: text/html\r\nContent-Length: 99999999', ''))
    pour(socket, '/stated')
  })
  await expect(load(url)).rejects.toMatchObject({ code: 'page.too-large' })
  expect(sent.get('/stated') ?? 0).toBeLessThan(8 * MB)
})

test.each<[string, Talk]>([
  ['headers that never end', (socket) => void socket.write('HTTP/1.1 200 OK\r\nX-A: ')],
  ['a body that never ends', (socket) => void socket.write(html(PAGE, '\r\nX: 1').subarray(0, 120))],
  ['hints without end', answer(reply('', '', '103 Early Hints'))],
  ['a half-closed connection', (socket) => void socket.write(reply('Content-Type: text/html\r\nTransfer-Encoding: chunked', '5\r\n<html'))],
])('%s are ended by the deadline', async (name, talk) => {
  await expect(load(at(`/${encodeURI(name)}`, talk), 250)).rejects.toMatchObject({ code: 'page.timeout' })
})

test('an unresolvable name is ended by the deadline', async () => {
  const silent: LookupFunction = () => {}
  await expect(loader(250, silent).loadPage('http://shop.example/', never)).rejects.toMatchObject({ code: 'page.timeout' })
})

const zeros = Buffer.alloc(32 * MB)
const empty = gzipSync('')
const bombs: readonly (readonly [string, Uint8Array])[] = [
  ['gzip', gzipSync(zeros)],
  ['deflate', deflateSync(zeros)],
  ['br', brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['zstd', zstdCompressSync(zeros)],
  ['gzip, gzip', gzipSync(gzipSync(zeros))],
  // Empty members only: there is no output, so the input needs a limit too.
  ['gzip', Buffer.concat(Array.from({ length: 600_000 }, () => empty))],
]
test.each(bombs)('a decompression bomb of %s ends at the limit', async (coding, body) => {
  const bytes = reply(`Content-Type: text/html\r\nContent-Encoding: ${coding}`, body)
  await expect(load(at(`/bomb-${body.length}`, (socket) => void socket.end(bytes)))).rejects.toMatchObject({ code: 'page.too-large' })
})

test.each<[string, Uint8Array]>([
  ['gzip', gzipSync(PAGE)],
  ['x-gzip', gzipSync(PAGE)],
  ['GZIP', gzipSync(PAGE)],
  ['deflate', deflateSync(PAGE)],
  ['br', brotliCompressSync(PAGE)],
  ['zstd', zstdCompressSync(PAGE)],
  ['gzip, br', brotliCompressSync(gzipSync(PAGE))],
  ['identity', Buffer.from(PAGE)],
])('a page in %s is decompressed', async (coding, body) => {
  expect((await load(at(`/coded-${coding}`.replaceAll(' ', ''), coded(coding, body)))).html).toBe(PAGE)
})

test('a truncated gzip returns what arrived', async () => {
  const body = gzipSync(PAGE)
  expect((await load(at('/cut-gzip', coded('gzip', body.subarray(0, body.length - 8))))).html).toBe(PAGE)
})

/** The page as one block that requires a window of 2^`windowLog` bytes. */
const zstdOf = (windowLog: number): Buffer => {
  const block = (PAGE.length << 3) | 1
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, (windowLog - 10) << 3, block & 255, block >> 8, 0]), Buffer.from(PAGE)])
}

test('a zstd page may require a window of 8 MB', async () => {
  expect((await load(at('/zstd-8', coded('zstd', zstdOf(23))))).html).toBe(PAGE)
})

test.each([
  ['gzip', Buffer.from(PAGE)],
  ['zstd', Buffer.from(PAGE)],
  ['br', Buffer.from(PAGE)],
  ['compress', Buffer.from(PAGE)],
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(PAGE)))],
  ['zstd', zstdOf(27)],
])('a body declared as %s that is not, or with too many layers, is "cannot connect"', async (coding, body) => {
  await expect(load(at(`/wrong-${coding.length}-${body.length}`, coded(coding, body)))).rejects.toThrow(/Cannot connect|not a web page/)
})

const redirect = (location: string, more = ''): Talk => answer(reply(`Location: ${location}\r\nContent-Length: 0${more}`, '', '302 Found'))

test('a redirect may be relative, with a query, a fragment, UTF-8 bytes, or sent twice', async () => {
  at('/mug', answer(html()))
  at('/gr%C3%BCn', answer(html()))
  const ends: string[] = []
  for (const [place, location] of [
    '../mug?a=1',
    '?to=mug',
    '/mug#top',
    '//127.0.0.1/mug',
    Buffer.from('/grün').toString('latin1'),
    '/mug\r\nLocation: /never',
  ].entries()) {
    const path = `/sent-${place}`
    const there = location.startsWith('//') ? location.replace('127.0.0.1', `127.0.0.1:${port}`) : location
    at(path, (socket, request, visit) => (request.includes('?to=mug') ? socket.write(html()) : redirect(there)(socket, request, visit)))
    ends.push((await load(`http://127.0.0.1:${port}${path}`)).finalUrl.replace(`http://127.0.0.1:${port}`, ''))
  }
  expect(ends).toEqual(['/mug?a=1', '/sent-1?to=mug', '/mug#top', '/mug', '/gr%C3%BCn', '/mug'])
  expect(visits.get('/mug')?.every((request) => !request.includes('#'))).toBe(true)
})

test.each(['', 'http://', 'http://[::1', 'https://exa mple/%%%'])('a redirect to "%s" is an error of the website', async (location) => {
  await expect(load(at(`/nowhere-${location.length}`, redirect(location)))).rejects.toMatchObject({ code: 'page.failed' })
})

test('four redirects are followed, five are not', async () => {
  for (let hop = 0; hop < 25; hop++) at(`/hop${hop}`, redirect(`/hop${hop + 1}`))
  at('/hop25', answer(html()))
  expect((await load(`http://127.0.0.1:${port}/hop21`)).html).toBe(PAGE)
  await expect(load(`http://127.0.0.1:${port}/hop20`)).rejects.toMatchObject({ code: 'page.failed' })
  await expect(load(`http://127.0.0.1:${port}/hop0`)).rejects.toMatchObject({ code: 'page.failed' })
})

test('cookies go back to the host that set them and nowhere else', async () => {
  const lookup: LookupFunction = (_, options, done) =>
    options.all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
  at('/gate', (socket, request, visit) =>
    request.includes('seen=1')
      ? redirect(`http://other.example:${port}/elsewhere`, '\r\nSet-Cookie: late=2')(socket, request, visit)
      : redirect('/gate', '\r\nSet-Cookie: seen=1; Path=/\r\nSet-Cookie: bad=\u00e9\u00e9\r\nSet-Cookie: =x')(socket, request, visit),
  )
  at('/elsewhere', answer(html()))
  const both = loader(8000, lookup, [`shop.example:${port}`, `other.example:${port}`])
  await both.loadPage(`http://shop.example:${port}/gate`, never)
  expect(visited('/gate').map((request) => header(request, 'cookie'))).toEqual([undefined, 'seen=1'])
  expect(header(visited('/elsewhere')[0], 'cookie')).toBeUndefined()
  // The next request starts without them.
  await both.loadPage(`http://shop.example:${port}/elsewhere`, never)
  expect(header(visited('/elsewhere')[1], 'cookie')).toBeUndefined()
})

test('the request has its host, languages by its address, and nothing unexpected', async () => {
  const url = at('/de/becher', answer(html()))
  await load(`${url}?a=1#top`)
  const [request] = visited('/de/becher')
  expect(request).toMatch(/^GET \/de\/becher\?a=1 HTTP\/1\.1\r\n/)
  expect(header(request, 'host')).toBe(`127.0.0.1:${port}`)
  expect(header(request, 'accept-language')).toBe('de,en;q=0.7,*;q=0.5')
  expect(header(request, 'user-agent')).toContain('Adloom/')
  for (const name of ['cookie', 'authorization', 'referer', 'origin', 'range', 'x-forwarded-for'])
    expect(header(request, name)).toBeUndefined()
})

test('a website without TLS is "cannot connect"', async () => {
  await expect(load(`https://127.0.0.1:${port}/mug`)).rejects.toThrow('Cannot connect to the website. Please check the URL and try again.')
})

test('a proxy in the environment is not used', async () => {
  const requests: string[] = []
  const proxy: WebServer = createWebServer((request, response) => {
    requests.push(request.url ?? '')
    response.end('proxied')
  })
  proxy.on('connect', (request, socket) => {
    requests.push(request.url ?? '')
    socket.destroy()
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
  for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'all_proxy']) vi.stubEnv(name, address)
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  const url = at('/unproxied', answer(html()))
  expect((await load(url)).html).toBe(PAGE)
  await expect(load('http://10.0.0.1/')).rejects.toMatchObject({ code: 'url.private' })
  proxy.close()
  expect(requests).toEqual([])
})

test('a truncated image is not treated as complete', async () => {
  const url = at('/half.png', (socket) => socket.end(reply('Content-Type: image/png\r\nContent-Length: 5000', Buffer.alloc(200))))
  await expect(loader().loadImage(url, never)).rejects.toMatchObject({ code: 'picture.unreachable' })
})

const gif = (width: number, height: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  bytes.write('GIF89a')
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  return bytes
}

test('probing an image reads only a part of it and disconnects when the server sends it whole', async () => {
  const ranged = at(
    '/ranged.gif',
    answer(
      reply(
        `Content-Type: image/gif\r\nContent-Range: bytes 0-99/900000\r\nContent-Length: 100`,
        gif(900, 600, 100),
        '206 Partial Content',
      ),
    ),
  )
  expect(await loader().probeImage(ranged, never)).toEqual({ state: 'measured', width: 900, height: 600, whole: null })
  expect(header(visited('/ranged.gif')[0], 'range')).toBe(`bytes=0-${PROBE_BYTES - 1}`)
  const deaf = at('/deaf.gif', (socket) => {
    socket.write(reply('Content-Type: image/gif\r\nContent-Length: 20000000', gif(800, 500, 100)))
    pour(socket, '/deaf.gif')
  })
  expect(await loader().probeImage(deaf, never)).toEqual({ state: 'measured', width: 800, height: 500, whole: null })
  expect(sent.get('/deaf.gif') ?? 0).toBeLessThan(8 * MB)
})

test('probing a small image returns it whole', async () => {
  const small = gif(60, 40, 300)
  const url = at('/small.gif', answer(reply('Content-Type: image/gif\r\nContent-Length: 300', small)))
  expect(await loader().probeImage(url, never)).toEqual({
    state: 'measured',
    width: 60,
    height: 40,
    whole: { finalUrl: url, contentType: 'image/gif', bytes: small },
  })
})

const jpegWithoutFrame = Buffer.concat([
  Buffer.from('ffd8', 'hex'),
  ...Array.from({ length: 3 }, () => Buffer.concat([Buffer.from('ffe1fffe', 'hex'), Buffer.alloc(65_532)])),
])
test.each<[string, string, Talk]>([
  ['nothing there', 'missing', answer(reply('Content-Length: 0', '', '404 Not Found'))],
  ['gone', 'missing', answer(reply('Content-Length: 0', '', '410 Gone'))],
  ['a page', 'missing', answer(html())],
  ['nothing at all', 'missing', answer(reply('Content-Type: image/gif\r\nContent-Length: 0', ''))],
  ['more than is ever fetched', 'missing', answer(reply('Content-Type: image/gif\r\nContent-Length: 99999999', gif(9000, 9000, 100)))],
  ['a refusal', 'refused', answer(reply('Content-Length: 0', '', '403 Forbidden'))],
  ['an error', 'refused', answer(reply('Content-Length: 0', '', '503 Service Unavailable'))],
  ['a range it has not', 'unknown', answer(reply('Content-Length: 0', '', '416 Range Not Satisfiable'))],
  [
    'a header that does not come',
    'unknown',
    answer(reply(`Content-Type: image/jpeg\r\nContent-Length: ${jpegWithoutFrame.length}`, jpegWithoutFrame)),
  ],
  ['a broken connection', 'unknown', (socket) => socket.resetAndDestroy()],
])('an image with response %s is %s', async (name, state, talk) => {
  expect(await loader().probeImage(at(`/peek-${encodeURI(name)}`, talk), never)).toEqual({ state })
})

test('a probe whose caller aborts is cancelled', async () => {
  const stop = new AbortController()
  const measuring = loader().probeImage(
    at('/silent.gif', () => {}),
    stop.signal,
  )
  stop.abort()
  await expect(measuring).rejects.toMatchObject({ code: 'request.cancelled' })
})

test('guardedFetch returns any status with its headers, and closes its connections', async () => {
  const url = at(
    '/look.css',
    answer(reply('Content-Type: text/css\r\nContent-Length: 5\r\nX-Two: a\r\nX-Two: b', 'a { }', '404 Not Found')),
  )
  const order = { accept: 'text/css', maxBytes: 5, timeoutMs: 8000, allowHosts: [`127.0.0.1:${port}`], signal: never }
  const { status, headers, bytes, finalUrl, isTruncated: isTorn } = await guardedFetch(url, order)
  expect({ status, type: headers['content-type'], two: headers['x-two'], text: Buffer.from(bytes).toString(), finalUrl, isTorn }).toEqual({
    status: 404,
    type: 'text/css',
    two: 'a',
    text: 'a { }',
    finalUrl: url,
    isTorn: false,
  })
  await expect(guardedFetch(url, { ...order, maxBytes: 4 })).rejects.toMatchObject({ code: 'page.too-large' })
})
