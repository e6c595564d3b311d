import { segmenterPromises } from '@adloom/domain/ports/segmenter.conformance.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { actFor } from '../../turns/current-client.ts'
import { networkRuntimes } from './open-network.ts'
import { madeUpNetwork } from './network-folder.test-data.ts'
import { createSegmenter } from './segmenter.ts'

const limits = { startMs: 20_000, replyMs: 20_000, idleMs: 20_000, waiting: 3, restMs: 0 }
const never = (): AbortSignal => new AbortController().signal

/** A bright disc on a dark ground, as a PNG; `level` makes it another image. */
const photograph = (level = 255): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg width="320" height="160"><rect width="320" height="160"/><circle cx="80" cy="80" r="50" fill="rgb(${level},${level},255)"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

let network: Awaited<ReturnType<typeof madeUpNetwork>>
let opened: { readonly close: () => Promise<void> }[] = []
let warnings: string[] = []
beforeEach(async () => {
  network = await madeUpNetwork()
  warnings = []
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  await network.remove()
})
function open(change: Partial<Parameters<typeof createSegmenter>[0]> = {}) {
  const segmenter = createSegmenter({ network: async () => network.folder, warn: (problem) => warnings.push(problem), limits, ...change })
  opened.push(segmenter)
  return segmenter
}
const started = async (): Promise<number> => (await network.notes()).filter((note) => note.startsWith('start')).length
const runs = async (): Promise<number> => (await network.notes()).filter((note) => note.startsWith('run')).length

describe.each(networkRuntimes)('a network in %s', (runtime) => {
  test('keeps the promises of every segmenter', async () => {
    const segmenter = open({ runtimes: [runtime] })
    for (const { check } of segmenterPromises(await photograph(), await photograph(200))) await check(segmenter)
    expect(warnings).toEqual([])
  })
})

test('the second runtime is taken where the first cannot load', async () => {
  await network.does('not load')
  expect(await open().segment(await photograph(), never())).not.toBeNull()
  const only = open({ runtimes: ['onnxruntime-node'] })
  expect(await only.segment(await photograph(), never())).toBeNull()
  expect(warnings).toEqual([expect.stringContaining('no such library on this machine')])
})

test('nothing is started while no network is installed', async () => {
  expect(await open({ network: async () => null }).segment(await photograph(), never())).toBeNull()
  expect(await started()).toBe(0)
})

test('an image that lies on its side by its EXIF is seen upright', async () => {
  const turned = await sharp(await photograph())
    .rotate(-90)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const [, findsThing] = segmenterPromises(turned, await photograph(200))
  await expect(findsThing.check(open())).resolves.toBeUndefined()
})

test('equal images are looked at once, also at the same time', async () => {
  const segmenter = open()
  const image = await photograph()
  const masks = await Promise.all([image, Uint8Array.from(image), image].map((one) => segmenter.segment(one, never())))
  await segmenter.segment(image, never())
  expect(new Set(masks).size).toBe(1)
  expect(await runs()).toBe(1)
})

describe.each(['crash', 'fail', 'crash at start'] as const)('a network that does "%s"', (behaviour) => {
  test('gives no mask, and works again with the next image once it can', async () => {
    await network.does(behaviour)
    const segmenter = open()
    expect(await segmenter.segment(await photograph(), never())).toBeNull()
    expect(warnings).toHaveLength(1)
    await network.does('work')
    expect(await segmenter.segment(await photograph(), never())).not.toBeNull()
  })
})

test.each(['hang', 'hang at start'] as const)('a network that does "%s" is killed when its time is over', async (behaviour) => {
  await network.does(behaviour)
  const segmenter = open({ limits: { ...limits, replyMs: 500, startMs: behaviour === 'hang' ? 20_000 : 2000 } })
  expect(await segmenter.segment(await photograph(), never())).toBeNull()
  const [note] = await network.notes()
  const pid = Number(note.split(' ')[1])
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('after a failure it rests, instead of failing anew with every image', async () => {
  await network.does('crash')
  const segmenter = open({ limits: { ...limits, restMs: 60_000 } })
  for (const level of [1, 2, 3]) expect(await segmenter.segment(await photograph(level), never())).toBeNull()
  expect(await started()).toBe(1)
  expect(warnings).toHaveLength(1)
})

test('the process ends when nothing was asked for a while, and is started again', async () => {
  const segmenter = open({ limits: { ...limits, idleMs: 200 } })
  await segmenter.segment(await photograph(1), never())
  const [note] = await network.notes()
  const pid = Number(note.split(' ')[1])
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await segmenter.segment(await photograph(2), never())).not.toBeNull()
  expect(await started()).toBe(2)
})

test('clients take turns, and who has most waiting gives way when too many wait', async () => {
  await network.does('wait')
  const segmenter = open()
  const images = await Promise.all([1, 2, 3, 4, 9].map(photograph))
  const order: string[] = []
  const ask = (client: string, name: string, image: Uint8Array): Promise<void> =>
    actFor(client, async () => {
      const mask = await segmenter.segment(image, never())
      order.push(mask === null ? `${name} gave way` : name)
    })
  const many = images.slice(0, 4).map((image, place) => ask('a', `a${place + 1}`, image))
  const one = ask('b', 'b', images[4])
  await expect.poll(runs, { timeout: 20_000 }).toBe(1)
  await network.does('work')
  await Promise.all([...many, one])
  expect(order).toEqual(['a4 gave way', 'a1', 'a2', 'b', 'a3'])
})

test('a caller who leaves is told at once, and an image nobody waits for is not looked at', async () => {
  await network.does('wait')
  const segmenter = open()
  const first = segmenter.segment(await photograph(1), never())
  const leaving = new AbortController()
  const second = segmenter.segment(await photograph(2), leaving.signal)
  leaving.abort()
  await expect(second).rejects.toMatchObject({ code: 'request.cancelled' })
  await network.does('work')
  await first
  expect(await segmenter.segment(await photograph(3), never())).not.toBeNull()
  expect(await runs()).toBe(2)
})

test('two installations use one network after the other', async () => {
  const [one, other] = [open(), open()]
  expect(await one.segment(await photograph(1), never())).not.toBeNull()
  // The first one's process waits for its next image, and leaves when the second one asks.
  expect(await other.segment(await photograph(2), never())).not.toBeNull()
  expect(await one.segment(await photograph(3), never())).not.toBeNull()
  expect(warnings).toEqual([])
})

test('an installation goes on without a mask when another one keeps the network for too long', async () => {
  const [one, other] = [open(), open({ limits: { ...limits, startMs: 1500 } })]
  await one.segment(await photograph(1), never())
  await network.does('hang')
  void one.segment(await photograph(2), never())
  await expect.poll(runs).toBe(2)
  expect(await other.segment(await photograph(3), never())).toBeNull()
})

test('after closing, the process is gone and nothing is answered', async () => {
  const segmenter = open()
  await segmenter.segment(await photograph(), never())
  const pid = Number((await network.notes())[0].split(' ')[1])
  await segmenter.close()
  await expect.poll(() => isAlive(pid)).toBe(false)
  await expect(segmenter.segment(await photograph(), never())).rejects.toMatchObject({ code: 'server.stopping' })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
