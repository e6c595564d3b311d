import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { type Workers } from '@adloom/engine/workers.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { type Database } from './database/database.ts'
import { createHandlers } from './calls/handlers.ts'
import { createIdempotency } from './http/idempotency.ts'
import { testVideoModel } from './jobs/video-model.test-data.ts'
import { createJobEvents } from './jobs/job-events.ts'
import { rateLimitOf } from './http/shared-rate-limit.ts'
import { createBackgroundJobs } from './calls/background-jobs.ts'
import { createServerDependencies } from './calls/dependencies.ts'
import { openStorage } from './storage/open-storage.ts'
import { videoProvidersOf } from './models/video-providers.ts'
import { openParts } from './parts/installed-parts.ts'

interface WholeApp {
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  readonly database: Database
  readonly workers: Workers
  readonly now: () => number
  /** The video model; the configured one when missing, the fake one where none was configured. */
  readonly videoModel?: VideoModel
}

/** Every call on a quiet server that validates its own replies, in a folder and a database of the test's. It does not listen: use `inject`. */
export async function createWholeApp({ env, folder, database, workers, now, videoModel }: WholeApp): Promise<FastifyInstance> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, PARTS_DIR: join(folder, 'parts'), ...env })
  const port = (): number => 4400
  const { store, close } = await openStorage(config)
  const providerCalls = createJobEvents()
  const optional = openParts(config, () => undefined)
  const made = videoProvidersOf(config, {
    workers,
    segmenter: optional.segmenter,
    calls: providerCalls,
    isCalled: true,
    override: videoModel ?? null,
  })
  // The built-in engine's videos take seconds.
  const quick = made.map((model, place) => (config.models.video[place] === null && model !== videoModel ? testVideoModel() : model))
  const dependencies = createServerDependencies({
    config,
    database,
    workers,
    videoModels: quick,
    optional,
    store,
    port,
    now,
    warnOwner: () => undefined,
  })
  const app = await createApp({
    config,
    handlers: createHandlers(dependencies),
    idempotency: await createIdempotency(database, now),
    rates: rateLimitOf(database, now),
    billed: dependencies.ledger.billed,
    actAs: dependencies.actAs,
    store: dependencies.store,
    hotFiles: dependencies.hotFiles,
    shrinkImage: dependencies.shrinkImage,
    shapedImages: dependencies.shapedImages,
    groundOf: dependencies.groundOf,
    signedDownload: dependencies.signedDownload,
    thumbnail: dependencies.templates.thumbnail,
    temporaryFiles: dependencies.temporaryFiles,
    leads: dependencies.leads,
    packs: dependencies.packs,
    videoPreview: dependencies.videos.preview,
    handOver: dependencies.ads.takeOver,
    useToken: dependencies.programs.tokens.use,
    providerCalls,
    webFolder: folder,
    checkRoom: async () => undefined,
    checksReplies: true,
    stopping: new AbortController().signal,
    port,
    now,
    elapsedMs: now,
    log: new PassThrough(),
  })
  const backgroundJobs = createBackgroundJobs(dependencies)
  backgroundJobs.start(() => undefined)
  app.addHook('onClose', async () => {
    await backgroundJobs.stop()
    await optional.close()
    dependencies.fileSigner.close()
    dependencies.fileInspector.close()
    close()
  })
  return app
}
