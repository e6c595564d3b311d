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
