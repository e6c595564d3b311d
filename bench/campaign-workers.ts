import { availableParallelism, loadavg } from 'node:os'
import { findPostgres } from '../scripts/postgres.mjs'
import { problemLines, runCampaign, serveFeed } from './campaign/run-campaign.ts'
import { ms, textTable } from './figures.ts'
import { startPostgres } from './workers/run-line.ts'

/**
 * Ads of a campaign per minute: `npm run bench:campaign-workers [products]` (200 unless told). First by the server alone on its own database, then by one,
 * two and three worker processes of one thread on PostgreSQL. Prints the memory of each quarter of the products: it must not grow with them; and why
 * products failed.
 */
const products = Number(process.argv[2] ?? 200)
const everyRun = [
  { what: 'the server alone, 2 threads', workers: 0, threads: 2 },
  { what: '1 worker, 1 thread', workers: 1, threads: 1 },
  { what: '2 workers, 1 thread each', workers: 2, threads: 1 },
  { what: '3 workers, 1 thread each', workers: 3, threads: 1 },
]
// A large feed is measured where most will make its ads.
const runs = products > 500 ? everyRun.slice(0, 1) : everyRun

const programs = findPostgres()
if (programs === null) throw new Error('No PostgreSQL was found: install it, or name the folder of its programs in ADLOOM_POSTGRES.')
const [feed, postgres] = await Promise.all([serveFeed(products), startPostgres(programs)])
try {
  const rows = [['made by', 'ads', 'failed', 'a minute', 'first ad', 'memory by quarters', 'peak', 'server', 'load']]
  for (const { what, workers, threads } of runs) {
    const url = workers === 0 ? null : await postgres.urlOf(`campaign_${workers}`)
    const run = { workers, threads, url, choices: { images: 2, texts: 3 }, parts: 4, idleMs: 0 }
    const { made, failed, problems, perMinute, firstMs, parts, peak, serverPeak } = await runCampaign(run, feed)
    for (const line of problemLines(problems)) console.error(line)
    const sizes = [parts.map(({ mb }) => mb.toFixed(0)).join(' → '), peak.toFixed(0), serverPeak.toFixed(0)].map((size) => `${size} MB`)
    rows.push([what, String(made), String(failed), perMinute.toFixed(0), ms(firstMs), ...sizes, loadavg()[0].toFixed(1)])
    console.error(rows.at(-1)?.join(', '))
    if (failed > 0) process.exitCode = 1
  }
  console.log(`${availableParallelism()} cores\n\n${textTable(rows)}`)
} finally {
  await postgres.stop()
  await feed.close()
}
