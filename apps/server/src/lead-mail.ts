import { randomBytes } from 'node:crypto'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Lead } from '@adloom/domain/lead.ts'
import { type Mail, type Mailbox, type Mailer } from '@adloom/domain/ports/mailer.ts'
import { type Leads } from './leads.ts'

/** What the caller may say in a mail about a lead: nothing of who gets it. */
export interface LeadWords {
  readonly subject: string
  readonly text: string
}

/** Who writes to whom. `to` is null where nobody is configured. */
export interface LeadMailAddresses {
  readonly from: Mailbox
  readonly to: Mailbox | null
}

/** Characters of a caller's subject and text that are passed on. */
const SUBJECT_KEPT = 150
const TEXT_KEPT = 4000

/**
 * Tells the owner about the lead a ticket is of, and gives the mail's id. Once for each lead: asked again, it gives the same id.
 * Fails with `lead.none-submitted` without a good ticket, otherwise as the mailer does; then it may be asked again.
 */
export function leadNotifier(leads: Leads, mailer: Mailer, addresses: LeadMailAddresses) {
  return async (ticket: string | null, words: LeadWords, signal: AbortSignal): Promise<string> => {
    const lead = ticket === null ? null : await leads.find(ticket)
    if (lead === null) throw new AdloomError('lead.none-submitted')
    if (lead.mailId !== null) return lead.mailId
    const id = `mail_${randomBytes(16).toString('hex')}`
    // Another call with the same ticket may have been quicker; its mail is the one.
    if (!(await leads.claimMail(lead.id, id))) return (await leads.find(ticket ?? ''))?.mailId ?? id
    try {
      await mailer.send(leadMail(id, lead, words, addresses), signal)
    } catch (error) {
      await leads.releaseMail(lead.id)
      throw error
    }
    return id
  }
}

/**
 * The mail about a lead: the facts as they are kept, and below them what the caller wrote, as plain text. A caller's HTML is never used:
 * the mailbox belongs to somebody else, and a stranger's links and pictures have no business in it.
 */
export function leadMail(id: string, lead: Lead, { subject, text }: LeadWords, addresses: LeadMailAddresses): Mail {
  const facts: readonly (readonly [string, string])[] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Company', lead.company ?? '–'],
    ['Received', lead.createdAt],
  ]
  const message = text.trim().slice(0, TEXT_KEPT)
  const lines = [...facts.map(([what, value]) => `${what}: ${value}`), ...(message === '' ? [] : ['', message])]
  const table = facts.map(([what, value]) => `<tr><th align="left">${what}</th><td>${escaped(value)}</td></tr>`).join('\n')
  const paragraph = message === '' ? '' : `\n<p style="white-space:pre-line">${escaped(message)}</p>`
  return {
    id,
    ...addresses,
    replyTo: { name: lead.name, address: lead.email },
    subject: subject.trim() === '' ? `New lead: ${lead.name}` : subject.slice(0, SUBJECT_KEPT),
    text: lines.join('\n'),
    html: `<table cellpadding="4">\n${table}\n</table>${paragraph}\n`,
  }
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
