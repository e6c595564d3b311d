import { domainToASCII } from 'node:url'
import { type Mail, type Mailbox } from '@adloom/domain/ports/mailer.ts'

/** Characters of a line without its end (RFC 5322 §2.1.1 asks for 78, RFC 2045 for 76). */
const LINE = 76
/** Bytes of text in one encoded word: 39 become 52 characters of base64, 64 with `=?UTF-8?B?` and `?=`, 74 behind `Reply-To: ` (RFC 2047 §2). */
const WORD_BYTES = 39

/**
 * A mail on the wire: RFC 5322 headers, text and HTML as alternatives, quoted-printable, lines ending in CRLF, ASCII throughout. No field can add a
 * header or a recipient. The same mail at the same time gives the same bytes.
 */
export function messageSource(mail: Mail, at: Date): string {
  const boundary = `=_${mail.id}`
  const replyTo = mail.replyTo === null ? null : mailboxIn(mail.replyTo)
  const headers = [
    `Date: ${at.toUTCString().replace(/GMT$/, '+0000')}`,
    `From: ${mailboxIn(mail.from) ?? 'Adloom <adloom@localhost>'}`,
    // An empty group (RFC 5322 §3.4): the mail is stored, and sent to no recipient.
    `To: ${(mail.to === null ? null : mailboxIn(mail.to)) ?? 'undisclosed-recipients:;'}`,
    ...(replyTo === null ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${words(mail.subject)}`,
    `Message-ID: ${messageIdOf(mail)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  const part = (type: string, content: string): readonly string[] => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(content),
  ]
  return [...headers, '', ...part('text/plain', mail.text), ...part('text/html', mail.html), `--${boundary}--`, ''].join('\r\n')
}

/** A text without line breaks and other control characters: each run of them becomes a blank. */
export const headerLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** The Message-ID of a mail: the same for the same mail, so that a mailbox can detect a duplicate. */
export const messageIdOf = ({ id, from }: Mail): string => `<${id}@${domainOf(from.address)}>`

/** Any text as the value of a header: plain when it is short ASCII, otherwise encoded words on folded lines. */
export function words(text: string): string {
  const line = headerLine(text)
  if (/^[ -~]*$/.test(line) && line.length <= LINE - 'Subject: '.length && !line.includes('=?')) return line
  const chunks: string[] = []
  let chunk = ''
  // Split between characters, never within one: each encoded word stands for itself.
  for (const character of line) {
    if (Buffer.byteLength(chunk + character) > WORD_BYTES) {
      chunks.push(chunk)
      chunk = ''
    }
    chunk += character
  }
  return [...chunks, chunk].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ')
}

/** A mailbox in header syntax; null when its address can't be written in plain ASCII. */
function mailboxIn({ name, address }: Mailbox): string | null {
  const plain = plainAddress(address)
  if (plain === null) return null
  const shown = headerLine(name)
  if (shown === '') return plain
  // A quoted ASCII name may contain anything but quotes and backslashes (RFC 5322 §3.2.4).
  const isPlain = /^[ -~]*$/.test(shown) && shown.length < LINE / 2 && !shown.includes('=?')
  return isPlain ? `"${shown.replace(/["\\]/g, '\\$&')}" <${plain}>` : `${words(shown)}\r\n <${plain}>`
}

/** The address with its domain in ASCII; null where the part before the @ is not a plain word (RFC 5322 `dot-atom`). */
export function plainAddress(address: string): string | null {
  const [local, domain, ...rest] = address.split('@')
  if (domain === undefined || rest.length > 0 || !/^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local)) return null
  const ascii = domainToASCII(domain)
  return /^[a-z0-9.-]+$/i.test(ascii) ? `${local}@${ascii}` : null
}

const domainOf = (address: string): string => plainAddress(address)?.split('@')[1] ?? 'localhost'

/** RFC 2045 §6.7, with its own line ends: readable wherever it is ASCII, and no line begins with a full stop or `From `. */
function quotedPrintable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => quotedLine(Buffer.from(line)))
    .join('\r\n')
}

function quotedLine(bytes: Uint8Array): string {
  const lines: string[] = []
  let line = ''
  for (const [at, byte] of bytes.entries()) {
    const isLast = at === bytes.length - 1
    const isBlank = byte === 0x20 || byte === 0x09
    const isPlain = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (isBlank && !isLast)
    const isRisky = line === '' && (byte === 0x2e || byte === 0x46)
    const code = isPlain && !isRisky ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (line.length + code.length > LINE - 1) {
      lines.push(`${line}=`)
      line = ''
    }
    line += code
  }
  return [...lines, line].join('\r\n')
}
