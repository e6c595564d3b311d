import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Workers } from '@adloom/engine/workers.ts'
import { openMailServer } from '@adloom/providers/mail/local-mail-server.test-data.ts'
import { outboxMailer } from '@adloom/providers/mail/outbox.ts'
import { type FastifyInstance } from 'fastify'
import { type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { openInMemory } from '../database/made-database.test-data.ts'
import { leads as leadRows } from '../database/schema.ts'
import { leadMail, leadNotifier } from './lead-mail.ts'
import { createLeads } from './leads.ts'
import { createWholeApp } from '../whole-app.test-data.ts'

/** Leads need no engine. */
const nobody: Workers = {
  run: () => Promise.reject(new Error('no workers here')),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
const never = new AbortController().signal

let folder = ''
let database: Database
let nowMs = Date.UTC(2026, 10, 22, 9)
const opened: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-lead-mail-'))
  database = await openInMemory()
}, 60_000)
beforeEach(async () => {
  await database.rows.delete(leadRows)
})
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function installation(env: Record<string, string>): Promise<FastifyInstance> {
  const data = await mkdtemp(join(folder, 'data-'))
  const app = await createWholeApp({ env: { RATE_FACTOR: '1000', ...env }, folder: data, database, workers: nobody, now: () => nowMs })
  opened.push(() => app.close())
  return app
}

/** An installation with an SMTP server on this machine. */
async function installationWithMail(options: SMTPServerOptions = {}, env: Record<string, string> = {}) {
  const server = await openMailServer(options)
  opened.push(server.close)
  const addresses = { LEAD_NOTIFY_TO: 'owner@shop.example', MAIL_FROM: 'Ads <ads@shop.example>' }
  const app = await installation({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, ...addresses, ...env })
  return { app, server }
}

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', company: 'Engines' }
const words = { subject: 'New lead', text: 'Please call.', html: '<p>Please call.</p>' }

/** Submits a lead; returns the submitter's cookies. */
async function submitted(app: FastifyInstance): Promise<string> {
  const reply = await app.inject({ method: 'POST', url: '/api/user/create', payload: ada })
  expect(reply.statusCode).toBe(201)
  const lines = [reply.headers['set-cookie'] ?? []].flat()
  return lines.map((line) => line.split(';')[0]).join('; ')
}
const sendMail = (app: FastifyInstance, cookie: string, mail: object = words) =>
  app.inject({ method: 'POST', url: '/api/sendgrid-email/send', headers: { cookie }, payload: mail })

describe('a lead, with a mail server', () => {
  test('is mailed to the owner only, whatever the caller sends', async () => {
    const { app, server } = await installationWithMail()
    const victim = 'victim@else.example'
    const reply = await sendMail(app, await submitted(app), {
      to: victim,
      cc: [victim],
      bcc: victim,
      from: victim,
      reply_to: victim,
      headers: { Bcc: victim },
      personalizations: [{ to: [{ email: victim }] }],
      envelope: { to: victim },
      subject: `Hello\r\nBcc: ${victim}\r\n\r\nBody`,
      text: `Line\r\n.\r\nMAIL FROM:<x@y.example>\r\nRCPT TO:<${victim}>\r\nEmail: forged@else.example`,
      html: '<script>alert(1)</script><a href="https://phish.example">Click</a>',
    })
    expect(reply.statusCode).toBe(202)
    expect(server.taken).toHaveLength(1)
    const [{ recipients, sender, headers, subject, text, html }] = server.taken
    expect([recipients, sender]).toEqual([['owner@shop.example'], 'ads@shop.example'])
    expect(headers.filter(({ name }) => !['date', 'mime-version', 'content-type'].includes(name))).toEqual([
      { name: 'from', value: '"Ads" <ads@shop.example>' },
      { name: 'to', value: 'owner@shop.example' },
      { name: 'reply-to', value: '"Ada Lovelace" <ada@example.com>' },
      { name: 'subject', value: expect.any(String) },
      { name: 'message-id', value: `<${reply.json().id}@shop.example>` },
    ])
    expect(subject).toBe(`Hello Bcc: ${victim} Body`)
    expect(text.split('\n')).toEqual([
      'Name: Ada Lovelace',
      'Email: ada@example.com',
      'Company: Engines',
      'Received: 2026-11-22T09:00:00.000Z',
      '',
      `Line . MAIL FROM:<x@y.example> RCPT TO:<${victim}> Email: forged@else.example`,
    ])
    expect(html).not.toMatch(/phish|<script|<a/)
  })

  test('is mailed once, and not to the submitter', async () => {
    const { app, server } = await installationWithMail()
    const cookie = await submitted(app)
    const replies = [await sendMail(app, cookie), await sendMail(app, cookie)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202])
    expect(replies[0].json()).toEqual(replies[1].json())
    expect(server.taken.flatMap(({ recipients }) => recipients)).toEqual(['owner@shop.example'])
  })

  test('is mailed later after a failure, under the same id', async () => {
    let refusal: (Error & { responseCode: number }) | null = Object.assign(new Error('Later'), { responseCode: 451 })
    const { app, server } = await installationWithMail({ onRcptTo: (_, __, done) => done(refusal) })
    const cookie = await submitted(app)
    const failed = await sendMail(app, cookie)
    expect([failed.statusCode, failed.json().error.code]).toEqual([503, 'mail.unavailable'])
    refusal = Object.assign(new Error('No such user'), { responseCode: 550 })
    const refused = await sendMail(app, cookie)
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      502,
      'The mail service refused the message: the sender or the recipient is not accepted.',
    ])
    refusal = null
    const sent = await sendMail(app, cookie)
    const [{ id }] = await database.rows.select().from(leadRows)
    expect(sent.json().id).toBe(id.replace('lead_', 'mail_'))
    expect(server.taken.map(({ headers }) => headers.find(({ name }) => name === 'message-id')?.value)).toEqual([
      `<${sent.json().id}@shop.example>`,
    ])
  })

  test('is mailed although its browser leaves at once', async () => {
    const leaving = new AbortController()
    let goOn = (): void => undefined
    const { app, server } = await installationWithMail({
      onMailFrom: (_, __, done) => {
        goOn = done
        leaving.abort()
      },
    })
    const cookie = await submitted(app)
    await app.listen({ port: 0, host: '127.0.0.1' })
    // A server that listens on a port has an address with one.
    const { port } = app.server.address() as AddressInfo
    const closed = new Promise((resolve) => {
      app.server.on('connection', (socket) => socket.on('close', resolve))
    })
    const request = fetch(`http://127.0.0.1:${port}/api/sendgrid-email/send`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(words),
      signal: leaving.signal,
    })
    await expect(request).rejects.toThrow('abort')
    await closed
    goOn()
    await expect.poll(() => server.taken.length).toBe(1)
  })

  test('allows three mails in ten minutes from one address', async () => {
    const { app } = await installationWithMail({}, { RATE_FACTOR: '' })
    const cookie = await submitted(app)
    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await sendMail(app, cookie)).statusCode)
    expect(statuses).toEqual([202, 202, 202, 429])
  })

  test('appears in the capabilities', async () => {
    const { app } = await installationWithMail()
    const featuresOf = async (one: FastifyInstance) => (await one.inject('/api/capabilities')).json().features.mail
    expect(await featuresOf(app)).toMatchObject({ provider: 'smtp', available: true, needsNetwork: true })
    expect(await featuresOf(await installation({}))).toMatchObject({ provider: 'outbox', available: true, needsNetwork: false })
  })
})

describe('the mails of a day', () => {
  test('are limited to fifty times the rate’s factor; a day later there may be more', async () => {
    const app = await installation({ RATE_FACTOR: '0.34' })
    const statuses: number[] = []
    for (let hour = 0; hour < 18; hour++) {
      statuses.push((await sendMail(app, await submitted(app))).statusCode)
      nowMs += 3_600_000
    }
    expect(statuses).toEqual([...Array.from({ length: 17 }, () => 202), 429])
    const refused = await sendMail(app, await submitted(app))
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'mail.too-many'])
    nowMs += 8 * 3_600_000
    expect((await sendMail(app, await submitted(app))).statusCode).toBe(202)
  })

  test('are counted across processes, even when concurrent; a sent mail is not sent again, a failed one does not count', async () => {
    const outbox = join(folder, 'outbox')
    const rules = { from: { name: '', address: 'ads@shop.example' }, to: null, perDay: 2 }
    const processes = [1, 2, 3].map(() => createLeads(database, () => nowMs))
    const notifiers = processes.map((leads) =>
      leadNotifier(
        leads,
        outboxMailer(outbox, () => nowMs),
        rules,
      ),
    )
    const broken = leadNotifier(
      processes[0],
      outboxMailer('/dev/null/outbox', () => nowMs),
      rules,
    )
    const tickets = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await processes[0].keep(ada)).ticket))
    for (const ticket of tickets) await expect(broken(ticket, words, never)).rejects.toMatchObject({ code: 'ENOTDIR' })
    const results = await Promise.allSettled(tickets.map((ticket, at) => notifiers[at % 3](ticket, words, never)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await readdir(outbox)).toHaveLength(2)
    const retries = await Promise.allSettled(tickets.map((ticket) => notifiers[0](ticket, words, never)))
    expect(retries.map(({ status }) => status)).toEqual(results.map(({ status }) => status))
    const refusals = retries.filter(({ status }) => status === 'rejected')
    expect(refusals).toMatchObject([1, 2, 3, 4].map(() => ({ reason: { code: 'mail.too-many' } })))
    expect(await readdir(outbox)).toHaveLength(2)
  })
})

test('long text is cut between characters', () => {
  const lead = { id: 'lead_1', name: 'Ada', email: 'ada@example.com', createdAt: '2026-11-22T09:00:00.000Z' }
  const addresses = { from: { name: '', address: 'ads@shop.example' }, to: null }
  const { subject, text } = leadMail('mail_1', lead, { subject: '🦁'.repeat(200), text: `x${'🦁'.repeat(5000)}` }, addresses)
  expect(subject).toBe('🦁'.repeat(150))
  expect(text.endsWith(`\nx${'🦁'.repeat(3999)}`)).toBe(true)
})
