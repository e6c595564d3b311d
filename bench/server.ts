import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { ms, percentile, textTable } from './figures.ts'
import { memoryMb, SERVER_PROGRAM, startProgram } from './server-process.ts'
import { startNginx } from './server/nginx.ts'

/**
 * The server itself: `npm run bench:server`. How long a second start takes; how many answers to `GET /api/health` it gives, beside Node's bare HTTP
 * server; how many stored files, beside nginx (Debian's package, or the program that is named: `npm run bench:server -- /usr/sbin/nginx`; left out where there is none). Each in turns with
 * its baseline, medians of `ROUNDS`. Prints tables and one line of JSON. Nothing else may run: client and server share the cores.
 */

const ROUNDS = 5
const MS = 2500
const STARTS = 5
/** Until the threads have loaded their code. */
const WARM_MS = 6000
/** Sizes of files in KB: a thumbnail, the median of stored pictures (2026-11-29), and a video, which is sent in pieces. */
const FILES_KB = [64, 170, 4000]

interface Load {
  readonly perSecond: number
  readonly mbPerSecond: number
  readonly p99Ms: number
  readonly failed: number
}

async function load(address: string, connections: number): Promise<Load> {
  const words = [new URL('./server/load-client.ts', import.meta.url).pathname, address, String(connections), String(MS)]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  return JSON.parse(stdout)
}

/** Medians of two addresses, asked in turns. */
async function inTurns(ours: string, theirs: string | null, connections: number) {
  const rounds = { ours: [] as Load[], theirs: [] as Load[] }
  for (let round = 0; round < ROUNDS; round++) {
    if (theirs !== null) rounds.theirs.push(await load(theirs, connections))
    rounds.ours.push(await load(ours, connections))
  }
  const median = (of: readonly Load[], part: 'perSecond' | 'mbPerSecond' | 'p99Ms'): number =>
    percentile(
      of.map((each) => each[part]),
      0.5,
    )
  return {
    ours: median(rounds.ours, 'perSecond'),
    theirs: median(rounds.theirs, 'perSecond'),
    mbPerSecond: median(rounds.ours, 'mbPerSecond'),
    p99Ms: median(rounds.ours, 'p99Ms'),
    failed: rounds.ours.reduce((sum, { failed }) => sum + failed, 0),
  }
}

const folder = await mkdtemp(join(tmpdir(), 'adloom-server-'))
const variables = { DATA_DIR: folder, LOG_LEVEL: 'silent' }
await (await startProgram(SERVER_PROGRAM, variables)).stop()
const starts: { readonly ms: number; readonly mb: number }[] = []
for (let count = 0; count < STARTS; count++) {
  const began = performance.now()
  const server = await startProgram(SERVER_PROGRAM, variables)
  starts.push({ ms: performance.now() - began, mb: await memoryMb(server.pid, 'VmHWM') })
  await server.stop()
}
const startMs = percentile(
  starts.map((start) => start.ms),
  0.5,
)
const startMb = percentile(
  starts.map((start) => start.mb),
  0.5,
)

const store = diskFileStore(join(folder, 'files'))
const files = await Promise.all(FILES_KB.map(async (kb) => ({ kb, ...(await store.write(randomBytes(kb * 1024), 'image/jpeg')) })))
const bare = spawn(process.execPath, [new URL('./server/bare-http.ts', import.meta.url).pathname], { stdio: ['ignore', 'pipe', 'inherit'] })
const [bareAddress] = (await once(bare.stdout, 'data')).map((said) => String(said).trim())
const server = await startProgram(SERVER_PROGRAM, variables)
const address = server.address.replace('localhost', '127.0.0.1')
const nginx = await startNginx(
  process.argv[2] ?? 'nginx',
  await mkdtemp(join(folder, 'nginx-')),
  files.map(({ key }) => join(folder, 'files', key.slice(0, 2), key)),
)
try {
  await new Promise((resolve) => setTimeout(resolve, WARM_MS))
  const calls = await inTurns(`${address}/api/health`, bareAddress, 32)
  const served = []
  for (const { kb, key } of files)
    served.push({ kb, ...(await inTurns(`${address}/files/${key}`, nginx === null ? null : `${nginx.address}/${key}`, 16)) })
  console.log(`\nSecond start to ready, median of ${STARTS}: ${ms(startMs)}, ${startMb.toFixed(0)} MB`)
  const row = (name: string, { ours, theirs, p99Ms, mbPerSecond }: typeof calls) => [
    name,
    `${ours.toFixed(0)} a second, ${mbPerSecond.toFixed(0)} MB`,
    `${p99Ms.toFixed(1)} ms`,
    Number.isNaN(theirs) ? '–' : `${theirs.toFixed(0)} a second`,
    Number.isNaN(theirs) ? '–' : (ours / theirs).toFixed(2),
  ]
  console.log(
    textTable([
      ['what is asked', 'answers', 'p99', 'baseline', 'ratio'],
      row('GET /api/health, beside bare node:http', calls),
      ...served.map((each) => row(`a file of ${each.kb} KB, beside ${nginx?.version ?? 'nginx, which is not installed'}`, each)),
    ]),
  )
  const loads = loadavg().map((one) => Number(one.toFixed(2)))
  console.log(
    JSON.stringify({
      server: { startMs: Math.round(startMs), startMb: Math.round(startMb), calls, files: served },
      load: loads,
      cores: availableParallelism(),
    }),
  )
  if (calls.failed + served.reduce((sum, { failed }) => sum + failed, 0) > 0) process.exitCode = 1
} finally {
  await nginx?.stop()
  bare.kill()
  await server.stop()
  await rm(folder, { recursive: true })
}
