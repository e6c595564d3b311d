import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeDatabaseFolder } from './database/made-database.test-data.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

let folder = ''
const program = (): string => join(folder, 'adloom.js')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-package-'))
  execFileSync(process.execPath, ['scripts/package.mjs', folder], { stdio: 'inherit' })
  // Installing would need the registry: the packages of this repository stand in.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await symlink(resolve('apps/server/node_modules'), join(folder, 'apps/server/node_modules')).catch(() => undefined)
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the package names every library its JavaScript imports, and none of our workspaces', async () => {
  const { dependencies, bin } = z
    .object({ dependencies: z.record(z.string(), z.string()), bin: z.object({ adloom: z.string() }) })
    .parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  expect(bin.adloom).toBe('adloom.js')
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'sharp', 'zod']))
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@adloom/'))).toEqual([])
})

test('the package locks every library at the version of this repository', async () => {
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))
  const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  const ours = lockSchema.parse(await read('package-lock.json')).packages
  const packaged = lockSchema.parse(await read(join(folder, 'npm-shrinkwrap.json'))).packages
  const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(await read(join(folder, 'package.json')))
  for (const [name, version] of Object.entries(dependencies)) expect(packaged[`node_modules/${name}`]).toMatchObject({ version })
  expect(packaged['node_modules/undici']).toEqual(ours['node_modules/undici'])
  expect(Object.keys(packaged)).not.toContain('node_modules/vitest')
})

test('the packaged server starts, serves the browser app and stops', async () => {
  const dataFolder = join(folder, 'data')
  await makeDatabaseFolder(join(dataFolder, 'database'))
  const server = spawn(process.execPath, [program()], {
    cwd: folder,
    env: { DATA_DIR: dataFolder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  while (!printed.includes('\n')) printed += String((await once(server.stdout, 'data'))[0])
  const address = printed.trim().split(' ').at(-1) ?? ''
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok' })
  expect(await (await fetch(address)).text()).toContain('<title>Adloom')
  const rendered = await fetch(`${address}/api/text2image/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a red mug on oak', width: 256, height: 256, seed: 1 }),
  })
  expect([rendered.status, await rendered.text()]).toEqual([200, expect.stringContaining('/files/')])
  server.kill('SIGTERM')
  expect((await once(server, 'exit'))[0]).toBe(0)
}, 60_000)

test('the packaged command line prints how it is used', () => {
  expect(execFileSync(process.execPath, [program(), '--help'], { encoding: 'utf8' })).toContain('make <product-url>')
})
