import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS, openDatabase } from './database.ts'
import { newPostgresDatabase, testDatabases } from './databases.test-data.ts'
import { ads, leads } from './schema.ts'

describe.each(testDatabases)('migrations on $name', ({ open }) => {
  test('create every table, and record that they ran', async () => {
    const database = await open()
    const ran = await database.rows.execute(sql`SELECT name FROM migrations ORDER BY name`)
    expect(ran).toMatchObject({ rows: (await readdir(MIGRATIONS)).toSorted().map((name) => ({ name })) })
    expect([await database.rows.$count(ads), await database.rows.$count(leads)]).toEqual([0, 0])
    await database.close()
  })

  test('leave nothing of a failed transaction', async () => {
    const database = await open()
    const row = { id: 'ad_1', type: 'display', body: {}, createdAt: new Date(0), updatedAt: new Date(0) }
    const failing = database.rows.transaction(async (tx) => {
      await tx.insert(ads).values(row)
      await tx.insert(ads).values(row)
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await database.rows.$count(ads)).toBe(0)
    await database.close()
  })
})

test('processes that start together on one PostgreSQL migrate it once', async () => {
  const url = await newPostgresDatabase()
  const together = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })])
  await together[0].rows.insert(ads).values({ id: 'ad_1', type: 'display', body: {}, createdAt: new Date(0), updatedAt: new Date(0) })
  expect(await Promise.all(together.map(({ rows }) => rows.$count(ads)))).toEqual([1, 1, 1])
  await Promise.all(together.map(({ close }) => close()))
})
