import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database/database.ts'
import { createLeads } from './leads/leads.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

let folder = ''
const started: Process[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-server-'))
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

interface Process {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  /** Everything it wrote so far. */
  readonly output: { out: string; problems: string }
  readonly exit: Promise<number | null>
}

/** The server as `npm start` runs it, in a process of its own. */
function start(env: Record<string, string>): Process {
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { DATA_DIR: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', problems: '' }
  child.stdout.on('data', (data: Buffer) => (output.out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output.problems += data.toString()))
  const running = { child, output, exit: once(child, 'exit').then(([code]) => code as number | null) }
  started.push(running)
  return running
}

/** The address in its ready message. */
async function addressOf({ child, output }: Process): Promise<string> {
  while (!output.out.includes('\n')) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return /^Adloom is ready: (http:\/\/localhost:\d+)\n$/.exec(output.out)?.[1] ?? `not ready: ${output.out}${output.problems}`
}

test('the server starts on an empty folder, refuses a second one, keeps its data through a crash, and stops gracefully', async () => {
  const first = start({})
  const address = await addressOf(first)
  const health = await fetch(`${address}/api/health`)
  expect(await health.json()).toMatchObject({ status: 'ok' })

  const second = start({})
  expect(await second.exit).toBe(1)
  expect(second.output).toEqual({
    out: '',
    problems: `Another Adloom (process ${first.child.pid}) is already using the folder ${folder}. Stop it first, or set DATA_DIR to another folder.\n`,
  })

  const cookie = 'adloom_browser=the-browser-of-this-test'
  const saved = await fetch(`${address}/api/ads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ type: 'display', imageUrl: 'https://shop.example/a.jpg' }),
  })
  const ad: unknown = await saved.json()
  expect(ad).toMatchObject({ id: expect.stringMatching(/^ad_/) })
  const acknowledged: object[] = []
  for (const name of ['Ada', 'Grace', 'Łukasz']) {
    const reply = await fetch(`${address}/api/user/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: `${name.toLowerCase()}@example.com` }),
    })
    expect(reply.status).toBe(201)
    acknowledged.push((await reply.json()) as object) // a call of ours, whose replies other tests check
  }
  const everything = await readdir(folder, { recursive: true })
  const modes = await Promise.all(everything.map(async (path) => ((await stat(join(folder, path))).mode & 0o077).toString(8)))
  expect(new Set(modes)).toEqual(new Set(['0']))
  first.child.kill('SIGKILL')
  await first.exit

  const left = ['files/half.part', 'uploads/half', 'outbox/half.eml.part'].map((path) => join(folder, path))
  for (const path of left) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'half')
  }

  // A shop that answers on command: the call is running when the server is asked to stop.
  const shop = createServer()
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const { port } = shop.address() as AddressInfo
  const third = start({ FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` })
  const newAddress = await addressOf(third)
  // What the killed process was writing is gone.
  expect(left.filter((path) => existsSync(path))).toEqual([])
  const removed = await fetch(`${newAddress}/api/ads/${(ad as { id: string }).id}`, { method: 'DELETE', headers: { cookie } })
  expect(removed.status).toBe(204)
  const shopRequest = once(shop, 'request')
  const running = fetch(`${newAddress}/api/parser/parse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/shoe` }),
  })
  const [, answer] = await shopRequest
  third.child.kill('SIGTERM')
  await expect
    .poll(
      () =>
        fetch(`${newAddress}/api/health`).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 10_000 },
    )
    .toBe('closed')
  answer.writeHead(404).end()
  expect(await (await running).json()).toMatchObject({ error: { code: 'page.not-found' } })
  expect(await third.exit).toBe(0)
  expect(await readdir(folder)).toEqual(['database', 'files', 'outbox', 'uploads'])

  // The shop's port is taken.
  const fourth = start({ PORT: String(port) })
  expect(await fourth.exit).toBe(1)
  expect(fourth.output.problems).toBe(
    `Port ${port} is already in use on 127.0.0.1. Stop the other program, or set PORT to another number.\n`,
  )
  expect(await readdir(folder)).not.toContain('adloom.lock')
  shop.close()

  const database = await openDatabase({ folder: join(folder, 'database') })
  const leads = await createLeads(database, () => 0).list()
  await database.close()
  expect(leads).toEqual(acknowledged.map((lead) => ({ ...lead, mailId: null })))
}, 120_000)

test('an invalid environment is refused with all of its problems', async () => {
  const refused = start({ PORT: 'many', PUBLIC_URL: 'ads', LOG_LEVEL: 'loud' })
  expect(await refused.exit).toBe(1)
  expect(refused.output.problems.trim().split('\n')).toEqual([
    'Adloom cannot start with this environment:',
    '  PORT: must be a number from 0 to 65535',
    '  PUBLIC_URL: must be an address that begins with http:// or https://',
    '  LOG_LEVEL: must be silent, error, warn, info or debug',
  ])
}, 60_000)
