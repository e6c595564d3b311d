import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import { create } from 'zustand'

interface KnownCampaigns {
  readonly byId: Readonly<Record<string, Campaign>>
  /** In the server's order; null before it was asked. */
  readonly ids: readonly string[] | null
  /** Why the last question has no answer; null when it has. */
  readonly problem: string | null
}

/** What this page knows of campaigns, as the server last said. */
export const useKnownCampaigns = create<KnownCampaigns>(() => ({ byId: {}, ids: null, problem: null }))

/** Whether this page knows of any campaign. */
export const knowsCampaigns = (): boolean => Object.keys(useKnownCampaigns.getState().byId).length > 0
