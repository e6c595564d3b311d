import { randomUUID } from 'node:crypto'
import { type JobQueue } from '@adloom/domain/ports/job-queue.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { campaignJobs } from '../database/campaign-tables.ts'

type CampaignJobRow = typeof campaignJobs.$inferSelect

/** What a job of a campaign does. */
type CampaignWork = 'read' | 'make'

/** Whose jobs they are. */
interface JobsOf {
  readonly campaignId: string
  readonly client: string
}

/** Products of a campaign that are made at the same time, on all machines together. */
const MAKERS = 8

/** The jobs of campaigns: their rows and their places in the queue change in one transaction. */
export interface CampaignQueue {
  /** Prepares the queue; await it before a transaction that puts a job. */
  readonly open: () => Promise<void>
  readonly find: (id: string) => Promise<CampaignJobRow | null>
  readonly put: (of: JobsOf, work: CampaignWork, tx: Rows) => Promise<void>
  /** Puts as many jobs that make products as the campaign still lacks. */
  readonly putMakers: (of: JobsOf, tx: Rows) => Promise<void>
  /** Removes a job that has done its work. */
  readonly remove: (id: string, tx: Rows) => Promise<void>
  readonly notify: () => void
}

export function createCampaignQueue(rows: Rows, queue: Pick<JobQueue<Rows>, 'open' | 'put' | 'notify'>): CampaignQueue {
  const put: CampaignQueue['put'] = async ({ campaignId, client }, work, tx) => {
    const [id, turn] = [randomUUID(), await turnOf(client, tx)]
    await tx.insert(campaignJobs).values({ id, campaignId, client, work, turn })
    await queue.put(id, turn, tx)
  }
  return {
    open: queue.open,
    notify: queue.notify,
    find: async (id) => (await rows.select().from(campaignJobs).where(eq(campaignJobs.id, id))).at(0) ?? null,
    put,
    putMakers: async (of, tx) => {
      const makers = await tx.$count(campaignJobs, and(eq(campaignJobs.campaignId, of.campaignId), eq(campaignJobs.work, 'make')))
      for (let count = makers; count < MAKERS; count++) await put(of, 'make', tx)
    },
    remove: async (id, tx) => void (await tx.delete(campaignJobs).where(eq(campaignJobs.id, id))),
  }
}

/** The turn of a client's next job: one after its last, but no earlier than those that have their turn now. */
async function turnOf(client: string, tx: Rows): Promise<number> {
  const [{ now, last }] = await tx
    .select({
      now: sql<number>`coalesce(min(${campaignJobs.turn}), 0)`.mapWith(Number),
      last: sql<number>`coalesce(max(${campaignJobs.turn}) FILTER (WHERE ${campaignJobs.client} = ${client}), -1)`.mapWith(Number),
    })
    .from(campaignJobs)
  return Math.max(now, last + 1)
}
