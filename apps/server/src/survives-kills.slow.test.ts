import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, type Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database/database.ts'
import { makeDatabaseFolder } from './database/made-database.test-data.ts'
import { adFiles, ads, leads, videoFiles, videoJobs } from './database/schema.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const WRITER = fileURLToPath(new URL('endless-writes.test-data.ts', import.meta.url))
const KILLS = 20
/** Highest number of lines, and then milliseconds, before a process is killed: the moment is random. */
const LINES_AT_MOST = 24
const DELAY_AT_MOST_MS = 8
/** Another seed tries other moments. */
const SEED = 20_261_122

/** Numbers from 0 to 1, the same for the same seed (Lehmer's generator, with the constants of Park and Miller). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 0x7fff_ffff) / 0x7fff_ffff
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-kills-'))
  await makeDatabaseFolder(join(folder, 'database'))
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

type Writer = ChildProcessByStdio<Writable, Readable, null>

/** A process that loads everything first, which takes as long as the rest of its work, and waits. */
const newWriter = (): Writer =>
  spawn(process.execPath, ['--import', './scripts/jsx.mjs', WRITER, folder], { cwd: ROOT, env: {}, stdio: ['pipe', 'pipe', 'inherit'] })

/** Lets a process write until it has printed that many lines, kills it within the next milliseconds, and returns every whole line. */
async function writeUntilKilled(child: Writer, lines: number, delayMs: number): Promise<readonly string[]> {
  let output = ''
  const ended = once(child, 'close')
  child.stdin.write('go\n')
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      if (output.split('\n').length <= lines) return
      if (delayMs === 0) child.kill('SIGKILL')
      else setTimeout(() => child.kill('SIGKILL'), delayMs)
      resolve()
    })
  })
  const [, signal] = await ended
  expect(signal).toBe('SIGKILL')
  return output.split('\n').slice(0, -1)
}

test('every acknowledged write survives twenty kills during writing', async () => {
  const acknowledged: string[] = []
  const random = randomFrom(SEED)
  let next = newWriter()
  for (let kill = 0; kill < KILLS; kill++) {
    const lines = 1 + Math.floor(random() * LINES_AT_MOST)
    const writer = next
    next = newWriter()
    acknowledged.push(...(await writeUntilKilled(writer, lines, Math.floor(random() * DELAY_AT_MOST_MS))))
  }
  next.kill('SIGKILL')

  const { rows, close } = await openDatabase({ folder: join(folder, 'database') })
  const store = diskFileStore(join(folder, 'files'))
  const ids = [
    ...(await rows.select({ id: ads.id }).from(ads)),
    ...(await rows.select({ id: leads.id }).from(leads)),
    ...(await rows.select({ id: videoJobs.id }).from(videoJobs)),
  ]
  const uses = [
    ...(await rows.select({ key: adFiles.key }).from(adFiles)),
    ...(await rows.select({ key: videoFiles.key }).from(videoFiles)),
  ]
  await close()
  const known = new Set([...ids.map(({ id }) => id), ...uses.map(({ key }) => key)])
  const words = acknowledged.flatMap((line) => line.split(' '))
  const keys = words.filter((word) => word.endsWith('.png'))
  expect(words.filter((word) => !word.endsWith('.png') && !known.has(word))).toEqual([])
  const wrong = await Promise.all(
    keys.map(async (key) => {
      const hash = createHash('sha256')
        .update(await store.read(key))
        .digest('hex')
      return key.startsWith(hash) ? null : key
    }),
  )
  expect(wrong.filter((key) => key !== null)).toEqual([])
  for (const kind of ['ad_', 'lead_', 'gen_']) expect(words.filter((word) => word.startsWith(kind)).length).toBeGreaterThan(KILLS / 2)
}, 900_000)
