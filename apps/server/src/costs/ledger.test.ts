import { AdloomError } from '@adloom/domain/error.ts'
import { type Prices } from '@adloom/providers/prices/price.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { newPostgresDatabase, testDatabases } from '../database/databases.test-data.ts'
import { paidCalls } from '../database/schema.ts'
import { createLedger, type Ledger, type Purchase } from './ledger.ts'
import { type Budgets, createPaidCalls, type PaidCalls } from './paid-calls.ts'

const asOf = '2026-11-22'
/** A dollar per image and a dollar per token. */
const prices: Prices = {
  'acme:pictures': { per: 'picture', usd: 1, asOf },
  'acme:words': { per: 'million-tokens', input: 1_000_000, output: 1_000_000, asOf },
}
const LATE = Date.UTC(2026, 10, 22, 22, 30)
const images = (count: number): Purchase => ({ role: 'fastImages', engine: 'acme:pictures', maxUsage: { pictures: count } })
const words: Purchase = { role: 'copy', engine: 'acme:words', maxUsage: { inputTokens: 1, outputTokens: 9 } }
const unpriced: Purchase = { role: 'copy', engine: 'acme:new', maxUsage: { inputTokens: 1, outputTokens: 9 } }

/** Whose the calls are; nobody's unless a test says so. */
let payer: string | null = null
const callsOn = ({ rows }: Database, budgets: Budgets, now: () => number): PaidCalls =>
  createPaidCalls({ rows, budgets, owner: () => payer, now })
const ledgerOn = (database: Database, dayUsd: number | null, now: () => number = () => LATE, ownerUsd: number | null = null): Ledger =>
  createLedger({ paidCalls: callsOn(database, { dayUsd, ownerUsd }, now), prices, warn: () => undefined, now })
/** Pays and reports the usage, the maximum unless given. */
const buy = (ledger: Ledger, purchase: Purchase, used = purchase.maxUsage): Promise<string> =>
  ledger.pay(purchase, async (reportUsage) => {
    reportUsage(used)
    return 'made'
  })

describe.each(testDatabases)('the ledger on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(() => {
    payer = null
    return database.rows.delete(paidCalls)
  })
  afterAll(() => database.close())

  test('records a paid call with its maximum, its cost and its usage', async () => {
    expect(await buy(ledgerOn(database, null), words, { inputTokens: 1, outputTokens: 2 })).toBe('made')
    expect(await database.rows.select().from(paidCalls)).toEqual([
      {
        id: expect.stringMatching(/^paid_/),
        day: '2026-11-22',
        owner: null,
        role: 'copy',
        engine: 'acme:words',
        mostMicroUsd: 10_000_000,
        microUsd: 3_000_000,
        used: { inputTokens: 1, outputTokens: 2 },
        startedAt: new Date(LATE),
        finishedAt: new Date(LATE),
      },
    ])
  })

  test('refuses a call that could exceed the budget before it is made, with the time for a retry', async () => {
    const ledger = ledgerOn(database, 10)
    await buy(ledger, words, { inputTokens: 1, outputTokens: 3 })
    await buy(ledger, images(6))
    let isMade = false
    const refused = ledger.pay(images(1), async () => (isMade = true))
    await expect(refused).rejects.toMatchObject({
      code: 'budget.spent',
      message: 'What this installation may spend in a day is spent. Paid calls are possible again at midnight UTC, in 1 h 30 min.',
      values: { seconds: 5400 },
    })
    expect(isMade).toBe(false)
    expect(await database.rows.$count(paidCalls)).toBe(2)
  })

  test('gives each UTC day its own budget', async () => {
    let now = LATE
    const ledger = ledgerOn(database, 1, () => now)
    await buy(ledger, images(1))
    now = Date.UTC(2026, 10, 23)
    await expect(buy(ledger, images(1))).resolves.toBe('made')
    expect(await ledger.today(null)).toMatchObject({ day: '2026-11-23', spentUsd: 1, freeAgainAt: '2026-11-24T00:00:00.000Z' })
  })

  test('refuses a call above the whole daily budget with budget.too-small', async () => {
    await expect(buy(ledgerOn(database, 0.05), images(2))).rejects.toMatchObject({
      code: 'budget.too-small',
      message: 'This may cost up to 2.00 USD, and this installation may spend 0.05 USD in a day.',
    })
  })

  test('refuses an unknown price when there is a budget, and counts it as unknown otherwise', async () => {
    await expect(buy(ledgerOn(database, 10), unpriced)).rejects.toMatchObject({ code: 'budget.price-unknown' })
    const free = ledgerOn(database, null)
    await buy(free, unpriced)
    await buy(free, images(2))
    expect(await free.today(null)).toEqual({
      day: '2026-11-22',
      spentUsd: 2,
      budgetUsd: null,
      freeAgainAt: '2026-11-23T00:00:00.000Z',
      paid: [
        { role: 'fastImages', engine: 'acme:pictures', calls: 1, usd: 2, unknown: 0 },
        { role: 'copy', engine: 'acme:new', calls: 1, usd: 0, unknown: 1 },
      ],
    })
  })

  test.each([
    ['was refused before anything was made', new AdloomError('provider.key-refused'), 0],
    ['reached no server', new AdloomError('provider.unreachable', { detail: 'ECONNREFUSED' }), 0],
    ['was cut off in the middle', new AdloomError('provider.unreachable', { detail: 'ECONNRESET' }), 4],
    ['may have been billed all the same', new AdloomError('provider.timeout'), 4],
    ['failed for an unknown reason', new Error('broken'), 4],
  ])('counts a call that %s at what it can have cost', async (_what, failure, spentUsd) => {
    const ledger = ledgerOn(database, 10)
    await expect(ledger.pay(images(4), () => Promise.reject(failure))).rejects.toBe(failure)
    expect(await ledger.today(null)).toMatchObject({ spentUsd })
  })

  test('keeps counting a killed process’s call at its maximum', async () => {
    await callsOn(database, { dayUsd: 10, ownerUsd: null }, () => LATE).reserve({ ...images(7), mostUsd: 7 })
    await expect(buy(ledgerOn(database, 10), images(4))).rejects.toMatchObject({ code: 'budget.spent' })
  })

  test('adds amounts without rounding errors: ten times ten cents are a dollar', async () => {
    const ledger = ledgerOn(database, 1)
    const dime: Purchase = { ...images(1), maxUsage: { pictures: 0.1 } }
    for (let count = 0; count < 10; count++) await buy(ledger, dime)
    expect((await ledger.today(null)).spentUsd).toBe(1)
  })

  test('gives each user a budget beside that of the installation, and shows each their own day', async () => {
    const ledger = ledgerOn(database, 5, () => LATE, 3)
    payer = 'ada'
    await buy(ledger, images(2))
    await expect(buy(ledger, images(2))).rejects.toMatchObject({ code: 'budget.own-spent', values: { seconds: 5400 } })
    await expect(buy(ledger, images(4))).rejects.toMatchObject({
      code: 'budget.own-too-small',
      message: 'This may cost up to 4.00 USD, and each user may spend 3.00 USD in a day.',
    })
    payer = 'bob'
    await buy(ledger, images(2))
    payer = 'eve'
    await expect(buy(ledger, images(2))).rejects.toMatchObject({ code: 'budget.spent' })
    expect([await ledger.today('ada'), await ledger.today('eve'), await ledger.today(null)]).toMatchObject([
      { spentUsd: 2, budgetUsd: 3, paid: [{ calls: 1 }] },
      { spentUsd: 0, budgetUsd: 3, paid: [] },
      { spentUsd: 4, budgetUsd: 5, paid: [{ calls: 2 }] },
    ])
  })

  test('bills a call for its own requests only', async () => {
    const ledger = ledgerOn(database, null)
    const [two, none, unknown] = await Promise.all([
      ledger.billed(async () => [await buy(ledger, images(1)), await buy(ledger, words, { inputTokens: 0, outputTokens: 1 })]),
      ledger.billed(async () => 'free'),
      ledger.billed(async () => [await buy(ledger, unpriced), await buy(ledger, images(1))]),
    ])
    expect(two).toEqual({ result: ['made', 'made'], cost: { usd: 2 } })
    expect(none).toEqual({ result: 'free', cost: null })
    expect(unknown.cost).toEqual({ usd: null })
  })
})

test('several processes on one PostgreSQL share one budget', async () => {
  const url = await newPostgresDatabase()
  const processes = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })])
  const ledgers = processes.map((database) => ledgerOn(database, 10))
  const ended = await Promise.allSettled(Array.from({ length: 30 }, (_, place) => buy(ledgers[place % 3], images(1))))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await ledgers[0].today(null)).toMatchObject({ spentUsd: 10 })
  await Promise.all(processes.map(({ close }) => close()))
})
