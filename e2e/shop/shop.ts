import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * Harbour & Hearth, a sample shop for the journeys, the bench and the tests: six products whose pages say the same kind of things in six ways, and
 * every way a page can fail. Texts and images are ours (`pictures/README.md`).
 */
export interface Shop {
  /** `http://127.0.0.1:<port>`. */
  readonly address: string
  /** The value of `FETCH_ALLOW_HOSTS` that lets Adloom reach it. */
  readonly host: string
  readonly close: () => Promise<void>
}

/** The products by path, with what a reader should find. Add yours here, and its page in `pages/`. */
export const shopProducts = {
  mug: {
    markup: 'JSON-LD',
    title: 'Tideline Stoneware Mug',
    brand: 'Harbour & Hearth',
    price: { amount: 24, currency: 'GBP' },
    category: 'Coffee Mug',
  },
  tote: {
    markup: 'microdata',
    title: 'Pier Canvas Tote Bag',
    brand: 'Longshore',
    price: { amount: 39.5, currency: 'GBP' },
    category: 'Tote Bag',
  },
  serum: {
    markup: 'JSON-LD graph with variants',
    title: 'Sea Fennel Face Serum',
    brand: 'Saltmarsh',
    price: { amount: 32, currency: 'GBP' },
    category: 'Serum',
  },
  headphones: {
    markup: 'Open Graph',
    title: 'Quiet Cove Headphones',
    brand: 'Bellbuoy',
    price: { amount: 149, currency: 'GBP' },
    category: 'Headphones',
  },
  lamp: {
    markup: 'embedded state',
    title: 'Beacon Table Lamp',
    brand: 'Harbour & Hearth',
    price: { amount: 95, currency: 'GBP' },
    category: 'Table Lamp',
  },
  cushion: { markup: 'RDFa', title: 'Dune Linen Cushion', brand: 'Marram', price: { amount: 38, currency: 'GBP' }, category: 'Cushion' },
} as const

/** Pages that are no product page, or none at all, by path; the code says how Adloom should refuse them. */
export const shopFailures = {
  '/no-such-page': 'page.not-found',
  '/members-only': 'page.forbidden',
  '/never-answers': 'page.timeout',
  '/leaflet.pdf': 'page.not-html',
  '/our-story': 'page.article',
  '/all-mugs': 'page.category',
  '/are-you-human': 'page.challenge',
  '/drawn-by-script': 'page.shell',
  '/enormous': 'page.too-large',
  '/out-of-order': 'page.failed',
} as const

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const folder = import.meta.dirname

async function sendFile(reply: ServerResponse, path: string, origin: string): Promise<void> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return send(reply, 404, 'text/html', '<title>Page not found</title><h1>404: this page has gone to sea</h1>')
  const extension = path.split('.').at(-1) ?? ''
  const body = extension === 'html' ? bytes.toString('utf8').replaceAll('{{origin}}', origin) : bytes
  send(reply, 200, contentTypes[extension] ?? 'application/octet-stream', body)
}

function send(reply: ServerResponse, status: number, contentType: string, body: string | Uint8Array): void {
  reply.writeHead(status, { 'content-type': contentType }).end(body)
}

const ELEVEN_MB = 11 * 1024 * 1024

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host}`
  const { pathname } = new URL(request.url ?? '/', origin)
  if (pathname === '/never-answers') return
  if (pathname === '/members-only') return send(reply, 403, 'text/html', '<title>Members only</title><h1>Members only</h1>')
  if (pathname === '/out-of-order') return send(reply, 500, 'text/html', '<title>Out of order</title><h1>Out of order</h1>')
  if (pathname === '/leaflet.pdf') return send(reply, 200, 'application/pdf', '%PDF-1.4\n%%EOF')
  if (pathname === '/enormous')
    return send(reply, 200, 'text/html', `<title>Enormous</title>${'<p>Salt and wind.</p>'.repeat(Math.ceil(ELEVEN_MB / 22))}`)
  if (pathname === '/pictures/no-picture.jpg') return send(reply, 200, 'image/jpeg', 'These bytes are no picture.')
  const name = /^\/(products\/)?([a-z-]+)$/.exec(pathname)?.[2]
  if (name !== undefined) return sendFile(reply, join(folder, 'pages', `${name}.html`), origin)
  const file = /^\/(pictures\/)?([a-z0-9-]+\.(?:css|svg|jpg|png))$/.exec(pathname)?.[2]
  if (file !== undefined) return sendFile(reply, join(folder, file === 'shop.css' ? 'pages' : 'pictures', file), origin)
  send(reply, 404, 'text/html', '<title>Page not found</title><h1>404: this page has gone to sea</h1>')
}

/** Starts the shop on this machine; port 0 takes any free one. */
export async function openShop(port = 0): Promise<Shop> {
  const server = createServer((request, reply) => {
    answer(request, reply).catch((cause: unknown) => reply.destroy(cause instanceof Error ? cause : undefined))
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const { port: taken } = server.address() as AddressInfo // listening on TCP: never a pipe's name
  const host = `127.0.0.1:${taken}`
  return {
    address: `http://${host}`,
    host,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
