import { randomBytes } from 'node:crypto'
import { type Ad, adSchema } from '@adloom/domain/ad.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { creativesOf, type PackChoices, packChoicesSchema, packLimits } from '@adloom/domain/placements/pack.ts'
import { placementsOf, takesHtml5 } from '@adloom/domain/placements/placement.ts'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Rows } from '../database/database.ts'
import { ads, packs } from '../database/schema.ts'

/** Milliseconds for which an ordered pack can be fetched. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** Ads that are in memory at a time. */
const AT_A_TIME = 20

/** Ads to be packed, by their ids or as those of a campaign, in that order. */
interface WantedPack {
  readonly ads?: readonly string[]
  readonly campaign?: string
  readonly title?: string
  readonly choices: PackChoices
}

/** What was ordered. */
interface OrderedPack {
  readonly ads: readonly string[]
  readonly title: string | null
  readonly choices: PackChoices
}

/** Ordered packs. Each belongs to its owner, and only the owner's ads are packed. */
export interface PackStore {
  /** Fails with `pack.nothing` and `pack.too-many`. */
  readonly order: (
    wanted: WantedPack,
    owner: string,
  ) => Promise<{ readonly id: string; readonly ads: number; readonly pictures: number; readonly expiresAt: Date }>
  /** Fails with `pack.not-found`, also for another owner's. */
  readonly find: (id: string, owner: string) => Promise<OrderedPack>
  /** The owner's ads of these ids, in their order. */
  readonly adsOf: (ids: readonly string[], owner: string) => AsyncIterable<Ad>
}

/** Packs in the database; `now` gives milliseconds. */
export function createPackStore(rows: Rows, now: () => number): PackStore {
  async function* adsOf(ids: readonly string[], owner: string): AsyncIterable<Ad> {
    for (let start = 0; start < ids.length; start += AT_A_TIME) {
      const some = ids.slice(start, start + AT_A_TIME)
      const found = await rows
        .select({ id: ads.id, body: ads.body })
        .from(ads)
        .where(and(eq(ads.owner, owner), inArray(ads.id, some)))
      const byId = new Map(found.map(({ id, body }) => [id, adSchema.safeParse(body)]))
      for (const id of some) {
        const ad = byId.get(id)
        if (ad?.success === true) yield ad.data
      }
    }
  }

  const idsOfCampaign = async (campaign: string, owner: string): Promise<readonly string[]> => {
    const found = await rows
      .select({ id: ads.id })
      .from(ads)
      .where(and(eq(ads.owner, owner), sql`${ads.body} -> 'campaign' ->> 'id' = ${campaign}`))
      .orderBy(asc(ads.createdAt), asc(ads.id))
      // One more: it is refused rather than packed in part.
      .limit(packLimits.ads + 1)
    return found.map(({ id }) => id)
  }

  return {
    order: async ({ ads: named = [], campaign, title, choices }, owner) => {
      const ids = [...new Set([...named, ...(campaign === undefined ? [] : await idsOfCampaign(campaign, owner))])]
      if (ids.length > packLimits.ads) throw new AdloomError('pack.too-many', { values: packLimits })
      const own: string[] = []
      let pictures = 0
      const banners = choices.html5 ? placementsOf(choices.placements).filter(takesHtml5).length : 0
      let files = 0
      for await (const ad of adsOf(ids, owner)) {
        const creatives = creativesOf(ad, choices.combinations).length
        if (creatives > 0 || ad.type === 'video') own.push(ad.id)
        pictures += creatives * choices.placements.length
        files += creatives * (choices.placements.length + banners)
      }
      if (own.length === 0) throw new AdloomError('pack.nothing')
      if (files > packLimits.files) throw new AdloomError('pack.too-many', { values: packLimits })
      const id = `pack_${randomBytes(16).toString('hex')}`
      const createdAt = new Date(now())
      await rows.delete(packs).where(lt(packs.createdAt, new Date(now() - KEPT_MS)))
      await rows.insert(packs).values({ id, owner, ads: own, title: title ?? null, choices, createdAt })
      return { id, ads: own.length, pictures, expiresAt: new Date(now() + KEPT_MS) }
    },
    find: async (id, owner) => {
      const [found] = await rows
        .select()
        .from(packs)
        .where(and(eq(packs.id, id), eq(packs.owner, owner)))
      if (found === undefined || found.createdAt.getTime() < now() - KEPT_MS) throw new AdloomError('pack.not-found', { detail: id })
      return { ads: z.array(z.string()).parse(found.ads), title: found.title, choices: packChoicesSchema.parse(found.choices) }
    },
    adsOf,
  }
}
