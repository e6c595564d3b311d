import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from './database/database.ts'
import { createLeads } from './leads/leads.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

test('leads that were acknowledged are there after the process was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-survive-'))
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { DATA_DIR: folder, PORT: '0', WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let said = ''
    while (!said.includes('\n')) said += String((await once(child.stdout, 'data'))[0])
    const address = /http:\S+/.exec(said)?.[0] ?? said
    const acknowledged: unknown[] = []
    for (const name of ['Ada', 'Grace', 'Łukasz']) {
      const reply = await fetch(`${address}/api/user/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email: `${name.toLowerCase()}@example.com` }),
      })
      expect(reply.status).toBe(201)
      acknowledged.push(await reply.json())
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    const database = await openDatabase({ folder: join(folder, 'database') })
    const kept = await createLeads(database, () => 0).list()
    await database.close()
    expect(kept).toEqual(acknowledged.map((lead) => ({ ...(lead as object), mailId: null })))
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}, 90_000)
