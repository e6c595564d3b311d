import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { campaignProducts, campaigns } from '../database/campaign-tables.ts'
import { emitEvent } from '../webhooks/emit-event.ts'

/** Tells the owner's webhooks when nothing of a campaign is left to do: once, and again after a retry. `tx` holds the campaign's row locked. */
export async function tellIfFinished(id: string, tx: Rows, nowMs: number): Promise<void> {
  const isOfIt = eq(campaignProducts.campaignId, id)
  const left = await tx
    .select({ place: campaignProducts.place })
    .from(campaignProducts)
    .where(and(isOfIt, inArray(campaignProducts.status, ['waiting', 'making'])))
    .limit(1)
  if (left.length > 0) return
  const [finished] = await tx
    .update(campaigns)
    .set({ finishedAt: new Date(nowMs) })
    .where(and(eq(campaigns.id, id), eq(campaigns.isRead, true), isNull(campaigns.finishedAt)))
    .returning({ owner: campaigns.owner, name: campaigns.name, problem: campaigns.problem })
  if (finished === undefined) return
  const counts = await tx
    .select({ status: campaignProducts.status, count: count() })
    .from(campaignProducts)
    .where(isOfIt)
    .groupBy(campaignProducts.status)
  const of = (status: string): number => counts.find((each) => each.status === status)?.count ?? 0
  const { owner, ...campaign } = finished
  const data = { id, ...campaign, made: of('made'), failed: of('failed') + of('refused') }
  await emitEvent(tx, owner, { type: 'campaign.finished', data }, nowMs)
}
