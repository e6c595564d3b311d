/**
 * Whether a server stays steady: `npm run bench:steady -- [folder] [--minutes 10] [--greedy 180] [--hostile 8] [--only 'slow names']`. A real server
 * gets load from three sides at once. Modest clients (`steady/modest-clients.ts`): one reads pages and has pictures made, one keeps uploads, ads and
 * leads, one has videos made, one looks whether the server answers. A greedy client with `--greedy` connections (`greedy.ts`). Hostile clients
 * (`steady/hostile-calls.ts`), `--hostile` of them with every page, drawing, upload, request and connection made to harm, one with five pages whose
 * logo takes minutes to draw, one with names whose server answers after nine seconds; `--only` chooses by words of the table. A folder with
 * `cases.json`, or with the `make.mjs` that writes it, adds its hostile pages. All that a 2xx acknowledged to modest clients is noted
 * (`steady/kept.ts`) and asked for at the end, and again after a restart. Prints waits, failures by status and code (of 503 the sentence too), memory
 * and rows as tables, and one line of JSON. Fails when a row is lost, the server ends or does not answer for ten seconds, or its memory does not stop
 * growing (`steady/memory-trend.ts`); a missed limit of waiting is only said.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { openShop } from '../e2e/shop/shop.ts'
import { startNameServer } from '../packages/engine/src/page/fetch/name-server.test-data.ts'
import { webm } from '../packages/engine/src/video/codec/video-header.test-data.ts'
import { ms, textTable } from './figures.ts'
import { newAsks, waitLimitsMs } from './greedy.ts'
import { freePort, SERVER_PROGRAM, type StartedProgram, startProgram } from './server-process.ts'
import { LEADS_TOKEN, keptAmounts, findLost, type KeptKind } from './steady/kept.ts'
import { type Load, type LoadEnded, type LoadOpened } from './steady/load.ts'
import { type MemoryFigures, watchMemory } from './steady/memory-trend.ts'
import { modestClients, type ModestClient } from './steady/modest-clients.ts'
import { type CallFigures, createCallTally } from './steady/call-tally.ts'

/** Milliseconds without an answer to the question whether it is alive, after which a server counts as unanswering. */
const UNANSWERING_MS = 10_000
/** Milliseconds after the load until memory counts as that of the end. */
const REST_MS = 10_000
const SLOW_NAME_MS = 9000
const INPUTS_SHOWN = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    greedy: { type: 'string', default: '180' },
    hostile: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
})
const minutes = Number(values.minutes)

const scratch = await mkdtemp(path.join(tmpdir(), 'adloom-steady-'))
const corpus = positionals[0] ?? null
if (corpus !== null && !existsSync(path.join(corpus, 'cases.json'))) {
  copyFileSync(path.join(corpus, 'make.mjs'), path.join(scratch, 'make.mjs'))
  execFileSync(process.execPath, [path.join(scratch, 'make.mjs')], { stdio: 'ignore' })
}
const casesFolder = corpus !== null && existsSync(path.join(corpus, 'cases.json')) ? corpus : scratch
const shop = await openShop()
const names = await startNameServer((name) => ({ addresses: ['127.0.0.1'], afterMs: name.startsWith('slow-') ? SLOW_NAME_MS : 0 }))

const port = await freePort(0)
const address = `http://localhost:${port}`
const work: Load = {
  address,
  shop: shop.address,
  greedy: Number(values.greedy),
  hostile: Number(values.hostile),
  only: values.only,
  corpus: corpus === null ? null : casesFolder,
}
const loadThread = new Worker(new URL('steady/load-thread.ts', import.meta.url), { workerData: work })
// The thread says only this.
const nextNews = async <News>(): Promise<News> => (await once(loadThread, 'message'))[0] as News
const { host: hostileHost } = await nextNews<LoadOpened>()

const start = (): Promise<StartedProgram> =>
  startProgram(
    SERVER_PROGRAM,
    {
      DATA_DIR: path.join(scratch, 'data'),
      // The same after a restart, for clients and in addresses of files.
      PORT: String(port),
      LOG_LEVEL: 'error',
      FETCH_ALLOW_HOSTS: `${shop.host},${hostileHost}`,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ADMIN_TOKEN: LEADS_TOKEN,
      BENCH_NAME_SERVER: names.address,
    },
    ['./bench/steady/name-servers.ts'],
  )

type Lost = Readonly<Record<KeptKind, readonly string[]>>
const kinds: readonly KeptKind[] = ['ads', 'leads', 'jobs', 'files']

/** What the clients were told was kept and is not there. */
async function lostOf(clients: readonly ModestClient[]): Promise<Lost> {
  const all = await Promise.all(clients.map(({ client, kept }) => findLost(client, kept)))
  const of = (kind: KeptKind): readonly string[] => all.flatMap((lost) => lost[kind])
  return { ads: of('ads'), leads: of('leads'), jobs: of('jobs'), files: of('files') }
}

/** The figures of a run. */
interface SteadyFigures {
  readonly minutes: number
  readonly calls: readonly CallFigures[]
  readonly memoryMb: MemoryFigures
  readonly kept: readonly {
    readonly kind: KeptKind
    readonly acknowledged: number
    readonly found: number
    readonly afterRestart: number
  }[]
  /** Milliseconds of the stop with all its clients gone, and of the start after it. */
  readonly restartMs: { readonly stop: number; readonly start: number }
  /** Whether it ended by itself. */
  readonly hasEnded: boolean
  readonly slowestInputs: LoadEnded['inputs']
  /** Of the machine, one minute each: before, in the middle, after. */
  readonly load: readonly number[]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}

async function run(): Promise<SteadyFigures> {
  const load = [loadavg()[0]]
  let server = await start()
  const tally = createCallTally()
  const asks = newAsks(shop.address)
  const photograph = await readFile(new URL('../e2e/shop/pictures/mug.jpg', import.meta.url))
  const clients = modestClients({ address, asks, photograph, clip: webm(2), tally })
  const [over, watched] = [new AbortController(), new AbortController()]
  const memory = watchMemory(server.pid, watched.signal)
  const others = clients.map(({ run: act }) => act(over.signal))
  loadThread.postMessage('start')
  await delay(minutes * 30_000)
  load.push(loadavg()[0])
  await delay(minutes * 30_000)
  load.push(loadavg()[0])
  over.abort()
  const ended = nextNews<LoadEnded>()
  loadThread.postMessage('stop')
  const beside = await ended
  await Promise.all(others)
  const calls = [...tally.figures(), ...beside.calls]
  await delay(REST_MS)
  watched.abort()
  const memoryMb = await memory
  const hasEnded = !server.isRunning()
  if (hasEnded) server = await start()
  const lost = await lostOf(clients)
  const stop = await timed(() => server.stop())
  const startMs = await timed(async () => (server = await start()))
  const lostLater = await lostOf(clients)
  await server.stop()
  for (const { client } of clients) client.close()
  const amounts = clients.map(({ kept }) => keptAmounts(kept))
  const kept = kinds.map((kind) => {
    const acknowledged = amounts.reduce((sum, amount) => sum + amount[kind], 0)
    return { kind, acknowledged, found: acknowledged - lost[kind].length, afterRestart: acknowledged - lostLater[kind].length }
  })
  return {
    minutes,
    calls,
    memoryMb,
    kept,
    restartMs: { stop, start: startMs },
    hasEnded,
    slowestInputs: beside.inputs.slice(0, INPUTS_SHOWN),
    load,
  }
}

const failuresOf = (failed: Readonly<Record<string, number>>): string =>
  Object.entries(failed)
    .map(([failure, times]) => `${times} × ${failure}`)
    .join(', ') || 'none'

function print({ calls, memoryMb, kept, restartMs, hasEnded, slowestInputs, load }: SteadyFigures): void {
  const limitOf = ({ party, kind }: CallFigures): number | null =>
    party === 'others' && (kind === 'page' || kind === 'picture') ? waitLimitsMs[kind] : null
  const said = (figures: CallFigures): string => {
    const limit = limitOf(figures)
    return limit === null ? '' : `${ms(limit)}: ${figures.p99 <= limit ? 'met' : 'MISSED'}`
  }
  console.log(
    textTable([
      ['who', 'call', 'times', 'median', 'p99', 'slowest', 'limit of p99', 'failed'],
      ...calls.map((one) => [one.party, one.kind, one.calls, ms(one.p50), ms(one.p99), ms(one.slowest), said(one), failuresOf(one.failed)]),
    ]),
  )
  console.log(
    `\n${textTable([['slowest hostile inputs', 'ms', 'answer'], ...slowestInputs.map((one) => [one.input, one.ms, one.answer])])}`,
  )
  const { start: first, peak, end, peakWithChildren, fifths, grows } = memoryMb
  const rows = [
    ['memory', 'MB'],
    ['at start', first],
    ['peak', peak],
    ['at the end', end],
    ['peak with children', peakWithChildren],
  ]
  console.log(`\n${textTable([...rows, ['fifths of the run', `${fifths.join(', ')}${grows ? ': GROWS' : ''}`]])}`)
  console.log(
    `\n${textTable([['kept', 'acknowledged', 'found', 'after a restart'], ...kept.map((row) => [row.kind, row.acknowledged, row.found, row.afterRestart])])}`,
  )
  console.log(
    `\nstopped in ${ms(restartMs.stop)}, started in ${ms(restartMs.start)}; load ${load.map((one) => one.toFixed(1)).join(', ')} on ${availableParallelism()} cores`,
  )
  if (hasEnded) console.log('The server has ended by itself.')
}

try {
  const figures = await run()
  print(figures)
  console.log(JSON.stringify({ steady: figures }))
  const { calls, memoryMb, kept, hasEnded } = figures
  const isSilent = calls.some(({ kind, slowest }) => kind === 'health' && slowest > UNANSWERING_MS)
  const isLost = kept.some(({ acknowledged, found, afterRestart }) => found < acknowledged || afterRestart < acknowledged)
  if (isSilent || isLost || memoryMb.grows || hasEnded) process.exitCode = 1
} finally {
  names.close()
  await Promise.all([shop.close(), loadThread.terminate()])
  await rm(scratch, { recursive: true })
}
