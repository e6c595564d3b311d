import { type Mailer } from '@adloom/domain/ports/mailer.ts'
import { outboxMailer } from '@adloom/providers/mail/outbox.ts'
import { sendGridMailer } from '@adloom/providers/mail/sendgrid.ts'
import { smtpMailer } from '@adloom/providers/mail/smtp.ts'
import { type Config } from '../config/config.ts'
import { outboxIn } from '../storage/open-storage.ts'

/** The mailer for leads. */
export function mailerOf({ mail, dataFolder }: Config, now: () => number): Mailer {
  if (mail.kind === 'smtp') return smtpMailer({ server: mail.server, now })
  if (mail.kind === 'sendgrid') return sendGridMailer({ apiKey: mail.apiKey, fetch })
  return outboxMailer(outboxIn(dataFolder), now)
}
