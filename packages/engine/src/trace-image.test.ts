import { afterAll, expect, test } from 'vitest'
import { createImageTracer } from './trace-image.ts'
import { actFor } from './turns/current-client.ts'
import { createWorkers } from './workers.ts'

const workers = createWorkers({ size: 2, queueLimit: 40 })
afterAll(() => workers.close())

const order = { prompt: 'A gift box "Maison" in a seamless studio', seed: 2, width: 72, height: 54, shape: null, quality: 'high' } as const

test('several threads trace the same bytes as one, and report progress', async () => {
  const reported: number[] = []
  const trace = createImageTracer(workers)
  const [traced, alone] = await Promise.all([
    trace(order, (percent) => reported.push(percent), new AbortController().signal),
    workers.run('renderPrompt', { ...order, shared: null }, new AbortController().signal),
  ])
  expect(traced).toEqual(alone)
  expect(reported.length).toBeGreaterThan(5)
  expect(reported).toEqual(reported.toSorted((one, other) => one - other))
  expect(reported.indexOf(100)).toBe(reported.length - 1)
}, 20_000)

test('cancelling a waiting image rejects at once, and the next one gets its turn', async () => {
  const trace = createImageTracer(workers)
  const leaving = new AbortController()
  const unheard = (): void => undefined
  const tracing = [1, 2, 3, 4].map((seed) => trace({ ...order, seed }, unheard, seed === 3 ? leaving.signal : new AbortController().signal))
  leaving.abort()
  const settled = await Promise.allSettled(tracing)
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(settled[2]).toMatchObject({ reason: { code: 'request.cancelled' } })
}, 20_000)

test('a cancelled image is not traced further', async () => {
  const trace = createImageTracer(workers)
  const leaving = new AbortController()
  let last = 0
  const report = (percent: number): void => {
    last = percent
    leaving.abort()
  }
  await expect(trace({ ...order, height: 120 }, report, leaving.signal)).rejects.toMatchObject({ code: 'request.cancelled' })
  expect(last).toBeLessThan(60)
}, 20_000)

test('a client with many images waits for its third no longer than another for its first', async () => {
  const trace = createImageTracer(workers)
  const done: string[] = []
  const ask = (client: string, seed: number) =>
    actFor(client, async () => {
      await trace({ ...order, seed, width: 24, height: 18 }, () => undefined, new AbortController().signal)
      done.push(client)
    })
  await Promise.all([...[1, 2, 3, 4, 5, 6].map((seed) => ask('greedy', seed)), ask('modest', 7)])
  expect(done.indexOf('modest')).toBeLessThan(5)
}, 20_000)
