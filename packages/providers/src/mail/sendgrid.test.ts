import { inspect } from 'node:util'
import { type ReceivedMail, mailerPromises } from '@adloom/domain/ports/mailer.conformance.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { aMail } from './mail.test-data.ts'
import { sendGridMailer, sendGridRequest } from './sendgrid.ts'

const never = new AbortController().signal
const mail = aMail({ replyTo: { name: 'Lovelace, Ada; PhD', address: 'ada@example.com' } })

const person = z.strictObject({
  email: z.email(),
  name: z
    .string()
    .regex(/^[^\p{Cc},;]+$/u)
    .optional(),
})
const off = z.strictObject({ enable: z.literal(false), enable_text: z.literal(false).optional() })
/** The allowed body of our `POST /v3/mail/send`: written after its reference, but stricter (one recipient, no tracking). */
const requestSchema = z.strictObject({
  personalizations: z.tuple([z.strictObject({ to: z.tuple([person]) })]),
  from: person,
  reply_to: person.optional(),
  subject: z.string().regex(/^[^\p{Cc}]+$/u),
  content: z.tuple([
    z.strictObject({ type: z.literal('text/plain'), value: z.string().min(1) }),
    z.strictObject({ type: z.literal('text/html'), value: z.string().min(1) }),
  ]),
  headers: z.strictObject({ 'Message-ID': z.string().regex(/^<\w+@[a-z0-9.-]+>$/) }),
  tracking_settings: z.strictObject({ click_tracking: off, open_tracking: off, subscription_tracking: off, ganalytics: off }),
})

/** A fake SendGrid that answers `reply` to everything, and the requests it received. */
function sendGrid(reply: () => Response | Promise<Response>) {
  const requests: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch: Fetch = async (url, init = {}) => {
    requests.push({ url, init })
    init.signal?.throwIfAborted()
    return reply()
  }
  return { requests, mailer: sendGridMailer({ apiKey: 'SG.secret', fetch }) }
}
const accepted = (): Response => new Response(null, { status: 202, headers: { 'x-message-id': 'Ab-1_x.filter0' } })
const bodyOf = ({ init }: { readonly init: RequestInit }) => requestSchema.parse(JSON.parse(z.string().parse(init.body)))
const mailboxOf = ({ email, name }: z.infer<typeof person>): string => (name === undefined ? email : `${name} <${email}>`)

/** The mail a request would deliver. */
function receivedMail({ personalizations, from, reply_to: replyTo, subject, content }: z.infer<typeof requestSchema>): ReceivedMail {
  const headers = [
    { name: 'from', value: mailboxOf(from) },
    ...personalizations.flatMap(({ to }) => to.map((one) => ({ name: 'to', value: mailboxOf(one) }))),
    ...(replyTo === undefined ? [] : [{ name: 'reply-to', value: mailboxOf(replyTo) }]),
  ]
  return { headers, subject, text: content[0].value, html: content[1].value }
}

describe('SendGrid keeps every promise of a mailer', () => {
  test.each(mailerPromises)('$name', async ({ check }) => {
    const { requests, mailer } = sendGrid(accepted)
    const lastReceived = async (): Promise<ReceivedMail> => {
      const last = requests.at(-1)
      if (last === undefined) throw new Error('nothing was asked')
      return receivedMail(bodyOf(last))
    }
    await expect(check({ mailer, lastReceived })).resolves.toBeUndefined()
  })
})

test('one request goes to one address, with the key, following no redirect', async () => {
  const { requests, mailer } = sendGrid(accepted)
  expect(await mailer.send(mail, never)).toBe('Ab-1_x.filter0')
  expect(requests).toMatchObject([
    {
      url: 'https://api.sendgrid.com/v3/mail/send',
      init: {
        method: 'POST',
        redirect: 'manual',
        headers: { authorization: 'Bearer SG.secret', 'content-type': 'application/json' },
      },
    },
  ])
})

test('click tracking is off, our Message-ID goes along, and a name is one name', () => {
  expect(requestSchema.parse(sendGridRequest(mail))).toMatchObject({
    personalizations: [{ to: [{ email: 'owner@shop.example' }] }],
    from: { email: 'ads@shop.example', name: 'Ads' },
    reply_to: { email: 'ada@example.com', name: 'Lovelace  Ada  PhD' },
    headers: { 'Message-ID': '<mail_1@shop.example>' },
  })
})

test.each([null, '', 'x'.repeat(300), 'a b'])('an answer without a usable id (%j) leaves the mail its own', async (id) => {
  const { mailer } = sendGrid(() => new Response(null, { status: 202, headers: id === null ? {} : { 'x-message-id': id } }))
  expect(await mailer.send(mail, never)).toBe('mail_1')
})

/** As its reference shows them. */
const errorBody = (message: string, field: string | null = null): string =>
  JSON.stringify({ errors: [{ message, field, help: null }], id: 'x' })

describe('a refusal of SendGrid', () => {
  const failureOf = async (reply: () => Response) => {
    const { requests, mailer } = sendGrid(reply)
    const failure: unknown = await mailer.send(mail, never).catch((error: unknown) => error)
    expect(requests).toHaveLength(1)
    expect(inspect(failure, { depth: null })).not.toContain('SG.secret')
    return failure
  }

  test.each([
    [400, errorBody('Does not contain a valid address.', 'from.email'), 'it does not accept the message'],
    [401, errorBody('The provided authorization grant is invalid, expired, or revoked'), 'its key is wrong'],
    [
      403,
      errorBody('The from address does not match a verified Sender Identity.', 'from'),
      'its key, or the sender’s address, is not allowed to send',
    ],
    [413, errorBody('content too large', 'null'), 'the message is too large'],
    [404, errorBody('not found'), 'its answer is not the one that was agreed on'],
    [200, '', 'its answer is not the one that was agreed on'],
  ])('with %i is permanent', async (status, body, reason) => {
    expect(await failureOf(() => new Response(body, { status }))).toMatchObject({
      code: 'mail.refused',
      message: `The mail service refused the message: ${reason}.`,
      detail: expect.stringContaining(`SendGrid ${status}`),
    })
  })

  test.each([429, 500, 503])('with %i is temporary, and is not retried', async (status) => {
    expect(await failureOf(() => new Response(errorBody('too many requests'), { status }))).toMatchObject({
      code: 'mail.unavailable',
      detail: `SendGrid ${status}: too many requests`,
    })
  })

  test('by a redirect sends neither key nor mail elsewhere', async () => {
    const reply = () => new Response(null, { status: 307, headers: { location: 'https://else.example/' } })
    expect(await failureOf(reply)).toMatchObject({ code: 'mail.refused' })
  })

  test.each([
    ['says the field and the message', errorBody('is required', 'subject'), 'SendGrid 400: subject is required'],
    ['that is no JSON says its beginning', '<html>\r\nBusy', 'SendGrid 400: <html> Busy'],
    ['of another shape says its beginning', '{"errors":"no"}', 'SendGrid 400: {"errors":"no"}'],
    ['without a body says its status', '', 'SendGrid 400: '],
    ['that goes on and on is cut', errorBody('x'.repeat(100_000)), `SendGrid 400: ${'x'.repeat(300)}`],
  ])('%s, in one line of the log', async (_, body, detail) => {
    expect(await failureOf(() => new Response(body, { status: 400 }))).toMatchObject({ detail })
  })

  test('that never ends is read only at its beginning', async () => {
    let chunks = 0
    let isLeft = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks++
        controller.enqueue(new Uint8Array(4096).fill(120))
      },
      cancel: () => {
        isLeft = true
      },
    })
    expect(await failureOf(() => new Response(endless, { status: 500 }))).toMatchObject({ code: 'mail.unavailable' })
    expect([chunks < 10, isLeft]).toEqual([true, true])
  })
})

test('a failing network or a missing answer makes the service unavailable', async () => {
  const broken = sendGrid(() => Promise.reject(new TypeError('fetch failed')))
  await expect(broken.mailer.send(mail, never)).rejects.toMatchObject({ code: 'mail.unavailable' })
  const silent: Fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  await expect(sendGridMailer({ apiKey: 'k', fetch: silent, timeoutMs: 10 }).send(mail, never)).rejects.toMatchObject({
    code: 'mail.unavailable',
  })
  const leaving = new AbortController()
  const sent = sendGridMailer({ apiKey: 'k', fetch: silent }).send(mail, leaving.signal)
  const reason = new Error('left')
  leaving.abort(reason)
  await expect(sent).rejects.toBe(reason)
})

test('a mail without a recipient is refused before any request', async () => {
  const { requests, mailer } = sendGrid(accepted)
  const nobody = { name: '', address: 'a>,<victim@else.example' }
  for (const change of [{ to: null }, { to: nobody }, { from: nobody }])
    await expect(mailer.send({ ...mail, ...change }, never)).rejects.toMatchObject({ code: 'mail.refused' })
  expect(requests).toEqual([])
})
