import { createHash, randomBytes } from 'node:crypto'
import { type Lead, type LeadRequest } from '@adloom/domain/lead.ts'
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Database } from './database/database.ts'
import { leads } from './database/schema.ts'

/** Name of the cookie that shows that its browser has just submitted a lead, and the seconds it does. */
export const LEAD_COOKIE = 'adloom_lead'
export const LEAD_COOKIE_SECONDS = 15 * 60

/** A kept lead, and the mail about it: null while there is none. */
export interface KeptLead extends Lead {
  readonly mailId: string | null
}

/** Whether a mail may be sent. */
export type MailClaim = 'granted' | 'sent-before' | 'too-many'

/** Any fixed number: whoever counts the mails of a day, in whichever process, does so alone. */
const MAIL_LOCK = 4_400_002
const DAY_MS = 24 * 3_600_000

/** Where early-access leads are kept. */
export interface Leads {
  /** Keeps a lead; it is on the disk when this resolves. `ticket` proves for 15 minutes who submitted it. */
  readonly keep: (request: LeadRequest) => Promise<{ readonly lead: Lead; readonly ticket: string }>
  /** The lead a ticket is of; null when it is no ticket, or no longer. */
  readonly find: (ticket: string) => Promise<KeptLead | null>
  /** Notes that a mail is about to be sent about a lead, unless there is one already, or `perDay` of them were sent within a day. */
  readonly claimMail: (id: string, mailId: string, perDay: number) => Promise<MailClaim>
  /** Takes the note back: the mail was not accepted. */
  readonly releaseMail: (id: string) => Promise<void>
  /** Every lead, oldest first. */
  readonly list: () => Promise<readonly KeptLead[]>
}

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

type LeadRow = typeof leads.$inferSelect

const leadOf = ({ id, name, email, company, createdAt }: Omit<LeadRow, 'ticketHash' | 'mailId'>): Lead => ({
  id,
  name,
  email,
  ...(company !== null && { company }),
  createdAt: createdAt.toISOString(),
})

/** Leads in the database, a row for each submission; `now` gives milliseconds. */
export function createLeads({ rows }: Pick<Database, 'rows'>, now: () => number): Leads {
  return {
    keep: async ({ name, email, company = '' }) => {
      const ticket = randomBytes(24).toString('base64url')
      const row = {
        id: `lead_${randomBytes(16).toString('hex')}`,
        name,
        email,
        company: company === '' ? null : company,
        createdAt: new Date(now()),
      }
      await rows.insert(leads).values({ ...row, ticketHash: hashOf(ticket) })
      return { lead: leadOf(row), ticket }
    },

    find: async (ticket) => {
      const oldest = new Date(now() - LEAD_COOKIE_SECONDS * 1000)
      const found = await rows
        .select()
        .from(leads)
        .where(and(eq(leads.ticketHash, hashOf(ticket)), gt(leads.createdAt, oldest)))
      return found.length === 0 ? null : { ...leadOf(found[0]), mailId: found[0].mailId }
    },

    claimMail: (id, mailId, perDay) =>
      rows.transaction(async (tx): Promise<MailClaim> => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(${MAIL_LOCK})`)
        // A mail follows its lead within a quarter of an hour: the leads of a day count its mails.
        const aDayAgo = new Date(now() - DAY_MS)
        const sent = await tx.$count(leads, and(isNotNull(leads.mailId), gt(leads.createdAt, aDayAgo)))
        const free = and(eq(leads.id, id), isNull(leads.mailId))
        if (sent >= perDay) return (await tx.$count(leads, free)) > 0 ? 'too-many' : 'sent-before'
        const claimed = await tx.update(leads).set({ mailId }).where(free).returning({ id: leads.id })
        return claimed.length > 0 ? 'granted' : 'sent-before'
      }),

    releaseMail: async (id) => {
      await rows.update(leads).set({ mailId: null }).where(eq(leads.id, id))
    },

    list: async () => {
      const all = await rows.select().from(leads).orderBy(asc(leads.createdAt), asc(leads.id))
      return all.map((row) => ({ ...leadOf(row), mailId: row.mailId }))
    },
  }
}
