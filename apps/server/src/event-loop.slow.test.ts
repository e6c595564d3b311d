import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listLimits, textLimits } from '@adloom/domain/text-limits.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import { expect, test } from 'vitest'
import { openInMemory } from './database/made-database.test-data.ts'
import { createWholeApp } from './whole-app.test-data.ts'

test('the largest requests for copy are refused or worked on in a thread: the server answers others meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-event-loop-'))
  const database = await openInMemory()
  const workers = createWorkers({ size: 1, queueLimit: 10 })
  const app = await createWholeApp({ env: { RATE_FACTOR: '1000' }, folder, database, workers, now: Date.now })
  const from = (fill: string, title: number) => ({
    title: fill.repeat(title),
    description: fill.repeat(textLimits.text / fill.length),
    facts: { features: Array.from({ length: listLimits.facts }, () => fill.repeat(textLimits.line / fill.length)) },
  })
  const call = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api/copy/${url}`, payload })
  const text = { headline: '<'.repeat(500), subline: '1,'.repeat(1000), button: 'Shop now' }
  try {
    // The first calls load the code.
    await call('check', { text, from: {} })
    expect((await call('check', { text, from: from('<', 100_000) })).statusCode).toBe(400)
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    for (const fill of ['<', '1,', 'a ', '!.']) {
      const reply = await call('check', { text, from: from(fill, 100) })
      expect(reply.statusCode).toBe(200)
    }
    delay.disable()
    expect(delay.max / 1e6).toBeLessThan(500)
  } finally {
    await app.close()
    await workers.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)
