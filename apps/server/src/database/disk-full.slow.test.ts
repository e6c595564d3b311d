import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../server.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from './database.ts'
import { makeDatabaseFolder } from './made-database.test-data.ts'
import { leads } from './schema.ts'

const MB = 1024 * 1024
const folder = await mkdtemp(join(tmpdir(), 'adloom-full-'))
/** Only root may mount a small disk, and not in every container. */
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]).status === 0
afterAll(async () => {
  if (canMount) spawnSync('umount', ['--lazy', folder])
  await rm(folder, { recursive: true, force: true })
})

/** Leaves that many bytes free. */
async function fill(left: number): Promise<void> {
  await rm(join(folder, 'others'), { force: true })
  const { bavail, bsize } = await statfs(folder)
  await writeFile(join(folder, 'others'), Buffer.alloc(bavail * bsize - left, 1))
}

describe.runIf(canMount)('on a disk that others fill', () => {
  beforeAll(() => makeDatabaseFolder(join(folder, 'database')), 60_000)

  test('the process ends with a sentence instead of turning in circles, and every acknowledged row is there', async () => {
    await fill(8 * MB)
    const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/database/disk-full.test-data.ts', folder])
    const [acknowledged, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    expect(said).toContain('There is no room left for the log of the database.')
    expect(code).toBe(73)
    await rm(join(folder, 'others'))
    const database = await openDatabase({ folder: join(folder, 'database') })
    const found = new Set((await database.rows.select({ id: leads.id }).from(leads)).map(({ id }) => id))
    await database.close()
    const ids = acknowledged.split('\n').filter((id) => id !== '')
    expect(ids.length).toBeGreaterThan(20)
    expect(ids.filter((id) => !found.has(id))).toEqual([])
  }, 120_000)

  test('a start without room fails with a sentence', async () => {
    await fill(20 * MB)
    await mkdir(join(folder, 'data'), { recursive: true })
    const starting = startServer(readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0' }), process.stderr)
    await expect(starting).rejects.toMatchObject({ code: 'data.full', message: expect.stringMatching(/: (19|20) MB are free/) })
  })
})
