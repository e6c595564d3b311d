import { type SocialAd } from '@adloom/domain/ad.ts'
import { useMemo } from 'react'
import { useCreations } from '../library/library.ts'

/** The ads of campaigns that this browser's library has, by campaign, in the order of their rows in the feed. */
export function useAdsOfCampaigns(): ReadonlyMap<string, readonly SocialAd[]> {
  const { creations } = useCreations()
  return useMemo(() => {
    const byCampaign = new Map<string, SocialAd[]>()
    // Newest first: turned around, the first rows are first, as they were made.
    for (const ad of creations.toReversed()) {
      if (ad.type !== 'social' || ad.campaign === undefined) continue
      const ads = byCampaign.get(ad.campaign.id)
      if (ads === undefined) byCampaign.set(ad.campaign.id, [ad])
      else ads.push(ad)
    }
    return byCampaign
  }, [creations])
}
