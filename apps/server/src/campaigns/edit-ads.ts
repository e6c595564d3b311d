import { adSchema } from '@adloom/domain/ad.ts'
import { type AdEdit, editedAd, withFactChange } from '@adloom/domain/campaign/ad-edit.ts'
import { type CampaignChoices } from '@adloom/domain/campaign/campaign.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import { type Rows } from '../database/database.ts'
import { ads } from '../database/schema.ts'
import { campaignProducts } from '../database/campaign-tables.ts'

/** Ads that are read at once. */
const BATCH = 200

/** Changes the ads that a campaign has made; returns how many changed. */
export async function editAds(campaignId: string, owner: string, edit: AdEdit, tx: Rows, nowMs: number): Promise<number> {
  let changed = 0
  for (let after = 0; ;) {
    const batch = await tx
      .select({ place: campaignProducts.place, id: ads.id, body: ads.body })
      .from(campaignProducts)
      .innerJoin(ads, eq(ads.id, campaignProducts.adId))
      .where(and(eq(campaignProducts.campaignId, campaignId), eq(ads.owner, owner), gt(campaignProducts.place, after)))
      .orderBy(asc(campaignProducts.place))
      .limit(BATCH)
    for (const { id, body } of batch) {
      const { data: ad } = adSchema.safeParse(body)
      if (ad?.type !== 'social') continue
      const edited = editedAd(ad, edit)
      if (edited === ad) continue
      await tx
        .update(ads)
        .set({ body: edited, updatedAt: new Date(nowMs) })
        .where(eq(ads.id, id))
      changed++
    }
    if (batch.length < BATCH) return changed
    after = batch[batch.length - 1].place
  }
}

/** The choices with which the ads to come are made as the changed ones are. */
export function editedChoices(choices: CampaignChoices, edit: AdEdit): CampaignChoices {
  switch (edit.change) {
    case 'callToAction':
      return { ...choices, callToAction: edit.callToAction }
    case 'layout':
      return { ...choices, layouts: [edit.layout] }
    default:
      return { ...choices, hiddenFacts: withFactChange(choices.hiddenFacts, edit) }
  }
}
