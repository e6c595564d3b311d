import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Tables, as `migrations/` makes them. A change here needs a new file there. */

/** Every saved ad; `body` is the ad as `adSchema` describes it. */
export const ads = pgTable(
  'ads',
  {
    id: text('id').primaryKey(),
    /** Null for ads of before 2026-11-23: whoever knows the id may take them. */
    owner: text('owner'),
    type: text('type').notNull(),
    body: jsonb('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last saved here. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ads_owner').on(table.owner, table.updatedAt, table.id)],
)

/** Ads that were deleted, so that the owner's other browsers learn of it. */
export const deletedAds = pgTable(
  'deleted_ads',
  {
    id: text('id').notNull(),
    owner: text('owner').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.owner] }), index('deleted_ads_owner').on(table.owner, table.deletedAt, table.id)],
)

/** Every file that was written for somebody. `size` in bytes; `usedAt`: when a call last wrote or read it. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    size: bigint('size', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('stored_files_used_at').on(table.usedAt)],
)

/** Whose a file is. The same bytes may be several people's. */
export const fileOwners = pgTable(
  'file_owners',
  {
    key: text('key')
      .notNull()
      .references(() => storedFiles.key, { onDelete: 'cascade' }),
    owner: text('owner').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.owner] }), index('file_owners_owner').on(table.owner)],
)

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

/** Answers stored under their Idempotency-Key. `reply` is null while the first call runs. */
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

/** Every early-access lead, one row for each submission; only the columns about its mail are ever updated. */
export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the ticket in the submitter's cookie, in hex. */
    ticketHash: text('ticket_hash').notNull().unique(),
    /** The mail about it, or null while none is being sent. */
    mailId: text('mail_id'),
    /** When the last attempt to send it began. */
    mailClaimedAt: timestamp('mail_claimed_at', { withTimezone: true }),
    /** When it was accepted; null until then. */
    mailSentAt: timestamp('mail_sent_at', { withTimezone: true }),
    /** Its content, as `LeadWords`; null once it was accepted. */
    mailWords: jsonb('mail_words'),
  },
  (table) => [
    index('leads_created_at').on(table.createdAt),
    index('leads_unsent_mails')
      .on(table.mailClaimedAt)
      .where(sql`${table.mailSentAt} IS NULL AND ${table.mailId} IS NOT NULL`),
  ],
)

/**
 * Every requested video: its order, its progress and its result. The queue only decides which job is next; this row is the truth. Jobs leave by
 * their `turn`, those of the same turn by their `place`. `attempt` counts its attempts; only the last one may write here.
 */
export const videoJobs = pgTable(
  'video_jobs',
  {
    id: text('id').primaryKey(),
    place: bigserial('place', { mode: 'number' }).notNull(),
    turn: integer('turn').notNull().default(0),
    /** SHA-256 of the client who takes turns with others (`current-client.ts`), in hex. */
    client: text('client_hash').notNull().default(''),
    owner: text('owner_hash').notNull(),
    imageId: text('image_id'),
    /** As `videoRequestSchema` describes it. */
    request: jsonb('request').notNull(),
    /** Everything that was decided, as `StoredVideoOrder`: a later attempt makes the same video. */
    order: jsonb('video_order').notNull(),
    /** Requested length of the video in seconds. */
    seconds: real('seconds').notNull(),
    engine: text('engine').notNull(),
    status: text('status').notNull(),
    progress: real('progress').notNull(),
    msLeft: integer('ms_left'),
    attempt: integer('attempt').notNull(),
    failures: integer('failures').notNull(),
    /** Attempts that ended because their process was asked to stop. */
    givenBack: integer('given_back').notNull(),
    /** A model's handle for a later attempt. */
    handle: text('handle'),
    /** As `VideoResult`; null while there is none. */
    result: jsonb('result'),
    errorCode: text('error_code'),
    error: text('error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('video_jobs_status').on(table.status, table.place), index('video_jobs_owner_hash').on(table.owner)],
)

/** Which video job needs or made which file, until it expires. */
export const videoFiles = pgTable(
  'video_files',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => videoJobs.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] }), index('video_files_key').on(table.key)],
)

/** How images made here were made, by the key of their file; `recipe` as `ImageRecipe`. */
export const imageRecipesTable = pgTable('made_pictures', {
  key: text('key').primaryKey(),
  recipe: jsonb('recipe').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** When work that one process does for all was last begun. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
})

/**
 * Rates where several processes share a database: the time, in ms since 1970, when a bucket will be full again. A full one needs no row. Unlogged: a
 * power cut fills them all, and no request waits for the disk.
 */
export const rateBuckets = pgTable('rate_buckets', {
  key: text('key').primaryKey(),
  fullAt: doublePrecision('full_at').notNull(),
})

/**
 * Every paid request to a provider, recorded before it is made. Amounts are millionths of a dollar: `mostMicroUsd` is its maximum cost, null where
 * the price is not known; `microUsd` its actual cost, null until that is known.
 */
export const paidCalls = pgTable(
  'paid_calls',
  {
    id: text('id').primaryKey(),
    /** The UTC day it began. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Who it was made for; null where nobody asked for it. */
    owner: text('owner'),
    role: text('role').notNull(),
    engine: text('engine').notNull(),
    mostMicroUsd: bigint('most_micro_usd', { mode: 'number' }),
    microUsd: bigint('micro_usd', { mode: 'number' }),
    /** As `useSchema` describes it; null until reported. */
    used: jsonb('used'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('paid_calls_day').on(table.day)],
)

/** Packs that were ordered: which ads, and `choices` as `packChoicesSchema` describes them. The zip itself is made when it is fetched. */
export const packs = pgTable('packs', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  ads: jsonb('ads').notNull(),
  title: text('title'),
  choices: jsonb('choices').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
