import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type Config } from './config/config.ts'
import { openDatabase } from './database/database.ts'
import { stackOf } from './http/log-lines.ts'
import { createJobEvents } from './jobs/job-events.ts'
import { createBackgroundJobs } from './calls/background-jobs.ts'
import { createServerDependencies, workersOf } from './calls/dependencies.ts'
import { openStorage } from './storage/open-storage.ts'
import { videoProvidersOf } from './models/video-providers.ts'
import { CUTOUT, openParts } from './parts/installed-parts.ts'

/**
 * Carries out the jobs that servers put into a PostgreSQL. Fails with `config.invalid` on the embedded database, which only one process can use,
 * and with `storage.unusable`.
 */
export async function startWorkerProcess(
  config: Config,
  log: NodeJS.WritableStream,
  videoModelOverride: VideoModel | null = null,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { databaseUrl } = config
  if (databaseUrl === null) {
    const problems =
      '  DATABASE_URL: must be set: only PostgreSQL lets videos and campaigns be made beside the server, which otherwise makes them itself'
    throw new AdloomError('config.invalid', { values: { problems } })
  }
  const database = await openDatabase({ url: databaseUrl })
  const storage = await openStorage(config).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const workers = workersOf(config)
  const optional = openParts(config, (message, detail) => log.write(`${CUTOUT}: ${message} ${detail}\n`))
  const { segmenter } = optional
  const videoModels = videoProvidersOf(config, {
    workers,
    segmenter,
    calls: createJobEvents(),
    isCalled: false,
    override: videoModelOverride,
  })
  const closeAll = async (): Promise<void> => {
    videoModels.forEach((model) => model.close())
    await optional.close()
    await workers.close()
    storage.close()
    await database.close()
  }
  // A worker process makes at least one video: 0 is meant for servers.
  const ofProcess = { ...config, videoWorkers: Math.max(1, config.videoWorkers) }
  const dependencies = createServerDependencies({
    config: ofProcess,
    database,
    workers,
    videoModels,
    optional,
    store: storage.store,
    port: () => config.port,
    now: () => Date.now(),
    warnOwner: (message, { engine, detail }) => log.write(`${engine}: ${message} ${detail ?? ''}\n`),
  })
  const backgroundJobs = createBackgroundJobs(dependencies)
  backgroundJobs.start((error, message) => log.write(`${message}: ${stackOf(error)}\n`))
  return {
    stop: async () => {
      await backgroundJobs.stop()
      await closeAll()
    },
  }
}
