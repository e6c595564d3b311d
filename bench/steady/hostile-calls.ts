import { gzipSync } from 'node:zlib'
import { goodRequests } from '../../apps/server/src/good-requests.test-data.ts'
import { listLimits, textLimits } from '../../packages/domain/src/text-limits.ts'
import { benchClient, type Received, type Sent, uploadOf } from '../http-client.ts'
import { greyPng, hostileDrawings, hostileUploads } from './hostile-files.ts'
import { type HostileShop } from './hostile-shop.ts'
import { talk, talkNames } from './hostile-sockets.ts'

/** One harm: its kind stands in the table, its name where something breaks. */
interface Harm {
  readonly kind: string
  readonly name: string
  readonly run: (send: (sent: Sent) => Promise<Received>) => Promise<Received>
}

const MB = 1024 * 1024
const PNG_SIDE = 6200
const json = (path: string, text: string | Uint8Array): Sent => ({
  path,
  body: Buffer.from(text),
  headers: { 'content-type': 'application/json' },
})
const base64 = (type: string, bytes: Uint8Array | string): string => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** Texts as long as a request may have them, that are slow to read or to draw. */
const fills = ['<', '1,', 'a ', '!.', 'W', '\u0301', '👩‍👩‍👧‍👦', 'ﷺ', '\u202e', '((']

/** Requests made up by hand. `good` are ones that each call takes. Add yours here. */
function hostileRequests(shop: HostileShop): readonly Sent[] {
  const good = goodRequests(`${shop.address}/huge.png`)
  const picture = base64('image/png', greyPng(PNG_SIDE))
  const long = (fill: string, length: number): string => fill.repeat(length).slice(0, length)
  return [
    json('/api/copy/check', '{'),
    json('/api/copy/check', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])),
    json('/api/copy/check', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    json('/api/copy/check', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`),
    json('/api/ads', '{"__proto__":{"type":"social"},"constructor":{"prototype":{"x":1}}}'),
    json('/api/storage/keep', ' '.repeat(30 * MB)),
    json('/api/parser/parse', JSON.stringify({ url: 'https://192.168.0.1/', html: '<div>'.repeat(1_900_000) })),
    {
      ...json('/api/copy/check', gzipSync(Buffer.alloc(50 * MB, 32))),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    },
    ...fills.flatMap((fill) => [
      { path: '/api/text2image/generate', body: { prompt: long(fill, 4000) } },
      {
        path: '/api/generate-copy/generate',
        body: {
          ...good.generateCopy,
          imageUrl: undefined,
          title: long(fill, textLimits.line),
          description: long(fill, textLimits.text),
          facts: { features: Array.from({ length: listLimits.facts }, () => long(fill, textLimits.line)) },
        },
      },
      {
        path: '/api/creatives/finish',
        body: {
          creative: {
            image: base64('image/png', greyPng(64)),
            brandLogo: null,
            brandName: long(fill, 200),
            headline: long(fill, 500),
            description: long(fill, 2000),
            callToAction: long(fill, 100),
            accent: '#112233',
          },
          layout: 'card',
          format: 'square',
        },
      },
    ]),
    ...Object.values(hostileDrawings).map((drawing) => ({ path: '/api/storage/keep', body: { url: base64('image/svg+xml', drawing) } })),
    { path: '/api/storage/keep', body: { url: picture } },
    { path: '/api/storage/keep', body: { url: `${shop.address}/endless` } },
    { path: '/api/storage/keep', body: { url: `${shop.address}/never` } },
    { path: '/api/image-categorize/categorize', body: { imageBase64: picture.split(',')[1] } },
    { path: '/api/preprocess-image/process', body: { urls: Array.from({ length: 10 }, (_, at) => `${shop.address}/huge.png?${at}`) } },
    { path: '/api/change-background-flux-kontext/generate', body: { imageUrl: `${shop.address}/huge.png`, prompt: 'on marble' } },
    { path: '/api/ads?cursor=%00%27%3B--' },
    { path: `/api/ads?cursor=${'9'.repeat(390)}` },
    { path: '/files/..%2f..%2f..%2fetc%2fpasswd' },
    { path: '/files/%00' },
    { path: '/%ff%fe' },
    { path: '/api/generate-video/jobs/%00' },
    { path: '/api/user/create', body: { name: 'A\u0000\ud800', email: `${'a'.repeat(200)}@${'b.'.repeat(20)}example` } },
    {
      path: '/api/copy/check',
      body: good.checkCopy,
      headers: { 'adloom-engines': 'copy='.repeat(3000), prefer: 'wait='.repeat(2000), cookie: 'a=b;'.repeat(3000) },
    },
  ]
}

const requestHarms = (shop: HostileShop): readonly Harm[] =>
  hostileRequests(shop).map((sent) => ({
    kind: 'request',
    name: JSON.stringify(sent.body ?? sent.path).slice(0, 80),
    run: (send) => send(sent),
  }))

const uploadHarms: readonly Harm[] = Object.entries(hostileUploads).map(([name, parts]) => ({
  kind: 'upload',
  name,
  run: (send) => send(uploadOf('a.png', parts)),
}))

const pageHarms = (shop: HostileShop): readonly Harm[] =>
  shop.pages.map((page) => ({
    kind: 'page',
    name: decodeURIComponent(page),
    run: (send) => send({ path: '/api/parser/parse', body: { url: `${shop.address}${page}?${Math.random()}` } }),
  }))

const socketHarms = (address: string): readonly Harm[] =>
  talkNames.map((name) => ({
    kind: 'connection',
    name,
    run: async () => {
      const began = performance.now()
      const status = await talk(name, Number(new URL(address).port))
      return { status, ms: performance.now() - began, bytes: Buffer.alloc(0) }
    },
  }))

/** Five pages with the logo of a filter, read at once. */
const logoHarm = (shop: HostileShop): Harm => ({
  kind: 'five logos with a filter',
  name: 'five logos with a filter',
  run: async (send) => {
    const pages = shop.pages.filter((page) => page.startsWith('/drawn-logo-'))
    const [first] = await Promise.all(
      pages.map((page) => send({ path: '/api/parser/parse', body: { url: `${shop.address}${page}?${Math.random()}` } })),
    )
    return first
  },
})

/** Sixteen names at once whose server answers after nine seconds. */
const nameHarm: Harm = {
  kind: 'sixteen slow names',
  name: 'sixteen slow names',
  run: async (send) => {
    const [first] = await Promise.all(
      Array.from({ length: 16 }, () =>
        send({ path: '/api/parser/parse', body: { url: `http://slow-${Math.random().toString(36).slice(2)}.example/` } }),
      ),
    )
    return first
  },
}

interface HostileParts {
  readonly shop: HostileShop
  readonly clients: number
  /** Words of the kind or name of the harms to send; '' for all. */
  readonly only: string
  readonly onAnswer: (kind: string, name: string, answer: Received) => void
}

/** That many clients who send every harm over and over, each beginning at another, until stopped. `onAnswer` gets the harm's kind and name. */
export function startHostile(address: string, { shop, clients, only, onAnswer }: HostileParts): { readonly stop: () => void } {
  const chosen = (harms: readonly Harm[]): readonly Harm[] => harms.filter(({ kind, name }) => `${kind}: ${name}`.includes(only))
  const rest = chosen([...uploadHarms, ...pageHarms(shop), ...requestHarms(shop), ...socketHarms(address)])
  const over = new AbortController()
  const lists = [
    ...(clients === 0 ? [] : [chosen([logoHarm(shop)]), chosen([nameHarm])]),
    ...Array.from({ length: clients }, (_, place) => startingAt(rest, Math.floor((place * rest.length) / clients))),
  ]
  const made = lists.map((harms, place) => {
    const client = benchClient(address, `203.0.113.${20 + place}`, 20)
    void (async () => {
      while (harms.length > 0 && !over.signal.aborted) {
        for (const { kind, name, run } of harms) {
          const answer = await run(client.send)
          if (over.signal.aborted) return
          onAnswer(kind, name, answer)
        }
      }
    })()
    return client
  })
  return {
    stop: () => {
      over.abort()
      for (const { close } of made) close()
    },
  }
}

const startingAt = (harms: readonly Harm[], first: number): readonly Harm[] => [...harms.slice(first), ...harms.slice(0, first)]
