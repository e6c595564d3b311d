import { randomBytes } from 'node:crypto'
import { AdloomError } from '@adloom/domain/error.ts'
import {
  type newWebhookSchema,
  type Webhook,
  type WebhookDelivery,
  webhookDeliverySchema,
  webhookSchema,
  WEBHOOKS_MAX,
} from '@adloom/domain/programs/webhook.ts'
import { checkedUrl } from '@adloom/engine/page/fetch/connect.ts'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type * as z from 'zod'
import { type Rows } from '../database/database.ts'
import { webhookDeliveries, webhooks } from '../database/program-tables.ts'
import { newWebhookSecret } from './webhook-signature.ts'

/** The webhooks of owners, and the log of what they were told. */
export interface Webhooks {
  /** `secret` is told only here. Fails with `webhook.private` and `webhook.too-many`. */
  readonly make: (wanted: z.output<typeof newWebhookSchema>, owner: string) => Promise<Webhook & { readonly secret: string }>
  /** Newest first. */
  readonly list: (owner: string) => Promise<readonly Webhook[]>
  /** Fails with `webhook.not-found`. */
  readonly remove: (id: string, owner: string) => Promise<void>
  /** Newest first; `webhookId` null: those of all. */
  readonly deliveries: (
    owner: string,
    selection: { readonly webhookId: string | null; readonly limit: number },
  ) => Promise<readonly WebhookDelivery[]>
  /** Has an event sent again at once, with all attempts before it. Fails with `webhook.delivery-not-found`. */
  readonly sendAgain: (id: string, owner: string) => Promise<WebhookDelivery>
}

/** `now` gives milliseconds. */
export function createWebhooks(
  rows: Rows,
  { allowHosts, now }: { readonly allowHosts: readonly string[]; readonly now: () => number },
): Webhooks {
  return {
    make: async ({ url, events }, owner) => {
      refusePrivate(url, allowHosts)
      if ((await rows.$count(webhooks, eq(webhooks.owner, owner))) >= WEBHOOKS_MAX)
        throw new AdloomError('webhook.too-many', { values: { most: WEBHOOKS_MAX } })
      const secret = newWebhookSecret()
      const row = {
        id: `wh_${randomBytes(16).toString('hex')}`,
        owner,
        url,
        events: [...new Set(events)],
        secret,
        createdAt: new Date(now()),
        goneAt: null,
      }
      await rows.insert(webhooks).values(row)
      return { ...shownWebhook(row), secret }
    },

    list: async (owner) =>
      (await rows.select().from(webhooks).where(eq(webhooks.owner, owner)).orderBy(desc(webhooks.createdAt), desc(webhooks.id))).map(
        shownWebhook,
      ),

    remove: async (id, owner) => {
      const removed = await rows
        .delete(webhooks)
        .where(and(eq(webhooks.id, id), eq(webhooks.owner, owner)))
        .returning({ id: webhooks.id })
      if (removed.length === 0) throw new AdloomError('webhook.not-found', { detail: id })
    },

    deliveries: async (owner, { webhookId, limit }) => {
      const found = await rows
        .select(getTableColumns(webhookDeliveries))
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(and(eq(webhooks.owner, owner), webhookId === null ? undefined : eq(webhooks.id, webhookId)))
        .orderBy(desc(webhookDeliveries.place))
        .limit(limit)
      return found.map(shownDelivery)
    },

    sendAgain: async (id, owner) => {
      const own = await rows
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(and(eq(webhookDeliveries.id, id), eq(webhooks.owner, owner)))
      if (own.length === 0) throw new AdloomError('webhook.delivery-not-found', { detail: id })
      const [row] = await rows
        .update(webhookDeliveries)
        .set({ state: 'waiting', attempts: 0, nextAt: new Date(now()) })
        .where(eq(webhookDeliveries.id, id))
        .returning()
      if (row === undefined) throw new AdloomError('webhook.delivery-not-found', { detail: id })
      return shownDelivery(row)
    },
  }
}

/** What can be seen of an address is refused at once; where its name leads is checked whenever something is sent. */
function refusePrivate(url: string, allowHosts: readonly string[]): void {
  try {
    checkedUrl(url, undefined, allowHosts)
  } catch (cause) {
    if (cause instanceof AdloomError && cause.code === 'url.private') throw new AdloomError('webhook.private', { cause })
    throw new AdloomError('request.invalid', { cause, values: { reason: 'url: must be an address without a name and a password' } })
  }
}

const shownWebhook = ({ id, url, events, createdAt, goneAt }: typeof webhooks.$inferSelect): Webhook =>
  webhookSchema.parse({ id, url, events, createdAt: createdAt.toISOString(), goneAt: goneAt?.toISOString() ?? null })

function shownDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const { id, webhookId, type, state, attempts, status, reply, body, problem } = row
  const at = {
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
  }
  return webhookDeliverySchema.parse({ id, webhookId, type, state, attempts, status, reply, body, ...at, problem })
}
