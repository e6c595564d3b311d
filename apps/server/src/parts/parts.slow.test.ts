import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { madeUpPart } from './made-up-part.test-data.ts'

let made: Awaited<ReturnType<typeof madeUpPart>>
beforeEach(async () => {
  made = await madeUpPart()
})
afterEach(() => made.close())

const never = (): AbortSignal => new AbortController().signal
const place = (): string => join(made.folder, 'cutout-1')
const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
/** What lies in the folder of parts beside locks. */
const left = async (): Promise<readonly string[]> => (await readdir(made.folder)).filter((name) => !name.startsWith('.lock-'))

test('a part is put together from the files it needs, and from nothing else of its packages', async () => {
  const parts = made.parts()
  expect(parts.list()[0]).toMatchObject({ state: 'absent', percent: null, failure: null })
  await parts.add('cutout', never())
  expect(parts.list()[0]).toMatchObject({ state: 'installed', percent: null, failure: null })
  expect(parts.folderOf('cutout')).toBe(place())
  expect(await filesIn(place())).toEqual([
    'licences.json',
    'model.json',
    'model.onnx',
    'runtime/node_modules/runtime/bin/linux/x64/lib.so',
    'runtime/node_modules/runtime/dist/a.js',
    'runtime/node_modules/runtime/package.json',
  ])
  expect((await readFile(join(place(), 'model.onnx'))).equals(made.model)).toBe(true)
  expect(await left()).toEqual(['cutout-1'])
})

test('adding a part that is there fetches nothing', async () => {
  await made.parts().add('cutout', never())
  const before = made.asked.length
  await made.parts().add('cutout', never())
  expect(made.asked).toHaveLength(before)
})

test('a broken connection is continued where it broke', async () => {
  made.sends('breaks', 1)
  await made.parts().add('cutout', never())
  expect(made.asked).toEqual(['weights', expect.stringMatching(/^weights bytes=\d{4,}-$/), 'runtime'])
})

describe('what goes wrong is said, and nothing is left', () => {
  test.each([
    ['missing', 'part.refused', /does not give out weights 1\.2\.3 \(404\)/],
    ['wrong', 'part.wrong-hash', /weights 1\.2\.3 is not what was expected/],
  ] as const)('a package that is %s', async (manner, code, sentence) => {
    made.sends(manner)
    const parts = made.parts()
    await expect(parts.add('cutout', never())).rejects.toMatchObject({ code, message: expect.stringMatching(sentence) })
    expect(parts.list()[0]).toMatchObject({ state: 'absent', failure: { code } })
    expect(await left()).toEqual([])
    made.sends('whole')
    await parts.add('cutout', never())
    expect(parts.list()[0]).toMatchObject({ state: 'installed', failure: null })
  })

  test('a registry whose connections keep breaking', async () => {
    made.sends('breaks', 1000)
    await expect(made.parts().add('cutout', never())).rejects.toMatchObject({ code: 'part.unreachable' })
    expect(await left()).toEqual([])
  })

  test('no network', async () => {
    const offline = join(made.folder, '..', 'npm-cli-offline.cjs')
    await writeFile(offline, `console.log(JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'getaddrinfo' } })); process.exitCode = 1`)
    await expect(made.parts({ npmScript: offline }).add('cutout', never())).rejects.toMatchObject({ code: 'part.unreachable' })
  })

  test('no npm', async () => {
    const path = process.env.PATH
    process.env.PATH = made.folder
    try {
      await expect(made.parts({ npmScript: null }).add('cutout', never())).rejects.toMatchObject({ code: 'part.npm-missing' })
    } finally {
      process.env.PATH = path
    }
  })

  test('no room', async () => {
    const adding = made.parts({ freeBytes: async () => 100_000 }).add('cutout', never())
    await expect(adding).rejects.toMatchObject({ code: 'part.no-room', message: expect.stringContaining(made.folder) })
    expect(made.asked).toEqual([])
  })

  test('a folder that cannot be written', async () => {
    const adding = made.parts({ folder: join(made.npmScript, 'parts') }).add('cutout', never())
    await expect(adding).rejects.toMatchObject({ code: 'part.folder-unusable' })
  })

  test('a part that is none', async () => {
    await expect(made.parts().add('gone', never())).rejects.toMatchObject({ code: 'part.unknown' })
  })

  test('a caller who stops', async () => {
    made.sends('stalls')
    const stop = new AbortController()
    const adding = made.parts().add('cutout', stop.signal)
    await expect.poll(() => made.asked).toHaveLength(1)
    stop.abort()
    await expect(adding).rejects.toMatchObject({ code: 'request.cancelled' })
    expect(await left()).toEqual([])
  })
})

test('a killed process leaves nothing that counts as installed, and the next one removes what it left', async () => {
  made.sends('stalls')
  const child = fork(new URL('./add-part.test-data.ts', import.meta.url), [
    JSON.stringify({ cutout: made.entry }),
    made.folder,
    made.npmScript,
  ])
  await expect.poll(() => existsSync(join(made.folder, '.adding-cutout', 'package.tgz')), { timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await left()).toEqual(['.adding-cutout'])
  const parts = made.parts()
  expect(parts.list()[0].state).toBe('absent')
  made.sends('whole')
  await parts.add('cutout', never())
  expect(await left()).toEqual(['cutout-1'])
})

test('of two processes that add a part at once, one fetches it and the other finds it', async () => {
  const words = [JSON.stringify({ cutout: made.entry }), made.folder, made.npmScript]
  const children = [1, 2].map(() => fork(new URL('./add-part.test-data.ts', import.meta.url), words))
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0])
  expect(made.asked).toEqual(['weights', 'runtime'])
  expect(await left()).toEqual(['cutout-1'])
})

test('of two callers in one process the second waits for the first', async () => {
  const parts = made.parts()
  parts.begin('cutout')
  await Promise.all([parts.add('cutout', never()), parts.add('cutout', never())])
  expect(made.asked).toEqual(['weights', 'runtime'])
})

test('a copied folder is an installation without a network, and a removed one is gone', async () => {
  await made.parts().add('cutout', never())
  const folder = join(made.folder, '..', 'elsewhere')
  await cp(place(), join(folder, 'cutout-1'), { recursive: true })
  const offline = made.parts({ folder, npmScript: '/nowhere' })
  expect(offline.list()[0].state).toBe('installed')
  expect(await offline.remove('cutout')).toBe(true)
  expect(await offline.remove('cutout')).toBe(false)
  expect(await readdir(folder)).toEqual([])
})
