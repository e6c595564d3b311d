import { AdloomError } from '@adloom/domain/error.ts'
import { type Mail } from '@adloom/domain/ports/mailer.ts'
import { sendGridMailer } from '@adloom/providers/mail/sendgrid.ts'
import * as z from 'zod'
import { type ContractCheck, openApi, type OpenApi, type Verdict } from './open-api.ts'

const PATH = '/v3/mail/send'

const full: Mail = {
  id: 'mail_0123456789abcdef',
  from: { name: 'Ads, Ltd', address: 'ads@müller.example' },
  to: { name: '', address: 'owner@shop.example' },
  replyTo: { name: 'Łukasz; 日本', address: 'ada+ads@shop.example' },
  subject: 'New lead\r\nBcc: x',
  text: 'Hello',
  html: '<p>Hello</p>',
}

/** Mails whose requests must fit. */
const mails: Readonly<Record<string, Mail>> = {
  'a mail with everything': full,
  'a mail without names and answers': { ...full, from: { name: '', address: 'ads@shop.example' }, replyTo: null },
}

/** Ways to corrupt a request: a check that accepts these checks nothing. */
const invalid: Readonly<Record<string, object>> = {
  'a request without a sender': { from: undefined },
  'a request to no address': { personalizations: [{ to: [{ email: 'nobody' }] }] },
  'a request with a field of its own': { trackers: true },
}

/** SendGrid's Web API, as Twilio publishes it (github.com/twilio/sendgrid-oai, `tsg_mail_v3`). */
export const sendGridContract: ContractCheck = {
  file: 'sendgrid_mail.json',
  check: async (contract) => {
    const api = openApi(contract)
    const requests = await Promise.all(
      Object.entries(mails).map(async ([what, mail]): Promise<Verdict> => {
        const { url, body } = await requestOf(mail)
        const known = z.array(z.object({ url: z.string() })).parse(api.at('servers'))
        const isKnown = known.some((server) => `${server.url}${PATH}` === url)
        return { what, problems: [...api.problemsOf(PATH, 'post', body), ...(isKnown ? [] : [`${url} is no server of the contract`])] }
      }),
    )
    const { body } = await requestOf(full)
    const refused = Object.entries(invalid).map(([what, change]): Verdict => {
      const changed: unknown = JSON.parse(JSON.stringify({ ...body, ...change }))
      return { what: `${what} is noticed`, problems: api.problemsOf(PATH, 'post', changed).length > 0 ? [] : ['it passes'] }
    })
    return [...requests, ...refused, ...(await replies(api))]
  },
}

/** The request our mailer sends for a mail. */
async function requestOf(mail: Mail): Promise<{ readonly url: string; readonly body: Readonly<Record<string, unknown>> }> {
  const requests: { url: string; body: Readonly<Record<string, unknown>> }[] = []
  const mailer = sendGridMailer({
    apiKey: 'SG.none',
    fetch: async (url, init) => {
      requests.push({ url, body: z.record(z.string(), z.unknown()).parse(JSON.parse(z.string().parse(init?.body))) })
      return new Response(null, { status: 202 })
    },
  })
  await mailer.send(mail, new AbortController().signal)
  return requests[0]
}

/** Every example answer in the contract must lead to the failure, or the success, that it describes. */
async function replies(api: OpenApi): Promise<readonly Verdict[]> {
  const statuses = Object.keys(z.record(z.string(), z.unknown()).parse(api.at('paths', PATH, 'post', 'responses')))
  const verdicts: Verdict[] = []
  for (const status of statuses) {
    const examples = status === '202' ? [null] : examplesOf(api, status)
    for (const example of examples) {
      const text = example === null ? null : JSON.stringify(example)
      const mailer = sendGridMailer({ apiKey: 'SG.none', fetch: async () => new Response(text, { status: Number(status) }) })
      const outcome: unknown = await mailer.send(full, new AbortController().signal).catch((error: unknown) => error)
      verdicts.push({ what: `the answer ${status}`, problems: problemsOf(status, example, outcome) })
    }
  }
  return verdicts
}

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

function examplesOf(api: OpenApi, status: string): readonly unknown[] {
  const examples = api.at('paths', PATH, 'post', 'responses', status, 'content', 'application/json', 'examples')
  return Object.values(z.record(z.string(), z.object({ value: z.unknown() })).parse(examples)).map(({ value }) => value)
}

function problemsOf(status: string, example: unknown, outcome: unknown): readonly string[] {
  if (status === '202') return outcome === full.id ? [] : [`it became ${String(outcome)}`]
  const wanted = Number(status) >= 500 ? 'mail.unavailable' : 'mail.refused'
  const [{ message }] = errorsSchema.parse(example).errors
  const isRight = outcome instanceof AdloomError && outcome.code === wanted && outcome.detail?.includes(message) === true
  return isRight ? [] : [`it became ${String(outcome)}`]
}
