import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findPostgres } from '../scripts/postgres.mjs'

const PROCESS = fileURLToPath(new URL('postgres-process.ts', import.meta.url))

test('the test PostgreSQL ends with its parent, however that ends, and removes its folder', async () => {
  const child = spawn(process.execPath, [PROCESS, findPostgres() ?? ''], { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  while (!output.includes('\n')) output += String((await once(child.stdout, 'data'))[0])
  const folder = output.trim()
  const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
  expect(process.kill(Number(pid), 0)).toBe(true)
  // The system closes the pipe in the same way when the parent is killed.
  child.stdin.destroy()
  await once(child, 'close')
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  await expect(access(folder)).rejects.toThrow('ENOENT')
})
