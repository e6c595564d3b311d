import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '../e2e/shop/shop.ts'
import { ms, percentile, textTable } from './figures.ts'
import { newAsks, startGreedy, waitLimitsMs } from './greedy.ts'
import { benchClient } from './http-client.ts'
import { SERVER_PROGRAM, startProgram } from './server-process.ts'

/**
 * What a modest client waits for beside a greedy one: `npm run bench:fair`. The greedy one keeps 180 connections busy with pages, pictures from a
 * prompt and backgrounds; the modest one reads a page and then asks for a picture, one after the other. First alone, then beside it. Rates are off:
 * they would stop the greedy one sooner. Prints a table and one line of JSON; fails when the modest one waits too long.
 */

const CONNECTIONS = 180
const ROUNDS = 5
/** Milliseconds until the greedy one has filled every queue. */
const FILL_MS = 5000

const shop = await openShop()
const asks = newAsks(shop.address)

async function modestRounds(address: string) {
  const { send, close } = benchClient(address, '198.51.100.1', 1)
  const waits: Record<'page' | 'picture', number[]> = { page: [], picture: [] }
  const refused: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['page', 'picture'] as const) {
      const { status, ms: wait } = await send(asks[kind]())
      waits[kind].push(wait)
      if (status !== '200') refused.push(status)
    }
  }
  close()
  return { waits, refused }
}

const folder = await mkdtemp(join(tmpdir(), 'adloom-fair-'))
const server = await startProgram(SERVER_PROGRAM, {
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  FETCH_ALLOW_HOSTS: shop.host,
  TRUSTED_PROXIES: '127.0.0.1,::1',
})
try {
  // Threads load their code with the first work.
  await modestRounds(server.address)
  const alone = await modestRounds(server.address)
  const loadBefore = loadavg()[0]
  const answers: Record<string, number> = {}
  const greedy = startGreedy(server.address, asks, CONNECTIONS, (_, { status }) => (answers[status] = (answers[status] ?? 0) + 1))
  await new Promise((resolve) => setTimeout(resolve, FILL_MS))
  const beside = await modestRounds(server.address)
  greedy.stop()
  const figures = (['page', 'picture'] as const).map((kind) => ({
    kind,
    alone: percentile(alone.waits[kind], 0.5),
    median: percentile(beside.waits[kind], 0.5),
    slowest: Math.max(...beside.waits[kind]),
    limit: waitLimitsMs[kind],
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
  await server.stop()
  await shop.close()
  await rm(folder, { recursive: true })
}
