import { createCampaignWorker } from '../campaigns/campaign-worker.ts'
import { createFeedReading } from '../campaigns/feed-reading.ts'
import { type StoredFeed } from '../campaigns/stored-feeds.ts'
import { type FailureListener } from '../jobs/video-service.ts'
import { type ServerDependencies } from './server-dependencies.ts'
import { makeCampaignAd } from './make-campaign-ad.ts'

/** What a process does without being asked: it carries out the jobs of videos and campaigns. */
interface BackgroundJobs {
  /** Opens the queues and works on them. */
  readonly start: (onFailure: FailureListener) => void
  /** Releases running jobs and closes the queues. */
  readonly stop: () => Promise<void>
}

export function createBackgroundJobs(dependencies: ServerDependencies): BackgroundJobs {
  const { videos, feeds, campaignJobs, actAs, failures, closeQueues } = dependencies
  const { rows, jobs } = campaignJobs
  const campaignWorker = createCampaignWorker({
    ...campaignJobs,
    // `Campaigns.start` stored it.
    readFeed: createFeedReading({
      rows,
      jobs,
      rowsOfFeed: (feed, signal) => feeds.rowsOf(feed as StoredFeed, signal),
      now: campaignJobs.now,
    }),
    makeAd: (order, signal) => makeCampaignAd(order, dependencies, signal),
    actAs,
    onError: failures.report,
  })
  return {
    start: (onFailure) => {
      failures.listen(onFailure)
      videos.start()
      campaignWorker.start()
    },
    stop: async () => {
      await Promise.all([videos.stop(), campaignWorker.stop()])
      await closeQueues()
    },
  }
}
