import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mail, type Mailer } from '@adloom/domain/ports/mailer.ts'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config/config.ts'
import { type Database, openDatabase } from './database/database.ts'
import { testDatabases } from './database/databases.test-data.ts'
import { makeDatabaseFolder } from './database/made-database.test-data.ts'
import { leads as leadRows } from './database/schema.ts'
import { testVideoModel } from './jobs/video-model.test-data.ts'
import { forgottenMailSender, leadNotifier } from './leads/lead-mail.ts'
import { createLeads, type Leads } from './leads/leads.ts'
import { startServer } from './server.ts'

const never = new AbortController().signal
const addresses = { from: { name: '', address: 'ads@shop.example' }, to: { name: '', address: 'owner@shop.example' } }
const words = { subject: 'Hello', text: 'Please call.' }
const MINUTE_MS = 60_000
/** Milliseconds: the machine may be busy. */
const POLLING = { timeout: 20_000 }

describe.each(testDatabases)('a mail whose process was killed before it was accepted, on $name', ({ open }) => {
  let database: Database
  let leads: Leads
  let nowMs = Date.UTC(2026, 10, 22, 9)
  let accepted: Mail[] = []
  let isDown = false
  beforeAll(async () => {
    database = await open()
    leads = createLeads(database, () => nowMs)
  }, 60_000)
  beforeEach(async () => {
    await database.rows.delete(leadRows)
    accepted = []
    isDown = false
  })
  afterAll(() => database.close())

  const mailer: Mailer = {
    name: 'smtp',
    send: async (mail) => {
      if (isDown) throw new Error('the mailer is down')
      accepted.push(mail)
      return mail.id
    },
  }
  /** A mailer of a process that ends while it sends. */
  const killed: Mailer = { name: 'smtp', send: () => new Promise(() => undefined) }
  const notify = (by: Mailer, ticket: string, perDay = 50): Promise<string> =>
    leadNotifier(leads, by, { ...addresses, perDay })(ticket, words, never)
  const sendForgotten = (): Promise<void> => forgottenMailSender(leads, mailer, addresses)(never)

  /** The ticket of a lead whose mail was claimed and nothing more; `name` is the lead's. */
  async function forgotten(name = 'Ada'): Promise<string> {
    const { ticket, lead } = await leads.keep({ name, email: 'ada@example.com' })
    void notify(killed, ticket)
    await expect
      .poll(async () => (await database.rows.select().from(leadRows)).find(({ id }) => id === lead.id)?.mailId, POLLING)
      .not.toBeNull()
    return ticket
  }

  test('is sent when its browser asks again two minutes later, under the same id, and counts once among the day’s mails', async () => {
    const ticket = await forgotten()
    const mailId = await notify(mailer, ticket)
    expect(accepted).toEqual([])
    nowMs += 2 * MINUTE_MS + 1
    expect(await notify(mailer, ticket, 1)).toBe(mailId)
    expect(await notify(mailer, ticket, 1)).toBe(mailId)
    expect(accepted.map(({ id }) => id)).toEqual([mailId])
  })

  test('is sent two minutes later without a request, unchanged, once however many processes try', async () => {
    await forgotten('Ada')
    await forgotten('Grace')
    await sendForgotten()
    expect(accepted).toEqual([])
    nowMs += 2 * MINUTE_MS + 1
    await Promise.all([sendForgotten(), sendForgotten(), sendForgotten()])
    const storedLeads = (await leads.list()).map(({ name, mailId }) => ({ name, id: mailId }))
    expect(storedLeads).toHaveLength(2)
    expect(accepted).toHaveLength(2)
    expect(accepted.map(({ id, replyTo }) => ({ name: replyTo?.name, id }))).toEqual(expect.arrayContaining(storedLeads))
    expect(accepted.map(({ subject, to }) => [subject, to?.address])).toEqual([1, 2].map(() => ['Hello', 'owner@shop.example']))
    expect(accepted.every(({ text }) => text.endsWith('\n\nPlease call.'))).toBe(true)
    nowMs += 2 * MINUTE_MS + 1
    await sendForgotten()
    expect(accepted).toHaveLength(2)
  })

  test('is tried again after a failure, behind the others, and given up a day after its lead', async () => {
    await forgotten('Ada')
    nowMs += 1
    await forgotten('Grace')
    nowMs += 2 * MINUTE_MS + 1
    isDown = true
    await expect(sendForgotten()).rejects.toThrow('the mailer is down')
    isDown = false
    await sendForgotten()
    expect(accepted.map(({ replyTo }) => replyTo?.name)).toEqual(['Grace'])
    nowMs += 24 * 60 * MINUTE_MS
    await sendForgotten()
    expect(accepted).toHaveLength(1)
  })

  test('drops its text once it was accepted', async () => {
    const { ticket } = await leads.keep({ name: 'Ada', email: 'ada@example.com' })
    await notify(mailer, ticket)
    const [{ mailWords, mailSentAt }] = await database.rows.select().from(leadRows)
    expect([mailWords, mailSentAt]).toEqual([null, new Date(nowMs)])
  })
})

test('a starting server sends the mails its last process left behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-forgotten-mails-'))
  try {
    await makeDatabaseFolder(join(folder, 'database'))
    const database = await openDatabase({ folder: join(folder, 'database') })
    const leads = createLeads(database, () => Date.now() - 3 * MINUTE_MS)
    const { lead } = await leads.keep({ name: 'Ada', email: 'ada@example.com' })
    await leads.claimMail({ id: 'mail_1', lead, words }, 50)
    await database.close()
    const config = readConfig({ DATA_DIR: folder, PORT: '0', WORKERS: '1', LOG_LEVEL: 'silent' })
    const { stop } = await startServer(config, new PassThrough(), testVideoModel())
    const outbox = (): Promise<readonly string[]> => readdir(join(folder, 'outbox')).catch(() => [])
    await expect.poll(async () => (await outbox()).filter((name) => name.endsWith('.eml')), POLLING).toHaveLength(1)
    await stop()
    const [name] = await outbox()
    expect(await readFile(join(folder, 'outbox', name), 'utf8')).toContain('Message-ID: <mail_1@localhost>')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
