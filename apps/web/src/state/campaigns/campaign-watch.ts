import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import { type ErrorCode } from '@adloom/domain/error.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { api } from '../../browser/api.ts'
import { failureSentence } from '../../browser/failure-sentence.ts'
import { type Repeated, repeated } from '../../browser/repeated.ts'
import { commonText } from '../../text/en.ts'
import { syncLibraryNow } from '../library/library-watch.ts'
import { isMoving } from './campaign-progress.ts'
import { useKnownCampaigns } from './known-campaigns.ts'

/** Milliseconds between two questions while ads are made, after a failure, and for a screen that shows ads of campaigns only by the way. */
const ASK_MS = 2000
const RETRY_MS = 5000
const ASIDE_MS = 6000
/** At least between two readings of the server's new ads. */
const SYNC_MS = 4000

/** The number of ads of each campaign when the library was last brought together with the server, and when that was. */
const syncedMade = new Map<string, number>()
let syncedAtMs = -Infinity

/** Has the library fetch what campaigns have made since the last time. */
function syncMade(campaigns: readonly Campaign[], nowMs: number): void {
  const changed = campaigns.filter(({ id, products }) => (syncedMade.get(id) ?? 0) !== products.made)
  if (changed.length === 0 || (nowMs - syncedAtMs < SYNC_MS && changed.some(isMoving))) return
  syncedAtMs = nowMs
  for (const { id, products } of changed) syncedMade.set(id, products.made)
  syncLibraryNow()
}

/** Shows what the server answered about a campaign. */
export function campaignAnswered(campaign: Campaign): void {
  syncMade([campaign], Date.now())
  useKnownCampaigns.setState(({ byId, ids }) => ({
    byId: { ...byId, [campaign.id]: campaign },
    ids: ids === null || ids.includes(campaign.id) ? ids : [campaign.id, ...ids],
    problem: null,
  }))
}

/** Shows that a campaign is gone. */
export function campaignGone(id: string): void {
  useKnownCampaigns.setState(({ byId, ids }) => ({
    byId: Object.fromEntries(Object.entries(byId).filter(([other]) => other !== id)),
    ids: ids?.filter((other) => other !== id) ?? null,
  }))
}

const failed = (error: unknown): void => useKnownCampaigns.setState({ problem: failureSentence(error, commonText) })

async function askForAll(signal: AbortSignal, everyMs: number): Promise<number | null> {
  try {
    const { campaigns } = await api.listCampaigns({}, { signal })
    syncMade(campaigns, Date.now())
    useKnownCampaigns.setState({
      byId: Object.fromEntries(campaigns.map((campaign) => [campaign.id, campaign])),
      ids: campaigns.map(({ id }) => id),
      problem: null,
    })
    return campaigns.some(isMoving) ? everyMs : null
  } catch (error) {
    if (!signal.aborted) failed(error)
    return RETRY_MS
  }
}

/** All own campaigns, newest first, kept up to date while they are shown. `campaigns` is null until they are known. */
export function useCampaigns(): { readonly campaigns: readonly Campaign[] | null; readonly problem: string | null } {
  useEffect(() => repeated((signal) => askForAll(signal, ASK_MS)).stop, [])
  const { byId, ids, problem } = useKnownCampaigns()
  const campaigns = useMemo(() => ids?.flatMap((id) => (id in byId ? [byId[id]] : [])) ?? null, [byId, ids])
  return { campaigns, problem }
}

/** Lets the library have the ads of campaigns as they are made, until the returned function is called. */
export const followCampaigns = (): (() => void) => repeated((signal) => askForAll(signal, ASIDE_MS)).stop

const NOT_FOUND: ErrorCode = 'campaign.not-found'
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === NOT_FOUND

interface FollowedCampaign {
  /** Null until it is known. */
  readonly campaign: Campaign | null
  readonly problem: string | null
  /** Asks the server now. */
  readonly again: () => void
}

/** One campaign, kept up to date while it is shown. `onGone` is called when there is none of that id. */
export function useCampaign(id: string, onGone: () => void): FollowedCampaign {
  const asking = useRef<Repeated | null>(null)
  useEffect(() => {
    const ask = async (signal: AbortSignal): Promise<number | null> => {
      try {
        const campaign = await api.campaign({ id }, { signal })
        if (signal.aborted) return null
        campaignAnswered(campaign)
        return isMoving(campaign) ? ASK_MS : null
      } catch (error) {
        if (signal.aborted) return null
        if (isGone(error)) {
          campaignGone(id)
          onGone()
          return null
        }
        failed(error)
        return RETRY_MS
      }
    }
    asking.current = repeated(ask)
    return asking.current.stop
  }, [id, onGone])
  const campaign = useKnownCampaigns(({ byId }) => (id in byId ? byId[id] : null))
  const problem = useKnownCampaigns((known) => known.problem)
  return { campaign, problem, again: useCallback(() => asking.current?.again(), []) }
}
