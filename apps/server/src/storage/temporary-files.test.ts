import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../sha256.ts'
import { createTemporaryFiles } from './temporary-files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-temporary-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function bytesIn(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

const words = ['first ', 'second ', 'third'].map((word) => Buffer.from(word))

test('a received file has the hash and size of its bytes, is read again and again, and belongs to this user', async () => {
  const file = await createTemporaryFiles(join(folder, 'new', 'uploads')).receive(words)
  const whole = Buffer.concat(words)
  expect(file).toMatchObject({ size: whole.length, hash: sha256(whole) })
  for (let count = 0; count < 2; count++) expect(await bytesIn(file.chunks())).toEqual(whole)
  // Windows has no modes.
  expect(process.platform === 'win32' ? 0o600 : (await stat(file.path)).mode & 0o777).toBe(0o600)
  await file.remove()
  await file.remove()
  await expect(readFile(file.path)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('an upload that breaks off leaves no file', async () => {
  const place = join(folder, 'broken')
  async function* breaking(): AsyncGenerator<Uint8Array> {
    yield words[0]
    throw new Error('the client left')
  }
  await expect(createTemporaryFiles(place).receive(breaking())).rejects.toThrow('the client left')
  expect(await readdir(place)).toEqual([])
})

test('what a killed process left is removed at the start, by its age', async () => {
  const place = join(folder, 'leftovers')
  const files = createTemporaryFiles(place)
  const [old, young] = [await files.receive(words), await files.receive(words)]
  const now = Date.now()
  await utimes(old.path, new Date(now - 10_000), new Date(now - 10_000))
  await files.removeLeftovers(5000, now)
  expect(await readdir(place)).toEqual([young.path.slice(place.length + 1)])
  await files.removeLeftovers(0, now + 1000)
  expect(await readdir(place)).toEqual([])
  await createTemporaryFiles(join(folder, 'missing')).removeLeftovers(0, now)
})
