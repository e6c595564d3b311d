import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { foundPostgres } from '../scripts/postgres.mjs'

const PROCESS = fileURLToPath(new URL('postgres-process.ts', import.meta.url))

test('the PostgreSQL of the tests ends with its parent, however that ends, and leaves no folder', async () => {
  const child = spawn(process.execPath, [PROCESS, foundPostgres() ?? ''], { stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  while (!said.includes('\n')) said += String((await once(child.stdout, 'data'))[0])
  const folder = said.trim()
  const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
  expect(process.kill(Number(pid), 0)).toBe(true)
  // What the system does with the pipe of a parent that was killed.
  child.stdin.destroy()
  await once(child, 'close')
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  await expect(access(folder)).rejects.toThrow('ENOENT')
})
