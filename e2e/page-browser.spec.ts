import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPageRenderer, type PageRenderer, RENDER_MS } from '@adloom/engine/page/fetch/render-page.ts'
import { chromium, expect } from '@playwright/test'
import { test } from './installation.ts'
import { startOwnServer } from './own-server.ts'
import { openShop, type Shop } from './shop/shop.ts'

/** Pages that are empty until their scripts run, rendered by the browser that `PAGE_BROWSER` names. */
const given = process.env.ADLOOM_BROWSER ?? ''
const executable = given === '' ? chromium.executablePath() : given

let shop: Shop
/** A server of this machine that no page may reach; records every request. */
let spy: Server
let spyAddress = ''
let visits: string[] = []
let renderer: PageRenderer

test.beforeAll(async () => {
  shop = await openShop()
  spy = createServer((request, reply) => {
    visits.push(request.url ?? '')
    reply.end('secret')
  })
  spy.on('connection', () => visits.push('a connection'))
  await new Promise<void>((ready) => spy.listen(0, '127.0.0.1', ready))
  spyAddress = `http://127.0.0.1:${(spy.address() as AddressInfo).port}` // listening on TCP: never a pipe's name
  renderer = createPageRenderer({ executable, atOnce: 1, allowHosts: [shop.host] })
})
test.beforeEach(() => {
  visits = []
})
test.afterAll(async () => {
  await shop.close()
  spy.closeAllConnections()
  await new Promise<void>((closed) => spy.close(() => closed()))
})

const load = async (path: string) => {
  const finalUrl = shop.address + path
  return { finalUrl, html: await (await fetch(finalUrl)).text() }
}
const never = new AbortController().signal

test('a page that its scripts fill is read after they have run', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'adloom-journey-'))
  const server = await startOwnServer({ DATA_DIR: dataFolder, FETCH_ALLOW_HOSTS: shop.host, PAGE_BROWSER: executable })
  try {
    const reply = await fetch(`${server.address}/api/parser/parse`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${shop.address}/drawn-by-script` }),
    })
    expect(await reply.json()).toMatchObject({ kind: 'product', title: 'Slipway Enamel Kettle', price: { amount: 48, currency: 'GBP' } })
  } finally {
    await server.stop()
    await rm(dataFolder, { recursive: true })
  }
})

test('a page in the browser reaches no address that the page reader may not fetch', async () => {
  const { html, finalUrl } = await renderer.render(await load(`/drawn-by-script?spy=${spyAddress}`), RENDER_MS, never)
  expect(html).toContain('data-attempts="kept out, kept out, kept out"')
  expect(html).toContain('<h1>Slipway Enamel Kettle</h1>')
  expect(new URL(finalUrl).pathname).toBe('/drawn-by-script')
  expect(visits).toEqual([])
})

test('a page that redirects in the browser reaches no private address', async () => {
  const page = await load('/drawn-by-script')
  const leaving = { ...page, html: `<!doctype html><h1>Here</h1><script>location.href = '${spyAddress}/moved'</script>` }
  await renderer.render(leaving, RENDER_MS, never)
  expect(visits).toEqual([])
})

test('a page that never ends is closed, and the next one is rendered', async () => {
  const page = await load('/drawn-by-script')
  const endless = renderer.render({ ...page, html: '<!doctype html><script>for (;;);</script>' }, 2_000, never)
  await expect(endless).rejects.toMatchObject({ code: 'page.timeout' })
  expect((await renderer.render(page, RENDER_MS, never)).html).toContain('Slipway Enamel Kettle')
})

test('cancelling a request closes its browser', async () => {
  const leaving = new AbortController()
  const drawn = renderer.render(await load('/drawn-by-script'), RENDER_MS, leaving.signal)
  leaving.abort()
  await expect(drawn).rejects.toMatchObject({ code: 'request.cancelled' })
})

test('a program that is no browser makes the page fail with `page.failed`', async () => {
  const none = createPageRenderer({ executable: '/bin/false', atOnce: 1, allowHosts: [] })
  await expect(none.render({ finalUrl: 'https://shop.example/', html: '<p>Hello' }, RENDER_MS, never)).rejects.toMatchObject({
    code: 'page.failed',
  })
})
