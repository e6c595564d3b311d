import { type Mail } from '@adloom/domain/ports/mailer.ts'

/** A mail to the owner of a shop; `parts` overrides what a test is about. */
export const aMail = (parts: Partial<Mail> = {}): Mail => ({
  id: 'mail_1',
  from: { name: 'Ads', address: 'ads@shop.example' },
  to: { name: '', address: 'owner@shop.example' },
  replyTo: { name: 'Ada', address: 'ada@example.com' },
  subject: 'New lead',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...parts,
})
