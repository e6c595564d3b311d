import { AdloomError } from '@adloom/domain/error.ts'
import { type Lead } from '@adloom/domain/lead.ts'
import { type Mail, type Mailbox, type Mailer } from '@adloom/domain/ports/mailer.ts'
import { headerLine } from '@adloom/providers/mail/message-source.ts'
import { type Leads, type LeadWords } from './leads.ts'

/** Sender and recipient. `to` is null where no recipient is configured. */
interface LeadMailAddresses {
  readonly from: Mailbox
  readonly to: Mailbox | null
}

/** Characters of a caller's subject and text that are passed on. */
const SUBJECT_MAX = 150
const TEXT_MAX = 4000

/** Mails within 24 hours, of the whole installation: the most a stranger can put into the owner's mailbox. */
export const MAILS_PER_DAY = 50

/** Addresses and daily limit of lead mails. */
interface LeadMailRules extends LeadMailAddresses {
  readonly perDay: number
}

/**
 * Mails the owner about the lead of a ticket, and returns the mail's id. Once for each lead: a repeat returns the same id. Fails with
 * `lead.none-submitted` without a valid ticket and with `mail.too-many`, otherwise as the mailer does; then the caller may retry, and the mail has
 * the same Message-ID, so that a mailbox can detect one that arrived all the same.
 */
export function leadNotifier(leads: Leads, mailer: Mailer, { perDay, ...addresses }: LeadMailRules) {
  return async (ticket: string | null, words: LeadWords, signal: AbortSignal): Promise<string> => {
    const lead = ticket === null ? null : await leads.find(ticket)
    if (lead === null) throw new AdloomError('lead.none-submitted')
    if (lead.mailId !== null) return lead.mailId
    const id = lead.id.replace(/^lead_/, 'mail_')
    const claim = await leads.claimMail({ id, lead, words: { subject: words.subject, text: words.text } }, perDay)
    if (claim === 'too-many') throw new AdloomError('mail.too-many', { detail: `${perDay} within 24 hours` })
    // A concurrent call with the same ticket was quicker and sends the mail.
    if (claim === 'taken') return id
    try {
      await mailer.send(leadMail(id, lead, words, addresses), signal)
    } catch (error) {
      await leads.releaseMail(lead.id)
      throw error
    }
    await leads.mailSent(lead.id)
    return id
  }
}

/**
 * Sends the mails that were about to be sent when their process ended, under their ids. One that was accepted just before that arrives twice, with
 * the same Message-ID. Fails as the mailer does: the rest is for a later call, within 24 hours of their leads.
 */
export function forgottenMailSender(leads: Leads, mailer: Mailer, addresses: LeadMailAddresses) {
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const mail = await leads.claimForgotten()
      if (mail === null) return
      await mailer.send(leadMail(mail.id, mail.lead, mail.words, addresses), signal)
      await leads.mailSent(mail.lead.id)
    }
  }
}

/**
 * The mail about a lead: the stored facts, and below them the caller's text, as one line of plain text, which can't look like a fact. A caller's HTML
 * is never used: a stranger's links and images must not reach the owner's mailbox.
 */
export function leadMail(id: string, lead: Lead, { subject, text }: LeadWords, addresses: LeadMailAddresses): Mail {
  const facts: readonly (readonly [string, string])[] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Company', lead.company ?? '–'],
    ['Received', lead.createdAt],
  ]
  const message = beginningOf(headerLine(text), TEXT_MAX)
  const lines = [...facts.map(([what, value]) => `${what}: ${value}`), ...(message === '' ? [] : ['', message])]
  const table = facts.map(([what, value]) => `<tr><th align="left">${what}</th><td>${escaped(value)}</td></tr>`).join('\n')
  const paragraph = message === '' ? '' : `\n<p>${escaped(message)}</p>`
  return {
    id,
    ...addresses,
    replyTo: { name: lead.name, address: lead.email },
    subject: subject.trim() === '' ? `New lead: ${lead.name}` : beginningOf(headerLine(subject), SUBJECT_MAX),
    text: lines.join('\n'),
    html: `<table cellpadding="4">\n${table}\n</table>${paragraph}\n`,
  }
}

/** Cut between characters, never within one. */
const beginningOf = (text: string, characters: number): string => Array.from(text).slice(0, characters).join('')

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
