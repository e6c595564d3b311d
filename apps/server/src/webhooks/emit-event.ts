import { randomBytes } from 'node:crypto'
import { type WebhookEvent } from '@adloom/domain/programs/webhook.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { webhookDeliveries, webhooks } from '../database/program-tables.ts'

/**
 * Tells the owner's webhooks of an event, in the transaction that makes it happen: what is committed is sent, whatever becomes of this process, and
 * nothing else is.
 */
export async function emitEvent(tx: Rows, owner: string, event: WebhookEvent, nowMs: number): Promise<void> {
  const receivers = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.owner, owner), isNull(webhooks.goneAt), sql`${webhooks.events} @> ${JSON.stringify([event.type])}::jsonb`))
  if (receivers.length === 0) return
  const at = new Date(nowMs)
  const body = JSON.stringify({ type: event.type, timestamp: at.toISOString(), data: event.data })
  await tx.insert(webhookDeliveries).values(
    receivers.map(({ id }) => ({
      id: `msg_${randomBytes(16).toString('hex')}`,
      webhookId: id,
      type: event.type,
      body,
      state: 'waiting',
      createdAt: at,
      nextAt: at,
    })),
  )
}
