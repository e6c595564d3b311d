import { readFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { findPostgres } from '../scripts/postgres.mjs'
import { textTable } from './figures.ts'
import { type LineFigures, type LineRun, runLine, startPostgres } from './workers/run-line.ts'

/**
 * Videos per minute with one, two and three workers beside one server on one PostgreSQL: `node scripts/run.mjs bench/workers.ts`. First with a model
 * that only waits 0.3 s, which shows the overhead of the queue and the gain for workers that use a remote service; then videos of one second rendered
 * here.
 */

const COUNTS = [1, 2, 3]
const kinds: readonly (Omit<LineRun, 'workers'> & { readonly what: string })[] = [
  { what: 'a model that waits 0.3 s', program: 'bench/workers/waiting-worker.ts', threads: 1, jobs: 48 },
  { what: 'videos of 1 s at 1280 × 720, 2 threads a worker', program: 'apps/server/src/worker-main.ts', threads: 2, jobs: 16 },
  { what: 'videos of 1 s at 1280 × 720, 1 thread a worker', program: 'apps/server/src/worker-main.ts', threads: 1, jobs: 16 },
]

const programs = findPostgres()
if (programs === null) throw new Error('No PostgreSQL was found: install it, or name the folder of its programs in ADLOOM_POSTGRES.')
const photograph = await readFile(new URL('../e2e/shop/pictures/mug.jpg', import.meta.url))
const postgres = await startPostgres(programs)
try {
  const load = (): string => loadavg()[0].toFixed(1)
  const rows: string[][] = [
    ['model', 'workers', 'a minute', 'of one', 'CPU s a job', 'connections', 'server MB', 'worker MB', 'video MB', 'load'],
  ]
  for (const [place, { what, ...run }] of kinds.entries()) {
    let one: LineFigures | null = null
    for (const workers of COUNTS) {
      const before = load()
      const made = await runLine({ ...run, workers }, await postgres.urlOf(`line_${place}_${workers}`), photograph)
      one ??= made
      const { server, worker, video } = made.peakMb
      const [ratio, spent] = [made.perMinute / one.perMinute, made.cpuSeconds].map((figure) => figure.toFixed(2))
      const sizes = [made.connections, server, worker, video].map((figure) => figure.toFixed(0))
      rows.push([what, String(workers), made.perMinute.toFixed(0), ratio, spent, ...sizes, `${before} → ${load()}`])
      console.error(rows.at(-1)?.join(', '))
    }
  }
  console.log(`${availableParallelism()} cores\n\n${textTable(rows)}`)
} finally {
  await postgres.stop()
}
