import { AdloomError } from '@adloom/domain/error.ts'
import { type Mail, type Mailer } from '@adloom/domain/ports/mailer.ts'
import { messageSource, headerLine, plainAddress } from './message-source.ts'
import { type SmtpServer } from './smtp-server.ts'

/** Milliseconds to wait for a connection, for the server's greeting, and for each answer: below the 20 s a caller has (calls/lead-calls.ts). */
const TIMEOUT_MS = 8000

/** Characters of a server's answer that go to the log. */
const ANSWER_MAX = 300

/** Dependencies of the SMTP mailer. `now` gives milliseconds. */
interface SmtpParts {
  readonly server: SmtpServer
  readonly now: () => number
  readonly timeoutMs?: number
}

/**
 * A mailer that sends each mail to an SMTP server, as the bytes the outbox would store. The recipient travels separately (RFC 5321), so that nothing
 * in a mail can add one. It never retries: when a connection breaks, the mail may or may not have arrived.
 */
export function smtpMailer({ server, now, timeoutMs = TIMEOUT_MS }: SmtpParts): Mailer {
  return {
    name: 'smtp',
    send: async (mail, signal) => {
      signal.throwIfAborted()
      const envelope = envelopeOf(mail)
      // Loaded with the first mail: an installation without SMTP never needs it.
      const { createTransport } = await import('nodemailer')
      // A connection for each mail: a pool retries by itself after a broken connection, which can deliver twice.
      const transport = createTransport(optionsOf(server, timeoutMs))
      try {
        await transport.sendMail({ envelope, raw: messageSource(mail, new Date(now())), signal })
      } catch (cause) {
        signal.throwIfAborted()
        throw failureOf(cause)
      } finally {
        transport.close()
      }
      return mail.id
    },
  }
}

function envelopeOf({ from, to }: Mail) {
  const sender = plainAddress(from.address)
  const recipient = to === null ? null : plainAddress(to.address)
  if (sender !== null && recipient !== null) return { from: sender, to: [recipient] }
  throw new AdloomError('mail.refused', { values: { reason: 'there is nobody to send it to, or from' } })
}

const optionsOf = ({ host, port, isSecure, login, isHere }: SmtpServer, timeoutMs: number) => ({
  host,
  port: port ?? (isSecure ? 465 : 587),
  secure: isSecure,
  // A password leaves this machine encrypted or not at all; without one, encryption is used where the server offers it.
  requireTLS: login !== null && !isHere,
  // A mail server on this machine usually has a self-signed certificate, and the connection cannot be intercepted.
  tls: { rejectUnauthorized: !isHere },
  ...(login !== null && { auth: { user: login.user, pass: login.password } }),
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  dnsTimeout: timeoutMs,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Why the mail was not sent, by the library's code and the server's (RFC 5321 §4.2.1: 4xx passes, 5xx stays). */
function failureOf(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  const status = 'responseCode' in cause && typeof cause.responseCode === 'number' ? cause.responseCode : 0
  const detail = `${code} ${status}: ${headerLine(cause.message).slice(0, ANSWER_MAX)}`
  const passes = status >= 400 && status < 500
  const reason = passes ? null : reasonOf(code, status)
  return reason === null
    ? new AdloomError('mail.unavailable', { cause, detail })
    : new AdloomError('mail.refused', { cause, detail, values: { reason } })
}

/** The objection of the server, or of our own checks; null when there was no refusal. */
function reasonOf(code: string, status: number): string | null {
  if (code === 'EAUTH') return 'its user name or password is wrong'
  if (code === 'ETLS') return 'no encrypted connection to it could be made'
  if (status < 500) return null
  if (status === 552) return 'the message is too large, or the mailbox is full'
  return code === 'EENVELOPE' ? 'the sender or the recipient is not accepted' : 'it does not accept the message'
}
