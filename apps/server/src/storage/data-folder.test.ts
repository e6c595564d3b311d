import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const writeLock = (holder: object): Promise<void> => writeFile(join(folder, 'adloom.lock'), JSON.stringify(holder))

/** Takes the folder and releases it again; returns its holder meanwhile, from its lock. */
async function holderWhileOpen(): Promise<unknown> {
  const held = await openDataFolder(folder)
  const holder: unknown = JSON.parse(await readFile(join(folder, 'adloom.lock'), 'utf8'))
  await held.release()
  return holder
}

/** The id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

test('the folder is created, held, and released', async () => {
  const path = join(folder, 'deep', 'data')
  const held = await openDataFolder(path)
  expect((await stat(path)).isDirectory()).toBe(true)
  expect(JSON.parse(await readFile(join(path, 'adloom.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  await held.release()
  await expect(stat(join(path, 'adloom.lock'))).rejects.toMatchObject({ code: 'ENOENT' })
  const reopened = await openDataFolder(path)
  await reopened.release()
})

test('a second process is refused with a sentence that names the first and the folder', async () => {
  const held = await openDataFolder(folder)
  await expect(openDataFolder(folder)).rejects.toMatchObject({
    code: 'data.locked',
    message: `Another Adloom (process ${process.pid}) is already using the folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  })
  await held.release()
})

test('the lock file alone refuses too, where there is no socket', async () => {
  // Process 1 always lives.
  await writeLock({ pid: 1, host: hostname(), startedAt: null })
  await expect(openDataFolder(folder)).rejects.toMatchObject({ code: 'data.locked', values: { pid: 1 } })
})

test('the lock of a dead process is taken over', async () => {
  await writeLock({ pid: await deadPid(), host: hostname(), startedAt: '1' })
  expect(await holderWhileOpen()).toMatchObject({ pid: process.pid, host: hostname() })
})

test.runIf(process.platform === 'linux')('a process that reuses a dead holder’s id does not hold the lock', async () => {
  await writeLock({ pid: process.pid, host: hostname(), startedAt: '1' })
  expect(await holderWhileOpen()).toMatchObject({ pid: process.pid, host: hostname() })
})

test('a partial lock file is taken over', async () => {
  await writeFile(join(folder, 'adloom.lock'), '{"pid": 1')
  expect(await holderWhileOpen()).toMatchObject({ pid: process.pid, host: hostname() })
})

describe('a holder whose processes are invisible from here', () => {
  const elsewhere = { pid: 1, host: 'elsewhere', startedAt: null }
  // Two containers with one host name on one volume: the process id means something else in each.
  const otherContainer = { pid: 1, host: hostname(), startedAt: '1', processes: 'a boot pid:[1]' }
  const silentFor = (ms: number): Promise<void> => {
    const then = new Date(Date.now() - ms)
    return utimes(join(folder, 'adloom.lock'), then, then)
  }

  test.each([elsewhere, ...(process.platform === 'linux' ? [otherContainer] : [])])(
    'holds the folder as long as it gives signs of life (%o)',
    async (holder) => {
      await writeLock(holder)
      await silentFor(20_000)
      const signs = setInterval(() => void silentFor(0), 200)
      await expect(openDataFolder(folder)).rejects.toMatchObject({ code: 'data.locked', values: { pid: 1 } })
      clearInterval(signs)
      await silentFor(29_800)
      expect(await holderWhileOpen()).toMatchObject({ pid: process.pid, host: hostname() })
    },
  )
})

test('a folder that cannot be created is reported with its name', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'file'), '')
  await expect(openDataFolder(join(folder, 'file', 'data'))).rejects.toMatchObject({ code: 'data.unusable' })
})
