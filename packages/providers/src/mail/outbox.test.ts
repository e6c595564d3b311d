import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReceivedMail, mailerPromises } from '@adloom/domain/ports/mailer.conformance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMail } from './mail.test-data.ts'
import { messageSource, words } from './message-source.ts'
import { outboxMailer } from './outbox.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-outbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const AT = Date.UTC(2026, 10, 21, 9, 5, 7)
const mail = aMail({ from: { name: '', address: 'ads@shop.example' }, replyTo: null })
const never = new AbortController().signal

/** Parses a message as RFC 5322 and RFC 2045 say: independent of the writer, so that both can't share a mistake. */
function read(source: string): ReceivedMail {
  const [head, ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => ({ name: line.slice(0, line.indexOf(':')).toLowerCase(), value: line.slice(line.indexOf(':') + 1).trim() }))
  const valueOf = (name: string) => headers.find((header) => header.name === name)?.value ?? ''
  const boundary = /boundary="([^"]+)"/.exec(valueOf('content-type'))?.[1] ?? ''
  const [, text, html] = body.split(`--${boundary}`).map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2))
  return { headers, subject: decodedWords(valueOf('subject')), text: decoded(text), html: decoded(html) }
}
const decodedWords = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString())
const decoded = (part: string): string => {
  const joined = part.replace(/=\r\n/g, '').replace(/\r\n/g, '\n')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

describe('the outbox keeps every promise of a mailer', () => {
  test.each(mailerPromises)('$name', async ({ name, check }) => {
    const place = join(folder, name.slice(0, 12).replace(/\W/g, ''))
    const lastReceived = async (): Promise<ReceivedMail> => {
      const [last = ''] = (await readdir(place)).toSorted().toReversed()
      return read(await readFile(join(place, last), 'utf8'))
    }
    await expect(check({ mailer: outboxMailer(place, () => AT), lastReceived })).resolves.toBeUndefined()
  })
})

test('a mail is a file named after its time and id, readable by its owner only', async () => {
  const place = join(folder, 'named')
  expect(await outboxMailer(place, () => AT).send({ ...mail, id: 'mail_/../x' }, never)).toBe('mail_/../x')
  expect(await readdir(place)).toEqual(['20261121T090507Z-mail_x.eml'])
  expect((await stat(join(place, '20261121T090507Z-mail_x.eml'))).mode & 0o077).toBe(0)
})

test.skipIf(process.platform === 'win32')(
  'a mail is on the disk before it is accepted: its content, then its name, then the new folders',
  async () => {
    const place = join(folder, 'new', 'outbox')
    const synced: { readonly path: string; readonly names: readonly string[] }[] = []
    const mailer = outboxMailer(
      place,
      () => AT,
      async (_, path) => void synced.push({ path, names: await readdir(place) }),
    )
    await mailer.send(mail, never)
    const name = '20261121T090507Z-mail_1.eml'
    expect(synced).toEqual([
      { path: join(place, `${name}.part`), names: [`${name}.part`] },
      ...[place, join(folder, 'new'), folder].map((path) => ({ path, names: [name] })),
    ])
  },
)

test('a folder that cannot be written fails, and leaves no partial mail behind', async () => {
  const place = join(folder, 'blocked')
  await writeFile(place, 'a file where the folder must be')
  await expect(outboxMailer(place, () => AT).send(mail, never)).rejects.toMatchObject({ code: 'EEXIST' })
})

test('a message is ASCII in lines of at most 76 characters that end in CRLF', () => {
  const source = messageSource(
    { ...mail, subject: 'ü'.repeat(300), text: '世'.repeat(300), replyTo: { name: 'Ł'.repeat(99), address: 'a@b.de' } },
    new Date(AT),
  )
  expect(source).toMatch(/^[\r\n\t -~]*$/)
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76)
})

test('a message names its time, its sender, an empty group without a recipient, and the reply address', () => {
  const { headers } = read(
    messageSource(
      {
        ...mail,
        to: null,
        from: { name: 'Ad "Loom" \\', address: 'ads@müller.example' },
        replyTo: { name: 'Ada', address: 'ada+ads@shop.example' },
      },
      new Date(AT),
    ),
  )
  expect(headers).toEqual([
    { name: 'date', value: 'Sat, 21 Nov 2026 09:05:07 +0000' },
    { name: 'from', value: '"Ad \\"Loom\\" \\\\" <ads@xn--mller-kva.example>' },
    { name: 'to', value: 'undisclosed-recipients:;' },
    { name: 'reply-to', value: '"Ada" <ada+ads@shop.example>' },
    { name: 'subject', value: 'New lead' },
    { name: 'message-id', value: '<mail_1@xn--mller-kva.example>' },
    { name: 'mime-version', value: '1.0' },
    { name: 'content-type', value: 'multipart/alternative; boundary="=_mail_1"' },
  ])
})

test.each(['New lead: Ada', ''])('short plain text stays readable: "%s"', (text) => {
  expect(words(text)).toBe(text)
})

test('text that looks encoded is encoded, so that it arrives unchanged', () => {
  expect(decodedWords(words('=?UTF-8?B?SGk=?='))).toBe('=?UTF-8?B?SGk=?=')
})
