import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const bounded = {
  execArgv: ['--max-semi-space-size=4', '--expose-gc', '--no-deprecation'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' },
}

test.runIf(process.platform === 'linux').each([
  ['is started anew with bounds', {}, 'ignore', bounded],
  ['keeps what is set already', { MALLOC_ARENA_MAX: '3' }, 'ignore', { ...bounded, env: { ...bounded.env, MALLOC_ARENA_MAX: '3' } }],
  ['keeps its channel to its parent', {}, 'ipc', { execArgv: ['--no-deprecation'], env: {} }],
] as const)('a process %s', async (_, env, channel, expected) => {
  const words = ['--no-deprecation', 'apps/server/src/bounded-memory.test-data.ts', 'worker', '--seed=4']
  // Its output and its errors are pipes.
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe', channel] }) as ChildProcessByStdio<
    null,
    Readable,
    Readable
  >
  const [said, problems] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(problems).toBe('')
  expect(JSON.parse(said)).toMatchObject({ pid: child.pid, words: ['worker', '--seed=4'], ...expected })
})
