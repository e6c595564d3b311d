import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { makeDatabaseFolder } from '../database/made-database.test-data.ts'
import { ads } from '../database/schema.ts'
import { campaignJobs, campaignProducts } from '../database/campaign-tables.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PROCESS = fileURLToPath(new URL('campaign-process.test-data.ts', import.meta.url))
const PRODUCTS = 120
/** Lines after which a process is killed, and then milliseconds: some in the middle of a transaction. */
const KILLS = [
  [1, 0],
  [7, 3],
  [12, 8],
  [5, 1],
  [20, 5],
] as const

/** Lets a process work until it has printed that many lines, kills it that much later, and returns the lines. */
async function work(folder: string, kill: readonly [lines: number, delayMs: number] | null): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', PROCESS, folder, String(PRODUCTS)], {
    cwd: ROOT,
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const ended = once(child, 'close')
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
    if (kill !== null && output.split('\n').length > kill[0]) setTimeout(() => child.kill('SIGKILL'), kill[1])
  })
  const [code, signal] = await ended
  expect([code, signal]).toEqual(kill === null ? [0, null] : [null, 'SIGKILL'])
  return output.split('\n').slice(0, -1)
}

test('a campaign whose processes are killed five times makes every ad, and none twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-campaign-kills-'))
  try {
    await makeDatabaseFolder(join(folder, 'database'))
    const printed: string[] = []
    for (const kill of KILLS) printed.push(...(await work(folder, kill)))
    printed.push(...(await work(folder, null)))
    expect(new Set(printed).size).toBe(PRODUCTS)
    // A kill costs the ads that were just being recorded.
    expect(printed.length).toBeLessThan(PRODUCTS + KILLS.length * 3 + 1)

    const { rows, close } = await openDatabase({ folder: join(folder, 'database') })
    const saved = await rows.select({ id: ads.id }).from(ads)
    const made = await rows.select().from(campaignProducts)
    const jobs = await rows.$count(campaignJobs)
    await close()
    expect(saved).toHaveLength(PRODUCTS)
    expect(made.filter(({ status, adId }) => status !== 'made' || !saved.some(({ id }) => id === adId))).toEqual([])
    expect([made.length, jobs]).toEqual([PRODUCTS, 0])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 300_000)
