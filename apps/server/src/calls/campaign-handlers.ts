import { type FeedSourceRequest } from '@adloom/domain/calls/campaign-calls.ts'
import { type Call, type Handlers } from '../http/call-context.ts'
import { type Campaigns } from '../campaigns/campaigns.ts'
import { type AdStore } from '../storage/ad-store.ts'
import { type StoredFeeds } from '../campaigns/stored-feeds.ts'

type CampaignHandlers = Pick<
  Handlers,
  | 'uploadFeed'
  | 'previewFeed'
  | 'startCampaign'
  | 'listCampaigns'
  | 'campaign'
  | 'campaignProducts'
  | 'pauseCampaign'
  | 'resumeCampaign'
  | 'retryCampaign'
  | 'editCampaign'
  | 'deleteCampaign'
>

interface CampaignHandlerParts {
  readonly campaigns: Campaigns
  readonly feeds: StoredFeeds
  readonly ads: Pick<AdStore, 'takeOver'>
  readonly checkRoom: () => Promise<void>
}

/** The handlers of calls about campaigns. */
export function campaignHandlers({ campaigns, feeds, ads, checkRoom }: CampaignHandlerParts): CampaignHandlers {
  const stored = (source: FeedSourceRequest, { signal }: Call) =>
    'key' in source
      ? feeds.find(source)
      : 'url' in source
        ? feeds.fetch(source.url, signal)
        : feeds.keep([Buffer.from(source.links.join('\n'))], '')
  return {
    uploadFeed: async (upload) => {
      await checkRoom()
      return 'file' in upload ? feeds.keep(upload.file.chunks(), upload.filename) : feeds.keep([Buffer.from(upload.text)], upload.name)
    },
    previewFeed: async ({ feed, ...reading }, call) => {
      const { key, name } = await stored(feed, call)
      return { key, name, preview: await feeds.preview({ key, name, ...reading }, call.signal) }
    },
    startCampaign: async ({ name, feed, choices, ...reading }, call) => {
      await checkRoom()
      const { key, name: fileName } = await stored(feed, call)
      return campaigns.start({
        name,
        choices,
        feed: { key, name: fileName, ...reading },
        owner: call.owner,
        origin: new URL(call.addressOf('x')).origin,
      })
    },
    listCampaigns: async (_, { owner, earlierOwners }) => {
      await ads.takeOver(earlierOwners, owner)
      return { campaigns: [...(await campaigns.list(owner))] }
    },
    campaign: ({ id }, { owner }) => campaigns.find(id, owner),
    campaignProducts: async ({ id, status, after, limit }, { owner }) => ({
      products: [...(await campaigns.products(id, owner, { statuses: status === undefined ? [] : [status], after, limit }))],
    }),
    pauseCampaign: ({ id }, { owner }) => campaigns.pause(id, owner),
    resumeCampaign: ({ id }, { owner }) => campaigns.resume(id, owner),
    retryCampaign: ({ id }, { owner }) => campaigns.retry(id, owner),
    editCampaign: ({ id, edit }, { owner }) => campaigns.edit(id, owner, edit),
    deleteCampaign: async ({ id }, { owner }) => {
      await campaigns.remove(id, owner)
      return null
    },
  }
}
