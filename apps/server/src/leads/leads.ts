import { randomBytes } from 'node:crypto'
import { type Lead, type LeadRequest } from '@adloom/domain/lead.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Database } from '../database/database.ts'
import { leads } from '../database/schema.ts'
import { sha256 } from '../sha256.ts'

/** Name of the cookie that shows that its browser has just submitted a lead, and its lifetime in seconds. */
export const LEAD_COOKIE = 'adloom_lead'
export const LEAD_COOKIE_SECONDS = 15 * 60

/** A stored lead, and when its mail was accepted: null until then. */
export interface StoredLead extends Lead {
  readonly mailId: string | null
}

/** The caller's part of a mail about a lead; it never chooses the recipient. */
export interface LeadWords {
  readonly subject: string
  readonly text: string
}

/** A mail about a lead that is still to be sent. */
interface UnsentMail {
  readonly id: string
  readonly lead: Lead
  readonly words: LeadWords
}

/** Whether a mail may be sent; `taken`: another call sends it, or has sent it. */
type MailClaim = 'granted' | 'taken' | 'too-many'

/** Any fixed number: counts of a day's mails run one at a time, across processes. */
const MAIL_LOCK = 4_400_002
const DAY_MS = 24 * 3_600_000
/** A call that has not sent its mail after this never will: it has 20 seconds (calls/lead-calls.ts). */
export const MAIL_CLAIM_MS = 2 * 60_000

/** The store of early-access leads. */
export interface Leads {
  /** Stores a lead; it is on the disk when this resolves. `ticket` identifies the submitter for 15 minutes. */
  readonly keep: (request: LeadRequest) => Promise<{ readonly lead: Lead; readonly ticket: string }>
  /** The lead of a ticket; null when the ticket is invalid or expired. */
  readonly find: (ticket: string) => Promise<StoredLead | null>
  /**
   * Records that a mail is about to be sent, with its content, unless it was sent, another call has claimed it, or `perDay` were sent within a day. A
   * claim older than two minutes without `mailSent` belongs to a dead process.
   */
  readonly claimMail: (mail: UnsentMail, perDay: number) => Promise<MailClaim>
  /** Records that the mail about a lead was accepted. */
  readonly mailSent: (leadId: string) => Promise<void>
  /** Releases the claim: the mail was not accepted. */
  readonly releaseMail: (leadId: string) => Promise<void>
  /**
   * Claims the mail with the oldest expired claim among the leads of the last 24 hours; null when there is none. No other call gets it for two
   * minutes.
   */
  readonly claimForgotten: () => Promise<UnsentMail | null>
  /** Every lead, oldest first. */
  readonly list: () => Promise<readonly StoredLead[]>
}

type LeadRow = typeof leads.$inferSelect

const leadOf = ({ id, name, email, company, createdAt }: Pick<LeadRow, 'id' | 'name' | 'email' | 'company' | 'createdAt'>): Lead => ({
  id,
  name,
  email,
  ...(company !== null && { company }),
  createdAt: createdAt.toISOString(),
})

const storedLeadOf = (row: LeadRow): StoredLead => ({ ...leadOf(row), mailId: row.mailSentAt === null ? null : row.mailId })

/** Leads in the database, a row for each submission; `now` gives milliseconds. */
export function createLeads({ rows }: Pick<Database, 'rows'>, now: () => number): Leads {
  const claimNow = () => ({ mailClaimedAt: new Date(now()) })
  const isForgotten = () => and(isNotNull(leads.mailId), isNull(leads.mailSentAt), lt(leads.mailClaimedAt, new Date(now() - MAIL_CLAIM_MS)))

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
      await rows.insert(leads).values({ ...row, ticketHash: sha256(ticket) })
      return { lead: leadOf(row), ticket }
    },

    find: async (ticket) => {
      const oldest = new Date(now() - LEAD_COOKIE_SECONDS * 1000)
      const found = await rows
        .select()
        .from(leads)
        .where(and(eq(leads.ticketHash, sha256(ticket)), gt(leads.createdAt, oldest)))
      return found.length === 0 ? null : storedLeadOf(found[0])
    },

    claimMail: ({ id, lead, words }, perDay) =>
      rows.transaction(async (tx): Promise<MailClaim> => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(${MAIL_LOCK})`)
        // A mail follows its lead within a quarter of an hour: the leads of a day count its mails.
        const aDayAgo = new Date(now() - DAY_MS)
        const mails = await tx.$count(leads, and(isNotNull(leads.mailId), gt(leads.createdAt, aDayAgo)))
        const isNew = and(eq(leads.id, lead.id), isNull(leads.mailId))
        if (mails >= perDay && (await tx.$count(leads, isNew)) > 0) return 'too-many'
        const claimed = await tx
          .update(leads)
          .set({ mailId: id, mailWords: words, ...claimNow() })
          // A mail with an expired claim is among the mails of the day already.
          .where(or(isNew, and(eq(leads.id, lead.id), isForgotten())))
          .returning({ id: leads.id })
        return claimed.length > 0 ? 'granted' : 'taken'
      }),

    mailSent: async (leadId) => {
      await rows
        .update(leads)
        .set({ mailSentAt: new Date(now()), mailWords: null })
        .where(eq(leads.id, leadId))
    },

    releaseMail: async (leadId) => {
      await rows
        .update(leads)
        .set({ mailId: null, mailClaimedAt: null, mailWords: null })
        .where(and(eq(leads.id, leadId), isNull(leads.mailSentAt)))
    },

    claimForgotten: async () => {
      const longest = rows
        .select({ id: leads.id })
        .from(leads)
        .where(and(isForgotten(), gt(leads.createdAt, new Date(now() - DAY_MS))))
        .orderBy(asc(leads.mailClaimedAt))
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await rows.update(leads).set(claimNow()).where(inArray(leads.id, longest)).returning()
      if (row === undefined || row.mailId === null) return null
      // `claimMail` wrote it.
      return { id: row.mailId, lead: leadOf(row), words: row.mailWords as LeadWords }
    },

    list: async () => {
      const all = await rows.select().from(leads).orderBy(asc(leads.createdAt), asc(leads.id))
      return all.map(storedLeadOf)
    },
  }
}
