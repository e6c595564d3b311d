import { type Mail, type Mailer } from './mailer.ts'

/** A mail as the test received it: decoded, one entry per header in `headers` (names in lower case). */
export interface ReceivedMail {
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mailer and a way to read the last mail it accepted. */
interface ObservedMailer {
  readonly mailer: Mailer
  readonly lastReceived: () => Promise<ReceivedMail>
}

/** One promise of the port, and a check that an implementation keeps it: fails by throwing. */
interface MailerPromise {
  readonly name: string
  readonly check: (observed: ObservedMailer) => Promise<void>
}

const mail = (change: Partial<Mail> = {}): Mail => ({
  id: 'mail_0123456789abcdef',
  from: { name: 'Adloom', address: 'ads@shop.example' },
  to: { name: '', address: 'owner@shop.example' },
  replyTo: null,
  subject: 'New lead',
  text: 'Ada asks for early access.',
  html: '<p>Ada asks for early access.</p>',
  ...change,
})

function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
}

const never = (): AbortSignal => new AbortController().signal
const valuesOf = ({ headers }: ReceivedMail, name: string): readonly string[] =>
  headers.filter((header) => header.name === name).map(({ value }) => value)

/** The promises of every mailer. */
export const mailerPromises: readonly MailerPromise[] = [
  {
    name: 'accepts a mail, returns its id, and delivers both parts unchanged',
    check: async ({ mailer, lastReceived }) => {
      const id = await mailer.send(mail(), never())
      if (id === '') throw new Error('the id is empty')
      const received = await lastReceived()
      expectSame(
        [received.subject, received.text, received.html],
        ['New lead', 'Ada asks for early access.', '<p>Ada asks for early access.</p>'],
      )
      expectSame(valuesOf(received, 'to'), ['owner@shop.example'])
    },
  },
  {
    name: 'carries every language, long lines and lines that begin with a full stop',
    check: async ({ mailer, lastReceived }) => {
      const subject = 'Ein neuer Löwe für Łódź: 日本語の件名 and 🦁, and still more words so that one line is not enough for them'
      const text = `.\n..hidden\nFrom here\n${'äöü '.repeat(400).trim()}\n=3D is no code\ntabs\tstay`
      await mailer.send(mail({ subject, text }), never())
      const received = await lastReceived()
      expectSame([received.subject, received.text], [subject, text])
    },
  },
  {
    name: 'lets no field add a header, a recipient or a body',
    check: async ({ mailer, lastReceived }) => {
      const evil = 'Hello\r\nBcc: victim@else.example\r\n\r\nAnother body'
      await mailer.send(
        mail({ subject: evil, replyTo: { name: evil, address: 'ada@shop.example' }, from: { name: evil, address: 'ads@shop.example' } }),
        never(),
      )
      const received = await lastReceived()
      expectSame([valuesOf(received, 'bcc'), valuesOf(received, 'cc'), valuesOf(received, 'to')], [[], [], ['owner@shop.example']])
      expectSame(received.subject, 'Hello Bcc: victim@else.example Another body')
      expectSame(received.text, 'Ada asks for early access.')
    },
  },
  {
    name: 'omits a reply address that mail cannot carry, without changing the recipient',
    check: async ({ mailer, lastReceived }) => {
      await mailer.send(mail({ replyTo: { name: 'Ada', address: 'a>,<victim@else.example' } }), never())
      expectSame(valuesOf(await lastReceived(), 'reply-to'), [])
    },
  },
  {
    name: 'does nothing when the signal has already aborted',
    check: async ({ mailer }) => {
      const reason = new Error('left')
      const failure: unknown = await mailer.send(mail(), AbortSignal.abort(reason)).catch((error: unknown) => error)
      if (failure !== reason) throw new Error(`it did not fail with the caller's reason: ${String(failure)}`)
    },
  },
]
