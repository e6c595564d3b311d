import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { endlessPages } from '../../packages/engine/src/endless-pages.test-data.ts'
import { type HostileCase } from '../robust/judge.ts'
import { filteredSvg, greyPng, hostileDrawings } from './hostile-files.ts'

/** A shop that harms its readers. `pages` are the paths to read. */
export interface HostileShop {
  readonly address: string
  readonly host: string
  readonly pages: readonly string[]
  readonly close: () => Promise<void>
}

/** Elements that make the endless pages of the reader's own tests some hundred kilobytes long. */
const ENDLESS = 10_000
const LOGOS = 5
/** Milliseconds between two bytes of a page that drips. */
const DRIP_MS = 500

const product = `<html lang="en"><title>Red Mug</title><script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Red Mug',
  description: 'A red mug for tea.',
  brand: { '@type': 'Brand', name: 'Acme' },
  offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
})}</script><h1>Red Mug</h1><p>A red mug for tea.</p>`
const logos = '<header><a class="logo" href="/"><img class="logo" alt="Acme logo" src="{{logo}}"></a></header>'

const html = (reply: ServerResponse, text: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): unknown =>
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)

function endless(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/html' })
  const part = Buffer.alloc(64 * 1024, '<p>Salt and wind.</p>')
  const more = (): void => {
    while (!reply.destroyed && reply.write(part));
    if (!reply.destroyed) reply.once('drain', more)
  }
  more()
}

function drip(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/html' })
  let at = 0
  const timer = setInterval(() => reply.write(product[at++ % product.length]), DRIP_MS)
  reply.once('close', () => clearInterval(timer))
}

const made = new Map<string, Buffer>()

/** A page that is made when it is first asked for. */
function onceMade(name: string, make: () => string): Buffer {
  const page = made.get(name) ?? Buffer.from(make())
  made.set(name, page)
  return page
}

const bomb = gzipSync(Buffer.alloc(500 * 1024 * 1024), { level: 9 })
const picture = greyPng(6200)

/** Pages made up here, and their pictures, by path. Add yours here. */
const answers: Readonly<Record<string, (reply: ServerResponse, request: IncomingMessage) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(endlessPages).map(([name, make]) => [
      `/${encodeURIComponent(name)}`,
      (reply: ServerResponse) =>
        html(
          reply,
          onceMade(name, () => make(ENDLESS)),
        ),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: LOGOS }, (_, at) => [
      [`/drawn-logo-${at}`, (reply: ServerResponse) => html(reply, `${logos.replace('{{logo}}', `/logo-${at}.svg`)}${product}`)],
      [
        `/inline-logo-${at}`,
        (reply: ServerResponse) =>
          html(
            reply,
            onceMade(`inline ${at}`, () => `<header><a class="logo" href="/">${filteredSvg(4000 + at)}</a></header>${product}`),
          ),
      ],
      [`/logo-${at}.svg`, (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(filteredSvg(4000 + at))],
    ]).flat(),
  ),
  ...Object.fromEntries(
    Object.entries(hostileDrawings).flatMap(([name, drawing], at) => [
      [
        `/${encodeURIComponent(`a logo: ${name}`)}`,
        (reply: ServerResponse) => html(reply, `${logos.replace('{{logo}}', `/drawing-${at}.svg`)}${product}`),
      ],
      [`/drawing-${at}.svg`, (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing)],
    ]),
  ),
  '/comments': (reply) => html(reply, `${'<!---->'.repeat(100_000)}${'<!--'.repeat(100_000)}${product}`),
  '/a-hundred-thousand-levels': (reply) => html(reply, `${'<div><b>'.repeat(100_000)}${product}`),
  '/huge-pictures': (reply) =>
    html(
      reply,
      product + Array.from({ length: 20 }, (_, at) => `<img src="/huge.png?${at}" width="900" height="900" alt="Red Mug">`).join(''),
    ),
  '/huge.png': (reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end(picture),
  '/silent-pictures': (reply) =>
    html(reply, product + Array.from({ length: 20 }, (_, at) => `<img src="/never?${at}" width="900" height="900">`).join('')),
  '/never': () => null,
  '/drip': drip,
  '/endless': endless,
  '/gzip-bomb': (reply) => html(reply, bomb, { 'content-encoding': 'gzip' }),
  '/not-gzip': (reply) => html(reply, product, { 'content-encoding': 'gzip' }),
  '/longer-than-said': (reply) => html(reply, product.repeat(2), { 'content-length': String(product.length) }),
  '/shorter-than-said': (reply) => {
    reply.writeHead(200, { 'content-type': 'text/html', 'content-length': '99999' })
    reply.write(product)
    setTimeout(() => reply.destroy(), DRIP_MS)
  },
  '/cut': (reply) => reply.destroy(),
  '/round-and-round': (reply) => reply.writeHead(302, { location: '/round-and-round' }).end(),
  '/many-headers': (reply) =>
    html(reply, product, Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`x-${at}`, 'y'.repeat(300)]))),
}

/** Starts the shop: with the pages made up here, or those of a corpus. */
export async function openHostileShop(folder: string, cases: readonly HostileCase[]): Promise<HostileShop> {
  const fileOf = new Map(cases.map(({ id, file }) => [`/${id}`, path.join(folder, file)]))
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.example')
    reply.on('error', () => reply.destroy())
    const file = fileOf.get(pathname)
    if (file !== undefined) html(reply, readFileSync(file))
    else if (Object.hasOwn(answers, pathname)) answers[pathname](reply, request)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // listening on TCP: never a pipe's name
  const host = `127.0.0.1:${port}`
  const own = Object.keys(answers).filter((name) => !/\.(?:svg|png)$/.test(name))
  return {
    address: `http://${host}`,
    host,
    pages: [...own, ...fileOf.keys()],
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
