/**
 * Memory of a server over many ads: `npm run bench:memory -- [ads] [--idle 10]` (200 ads and ten minutes unless told). A campaign of so many products
 * with a photograph each, one picture and one text an ad, two threads, on the embedded database. Prints the memory of the server with its child
 * processes by tenths of the run, how much it grows, and what is left after so many minutes without work. Fails when a product fails.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { problemLines, type ProcessSize, runCampaign, serveFeed } from './campaign/run-campaign.ts'
import { textTable } from './figures.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { idle: { type: 'string', default: '10' } } })
const ads = Number(positionals[0] ?? 200)
const idleMinutes = Number(values.idle)
const TENTHS = 10

/** Megabytes more with each thousand ads: the line through the tenths but the first, in which threads and caches fill, by least squares. */
function growthOf(tenths: readonly number[]): number {
  const points = tenths.map((mb, place) => ({ mb, thousands: ((place + 0.5) / TENTHS) * (ads / 1000) })).slice(1)
  const mean = (of: (point: (typeof points)[number]) => number): number => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const mb = mean((point) => point.mb)
  const thousands = mean((point) => point.thousands)
  return mean((point) => (point.mb - mb) * (point.thousands - thousands)) / mean((point) => (point.thousands - thousands) ** 2)
}

const sizeText = ({ mb, withChildrenMb, threads }: ProcessSize): string => `${mb.toFixed(0)}, ${withChildrenMb.toFixed(0)}, ${threads}`

const feed = await serveFeed(ads)
try {
  const run = { workers: 0, threads: 2, url: null, choices: { images: 1, texts: 1 }, parts: TENTHS, idleMs: idleMinutes * 60_000 }
  const { made, failed, problems, perMinute, parts, peak, end, idle } = await runCampaign(run, feed)
  for (const line of problemLines(problems)) console.error(line)
  const rows: readonly (readonly [string, string])[] = [
    ['ads made, failed, a minute', `${made}, ${failed}, ${perMinute.toFixed(0)}`],
    ['MB by tenths', parts.map(({ mb }) => mb.toFixed(0)).join(', ')],
    ['the same with child processes', parts.map(({ withChildrenMb }) => withChildrenMb.toFixed(0)).join(', ')],
    ['MB more with each 1,000 ads, from the second tenth on', growthOf(parts.map(({ mb }) => mb)).toFixed(1)],
    ['peak, MB', peak.toFixed(0)],
    ['at the end: MB, with child processes, threads', sizeText(end)],
    [`after ${idleMinutes} minutes without work`, sizeText(idle)],
    ['load, cores', `${loadavg()[0].toFixed(1)}, ${availableParallelism()}`],
  ]
  console.log(textTable([['figure', 'value'], ...rows]))
  if (failed > 0) process.exitCode = 1
} finally {
  await feed.close()
}
