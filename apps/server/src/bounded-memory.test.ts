import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'

const bounded = {
  execArgv: ['--max-semi-space-size=2', '--heap-growing-percent=60', '--expose-gc', '--no-deprecation'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' },
}

/** What one of our programs says, run by Node with these flags. */
async function saidBy(program: string, env: NodeJS.ProcessEnv, channel: 'ignore' | 'ipc') {
  const words = ['--no-deprecation', `apps/server/src/${program}`, 'worker', '--seed=4']
  // Its output and its errors are pipes.
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe', channel] }) as ChildProcessByStdio<
    null,
    Readable,
    Readable
  >
  const [said, problems] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(problems).toBe('')
  return { pid: child.pid, said: JSON.parse(said) as unknown }
}

test.runIf(process.platform === 'linux').each([
  ['is started anew with bounds', {}, 'ignore', bounded],
  ['keeps what is set already', { MALLOC_ARENA_MAX: '3' }, 'ignore', { ...bounded, env: { ...bounded.env, MALLOC_ARENA_MAX: '3' } }],
  ['keeps its channel to its parent', {}, 'ipc', { execArgv: ['--no-deprecation'], env: {} }],
] as const)('a process %s', async (_, env, channel, expected) => {
  const { pid, said } = await saidBy('bounded-memory.test-data.ts', env, channel)
  expect(said).toMatchObject({ pid, words: ['worker', '--seed=4'], ...expected })
})

test.runIf(process.platform === 'linux')('memory that was freed between blocks that stay goes back to the system', async () => {
  const { said } = await saidBy('trimmed-heap.test-data.ts', {}, 'ignore')
  const { freed, trimmed } = z.object({ freed: z.number(), trimmed: z.number() }).parse(said)
  expect(freed - trimmed).toBeGreaterThan(100)
})
