import { campaignChoicesSchema } from '@adloom/domain/campaign/campaign.ts'
import { feedMappingSchema } from '@adloom/domain/campaign/feed-product.ts'
import * as z from 'zod'
import { readSession, writeSession } from '../../browser/storage.ts'

/** What the user gives as a feed: a file, or text: links, the address of a feed, or cells of a table. */
export type GivenFeed = File | string

let given: GivenFeed | null = null

/** Hands a feed from another screen to that of a new campaign, where it replaces what was there. */
export function giveFeed(feed: GivenFeed): void {
  given = feed
}

/** The feed another screen has given, once; null for none. */
export function takeGivenFeed(): GivenFeed | null {
  const taken = given
  given = null
  return taken
}

/** Storage key, in this tab's session, of the campaign that is being set up. */
const DRAFT_KEY = 'adloom.new-campaign'

const campaignDraftSchema = z.object({
  /** The stored feed; null before there is one. */
  feed: z.object({ key: z.string(), name: z.string() }).nullable(),
  mapping: feedMappingSchema,
  /** Of prices that name none. */
  currency: z.string().nullable(),
  /** Null until the user types one. */
  name: z.string().nullable(),
  choices: campaignChoicesSchema,
  /** Whether the user chooses the designs. */
  choosesDesigns: z.boolean(),
  /** What was pasted and not read yet. */
  pasted: z.string(),
  /** Sent with the order, so that ordered twice it is one campaign. */
  orderKey: z.string(),
})
export type CampaignDraft = z.infer<typeof campaignDraftSchema>

export const emptyDraft: Omit<CampaignDraft, 'orderKey'> = {
  feed: null,
  mapping: {},
  currency: null,
  name: null,
  choices: campaignChoicesSchema.parse({}),
  choosesDesigns: false,
  pasted: '',
}

/** The campaign that was being set up before a reload; null for none. */
export function storedDraft(): CampaignDraft | null {
  try {
    const read = campaignDraftSchema.safeParse(JSON.parse(readSession(DRAFT_KEY) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    // Not our format.
    return null
  }
}

export const storeDraft = (draft: CampaignDraft | null): void => writeSession(DRAFT_KEY, draft === null ? null : JSON.stringify(draft))
