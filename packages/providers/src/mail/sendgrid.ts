import { AdloomError } from '@adloom/domain/error.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type Mail, type Mailbox, type Mailer } from '@adloom/domain/ports/mailer.ts'
import * as z from 'zod'
import { messageIdOf, headerLine, plainAddress } from './message-source.ts'

/** The one address the key is sent to (https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send, 2026-11-22). */
const SEND = 'https://api.sendgrid.com/v3/mail/send'

/** Milliseconds to wait for the answer: below the 20 s a caller has (calls/lead-calls.ts). */
const TIMEOUT_MS = 15_000
/** Bytes of a refusal that are read, and characters of it that go to the log. */
const REFUSAL_BYTES = 16_384
const REFUSAL_MAX = 300

/** The part of SendGrid's refusal that the log uses. */
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string(), field: z.string().nullish() })) })

/** Dependencies of the SendGrid mailer. */
interface SendGridParts {
  readonly apiKey: string
  readonly fetch: Fetch
  readonly timeoutMs?: number
}

/**
 * A mailer over SendGrid (Web API v3), one request for each mail. The id is SendGrid's `X-Message-Id`; the mail carries our Message-ID. It never
 * retries, follows no redirect, and tracks neither clicks nor openings.
 */
export function sendGridMailer({ apiKey, fetch, timeoutMs = TIMEOUT_MS }: SendGridParts): Mailer {
  const post = async (mail: Mail, signal: AbortSignal): Promise<Response> => {
    const body = JSON.stringify(sendGridRequest(mail))
    try {
      return await fetch(SEND, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
    } catch (cause) {
      signal.throwIfAborted()
      throw new AdloomError('mail.unavailable', { cause, detail: 'no answer' })
    }
  }
  return {
    name: 'sendgrid',
    send: async (mail, signal) => {
      signal.throwIfAborted()
      const response = await post(mail, signal)
      // 200 means valid and not sent (sandbox), which we never request.
      if (response.status !== 202) throw failureOf(response.status, await refusalIn(response))
      await response.body?.cancel()
      const id = response.headers.get('x-message-id') ?? ''
      return /^[\w.@<>=+-]{1,200}$/.test(id) ? id : mail.id
    },
  }
}

/** A mail as the body of `POST /v3/mail/send`. Fails with `mail.refused` when recipient or sender is missing or cannot be written to. */
export function sendGridRequest(mail: Mail) {
  const from = personOf(mail.from)
  const to = mail.to === null ? null : personOf(mail.to)
  const replyTo = mail.replyTo === null ? null : personOf(mail.replyTo)
  if (from === null || to === null) throw new AdloomError('mail.refused', { values: { reason: 'there is nobody to send it to, or from' } })
  return {
    personalizations: [{ to: [to] }],
    from,
    ...(replyTo !== null && { reply_to: replyTo }),
    subject: headerLine(mail.subject),
    content: [
      { type: 'text/plain', value: mail.text },
      { type: 'text/html', value: mail.html },
    ],
    headers: { 'Message-ID': messageIdOf(mail) },
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
      ganalytics: { enable: false },
    },
  }
}

/** A mailbox in SendGrid's terms; null when mail can't carry its address. A name with , or ; in it would be read as several. */
function personOf({ name, address }: Mailbox): { readonly email: string; readonly name?: string } | null {
  const email = plainAddress(address)
  const shown = headerLine(name.replace(/[,;]+/g, ' '))
  return email === null ? null : { email, ...(shown !== '' && { name: shown }) }
}

function failureOf(status: number, reply: string): AdloomError {
  const detail = `SendGrid ${status}: ${reply}`
  const reason = reasonOf(status)
  return reason === null ? new AdloomError('mail.unavailable', { detail }) : new AdloomError('mail.refused', { detail, values: { reason } })
}

/** SendGrid's objection; null where the same mail may pass later. */
function reasonOf(status: number): string | null {
  if (status === 429 || status === 408 || status >= 500) return null
  if (status === 401) return 'its key is wrong'
  if (status === 403) return 'its key, or the sender’s address, is not allowed to send'
  if (status === 413) return 'the message is too large'
  return status === 400 ? 'it does not accept the message' : 'its answer is not the one that was agreed on'
}

/** The text of a refusal, for the log: its errors when it is documented JSON, else its beginning. Never fails. */
async function refusalIn(response: Response): Promise<string> {
  const text = await beginningOf(response)
  const parsed = refusalSchema.safeParse(jsonIn(text))
  const reason = parsed.success ? parsed.data.errors.map(({ message, field }) => `${field ?? ''} ${message}`.trim()).join('; ') : text
  return headerLine(reason).slice(0, REFUSAL_MAX)
}

async function beginningOf({ body }: Response): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    // Leaving the loop cancels the rest of the body.
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      bytes += chunk.byteLength
      if (bytes >= REFUSAL_BYTES) break
    }
  } catch {
    // The body was cut off: the status is enough.
  }
  return text
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not JSON
  }
}
