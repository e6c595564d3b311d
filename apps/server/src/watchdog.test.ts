import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test.each([
  ['stands still', [], { signal: 'SIGKILL', said: /^Adloom stopped responding for a minute and is ended/ }],
  ['works', ['works'], { signal: null, said: /^works\n$/ }],
])(
  'a process that %s',
  async (_, words, { signal, said }) => {
    const child = spawn(process.execPath, ['apps/server/src/watchdog.test-data.ts', ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
    const [output, [, endedBy]] = await Promise.all([Promise.all([text(child.stdout), text(child.stderr)]), once(child, 'exit')])
    expect(endedBy).toBe(signal)
    expect(output.join('')).toMatch(said)
  },
  60_000,
)
