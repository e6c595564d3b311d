import { randomBytes } from 'node:crypto'
import {
  type Campaign,
  type CampaignChoices,
  campaignChoicesSchema,
  type CampaignProduct,
  campaignProductStatusSchema,
} from '@adloom/domain/campaign/campaign.ts'
import { type AdEdit } from '@adloom/domain/campaign/ad-edit.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { currentClient } from '@adloom/engine/turns/current-client.ts'
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { campaignJobs, campaignProducts, campaigns } from '../database/campaign-tables.ts'
import { sha256 } from '../sha256.ts'
import { type CampaignQueue } from './campaign-queue.ts'
import { editAds, editedChoices } from './edit-ads.ts'

type CampaignRow = typeof campaigns.$inferSelect
type CampaignProductRow = typeof campaignProducts.$inferSelect

interface NewCampaign {
  readonly name: string
  readonly choices: CampaignChoices
  /** As the reader of feeds takes it. */
  readonly feed: unknown
  readonly owner: string
  /** Where the owner reaches this installation, `http://localhost:4400`. */
  readonly origin: string
}

/** Campaigns as callers see them. All but `start` and `list` fail with `campaign.not-found` where the owner has none of that id. */
export interface Campaigns {
  /** Stores a campaign and its first job. */
  readonly start: (campaign: NewCampaign) => Promise<Campaign>
  /** Newest first. */
  readonly list: (owner: string) => Promise<readonly Campaign[]>
  readonly find: (id: string, owner: string) => Promise<Campaign>
  /** Products of those statuses, of all if there are none, in the order of the feed; those after that place, at most `limit`. */
  readonly products: (id: string, owner: string, page: ProductPage) => Promise<readonly CampaignProduct[]>
  /** No further product is begun. */
  readonly pause: (id: string, owner: string) => Promise<Campaign>
  readonly resume: (id: string, owner: string) => Promise<Campaign>
  /** Failed products wait again. */
  readonly retry: (id: string, owner: string) => Promise<Campaign>
  /** Changes the ads it has made, and those to come. `changed`: how many of the made ones changed. */
  readonly edit: (id: string, owner: string, edit: AdEdit) => Promise<{ readonly campaign: Campaign; readonly changed: number }>
  /** Removes the campaign and what is left to make; its ads stay. */
  readonly remove: (id: string, owner: string) => Promise<void>
}

interface ProductPage {
  readonly statuses: readonly CampaignProduct['status'][]
  readonly after: number
  readonly limit: number
}

/** Campaigns in the database, their jobs in the queue; `now` gives milliseconds. */
export function createCampaigns(rows: Rows, jobs: CampaignQueue, now: () => number): Campaigns {
  const selectOf = (id: string, owner: string, tx: Rows) =>
    tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.owner, owner)))

  async function rowOf(id: string, owner: string): Promise<CampaignRow> {
    return oneOf(await selectOf(id, owner, rows), id)
  }

  const show = async (row: CampaignRow): Promise<Campaign> => (await shown([row]))[0]

  async function shown(list: readonly CampaignRow[]): Promise<Campaign[]> {
    if (list.length === 0) return []
    const ids = list.map(({ id }) => id)
    const counts = await rows
      .select({ id: campaignProducts.campaignId, status: campaignProducts.status, count: count() })
      .from(campaignProducts)
      .where(inArray(campaignProducts.campaignId, ids))
      .groupBy(campaignProducts.campaignId, campaignProducts.status)
    const since = new Date(now() - RECENT_MS)
    const paces = await rows
      .select({
        id: campaignProducts.campaignId,
        count: count(),
        first: sql<number>`extract(epoch from min(${campaignProducts.finishedAt})) * 1000`.mapWith(Number),
      })
      .from(campaignProducts)
      .where(and(inArray(campaignProducts.campaignId, ids), gt(campaignProducts.finishedAt, since)))
      .groupBy(campaignProducts.campaignId)
    return list.map((row) => {
      const of = (status: string): number => counts.find((each) => each.id === row.id && each.status === status)?.count ?? 0
      const pace = paces.find(({ id }) => id === row.id)
      const left = of('waiting') + of('making')
      return {
        id: row.id,
        name: row.name,
        createdAt: row.createdAt.toISOString(),
        status: row.isPaused ? 'paused' : !row.isRead ? 'reading' : left > 0 ? 'running' : 'finished',
        // Checked when the campaign was begun.
        choices: campaignChoicesSchema.parse(row.choices),
        products: Object.fromEntries(campaignProductStatusSchema.options.map((status) => [status, of(status)])) as Campaign['products'],
        msLeft:
          left === 0 || row.isPaused || pace === undefined || pace.count < 2
            ? null
            : Math.round((left * (now() - pace.first)) / pace.count),
        problem: row.problem,
      }
    })
  }

  /** Changes a campaign that no job may change meanwhile, and puts the jobs it needs then. */
  async function change(id: string, owner: string, update: (row: CampaignRow, tx: Rows) => Promise<void>): Promise<Campaign> {
    await jobs.open()
    await rows.transaction(async (tx) => {
      const row = oneOf(await selectOf(id, owner, tx).for('update'), id)
      await update(row, tx)
      const [{ isPaused }] = await tx.select({ isPaused: campaigns.isPaused }).from(campaigns).where(eq(campaigns.id, id))
      if (isPaused) return
      const of = { campaignId: id, client: row.client }
      const reading = and(eq(campaignJobs.campaignId, id), eq(campaignJobs.work, 'read'))
      if (!row.isRead && (await tx.$count(campaignJobs, reading)) === 0) await jobs.put(of, 'read', tx)
      const waiting = and(eq(campaignProducts.campaignId, id), eq(campaignProducts.status, 'waiting'))
      if ((await tx.$count(campaignProducts, waiting)) > 0) await jobs.putMakers(of, tx)
    })
    jobs.notify()
    return show(await rowOf(id, owner))
  }

  return {
    start: async ({ owner, ...campaign }) => {
      await jobs.open()
      const id = `camp_${randomBytes(16).toString('hex')}`
      const row = { ...campaign, id, owner, client: sha256(currentClient()), createdAt: new Date(now()) }
      await rows.transaction(async (tx) => {
        await tx.insert(campaigns).values(row)
        await jobs.put({ campaignId: id, client: row.client }, 'read', tx)
      })
      jobs.notify()
      return show(await rowOf(id, owner))
    },
    list: async (owner) => shown(await rows.select().from(campaigns).where(eq(campaigns.owner, owner)).orderBy(desc(campaigns.createdAt))),
    find: async (id, owner) => show(await rowOf(id, owner)),
    products: async (id, owner, { statuses, after, limit }) => {
      await rowOf(id, owner)
      const found = await rows
        .select()
        .from(campaignProducts)
        .where(
          and(
            eq(campaignProducts.campaignId, id),
            gt(campaignProducts.place, after),
            statuses.length === 0 ? undefined : inArray(campaignProducts.status, [...statuses]),
          ),
        )
        .orderBy(asc(campaignProducts.place))
        .limit(limit)
      return found.map(productOf)
    },
    pause: (id, owner) =>
      change(id, owner, async (_, tx) => void (await tx.update(campaigns).set({ isPaused: true }).where(eq(campaigns.id, id)))),
    resume: (id, owner) =>
      change(id, owner, async (_, tx) => void (await tx.update(campaigns).set({ isPaused: false }).where(eq(campaigns.id, id)))),
    retry: (id, owner) =>
      change(id, owner, async (_, tx) => {
        await tx
          .update(campaignProducts)
          .set({ status: 'waiting', attempt: 0, errorCode: null, error: null, finishedAt: null })
          .where(and(eq(campaignProducts.campaignId, id), eq(campaignProducts.status, 'failed')))
        await tx.update(campaigns).set({ finishedAt: null }).where(eq(campaigns.id, id))
      }),
    edit: async (id, owner, edit) => {
      let changed = 0
      const campaign = await change(id, owner, async ({ choices }, tx) => {
        changed = await editAds(id, owner, edit, tx, now())
        await tx
          .update(campaigns)
          .set({ choices: editedChoices(campaignChoicesSchema.parse(choices), edit) })
          .where(eq(campaigns.id, id))
      })
      return { campaign, changed }
    },
    remove: async (id, owner) => {
      const removed = await rows
        .delete(campaigns)
        .where(and(eq(campaigns.id, id), eq(campaigns.owner, owner)))
        .returning()
      oneOf(removed, id)
    },
  }
}

function oneOf(found: readonly CampaignRow[], id: string): CampaignRow {
  if (found.length === 0) throw new AdloomError('campaign.not-found', { detail: id })
  return found[0]
}

/** The time from which on finished products tell how fast the next are made. */
const RECENT_MS = 5 * 60_000

const productOf = ({ place, row, title, status, adId, errorCode, error }: CampaignProductRow): CampaignProduct => ({
  place,
  row,
  title,
  status: campaignProductStatusSchema.parse(status),
  adId,
  code: errorCode,
  problem: error,
})
