import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { eq } from 'drizzle-orm'
import { createAdStore } from './storage/ad-store.ts'
import { openDatabase } from './database/database.ts'
import { videoJobs } from './database/schema.ts'
import { createBossQueues } from './jobs/boss-queue.ts'
import { createJobEvents } from './jobs/job-events.ts'
import { type StoredVideoOrder } from './jobs/stored-video-order.ts'
import { createVideoJobs } from './jobs/video-jobs.ts'
import { createLeads } from './leads/leads.ts'

/**
 * `node … endless-writes.test-data.ts FOLDER`: writes files, ads, leads and video jobs as the server does, concurrently and without end. For each
 * acknowledged write it prints a line with its id, or the key of the file. It loads everything first and starts when it receives a line: the next
 * process can be ready when one is killed.
 */
const [, , folder] = process.argv
// A killed process writes no compile cache at its end.
flushCompileCache()
await once(process.stdin, 'data')
const database = await openDatabase({ folder: join(folder, 'database') })
const store = diskFileStore(join(folder, 'files'))
const adStore = createAdStore(database.rows, store, Date.now)
const leads = createLeads(database, Date.now)
const { videos: queue } = createBossQueues(database, (error) => {
  throw error
})
const model = { engine: 'studio', msPerSecond: null, abandon: async () => undefined } as const
const jobs = createVideoJobs({ database, queue, store, events: createJobEvents(), model, now: Date.now })

async function newFile(kind: string, round: number): Promise<string> {
  const bytes = new TextEncoder().encode(`${kind} ${round} ${process.pid} `.repeat(500))
  return (await store.write(bytes, 'image/png')).key
}

async function newJob(round: number): Promise<string> {
  const key = await newFile('job', round)
  // Only its files matter while it waits.
  const order = { source: { kind: 'picture', key }, recipe: null, logo: null, seconds: 5 } as unknown as StoredVideoOrder
  const request = { prompt: 'turn', imageUrl: `/files/${key}`, duration: 5, aspect_ratio: '1:1' } as const
  const id = await jobs.start({ request, imageId: null, order, owner: 't' })
  return `${id} ${key}`
}

/** At most fifty may wait, so acknowledged ones count as made. */
const finish = async (line: string): Promise<void> => {
  const [id] = line.split(' ')
  await database.rows.update(videoJobs).set({ status: 'completed' }).where(eq(videoJobs.id, id))
}

async function newAd(round: number): Promise<string> {
  const key = await newFile('ad', round)
  return `${(await adStore.save({ type: 'display', imageUrl: `http://localhost/files/${key}` }, 'ada')).id} ${key}`
}

const newLead = async (round: number): Promise<string> =>
  (await leads.keep({ name: `Lead ${round}`, email: `lead${round}@example.com` })).lead.id

async function acknowledge(writing: Promise<string>): Promise<string> {
  const line = await writing
  process.stdout.write(`${line}\n`)
  return line
}

await queue.open()
for (let round = 0; ; round++) {
  const [job] = await Promise.all([newJob(round), newAd(round), newLead(round), newFile('file', round)].map(acknowledge))
  await finish(job)
}
