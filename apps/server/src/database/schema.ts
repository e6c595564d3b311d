import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Tables, as `migrations/` makes them. A change here comes with a new file there. */

/** Every ad that was kept; `body` is the ad as `adSchema` describes it. */
export const ads = pgTable('ads', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  body: jsonb('body').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Which ad uses which file. A file without a row here belongs to no ad. */
export const adFiles = pgTable(
  'ad_files',
  {
    adId: text('ad_id')
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.key] }), index('ad_files_key').on(table.key)],
)

/** Answers kept under their Idempotency-Key. `reply` is null while the first call runs. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    reply: jsonb('reply'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotent_replies_expires_at').on(table.expiresAt)],
)

/** Every early-access lead, one row for each time it was submitted; nothing here is ever overwritten but `mailId`. */
export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the ticket in the cookie of who submitted it, in hex. */
    ticketHash: text('ticket_hash').notNull().unique(),
    /** The mail about it, or null while there is none. */
    mailId: text('mail_id'),
  },
  (table) => [index('leads_created_at').on(table.createdAt)],
)
