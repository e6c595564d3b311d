import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Every campaign. `feed` as `StoredFeed`, `choices` as `campaignChoicesSchema` describes them; `origin`: where its owner reached this installation. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    /** SHA-256 of the client who takes turns with others (`current-client.ts`), in hex. */
    client: text('client_hash').notNull(),
    name: text('name').notNull(),
    choices: jsonb('choices').notNull(),
    feed: jsonb('feed').notNull(),
    origin: text('origin').notNull(),
    /** Whether its feed was read to the end, or to where it could not be read on. */
    isRead: boolean('is_read').notNull().default(false),
    isPaused: boolean('is_paused').notNull().default(false),
    problem: text('problem'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When nothing was left to do; null before, and again after a retry. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('campaigns_owner').on(table.owner, table.createdAt)],
)

/** Every product of a campaign. `place`: which entry of the feed it is, from 1; `row`: where the feed has it; `product` as `feedProductSchema` describes it, null for a row that says too little. */
export const campaignProducts = pgTable(
  'campaign_products',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    row: integer('row').notNull(),
    product: jsonb('product'),
    title: text('title'),
    status: text('status').notNull(),
    /** The job that makes it. */
    jobId: text('job_id'),
    attempt: integer('attempt').notNull().default(0),
    adId: text('ad_id'),
    errorCode: text('error_code'),
    error: text('error'),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.place] }),
    index('campaign_products_status').on(table.campaignId, table.status, table.place),
  ],
)

/**
 * The jobs of campaigns in the queue: `work` is `read` for the one that reads the feed, `make` for those that make one product each and then queue up
 * again. Jobs leave by their `turn`.
 */
export const campaignJobs = pgTable(
  'campaign_jobs',
  {
    id: text('id').primaryKey(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    client: text('client_hash').notNull(),
    work: text('work').notNull(),
    turn: integer('turn').notNull(),
  },
  (table) => [index('campaign_jobs_campaign').on(table.campaignId)],
)
