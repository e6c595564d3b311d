/** Sender, recipient or reply address of a mail. `address` is `something@something.tld`; `name` may be ''. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/**
 * One mail. There are no other headers; control characters in any field become blanks. `to` is null where no recipient is configured: only a mailer
 * that stores mail accepts that. `id` is ours, 1 to 64 letters, digits and `_`; it becomes the Message-ID.
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

/** Sends mail, or stores it where the installation's owner finds it. */
export interface Mailer {
  /** The service: `outbox`, `smtp` or `sendgrid`. */
  readonly name: string
  /**
   * The id of the mail at the service, once it is accepted. Sending the same mail twice may deliver it twice. Fails with `mail.refused`,
   * `mail.unavailable` or `storage.full`, and never reports a mail as sent when it was not.
   */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<string>
}
