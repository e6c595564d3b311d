import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { childrenOf, memoryMb, SERVER_PROGRAM, type StartedProgram, startProgram } from '../server-process.ts'

/** The jobs of a run, and the workers that do them. */
export interface LineRun {
  readonly workers: number
  /** The program of a worker. */
  readonly program: string
  /** `WORKERS` of each. */
  readonly threads: number
  readonly jobs: number
}

/**
 * Results of a run. `cpuSeconds`: per job, of workers and their videos; unlike `perMinute` it does not depend on other load of the machine. `peakMb`
 * is the peak memory of one process: the server, a worker, the process that renders its videos (NaN without one).
 */
export interface LineFigures {
  readonly perMinute: number
  readonly cpuSeconds: number
  readonly connections: number
  readonly peakMb: { readonly server: number; readonly worker: number; readonly video: number }
}

/** Connection string of a PostgreSQL with an empty database for each name, and a function to stop it. */
interface TestPostgres {
  readonly urlOf: (name: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts the PostgreSQL of the tests, which writes nothing to the disk. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const child = spawn(process.execPath, ['tests/postgres-process.ts', programs], { stdio: ['pipe', 'pipe', 'inherit'] })
  const folder = await firstLine(child)
  const url = (name: string): string => `postgresql://adloom@localhost/${name}?host=${encodeURIComponent(folder)}`
  return {
    urlOf: async (name) => {
      const client = new Client(url('postgres'))
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return url(name)
    },
    stop: async () => {
      child.stdin.end()
      await once(child, 'close')
    },
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    if (output.includes('\n')) return output.trim()
  }
  throw new Error(`it did not start: ${output}`)
}

/** One server and this many workers on a new database do the jobs; videos are of `photograph`, one second of 1280 × 720. */
export async function runLine({ workers, program, threads, jobs }: LineRun, url: string, photograph: Uint8Array): Promise<LineFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-line-'))
  const variables = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'error' }
  const [server, ...line] = await Promise.all([
    startProgram(SERVER_PROGRAM, { ...variables, VIDEO_WORKERS: '0', WORKERS: '1' }),
    ...Array.from({ length: workers }, () => startProgram(program, { ...variables, VIDEO_WORKERS: '1', WORKERS: String(threads) })),
  ])
  const rows = new Client(url)
  try {
    await rows.connect()
    await ask(`${server.address}/api`, photograph, jobs)
    let connections = 0
    let ends: readonly number[] = []
    /** Once all are warm: finished jobs, and processor seconds used. */
    let before: { readonly done: number; readonly spent: number } | null = null
    while (ends.length < jobs) {
      await delay(500)
      const open = await rows.query<{ n: number }>('SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()')
      connections = Math.max(connections, open.rows[0].n - 1)
      const found = await rows.query<{ at: number }>(
        `SELECT extract(epoch FROM finished_at)::float8 AS at FROM video_jobs WHERE status = 'completed' ORDER BY finished_at`,
      )
      ends = found.rows.map(({ at }) => at)
      if (ends.length >= 2 * workers) before ??= { done: ends.length, spent: await spentBy(line) }
    }
    const { done, spent } = before ?? { done: 0, spent: 0 }
    const [ofServer, ofWorkers, ofVideos] = await Promise.all([
      memoryMb(server.pid, 'VmHWM'),
      Promise.all(line.map(({ pid }) => memoryMb(pid, 'VmHWM'))),
      Promise.all((await Promise.all(line.map(({ pid }) => childrenOf(pid)))).flat().map((pid) => memoryMb(pid, 'VmHWM'))),
    ])
    return {
      perMinute: paceOf(ends, workers),
      cpuSeconds: ((await spentBy(line)) - spent) / (jobs - done),
      connections,
      peakMb: { server: ofServer, worker: Math.max(...ofWorkers), video: ofVideos.length === 0 ? Number.NaN : Math.max(...ofVideos) },
    }
  } finally {
    await rows.end()
    for (const { stop } of [...line, server]) await stop()
    await rm(folder, { recursive: true })
  }
}

async function ask(api: string, photograph: Uint8Array, jobs: number): Promise<void> {
  const send = async (path: string, body: object): Promise<unknown> => {
    const reply = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  const data = `data:image/jpeg;base64,${Buffer.from(photograph).toString('base64')}`
  // The shape of the call's answer.
  const { url } = (await send('/storage/upload', { data })) as { readonly url: string }
  for (let seed = 0; seed < jobs; seed++) {
    await send('/generate-video/jobs', { prompt: 'on marble', imageUrl: url, duration: 1, aspect_ratio: '16:9', resolution: '720p', seed })
  }
}

/**
 * Jobs per minute, from times in seconds: without the first ones, during which processes still warm up, and the last ones, when some workers are
 * idle.
 */
function paceOf(ends: readonly number[], workers: number): number {
  const first = 2 * workers
  const last = ends.length - workers
  return ((last - first) / (ends[last] - ends[first])) * 60
}

/** Ticks of `/proc` per second, on every Linux. */
const TICKS = 100

/** Processor seconds that processes and their children have used so far; 0 where the system does not report them. */
async function spentBy(processes: readonly StartedProgram[]): Promise<number> {
  const children = await Promise.all(processes.map(({ pid }) => childrenOf(pid)))
  const pids = [...processes.map(({ pid }) => pid), ...children.flat()]
  const spent = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // After the name, which may contain spaces: user and system time are fields 14 and 15 (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS
  })
  return (await Promise.all(spent)).reduce((sum, each) => sum + each, 0)
}
