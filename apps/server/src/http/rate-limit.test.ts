import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { newPostgresDatabase, testDatabases } from '../database/databases.test-data.ts'
import { rateBuckets } from '../database/schema.ts'
import { clientNetworkOf, inMemoryRateLimit, type RateLimit } from './rate-limit.ts'
import { rateLimitOf, sharedRateLimit } from './shared-rate-limit.ts'

const threePerMinute = { requests: 3, perSeconds: 60 }
const one = { requests: 1, perSeconds: 60 }
/** Milliseconds since 1970 of an arbitrary day. */
const START = Date.UTC(2026, 10, 22, 9)

const timeOf = (ms: number): SQL<number> => sql<number>`${ms}::float8`

/** The promises of every rate limit; `make` gives an unused one. */
function promises(make: (now: () => number) => RateLimit): void {
  let ms = START
  let rates: RateLimit
  beforeEach(() => {
    ms = START
    rates = make(() => ms)
  })
  const take = (rate = threePerMinute, name = 'parse', address = '203.0.113.7'): Promise<number | null> => rates.take(name, address, rate)
  const several = async (times: number, rate = threePerMinute): Promise<(number | null)[]> => {
    const waits: (number | null)[] = []
    for (let count = 0; count < times; count++) waits.push(await take(rate))
    return waits
  }

  test('lets a burst through, then one request for each third of a minute', async () => {
    expect(await several(4)).toEqual([null, null, null, 20])
    ms += 15_000
    expect(await take()).toBe(5)
    ms += 5_000
    expect(await several(2)).toEqual([null, 20])
  })

  test('never fills a bucket above its size, however long it is idle', async () => {
    await take()
    ms += 3_600_000
    expect(await several(4)).toEqual([null, null, null, 20])
  })

  test('gives the whole burst where a token comes back after a fraction of a millisecond', async () => {
    const odd = { requests: 7, perSeconds: 1 }
    expect(await several(8, odd)).toEqual([...Array.from({ length: 7 }, () => null), 1])
  })

  test('lets one request in where the rate is less than one', async () => {
    const half = { requests: 0.5, perSeconds: 60 }
    expect(await several(2, half)).toEqual([null, 120])
    ms += 120_000
    expect(await take(half)).toBe(null)
  })

  test('has a separate bucket for each call and each address', async () => {
    expect(await take(one)).toBe(null)
    expect(await take(one, 'parse', '203.0.113.8')).toBe(null)
    expect(await take(one, 'upload')).toBe(null)
    expect(await take(one)).toBe(60)
  })

  test('lets a refunded token be taken again, once', async () => {
    await take(one)
    await rates.refund('parse', '203.0.113.7', one)
    expect(await several(2, one)).toEqual([null, 60])
  })

  test('refunds nothing when no token was taken', async () => {
    await rates.refund('parse', '203.0.113.7', one)
    expect(await several(2, one)).toEqual([null, 60])
  })
}

describe('rates in memory', () => {
  promises(inMemoryRateLimit)
})

describe.each(testDatabases)('rates in rows on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => database.rows.delete(rateBuckets))
  afterAll(() => database.close())
  promises((now) => sharedRateLimit(database.rows, now, () => timeOf(now())))

  test('drop buckets that are full again', async () => {
    let ms = START
    const rates = sharedRateLimit(
      database.rows,
      () => ms,
      () => timeOf(ms),
    )
    await rates.take('parse', '203.0.113.7', one)
    ms += 61_000
    await rates.take('upload', '203.0.113.7', one)
    expect((await database.rows.select().from(rateBuckets)).map(({ key }) => key)).toEqual(['upload 203.0.113.7'])
  })
})

describe('several processes on one PostgreSQL', () => {
  let processes: readonly Database[] = []
  beforeAll(async () => {
    const url = await newPostgresDatabase()
    processes = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })])
  })
  afterAll(() => Promise.all(processes.map(({ close }) => close())))

  test('together allow the rate of one, however requests are spread', async () => {
    const limits = processes.map(({ rows }) =>
      sharedRateLimit(
        rows,
        () => START,
        () => timeOf(START),
      ),
    )
    const calls = Array.from({ length: 30 }, (_, place) => limits[place % 3].take('parse', '203.0.113.7', { requests: 10, perSeconds: 60 }))
    const waits = await Promise.all(calls)
    expect(waits.filter((seconds) => seconds === null)).toHaveLength(10)
    expect(waits.filter((seconds) => seconds === 6)).toHaveLength(20)
  })

  test('go by the clock of the database, whatever their own say', async () => {
    const hourly = { requests: 1, perSeconds: 3600 }
    const limits = [0, START, Number.MAX_SAFE_INTEGER].map((ms, place) => rateLimitOf(processes[place], () => ms))
    expect(await limits[0].take('upload', 'a', hourly)).toBe(null)
    for (const { take } of limits) expect(await take('upload', 'a', hourly)).toBeGreaterThan(3000)
  })
})

test('of an IPv6 address the first 64 bits count, and a mapped IPv4 address counts as IPv4', () => {
  expect(clientNetworkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(clientNetworkOf('2001:DB8::1')).toBe('2001:db8:0:0')
  expect(clientNetworkOf('::1')).toBe('0:0:0:0')
  expect(clientNetworkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetworkOf('203.0.113.7')).toBe('203.0.113.7')
})
