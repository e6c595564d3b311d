import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { campaignChoicesSchema } from '@adloom/domain/campaign/campaign.ts'
import { type FeedRow } from '@adloom/domain/campaign/feed-product.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { openDatabase } from '../database/database.ts'
import { campaignJobs } from '../database/campaign-tables.ts'
import { createBossQueues } from '../jobs/boss-queue.ts'
import { createAdStore } from '../storage/ad-store.ts'
import { createCampaignQueue } from './campaign-queue.ts'
import { createCampaignWorker } from './campaign-worker.ts'
import { createCampaigns } from './campaigns.ts'
import { createFeedReading } from './feed-reading.ts'
import { createProductAttempts } from './product-attempts.ts'

/**
 * `node … campaign-process.test-data.ts FOLDER PRODUCTS`: works on the campaign in the database of a folder, which it begins if there is none, and prints
 * a line for each ad it saves. It ends when nothing waits.
 */
const [folder, products] = process.argv.slice(2)
const database = await openDatabase({ folder: join(folder, 'database') })
const queues = createBossQueues(database, (error) => {
  throw error
})
const ads = createAdStore(database.rows, diskFileStore(join(folder, 'files')), Date.now)

async function* rowsOf(): AsyncGenerator<FeedRow> {
  for (let row = 1; row <= Number(products); row++) {
    const product = { title: `Mug ${row}`, link: null, image: null, pictures: [], description: null, price: null, brand: null }
    yield { row, product: { ...product, id: String(row), category: null, availability: null, rating: null, features: [], language: null } }
  }
}

const { rows } = database
const jobs = createCampaignQueue(rows, queues.campaigns)
const campaigns = createCampaigns(rows, jobs, Date.now)
const worker = createCampaignWorker({
  rows,
  queue: queues.campaigns,
  jobs,
  attempts: createProductAttempts(rows, Date.now),
  readFeed: createFeedReading({ rows, jobs, rowsOfFeed: rowsOf, now: Date.now }),
  makeAd: async ({ adId, place, owner }) => {
    await wait(5)
    await ads.save({ id: adId, type: 'display', imageUrl: `https://shop.example/${place}.jpg`, title: `Mug ${place}` }, owner)
    process.stdout.write(`${place}\n`)
  },
  actAs: (_owner, work) => work(),
  atOnce: 3,
  now: Date.now,
  onError: (error, message) => process.stderr.write(`${message}: ${String(error)}\n`),
})

const [known] = await campaigns.list('owner')
const { id } =
  known ??
  (await campaigns.start({
    name: 'Mugs',
    choices: campaignChoicesSchema.parse({}),
    feed: { key: '', name: '', mapping: {}, currency: null },
    owner: 'owner',
    origin: 'http://localhost:4400',
  }))
worker.start()
// Jobs that find no product left end after the last ad.
while ((await campaigns.find(id, 'owner')).status !== 'finished' || (await rows.$count(campaignJobs)) > 0) await wait(50)
await worker.stop()
await queues.close()
await database.close()
