import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** API tokens. `hash` is the SHA-256 of one, in hex: the token itself is stored nowhere. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    /** Whose: as that of an ad. */
    owner: text('owner').notNull(),
    /** The user who made it, as `User`; null where nobody signed in. */
    user: jsonb('user_json'),
    name: text('name').notNull(),
    scopes: jsonb('scopes').notNull(),
    hash: text('hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('api_tokens_owner').on(table.owner, table.createdAt)],
)

/** Addresses that are told what happens. `secret` signs, so it can't be a hash. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    url: text('url').notNull(),
    events: jsonb('events').notNull(),
    secret: text('secret').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it answered 410. */
    goneAt: timestamp('gone_at', { withTimezone: true }),
  },
  (table) => [index('webhooks_owner').on(table.owner, table.createdAt)],
)

/** Events for webhooks, written together with what they tell of. `nextAt`: when one is sent; null once it is delivered or given up. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    place: bigserial('place', { mode: 'number' }).notNull(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    body: text('body').notNull(),
    state: text('state').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }),
    nextAt: timestamp('next_at', { withTimezone: true }),
    status: integer('status'),
    reply: text('reply'),
    /** As `WebhookDelivery` has it. */
    problem: jsonb('problem'),
  },
  (table) => [
    index('webhook_deliveries_webhook_id').on(table.webhookId, table.place),
    index('webhook_deliveries_next_at')
      .on(table.nextAt)
      .where(sql`${table.nextAt} IS NOT NULL`),
  ],
)
