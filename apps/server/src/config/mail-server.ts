import { type Mailbox } from '@adloom/domain/ports/mailer.ts'
import { plainAddress } from '@adloom/providers/mail/message-source.ts'
import { type SmtpServer, smtpServerOf } from '@adloom/providers/mail/smtp-server.ts'

/** How mail leaves this installation; it stays in the outbox folder where no service is configured. */
type MailService =
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly server: SmtpServer }
  | { readonly kind: 'sendgrid'; readonly apiKey: string }

/** The variables about mail, as the environment has them. */
interface MailVariables {
  readonly SMTP_URL?: string | undefined
  readonly SENDGRID_API_KEY?: string | undefined
  readonly LEAD_NOTIFY_TO?: string | undefined
  readonly MAIL_FROM?: Mailbox | undefined
}

/** Problems of the variables about mail, without their values. A service without a recipient would fail at each lead. */
export function mailProblems(env: MailVariables): readonly { readonly variable: keyof MailVariables; readonly problem: string }[] {
  const service = env.SMTP_URL !== undefined ? 'SMTP_URL' : env.SENDGRID_API_KEY !== undefined ? 'SENDGRID_API_KEY' : null
  if (service === null) return []
  const both = env.SMTP_URL !== undefined && env.SENDGRID_API_KEY !== undefined
  const addresses = { LEAD_NOTIFY_TO: env.LEAD_NOTIFY_TO, MAIL_FROM: env.MAIL_FROM?.address } as const
  return [
    ...(both ? [{ variable: 'SENDGRID_API_KEY' as const, problem: 'leave it unset, or SMTP_URL: mail leaves in one way' }] : []),
    ...(['LEAD_NOTIFY_TO', 'MAIL_FROM'] as const).flatMap((variable) => {
      const address = addresses[variable]
      if (address === undefined) return [{ variable, problem: `must be set together with ${service}` }]
      if (plainAddress(address) === null)
        return [{ variable, problem: 'must have nothing but letters a to z, digits and . _ - + before the @' }]
      return []
    }),
  ]
}

/** Whether a text may be a key: it travels in a header. */
export const isKey = (value: string): boolean => /^[!-~]+$/.test(value)

/** How mail leaves, in a valid environment. */
export function mailServiceOf({ SMTP_URL, SENDGRID_API_KEY }: MailVariables): MailService {
  const server = SMTP_URL === undefined ? null : smtpServerOf(SMTP_URL)
  if (server !== null) return { kind: 'smtp', server }
  return SENDGRID_API_KEY === undefined ? { kind: 'outbox' } : { kind: 'sendgrid', apiKey: SENDGRID_API_KEY }
}

/** `Name <address>` or an address alone; null when it is neither. */
export function mailboxOf(value: string): Mailbox | null {
  const [, name = '', address = value] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? []
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null
}
