import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openShop } from '../e2e/shop/shop.ts'
import { ms, percentile, textTable } from './figures.ts'

/**
 * What a modest client waits for beside a greedy one: `npm run bench:fair`. The greedy one keeps 180 connections busy with pages, pictures from a
 * prompt and backgrounds; the modest one reads a page and then asks for a picture, one after the other. First alone, then beside it. Rates are off:
 * they would stop the greedy one sooner. Prints a table and one line of JSON; fails when the modest one waits too long.
 */

const CONNECTIONS = 180
const ROUNDS = 5
/** Milliseconds until the greedy one has filled every queue. */
const FILL_MS = 5000
const LIMITS_MS = { page: 2000, picture: 3000 } as const

const shop = await openShop()
let visit = 0

interface Ask {
  readonly path: string
  readonly body: object
}

/** Each is new: nothing comes from a cache. */
const asks = {
  page: (): Ask => ({ path: '/parser/parse', body: { url: `${shop.address}/products/mug?visit=${visit++}` } }),
  picture: (): Ask => ({ path: '/text2image/generate', body: { prompt: 'a red mug on a wooden table', seed: visit++ } }),
  background: (): Ask => ({
    path: '/change-background-flux-kontext/generate',
    body: { imageUrl: `${shop.address}/pictures/mug.jpg`, prompt: 'on a marble table', seed: visit++ },
  }),
} as const

/** A client of its own address, which a trusted proxy would forward. */
function clientOf(address: string, from: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  return {
    ask: async ({ path, body }: Ask): Promise<number> => {
      const call = request(`${address}/api${path}`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      })
      call.end(JSON.stringify(body))
      const [reply] = await once(call, 'response')
      await text(reply)
      return reply.statusCode
    },
    close: () => agent.destroy(),
  }
}

async function modestRounds(address: string, from: string) {
  const { ask, close } = clientOf(address, from)
  const waits: Record<'page' | 'picture', number[]> = { page: [], picture: [] }
  const refused: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['page', 'picture'] as const) {
      const began = performance.now()
      const status = await ask(asks[kind]())
      waits[kind].push(performance.now() - began)
      if (status !== 200) refused.push(status)
    }
  }
  close()
  return { waits, refused }
}

/** Keeps every connection busy until it is stopped; counts answers by status. */
function startGreedy(address: string) {
  const { ask, close } = clientOf(address, '203.0.113.9')
  const answers: Record<string, number> = {}
  const over = new AbortController()
  const kinds = [asks.page, asks.picture, asks.background]
  for (let place = 0; place < CONNECTIONS; place++) {
    void (async () => {
      while (!over.signal.aborted) {
        const status = await ask(kinds[place % kinds.length]()).catch(() => 'broken')
        if (!over.signal.aborted) answers[status] = (answers[status] ?? 0) + 1
      }
    })()
  }
  return {
    stop: () => {
      over.abort()
      close()
      return answers
    },
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  for await (const chunk of child.stdout ?? []) return String(chunk)
  throw new Error('the server did not start')
}

const folder = await mkdtemp(join(tmpdir(), 'adloom-fair-'))
const server = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'], {
  env: {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    RATE_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
    FETCH_ALLOW_HOSTS: shop.host,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const address = /http:\S+/.exec(await firstLine(server))?.[0] ?? ''
  // Threads load their code with the first work.
  await modestRounds(address, '198.51.100.1')
  const alone = await modestRounds(address, '198.51.100.1')
  const loadBefore = loadavg()[0]
  const greedy = startGreedy(address)
  await new Promise((resolve) => setTimeout(resolve, FILL_MS))
  const beside = await modestRounds(address, '198.51.100.1')
  const answers = greedy.stop()
  const figures = (['page', 'picture'] as const).map((kind) => ({
    kind,
    alone: percentile(alone.waits[kind], 0.5),
    median: percentile(beside.waits[kind], 0.5),
    slowest: Math.max(...beside.waits[kind]),
    limit: LIMITS_MS[kind],
  }))
  console.log(
    textTable([
      ['the modest client waits for', 'alone, median', 'beside 180 connections, median', 'slowest', 'limit'],
      ...figures.map((row) => [`a ${row.kind}`, ms(row.alone), ms(row.median), ms(row.slowest), ms(row.limit)]),
    ]),
  )
  const load = { before: loadBefore, after: loadavg()[0], cores: availableParallelism() }
  console.log(JSON.stringify({ fair: figures, refused: beside.refused, greedy: answers, load }))
  if (beside.refused.length > 0 || figures.some(({ slowest, limit }) => slowest > limit)) process.exitCode = 1
} finally {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  await shop.close()
  await rm(folder, { recursive: true })
}
