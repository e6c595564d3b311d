/** Who a mail is from, to or answered to. `address` is `something@something.tld`; `name` may be ''. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/**
 * One mail. There are no headers but these; control characters in any field become blanks. `to` is null where nobody is configured:
 * only a mailer that keeps instead of sending takes that. `id` is ours, 1 to 64 letters, digits and `_`; it becomes the Message-ID.
 */
export interface Mail {
  readonly id: string
  readonly from: Mailbox
  readonly to: Mailbox | null
  readonly replyTo: Mailbox | null
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail, or keeps it where the installation's owner finds it. */
export interface Mailer {
  /** Who sends: `outbox`, or the service's name (`smtp`, `sendgrid`). */
  readonly name: string
  /**
   * The id under which the mail is known there, once it is accepted. The same mail twice may arrive twice.
   * Fails with `mail.refused`, `mail.unavailable` or `storage.full`, and never says it was sent when it was not.
   */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<string>
}
