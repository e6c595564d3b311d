import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { type ReceivedMail, mailerPromises } from '@adloom/domain/ports/mailer.conformance.ts'
import { type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { type LocalMailServer, openMailServer } from './local-mail-server.test-data.ts'
import { aMail } from './mail.test-data.ts'
import { messageSource } from './message-source.ts'
import { type SmtpServer, smtpServerOf } from './smtp-server.ts'
import { smtpMailer } from './smtp.ts'

const AT = Date.UTC(2026, 10, 22, 9, 5, 7)
const never = new AbortController().signal
const mail = aMail({ to: { name: '', address: 'owner@müller.example' }, text: 'Hello\n.\nBye' })

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function mailServer(options: SMTPServerOptions = {}): Promise<LocalMailServer> {
  const server = await openMailServer(options)
  opened.push(server.close)
  return server
}

/** A mailer for a server on this machine; `login` as in an address. */
function mailerTo(
  port: number,
  { login = '', ...changes }: Partial<Omit<SmtpServer, 'login'>> & { login?: string } = {},
  timeoutMs = 10_000,
) {
  const server = smtpServerOf(`smtp://${login}127.0.0.1:${port}`)
  if (server === null) throw new Error('no address of a server')
  return smtpMailer({ server: { ...server, ...changes }, now: () => AT, timeoutMs })
}

/** A server that sends `greeting` and speaks no SMTP; `connected` resolves when a client has connected. */
async function nonSmtpServer(greeting: string | null): Promise<{ port: number; connected: Promise<unknown> }> {
  const sockets: Socket[] = []
  const server: Server = createServer()
  const connected = new Promise((resolve) => {
    server.on('connection', (socket) => {
      sockets.push(socket)
      socket.on('error', () => undefined)
      if (greeting !== null) socket.end(greeting)
      resolve(null)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  opened.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  // A server that listens on a port has an address with one.
  return { port: (server.address() as AddressInfo).port, connected }
}

/** An SMTP error reply. */
const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

describe('SMTP keeps every promise of a mailer', () => {
  test.each(mailerPromises)('$name', async ({ check }) => {
    const server = await mailServer()
    const lastReceived = async (): Promise<ReceivedMail> => {
      const last = server.taken.at(-1)
      if (last === undefined) throw new Error('nothing arrived')
      return last
    }
    await expect(check({ mailer: mailerTo(server.port), lastReceived })).resolves.toBeUndefined()
    for (const { recipients } of server.taken) expect(recipients).toEqual(['owner@shop.example'])
  })
})

test('a mail arrives as the bytes of the outbox, for its one recipient, under our Message-ID', async () => {
  const server = await mailServer()
  expect(await mailerTo(server.port).send(mail, never)).toBe('mail_1')
  expect(server.taken).toHaveLength(1)
  expect(server.taken[0]).toMatchObject({ recipients: ['owner@müller.example'], sender: 'ads@shop.example' })
  expect(server.taken[0].source).toBe(messageSource(mail, new Date(AT)))
  expect(server.taken[0].source).toContain('Message-ID: <mail_1@shop.example>')
})

test('the mailer logs in with the address’s credentials, and encrypts where the server offers it', async () => {
  const server = await mailServer({
    authOptional: false,
    onAuth: ({ username, password }, _, done) =>
      username === 'ads@shop' && password === 'p:ss/w%rd' ? done(null, { user: username }) : done(smtpError(535, 'no')),
  })
  await mailerTo(server.port, { login: 'ads%40shop:p%3Ass%2Fw%25rd@' }).send(mail, never)
  expect(server.taken).toMatchObject([{ isEncrypted: true, user: 'ads@shop' }])
})

test('smtps encrypts from the first byte', async () => {
  const server = await mailServer({ secure: true })
  await mailerTo(server.port, { isSecure: true }).send(mail, never)
  expect(server.taken).toMatchObject([{ isEncrypted: true }])
})

describe('a mail is refused, and not sent,', () => {
  const refusedBecause = async (options: SMTPServerOptions, because: object, login = ''): Promise<void> => {
    const server = await mailServer(options)
    const failure: unknown = await mailerTo(server.port, { login })
      .send(mail, never)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'mail.refused', ...because })
    expect(server.taken).toEqual([])
    expect(inspect(failure, { depth: null, showHidden: true })).not.toMatch(/hunter2|YWRz|AGFkc/)
  }

  test('when the password is wrong; no message contains the password', () =>
    refusedBecause(
      { onAuth: (_auth, _session, done) => done(smtpError(535, 'Authentication failed')) },
      {
        message: 'The mail service refused the message: its user name or password is wrong.',
        detail: expect.stringContaining('EAUTH 535'),
      },
      // In base64 a log-in begins with YWRz, or AGFkc after a zero.
      'ads:hunter2@',
    ))

  test('when the recipient is unknown', () =>
    refusedBecause(
      { onRcptTo: (_, __, done) => done(smtpError(550, 'No such user')) },
      {
        message: 'The mail service refused the message: the sender or the recipient is not accepted.',
        detail: expect.stringContaining('EENVELOPE 550'),
      },
    ))

  test('when the sender is not allowed', () =>
    refusedBecause(
      { onMailFrom: (_, __, done) => done(smtpError(553, 'Not yours')) },
      { detail: expect.stringContaining('EENVELOPE 553') },
    ))

  test.each([
    [552, 'the message is too large, or the mailbox is full'],
    [554, 'it does not accept the message'],
  ])('when the server answers %i to it', (status, reason) =>
    refusedBecause(
      {
        onData: (stream, _, done) => {
          stream.resume()
          stream.on('end', () => done(smtpError(status, 'No\r\n250 well')))
        },
      },
      { message: `The mail service refused the message: ${reason}.`, detail: expect.stringContaining(`EMESSAGE ${status}`) },
    ),
  )

  test('when it has no recipient, or its addresses can’t be written', async () => {
    const server = await mailServer()
    const to = { name: '', address: 'a>,<victim@else.example' }
    for (const change of [{ to: null }, { to }, { from: to }])
      await expect(mailerTo(server.port).send({ ...mail, ...change }, never)).rejects.toMatchObject({ code: 'mail.refused' })
    expect(server.taken).toEqual([])
  })

  test('when a password would leave this machine unencrypted', async () => {
    const names: string[] = []
    const server = await mailServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _, done) => {
        names.push(username ?? '')
        done(null, { user: username })
      },
    })
    const failure = { code: 'mail.refused', message: expect.stringContaining('no encrypted connection') }
    await expect(mailerTo(server.port, { login: 'ads:pw@', isHere: false }).send(mail, never)).rejects.toMatchObject(failure)
    expect([names, server.taken]).toEqual([[], []])
  })
})

describe('the mail service is unavailable, without a retry,', () => {
  test('when the server answers "later"', async () => {
    let connections = 0
    const server = await mailServer({
      onRcptTo: (_, __, done) => {
        connections++
        done(smtpError(451, 'Greylisted'))
      },
    })
    await expect(mailerTo(server.port).send(mail, never)).rejects.toMatchObject({
      code: 'mail.unavailable',
      detail: expect.stringContaining('451'),
    })
    expect(connections).toBe(1)
  })

  test('when the server cannot check passwords at the moment', async () => {
    const server = await mailServer({ onAuth: (_auth, _session, done) => done(smtpError(454, 'Temporary authentication failure')) })
    await expect(mailerTo(server.port, { login: 'ads:pw@' }).send(mail, never)).rejects.toMatchObject({
      code: 'mail.unavailable',
      detail: expect.stringContaining('EAUTH 454'),
    })
  })

  test('when the port is closed', async () => {
    const server = await mailServer()
    await server.close()
    opened.pop()
    await expect(mailerTo(server.port).send(mail, never)).rejects.toMatchObject({ code: 'mail.unavailable' })
  })

  test('when the server speaks another protocol, or hangs up', async () => {
    for (const greeting of ['HTTP/1.1 400 Bad Request\r\n\r\n', '']) {
      const { port } = await nonSmtpServer(greeting)
      await expect(mailerTo(port).send(mail, never)).rejects.toMatchObject({ code: 'mail.unavailable' })
    }
  })

  test('when the server is silent', async () => {
    const { port } = await nonSmtpServer(null)
    await expect(mailerTo(port, {}, 50).send(mail, never)).rejects.toMatchObject({ code: 'mail.unavailable' })
  })

  test('when the connection breaks before the server accepts the mail', async () => {
    let handed = 0
    const server = await mailServer({
      onData: (stream) => {
        stream.resume()
        stream.on('end', () => {
          handed++
          server.hangUp()
        })
      },
    })
    await expect(mailerTo(server.port).send(mail, never)).rejects.toMatchObject({ code: 'mail.unavailable' })
    expect(handed).toBe(1)
  })
})

test('a caller who leaves a silent server gets the abort reason at once', async () => {
  const { port, connected } = await nonSmtpServer(null)
  const leaving = new AbortController()
  const timeoutMs = 600_000
  const sent = mailerTo(port, {}, timeoutMs).send(mail, leaving.signal)
  await connected
  const reason = new Error('left')
  leaving.abort(reason)
  await expect(sent).rejects.toBe(reason)
})

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: null, isSecure: false, login: null, isHere: false }],
  ['smtps://a%40b:p%3A@mail.example:465/', { port: 465, isSecure: true, login: { user: 'a@b', password: 'p:' } }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, isHere: true }],
  ['smtp://localhost', { isHere: true }],
])('%s is the address of a mail server', (address, server) => {
  expect(smtpServerOf(address)).toMatchObject(server)
})

test.each([
  'mail.example',
  'https://mail.example',
  'smtp:///',
  'smtp://mail.example/path',
  'smtp://mail.example?pool=true',
  'smtp://mail.example#x',
  'smtp://user@mail.example',
  'smtp://:password@mail.example',
  'smtp://us%zzer:password@mail.example',
  'smtp://ma%20il.example',
])('%s is no address of a mail server', (address) => {
  expect(smtpServerOf(address)).toBeNull()
})
