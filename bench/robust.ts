/**
 * Measures how the page reader handles hostile input: `npm run bench:robust -- <folder>`. The folder holds hostile files (`cases.json` and the files
 * it names, or `make.mjs` that writes both) and `server.mjs`, which misbehaves like real servers. Prints every case with its time and memory, the
 * memory that reading 200 pages leaves behind, and as last line the figures as JSON; ends with 1 when a target is missed.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { retainedMemory } from './robust/memory.ts'
import { type Outcome, readHostileFiles } from './robust/hostile-files.ts'
import { readTransport } from './robust/transport.ts'

/** Targets: number of wrong hostile files, milliseconds of one, megabytes of a process that read one URL, bytes left behind by 200 pages. */
const WRONG_MAX = 3
const SLOWEST_MS = 2000
const PEAK_MB = 200
const LEFT_BYTES = 2_000_000

function print(title: string, outcomes: readonly Outcome[]): void {
  console.log(`\n| ${title} | | ms | peak MB | said |\n|---|---|---|---|---|`)
  for (const { id, isRight, ms, peakMb, note } of outcomes)
    console.log(`| ${id} | ${isRight ? 'right' : 'WRONG'} | ${Math.round(ms)} | ${peakMb} | ${note} |`)
}

const right = (outcomes: readonly Outcome[]): number => outcomes.filter(({ isRight }) => isRight).length
const most = (values: readonly number[]): number => Math.round(Math.max(0, ...values))

async function run(folder: string): Promise<boolean> {
  const made = existsSync(path.join(folder, 'cases.json')) ? null : mkdtempSync(path.join(tmpdir(), 'adloom-robust-'))
  try {
    if (made !== null) {
      copyFileSync(path.join(folder, 'make.mjs'), path.join(made, 'make.mjs'))
      execFileSync(process.execPath, [path.join(made, 'make.mjs')], { stdio: 'ignore' })
    }
    const left = retainedMemory(made ?? folder)
    const hostile = await readHostileFiles(made ?? folder)
    print('hostile file', hostile)
    const transport = existsSync(path.join(folder, 'server.mjs')) ? await readTransport(folder) : []
    print('transport case', transport)
    const figures = {
      hostileRight: right(hostile),
      hostileOf: hostile.length,
      slowestMs: most(hostile.map(({ ms }) => ms)),
      hostilePeakMb: most(hostile.map(({ peakMb }) => peakMb)),
      transportRight: right(transport),
      transportOf: transport.length,
      transportSlowestMs: most(transport.map(({ ms }) => ms)),
      transportPeakMb: most(transport.map(({ peakMb }) => peakMb)),
      leftBehindKb: Math.round(left / 1024),
    }
    console.log(`\n${JSON.stringify(figures)}`)
    return (
      hostile.length - figures.hostileRight <= WRONG_MAX &&
      figures.slowestMs <= SLOWEST_MS &&
      figures.transportRight === transport.length &&
      figures.transportPeakMb <= PEAK_MB &&
      left <= LEFT_BYTES
    )
  } finally {
    if (made !== null) rmSync(made, { recursive: true })
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) console.error('Usage: npm run bench:robust -- <folder with cases.json or make.mjs, and server.mjs>')
if (folder === undefined || !(await run(folder))) process.exitCode = 1
