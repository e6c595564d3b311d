import { createServer, type Server } from 'node:https'
import { type AddressInfo, type LookupFunction } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expired, key, valid } from './certificates.test-data.ts'
import { guardedPageLoader } from './load-page.ts'

const never = new AbortController().signal
const requests: string[] = []
const servers: Server[] = []

/** A shop with this certificate; returns its port. */
async function shopWith(cert: string): Promise<number> {
  const server = createServer({ key, cert }, (request, response) => {
    requests.push(request.url ?? '')
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Red Mug</title><h1>Red Mug</h1>')
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port // listening on TCP: never a pipe's name
}

const ports = { valid: 0, expired: 0 }
const authorities = getCACertificates('default')
const trust = (...more: readonly string[]): void => setDefaultCACertificates([...authorities, ...more])
beforeAll(async () => {
  ports.valid = await shopWith(valid)
  ports.expired = await shopWith(expired)
})
beforeEach(() => void requests.splice(0))
afterEach(() => {
  trust()
  vi.unstubAllEnvs()
})
afterAll(() => servers.forEach((server) => server.close()))

const here: LookupFunction = (_, options, done) =>
  options.all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

function pagesAt(host: string) {
  const pages = guardedPageLoader({ allowHosts: [host], lookup: here })
  return { page: () => pages.loadPage(`https://${host}/mug`, never), image: () => pages.loadImage(`https://${host}/mug.jpg`, never) }
}
const refusal = {
  code: 'page.certificate',
  message:
    'The security certificate of this website is not valid, so the page was not opened. Please try a different product URL, or upload a picture of the product.',
}

test('a certificate of a trusted authority, for this host and valid today, is accepted', async () => {
  trust(valid)
  expect((await pagesAt(`shop.example:${ports.valid}`).page()).html).toContain('Red Mug')
})

test.each<[string, keyof typeof ports, string, readonly string[]]>([
  ['nobody but itself vouches for', 'valid', 'shop.example', []],
  ['is expired', 'expired', 'shop.example', [expired]],
  ['is another host’s', 'valid', 'other.example', [valid]],
])('a certificate that %s is rejected before any request', async (_, shop, host, trusted) => {
  trust(...trusted)
  const { page, image } = pagesAt(`${host}:${ports[shop]}`)
  await expect(page()).rejects.toMatchObject(refusal)
  await expect(image()).rejects.toMatchObject({ code: 'picture.unreachable' })
  // The environment of this machine may turn the check off for other programs.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  await expect(page()).rejects.toMatchObject(refusal)
  expect(requests).toEqual([])
})
