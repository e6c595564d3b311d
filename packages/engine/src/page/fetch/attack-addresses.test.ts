import { createServer, type Server } from 'node:http'
import { type LookupFunction } from 'node:net'
import { AdloomError } from '@adloom/domain/error.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attackAddresses } from './attack-addresses.test-data.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { guardedPageLoader } from './load-page.ts'
import { imageAddress } from '../document/image-url.ts'
import { isPublicUrl } from './public-address.ts'

const never = new AbortController().signal

/** A website that sends its visitors to the `?to=` address, by redirect or by refresh; any other request is a leak. */
let server: Server
let port = 0
const leaks: string[] = []
/** Names that were resolved. */
const resolved: string[] = []
const lookup: LookupFunction = (name, options, done) => {
  resolved.push(name)
  return options.all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const to = url.searchParams.get('to') ?? ''
    if (url.pathname === '/redirect') return response.writeHead(302, { location: Buffer.from(to).toString('latin1') }).end()
    if (url.pathname === '/refresh')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>x</title><meta http-equiv="refresh" content="0;url='${to.replaceAll('&', '&amp;')}'">`)
    leaks.push(request.url ?? '')
    return response.end('secret')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  leaks.length = 0
  resolved.length = 0
})

const loader = () => guardedPageLoader({ allowHosts: [`127.0.0.1:${port}`], lookup })
const codeOf = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing: it was fetched',
    (error: unknown) => (error instanceof AdloomError ? error.code : String(error)),
  )
/** Failures as sentences; empty when there are none. */
async function failuresOf(judge: (address: string, code: string) => Promise<string | null>): Promise<(string | null)[]> {
  const failures = await Promise.all(attackAddresses.map(async ({ address, code }) => judge(address, code)))
  return failures.filter((sentence) => sentence !== null)
}

test('the table has at least 90 addresses, each once', () => {
  expect(new Set(attackAddresses.map(({ address }) => address)).size).toBe(attackAddresses.length)
  expect(attackAddresses.length).toBeGreaterThanOrEqual(90)
})

test.each(attackAddresses)('$address is rejected as $code before a name is resolved', async ({ address, code }) => {
  expect(await codeOf(guardedPageLoader({ allowHosts: [], lookup }).loadPage(address, never))).toBe(code)
  expect(resolved).toEqual([])
})

test('none is reached as the target of a redirect', async () => {
  const wrong = await failuresOf(async (address, code) => {
    const actual = await codeOf(loader().loadPage(`http://127.0.0.1:${port}/redirect?to=${encodeURIComponent(address)}`, never))
    // An invalid address is an error of the website, not of the user whose address was valid.
    const isRefused = actual === code || (code === 'url.invalid' && actual === 'page.failed')
    return isRefused ? null : `${address}: ${actual}`
  })
  expect(wrong).toEqual([])
  expect({ leaks, resolved }).toEqual({ leaks: [], resolved: [] })
})

test('none is reached as the target of a refresh', async () => {
  const wrong = await failuresOf(async (address, code) => {
    const actual = await codeOf(loader().loadPage(`http://127.0.0.1:${port}/refresh?to=${encodeURIComponent(address)}`, never))
    return actual === code ? null : `${address}: ${actual}`
  })
  expect(wrong).toEqual([])
  expect({ leaks, resolved }).toEqual({ leaks: [], resolved: [] })
})

test('none is fetched or probed as the address of an image, or of its redirect', async () => {
  const wrong = await failuresOf(async (address, code) => {
    const expected = code === 'url.private' ? code : 'picture.unreachable'
    const redirected = `http://127.0.0.1:${port}/redirect?to=${encodeURIComponent(address)}`
    const codes = [await codeOf(loader().loadImage(address, never)), await codeOf(loader().loadImage(redirected, never))]
    const peeks = [await loader().probeImage(address, never), await loader().probeImage(redirected, never)]
    const isMissing = peeks[0].state === 'missing' && peeks[1].state !== 'measured'
    return codes.every((one) => one === expected) && isMissing ? null : `${address}: ${codes.join(', ')}, ${JSON.stringify(peeks)}`
  })
  expect(wrong).toEqual([])
  expect({ leaks, resolved }).toEqual({ leaks: [], resolved: [] })
})

test('a page’s image list contains none of them, apart from those with only a wrong port', async () => {
  const wrong = await failuresOf(async (address) => {
    const listed = imageAddress(`${address}x.jpg`, 'https://shop.example/mug')
    if (listed === null) return null
    const url = new URL(listed.href)
    return url.port !== '' || url.hostname === 'shop.example' || !isPublicUrl(url) ? null : `${address} → ${listed.href}`
  })
  expect(wrong.filter((sentence) => !/@/.test(sentence ?? ''))).toEqual([])
})

test('a name that resolves to any of the addresses is rejected, alone or among public ones', async () => {
  const addresses = attackAddresses
    .filter(({ code }) => code === 'url.private')
    .flatMap(({ address }) => URL.parse(address) ?? [])
    .filter(({ hostname, port: written }) => written === '' && /^[\d.]+$|^\[/.test(hostname))
    .map(({ hostname }) => hostname.replace(/^\[|\]$/g, ''))
  expect(addresses.length).toBeGreaterThan(60)
  const answers = addresses.flatMap((address) => [[address], ['93.184.216.34', address], [address, '2606:4700::1111']])
  const codes = await Promise.all(
    answers.map((resolvedTo) => {
      const resolver: LookupFunction = (_, __, done) =>
        done(
          null,
          resolvedTo.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      return codeOf(
        guardedFetch('http://shop.example/', {
          accept: '*/*',
          maxBytes: 1000,
          timeoutMs: 2000,
          allowHosts: [],
          lookup: resolver,
          signal: never,
        }),
      )
    }),
  )
  expect(new Set(codes)).toEqual(new Set(['url.private']))
})
