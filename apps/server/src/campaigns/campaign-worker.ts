import { isDeepStrictEqual } from 'node:util'
import { AdloomError } from '@adloom/domain/error.ts'
import { type CampaignChoices } from '@adloom/domain/campaign/campaign.ts'
import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { type JobQueue, type LeasedJob } from '@adloom/domain/ports/job-queue.ts'
import { actFor } from '@adloom/engine/turns/current-client.ts'
import { and, eq } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { campaignProducts, campaigns } from '../database/campaign-tables.ts'
import { createQueueWorker, HEARTBEAT_MS, type QueueWorker } from '../jobs/queue-worker.ts'
import { type ActingOwner } from '../storage/acting-owner.ts'
import { pause } from '../pause.ts'
import { type CampaignQueue } from './campaign-queue.ts'
import { type FeedReading } from './feed-reading.ts'
import { type ProductAttempt, type ProductAttempts } from './product-attempts.ts'
import { tellIfFinished } from './tell-if-finished.ts'

type CampaignRow = typeof campaigns.$inferSelect

/** A product of a campaign and how its ad is made. `adId` is always the same for it: made twice, it is still one ad. */
export interface CampaignAdOrder {
  readonly campaign: { readonly id: string; readonly name: string }
  readonly adId: string
  /** Which product of the campaign it is, from 1. */
  readonly place: number
  readonly product: FeedProduct
  readonly choices: CampaignChoices
  readonly owner: string
  /** The client's address of a stored file. */
  readonly addressOf: (key: string) => string
}

export interface CampaignWorkerParts {
  readonly rows: Rows
  readonly queue: Omit<JobQueue<Rows>, 'put'>
  readonly jobs: CampaignQueue
  readonly attempts: ProductAttempts
  readonly readFeed: FeedReading
  /** Makes the ad of a product and saves it. */
  readonly makeAd: (order: CampaignAdOrder, signal: AbortSignal) => Promise<void>
  readonly actAs: ActingOwner['actAs']
  /** Jobs of campaigns that are carried out at the same time; 0: none here. */
  readonly atOnce: number
  /** Milliseconds. */
  readonly now: () => number
  readonly onError: (error: unknown, message: string) => void
}

/** After a failure of the database, before a job is tried again. */
const RETRY_MS = 1000

/** The id of the ad of a product. */
const campaignAdId = (campaignId: string, place: number): string => `ad_${campaignId.replace(/^\w+_/, '')}_${place}`

/**
 * A worker that carries out the jobs of campaigns: one reads the feed; the others make the ad of one product each, and then queue up again, so that the
 * next job may be another client's.
 */
export function createCampaignWorker(parts: CampaignWorkerParts): QueueWorker {
  const { rows, queue, jobs, attempts, readFeed, atOnce, now, onError } = parts

  async function carryOut(leased: LeasedJob, stopping: AbortSignal): Promise<void> {
    const job = await jobs.find(leased.id)
    const [campaign] = job === null ? [] : await rows.select().from(campaigns).where(eq(campaigns.id, job.campaignId))
    // It was removed, or its work was recorded before its process ended.
    if (job === null || campaign === undefined) return queue.done(leased)
    try {
      if (job.work === 'read') await carryOutReading(campaign, leased, stopping)
      else await carryOutMaking(campaign, leased, stopping)
    } catch (error) {
      // The database may answer the next time.
      onError(error, `a job of campaign ${campaign.id} is tried again`)
      await pause(RETRY_MS, stopping)
      await queue.release(leased)
    }
  }

  async function carryOutReading(campaign: CampaignRow, leased: LeasedJob, stopping: AbortSignal): Promise<void> {
    const outcome = await whileLeased(
      leased,
      campaign,
      stopping,
      async () => true,
      (signal) => readFeed(campaign, signal),
    )
    if (outcome === 'stopping') return queue.release(leased)
    if (outcome !== 'lost') {
      await rows.transaction(async (tx) => {
        const { id, client } = campaign
        const [locked] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
        await jobs.remove(leased.id, tx)
        // It was paused, and goes on again before this job was removed.
        if (locked !== undefined && !locked.isRead && !locked.isPaused) await jobs.put({ campaignId: id, client }, 'read', tx)
      })
    }
    await queue.done(leased)
    queue.notify()
  }

  async function carryOutMaking(campaign: CampaignRow, leased: LeasedJob, stopping: AbortSignal): Promise<void> {
    const attempt = campaign.isPaused ? null : await attempts.begin(campaign.id, leased.id)
    if (attempt === null) return queueAgain(campaign, leased, async () => undefined)
    const order = orderOf(campaign, attempt)
    let failure: unknown = null
    const isMine = () => attempts.isMine(attempt)
    const outcome = await whileLeased(leased, campaign, stopping, isMine, async (signal) => {
      try {
        await parts.makeAd(order, signal)
      } catch (error) {
        signal.throwIfAborted()
        failure = error
      }
    })
    if (outcome === 'lost') return queue.done(leased)
    if (outcome === 'stopping') {
      await attempts.release(attempt, rows)
      return queue.release(leased)
    }
    await queueAgain(campaign, leased, (tx, locked) => {
      if (failure !== null) return attempts.fail(attempt, failure, tx)
      // All ads were changed while this one was made: it is made again, under the same id.
      const isOld = locked !== undefined && !isDeepStrictEqual(locked.choices, campaign.choices)
      return isOld ? attempts.release(attempt, tx) : attempts.finish(attempt, order.adId, tx)
    })
  }

  /** Records the work of a job that makes products, and puts one in its place if a product still waits. */
  async function queueAgain(
    { id, client }: CampaignRow,
    leased: LeasedJob,
    record: (tx: Rows, campaign: CampaignRow | undefined) => Promise<void>,
  ): Promise<void> {
    await rows.transaction(async (tx) => {
      // Whoever adds products that wait locks it as well: none is left without a job.
      const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
      await record(tx, campaign)
      await jobs.remove(leased.id, tx)
      if (campaign !== undefined) await tellIfFinished(id, tx, now())
      if (campaign !== undefined && !campaign.isPaused && (await hasWaiting(id, tx))) await jobs.put({ campaignId: id, client }, 'make', tx)
    })
    await queue.done(leased)
    queue.notify()
  }

  /** Runs the work of a job for its owner, with signs of life; it is aborted when the job is another's, or the worker stops. */
  async function whileLeased(
    leased: LeasedJob,
    { id, owner, client }: CampaignRow,
    stopping: AbortSignal,
    isMine: () => Promise<boolean>,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<'done' | 'lost' | 'stopping'> {
    const lost = new AbortController()
    const beat = setInterval(() => {
      Promise.all([queue.heartbeat(leased), isMine()]).then(
        (signs) => signs.includes(false) && lost.abort(new AdloomError('request.cancelled', { detail: id })),
        (error: unknown) => onError(error, `a job of campaign ${id} gave no sign of life`),
      )
    }, HEARTBEAT_MS)
    try {
      const signal = AbortSignal.any([stopping, lost.signal])
      await parts.actAs(owner, () =>
        actFor(client, () => {
          // A worker may have been stopped since it took the job: work that only waits for the signal would never end.
          signal.throwIfAborted()
          return work(signal)
        }),
      )
      return 'done'
    } catch (error) {
      if (lost.signal.aborted) return 'lost'
      if (stopping.aborted) return 'stopping'
      throw error
    } finally {
      clearInterval(beat)
    }
  }

  return createQueueWorker({ queue, atOnce, carryOut, onError })
}

const hasWaiting = async (campaignId: string, tx: Rows): Promise<boolean> =>
  (await tx.$count(campaignProducts, and(eq(campaignProducts.campaignId, campaignId), eq(campaignProducts.status, 'waiting')))) > 0

function orderOf({ id, name, owner, origin, choices }: CampaignRow, { place, product }: ProductAttempt): CampaignAdOrder {
  return {
    campaign: { id, name },
    adId: campaignAdId(id, place),
    place,
    product,
    // Checked when the campaign was begun.
    choices: choices as CampaignChoices,
    owner,
    addressOf: (key) => `${origin}/files/${key}`,
  }
}
