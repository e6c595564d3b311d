import { campaignChoicesSchema } from '@adloom/domain/campaign/campaign.ts'
import { type FeedRow } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { actFor } from '@adloom/engine/turns/current-client.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { webhookDeliveries, webhooks } from '../database/program-tables.ts'
import { type BossQueues, createBossQueues } from '../jobs/boss-queue.ts'
import { type QueueWorker } from '../jobs/queue-worker.ts'
import { createCampaignQueue } from './campaign-queue.ts'
import { type CampaignAdOrder, createCampaignWorker } from './campaign-worker.ts'
import { type Campaigns, createCampaigns } from './campaigns.ts'
import { createFeedReading } from './feed-reading.ts'
import { createProductAttempts } from './product-attempts.ts'

const OWNER = 'owner'

let database: Database
let queues: BossQueues
let workers: QueueWorker[]

beforeEach(async () => {
  database = await openInMemory()
  queues = createBossQueues(database, () => undefined)
  workers = []
})
afterEach(async () => {
  for (const worker of workers) await worker.stop()
  await queues.close()
  await database.close()
})

const product = (row: number): FeedRow => ({
  row,
  product: { title: `Mug ${row}`, link: null, image: `https://shop.example/${row}.jpg` } as never,
})
const refused = (row: number): FeedRow => ({
  row,
  problem: { code: 'feed.no-link', sentence: 'It has neither a link nor a title with a picture.' },
})

/** Campaigns whose feeds are these rows, and workers whose ads are made by `makeAd`; `beforeWork` comes before each reading and each ad. */
function installation(
  feeds: Readonly<Record<string, readonly FeedRow[] | AsyncIterable<FeedRow>>>,
  makeAd: (order: CampaignAdOrder, signal: AbortSignal) => Promise<void>,
  beforeWork: () => void = () => undefined,
) {
  const { rows } = database
  const jobs = createCampaignQueue(rows, queues.campaigns)
  const campaigns = createCampaigns(rows, jobs, () => Date.now())
  const rowsOfFeed = async function* (feed: unknown) {
    yield* feeds[String(feed)]
  }
  const startWorker = (atOnce = 2): QueueWorker => {
    const worker = createCampaignWorker({
      rows,
      queue: queues.campaigns,
      jobs,
      attempts: createProductAttempts(rows, () => Date.now()),
      readFeed: createFeedReading({ rows, jobs, rowsOfFeed, now: Date.now }),
      makeAd,
      actAs: (_owner, work) => {
        beforeWork()
        return work()
      },
      atOnce,
      now: Date.now,
      onError: () => undefined,
    })
    workers.push(worker)
    worker.start()
    return worker
  }
  const start = (feed: string, client = 'client') =>
    actFor(client, () =>
      campaigns.start({ name: feed, choices: campaignChoicesSchema.parse({}), feed, owner: OWNER, origin: 'http://localhost:4400' }),
    )
  return { campaigns, start, startWorker }
}

async function until<Value>(read: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read()
    if (isSo(value)) return value
    await wait(10)
  }
}
const finished = (campaigns: Campaigns, id: string) =>
  until(
    () => campaigns.find(id, OWNER),
    ({ status }) => status === 'finished',
  )

test('every product of a feed is made once, and rows that say too little keep their reason', async () => {
  const made: number[] = []
  const { campaigns, start, startWorker } = installation(
    { mugs: [product(1), refused(2), ...[3, 4, 5, 6, 7].map(product)] },
    async ({ place }) => {
      made.push(place)
    },
  )
  startWorker()
  startWorker()
  const { id } = await start('mugs')
  const { products } = await finished(campaigns, id)
  expect(products).toEqual({ waiting: 0, making: 0, made: 6, failed: 0, refused: 1 })
  expect(made.toSorted((one, other) => one - other)).toEqual([1, 3, 4, 5, 6, 7])
  expect(await campaigns.products(id, OWNER, { statuses: ['refused'], after: 0, limit: 10 })).toEqual([
    {
      place: 2,
      row: 2,
      title: null,
      status: 'refused',
      adId: null,
      code: 'feed.no-link',
      problem: 'It has neither a link nor a title with a picture.',
    },
  ])
})

test('a product fails alone, a failure that may pass is tried again, and only failed ones are retried', async () => {
  const attempts = new Map<number, number>()
  let isRepaired = false
  const { campaigns, start, startWorker } = installation({ mugs: [1, 2, 3].map(product) }, async ({ place }) => {
    attempts.set(place, (attempts.get(place) ?? 0) + 1)
    if (place === 2 && !isRepaired) throw new AdloomError('picture.undecodable')
    if (place === 3 && attempts.get(place) === 1) throw new AdloomError('page.timeout')
  })
  startWorker()
  const { id } = await start('mugs')
  expect((await finished(campaigns, id)).products).toMatchObject({ made: 2, failed: 1 })
  expect([...attempts]).toEqual(
    expect.arrayContaining([
      [1, 1],
      [2, 1],
      [3, 2],
    ]),
  )
  const [failed] = await campaigns.products(id, OWNER, { statuses: ['failed'], after: 0, limit: 10 })
  expect(failed).toMatchObject({ place: 2, code: 'picture.undecodable' })
  isRepaired = true
  await campaigns.retry(id, OWNER)
  expect((await finished(campaigns, id)).products).toMatchObject({ made: 3, failed: 0 })
  expect(attempts.get(1)).toBe(1)
})

test('a webhook is told once when nothing is left to do, again after a retry, and also when no row gave a product', async () => {
  const { rows } = database
  const at = { owner: OWNER, events: ['campaign.finished'], secret: 'whsec_', createdAt: new Date() }
  await rows.insert(webhooks).values({ id: 'wh_1', url: 'https://receiver.example/', ...at })
  let isRepaired = false
  const { campaigns, start, startWorker } = installation(
    { mugs: [product(1), refused(2), product(3), product(4)], empty: [refused(1)] },
    async ({ place }) => {
      if (place === 3 && !isRepaired) throw new AdloomError('picture.undecodable')
    },
  )
  startWorker(3)
  const told = async (): Promise<readonly object[]> =>
    (await rows.select().from(webhookDeliveries).orderBy(webhookDeliveries.place)).map(({ body }) => JSON.parse(body).data)
  const { id } = await start('mugs')
  await finished(campaigns, id)
  const first = { id, name: 'mugs', problem: null, made: 2, failed: 2 }
  await expect.poll(told).toEqual([first])
  isRepaired = true
  await campaigns.retry(id, OWNER)
  await finished(campaigns, id)
  await expect.poll(told).toEqual([first, { ...first, made: 3, failed: 1 }])
  const empty = await start('empty')
  await expect.poll(async () => (await told()).at(2)).toEqual({ id: empty.id, name: 'empty', problem: null, made: 0, failed: 1 })
  await wait(100)
  expect(await told()).toHaveLength(3)
})

test('a paused campaign begins no further product, and goes on where it was', async () => {
  const made: number[] = []
  const { campaigns, start, startWorker } = installation(
    { mugs: Array.from({ length: 20 }, (_, at) => product(at + 1)) },
    async ({ place }) => {
      await wait(5)
      made.push(place)
    },
  )
  startWorker()
  const { id } = await start('mugs')
  await until(
    async () => made.length,
    (count) => count > 3,
  )
  expect((await campaigns.pause(id, OWNER)).status).toBe('paused')
  await until(
    () => campaigns.find(id, OWNER),
    ({ products }) => products.making === 0,
  )
  const before = made.length
  await wait(60)
  expect(made.length).toBe(before)
  await campaigns.resume(id, OWNER)
  await finished(campaigns, id)
  expect(made.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('a feed is read to its end when its campaign is paused and goes on in the same moment', async () => {
  let times = 0
  const feed: AsyncIterable<FeedRow> = {
    async *[Symbol.asyncIterator]() {
      const isFirst = ++times === 1
      try {
        for (let row = 1; row <= 501; row++) {
          if (isFirst && row === 500) await campaigns.pause(id, OWNER)
          yield refused(row)
        }
      } finally {
        // The reading has ended, its job is still there.
        if (isFirst) await campaigns.resume(id, OWNER)
      }
    },
  }
  const { campaigns, start, startWorker } = installation({ feed }, async () => undefined)
  const { id } = await start('feed')
  startWorker()
  expect((await finished(campaigns, id)).products).toMatchObject({ refused: 501 })
})

test('an ad that is being made while all are changed is made again with the change', async () => {
  const calls: (string | null)[] = []
  const { campaigns, start, startWorker } = installation({ mugs: [product(1)] }, async ({ campaign, choices }) => {
    calls.push(choices.callToAction)
    if (calls.length === 1) await campaigns.edit(campaign.id, OWNER, { change: 'callToAction', callToAction: 'See it' })
  })
  startWorker()
  const { id } = await start('mugs')
  expect((await finished(campaigns, id)).products).toMatchObject({ made: 1 })
  expect(calls).toEqual([null, 'See it'])
})

test('a worker that stops gives its product back, and the next one makes it', async () => {
  const begun: number[] = []
  let isBlocked = true
  const { campaigns, start, startWorker } = installation({ mugs: [product(1)] }, (order, signal) => {
    begun.push(order.place)
    return isBlocked
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      : Promise.resolve()
  })
  const first = startWorker()
  const { id } = await start('mugs')
  await until(
    async () => begun.length,
    (count) => count > 0,
  )
  await first.stop()
  expect((await campaigns.find(id, OWNER)).products).toMatchObject({ waiting: 1, making: 0 })
  isBlocked = false
  startWorker()
  expect((await finished(campaigns, id)).products).toMatchObject({ made: 1 })
  expect(begun).toEqual([1, 1])
})

test('a product whose job was taken just before its worker stopped is not begun', async () => {
  const made: number[] = []
  let begunWorks = 0
  const { campaigns, start, startWorker } = installation(
    { mugs: [product(1)] },
    async ({ place }) => {
      made.push(place)
    },
    () => {
      // The first reads the feed.
      if (++begunWorks === 2) void worker.stop()
    },
  )
  const worker = startWorker(1)
  const { id } = await start('mugs')
  await until(
    async () => begunWorks,
    (count) => count === 2,
  )
  await worker.stop()
  expect(made).toEqual([])
  expect((await campaigns.find(id, OWNER)).products).toMatchObject({ waiting: 1, making: 0 })
})

test('two clients take turns, however many products one of them has', async () => {
  const made: string[] = []
  const { campaigns, start, startWorker } = installation(
    { large: Array.from({ length: 60 }, (_, at) => product(at + 1)), small: [1, 2, 3].map(product) },
    async ({ campaign }) => {
      made.push(campaign.name)
      await wait(2)
    },
  )
  const large = await start('large', 'one')
  startWorker(1)
  await until(
    async () => made.length,
    (count) => count > 5,
  )
  const small = await start('small', 'other')
  await finished(campaigns, small.id)
  expect(made.length).toBeLessThan(40)
  await finished(campaigns, large.id)
  expect(made.length).toBe(63)
})

test('a removed campaign is gone, and only its owner sees it', async () => {
  const { campaigns, start, startWorker } = installation({ mugs: [1, 2, 3].map(product) }, async () => wait(5))
  startWorker()
  const { id } = await start('mugs')
  await expect(campaigns.find(id, 'another')).rejects.toMatchObject({ code: 'campaign.not-found' })
  expect((await campaigns.list(OWNER)).map((campaign) => campaign.id)).toEqual([id])
  await campaigns.remove(id, OWNER)
  await expect(campaigns.find(id, OWNER)).rejects.toMatchObject({ code: 'campaign.not-found' })
  expect(await campaigns.list(OWNER)).toEqual([])
})
