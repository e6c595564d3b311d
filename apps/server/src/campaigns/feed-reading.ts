import { campaignLimits } from '@adloom/domain/campaign/campaign.ts'
import { type FeedRow } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError, errors } from '@adloom/domain/error.ts'
import { eq, max } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { campaignProducts, campaigns } from '../database/campaign-tables.ts'
import { type CampaignQueue } from './campaign-queue.ts'
import { tellIfFinished } from './tell-if-finished.ts'

/** Reads the feed of a campaign into its products, from where an earlier attempt ended. */
export type FeedReading = (campaign: typeof campaigns.$inferSelect, signal: AbortSignal) => Promise<void>

interface FeedReadingParts {
  readonly rows: Rows
  readonly jobs: Pick<CampaignQueue, 'putMakers' | 'notify'>
  /** The rows of a stored feed, in the order of the feed; the same each time. */
  readonly rowsOfFeed: (feed: unknown, signal: AbortSignal) => AsyncIterable<FeedRow>
  /** Milliseconds. */
  readonly now: () => number
}

/** Rows that are stored at once. */
const BATCH = 500

export function createFeedReading({ rows, jobs, rowsOfFeed, now }: FeedReadingParts): FeedReading {
  return async (campaign, signal) => {
    const of = { campaignId: campaign.id, client: campaign.client }
    const [{ last }] = await rows
      .select({ last: max(campaignProducts.place) })
      .from(campaignProducts)
      .where(eq(campaignProducts.campaignId, campaign.id))
    const [readBefore, batch] = [last ?? 0, [] as { readonly place: number; readonly read: FeedRow }[]]
    let count = 0

    /** Stores what was read; false when the campaign is gone, or waits. */
    async function store(problem: string | null, isRead: boolean): Promise<boolean> {
      const values = batch.splice(0).map(({ place, read }) => ({ campaignId: campaign.id, place, ...productRow(read) }))
      const goesOn = await rows.transaction(async (tx) => {
        // Whoever removes a job because no product waits locks it as well.
        const [locked] = await tx.select().from(campaigns).where(eq(campaigns.id, campaign.id)).for('update')
        if (locked === undefined) return false
        if (values.length > 0) await tx.insert(campaignProducts).values(values).onConflictDoNothing()
        if (isRead) {
          await tx.update(campaigns).set({ isRead, problem }).where(eq(campaigns.id, campaign.id))
          await tellIfFinished(campaign.id, tx, now())
        }
        if (!locked.isPaused && values.some(({ status }) => status === 'waiting')) await jobs.putMakers(of, tx)
        return !locked.isPaused
      })
      jobs.notify()
      return goesOn
    }

    let problem: string | null = null
    try {
      for await (const read of rowsOfFeed(campaign.feed, signal)) {
        signal.throwIfAborted()
        if (++count > campaignLimits.products) throw new AdloomError('feed.too-many', { values: { most: campaignLimits.products } })
        if (count <= readBefore) continue
        batch.push({ place: count, read })
        if (batch.length >= BATCH && !(await store(null, false))) return
      }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AdloomError) || errors[error.code].retryable) throw error
      problem = error.message
    }
    await store(problem, true)
  }
}

/** A row that says too little stays in the list with its reason. */
const productRow = (read: FeedRow) =>
  'product' in read
    ? { row: read.row, product: read.product, title: read.product.title, status: 'waiting' }
    : { row: read.row, title: null, status: 'refused', errorCode: read.problem.code, error: read.problem.sentence }
