import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { leads as leadRows, rateBuckets } from '../database/schema.ts'
import { csvCell } from '@adloom/domain/csv-cell.ts'
import { leadsAsCsv } from './lead-export.ts'
import { createWholeApp } from '../whole-app.test-data.ts'

/** Leads need no engine. */
const nobody: Workers = {
  run: () => Promise.reject(new Error('no workers here')),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

describe.each(testDatabases)('leads on $name', ({ open }) => {
  let folder = ''
  let database: Database
  let nowMs = Date.UTC(2026, 10, 21, 9)
  const opened: FastifyInstance[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adloom-leads-'))
    database = await open()
  }, 60_000)
  afterAll(async () => {
    await Promise.all(opened.map((app) => app.close()))
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A new installation without leads or earlier requests; `data` is its folder. */
  async function installation(env: Record<string, string> = {}) {
    await database.rows.delete(leadRows)
    await database.rows.delete(rateBuckets)
    const data = await mkdtemp(join(folder, 'data-'))
    const app = await createWholeApp({ env: env, folder: data, database, workers: nobody, now: () => nowMs })
    opened.push(app)
    const outbox = async (): Promise<readonly string[]> => {
      const names = await readdir(join(data, 'outbox')).catch(() => [])
      return Promise.all(names.map((name) => readFile(join(data, 'outbox', name), 'utf8')))
    }
    return { app, data, outbox }
  }

  const submit = (app: FastifyInstance, lead: object) => app.inject({ method: 'POST', url: '/api/user/create', payload: lead })
  /** The line that sets the cookie of a lead; another one is the browser's ticket. */
  const cookieLine = (reply: LightMyRequestResponse): string =>
    [reply.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('adloom_lead=')) ?? ''
  const cookieOf = (reply: LightMyRequestResponse): string => cookieLine(reply).split(';')[0]
  const sendMail = (app: FastifyInstance, cookie: string, mail: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/sendgrid-email/send',
      headers: { cookie },
      payload: { subject: 'New lead', text: 'Please call.', html: '<p>Please call.</p>', ...mail },
    })
  const exported = (app: FastifyInstance, token: string) =>
    app.inject({ method: 'GET', url: '/api/leads.csv', headers: { authorization: `Bearer ${token}` } })

  const TOKEN = 'open-sesame-open-sesame'
  const ada = { name: ' Ada Lovelace ', email: 'ada@example.com', company: 'Engines' }

  describe('a lead', () => {
    test('is answered with its id and date, trimmed, and a cookie hidden from scripts and other websites', async () => {
      const { app } = await installation()
      const reply = await submit(app, ada)
      expect(reply.statusCode).toBe(201)
      expect(reply.json()).toEqual({
        id: expect.stringMatching(/^lead_[0-9a-f]{32}$/),
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        company: 'Engines',
        createdAt: '2026-11-21T09:00:00.000Z',
      })
      expect(cookieLine(reply)).toMatch(/^adloom_lead=[\w-]{32}; Max-Age=900; Path=\/api; HttpOnly; SameSite=Lax$/)
    })

    test('gets its cookie over https only where the installation uses https', async () => {
      const { app } = await installation({ PUBLIC_URL: 'https://ads.example' })
      expect(cookieLine(await submit(app, ada))).toMatch(/; Secure$/)
    })

    test('of a known address is answered like any other, so that no caller learns about earlier leads', async () => {
      const { app } = await installation()
      const first = await submit(app, ada)
      const second = await submit(app, { ...ada, company: '' })
      expect(second.statusCode).toBe(201)
      expect(second.json()).toEqual({
        id: expect.any(String),
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        createdAt: first.json().createdAt,
      })
      expect(second.json().id).not.toBe(first.json().id)
    })

    test('that is refused is not stored', async () => {
      const { app } = await installation({ ADMIN_TOKEN: TOKEN })
      expect((await submit(app, { name: ' ', email: 'ada@example.com' })).json().error.message).toBe('Name is required')
      expect((await submit(app, { name: 'Ada', email: 'ada@example' })).json().error.message).toBe('Please enter a valid email address')
      expect((await exported(app, TOKEN)).body.split('\r\n')).toHaveLength(2)
    })
  })

  describe('the mail about a lead', () => {
    test('goes to the configured address whatever the caller sends, with the stored facts in it', async () => {
      const { app, outbox } = await installation({ LEAD_NOTIFY_TO: 'owner@shop.example', MAIL_FROM: 'Ads <ads@shop.example>' })
      const reply = await sendMail(app, cookieOf(await submit(app, ada)), {
        to: 'victim@else.example',
        personalizations: [{ to: [{ email: 'victim@else.example' }] }],
        subject: 'Hello\r\nBcc: victim@else.example',
        text: 'Please call <b>soon</b>.',
        html: '<a href="https://phish.example">Click</a>',
      })
      expect(reply.statusCode).toBe(202)
      expect(reply.json()).toEqual({ success: true, id: expect.stringMatching(/^mail_[0-9a-f]{32}$/) })
      const [mail, ...others] = await outbox()
      expect(others).toEqual([])
      const [head] = mail.split('\r\n\r\n')
      expect(head.split('\r\n')).toEqual([
        'Date: Sat, 21 Nov 2026 09:00:00 +0000',
        'From: "Ads" <ads@shop.example>',
        'To: owner@shop.example',
        'Reply-To: "Ada Lovelace" <ada@example.com>',
        'Subject: Hello Bcc: victim@else.example',
        `Message-ID: <${reply.json().id}@shop.example>`,
        'MIME-Version: 1.0',
        `Content-Type: multipart/alternative; boundary="=_${reply.json().id}"`,
      ])
      expect(mail).toContain('Name: Ada Lovelace\r\nEmail: ada@example.com\r\nCompany: Engines\r\n')
      expect(mail).toContain('Please call &#60;b&#62;soon&#60;/b&#62;.')
      expect(mail).not.toContain('phish')
    })

    test('is stored without a recipient when none is configured', async () => {
      const { app, outbox } = await installation()
      expect((await sendMail(app, cookieOf(await submit(app, ada)))).statusCode).toBe(202)
      expect((await outbox())[0]).toContain('\r\nTo: undisclosed-recipients:;\r\n')
    })

    test('is refused without a submission in the last quarter of an hour', async () => {
      const { app, outbox } = await installation()
      const cookie = cookieOf(await submit(app, ada))
      for (const wrong of ['', 'adloom_lead=', 'adloom_lead=guess', `other=1; not_${cookie}`]) {
        const reply = await sendMail(app, wrong)
        expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'lead.none-submitted'])
      }
      nowMs += 15 * 60_000
      expect((await sendMail(app, cookie)).statusCode).toBe(403)
      expect(await outbox()).toEqual([])
    })

    test('is sent once, however often it is requested', async () => {
      const { app, outbox } = await installation()
      const cookie = `theme=dark; ${cookieOf(await submit(app, ada))}`
      const replies = await Promise.all([sendMail(app, cookie), sendMail(app, cookie), sendMail(app, cookie)])
      expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
      expect((await sendMail(app, cookie)).json()).toEqual(replies[0].json())
      expect(await outbox()).toHaveLength(1)
    })

    test('reports a failure, and may be requested again', async () => {
      const { app, data, outbox } = await installation()
      const cookie = cookieOf(await submit(app, ada))
      await writeFile(join(data, 'outbox'), 'a file where the folder must be')
      expect((await sendMail(app, cookie)).statusCode).toBe(500)
      await rm(join(data, 'outbox'))
      expect((await sendMail(app, cookie)).statusCode).toBe(202)
      expect(await outbox()).toHaveLength(1)
    })

    test('has its rate', async () => {
      const { app } = await installation({ RATE_FACTOR: '1' })
      const cookie = cookieOf(await submit(app, ada))
      const statuses = []
      for (let count = 0; count < 4; count++) statuses.push((await sendMail(app, cookie)).statusCode)
      expect(statuses).toEqual([202, 202, 202, 429])
    })
  })

  describe('the export', () => {
    test('does not exist without a configured token', async () => {
      const { app } = await installation()
      const reply = await exported(app, '')
      expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'call.unknown'])
    })

    test('is refused without the right token, and guesses are limited', async () => {
      const { app } = await installation({ ADMIN_TOKEN: TOKEN })
      const withoutToken = await app.inject({ method: 'GET', url: '/api/leads.csv' })
      expect([withoutToken.statusCode, withoutToken.headers['www-authenticate'], withoutToken.json().error.code]).toEqual([
        401,
        'Bearer realm="Adloom"',
        'admin.token-wrong',
      ])
      const statuses = []
      for (const guess of ['open', `${TOKEN}!`, 'x', 'y', 'z', 'a', 'b', 'c', 'd', 'e', TOKEN])
        statuses.push((await exported(app, guess)).statusCode)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 429])
    })

    test('is available with the right token any number of times, a row for each address', async () => {
      const { app } = await installation({ ADMIN_TOKEN: TOKEN })
      nowMs = Date.UTC(2026, 10, 21, 9)
      const first = (await submit(app, ada)).json().id
      nowMs = Date.UTC(2026, 10, 21, 10)
      const second = (await submit(app, { name: 'Łukasz "Luk", Jr.', email: 'l@müller.example' })).json().id
      nowMs = Date.UTC(2026, 10, 22, 11)
      await submit(app, { name: 'Ada King', email: 'ADA@example.com' })
      for (let count = 0; count < 12; count++) expect((await exported(app, TOKEN)).statusCode).toBe(200)
      const reply = await exported(app, TOKEN)
      expect(reply.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="adloom-leads-2026-11-22.csv"',
        'cache-control': 'no-store',
      })
      expect(reply.body.split('\r\n')).toEqual([
        '\uFEFFid,name,email,company,createdAt,lastSubmittedAt,submissions',
        `${first},Ada King,ADA@example.com,Engines,2026-11-21T09:00:00.000Z,2026-11-22T11:00:00.000Z,2`,
        `${second},"Łukasz ""Luk"", Jr.",l@müller.example,,2026-11-21T10:00:00.000Z,2026-11-21T10:00:00.000Z,1`,
        '',
      ])
    })
  })
})

describe('the table of leads', () => {
  test.each([
    ['=1+1', `'=1+1`],
    ['+49 30 1', `'+49 30 1`],
    ['-x', `'-x`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['  =1', `'  =1`],
    ['\t=1', `"'\t=1"`],
    ['＝1', `'＝1`],
    ['=cmd|"/c calc"!A1,2', `"'=cmd|""/c calc""!A1,2"`],
    ['a;b', '"a;b"'],
    ['Ada - Lovelace', 'Ada - Lovelace'],
    [`O'Neil`, `O'Neil`],
    ['', ''],
  ])('writes the cell %j as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  test('has only its header without leads', () => {
    expect(leadsAsCsv([])).toBe('\uFEFFid,name,email,company,createdAt,lastSubmittedAt,submissions\r\n')
  })
})
