import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type Config } from './config/config.ts'
import { openDataFolder } from './storage/data-folder.ts'
import { SWEEP_MS } from './storage/remove-unused-files.ts'
import { openDatabase } from './database/database.ts'
import { checkRoomToStart, createRoomCheck, freeBytes } from './storage/free-space.ts'
import { createHandlers } from './calls/handlers.ts'
import { MAIL_CLAIM_MS } from './leads/leads.ts'
import { createIdempotency } from './http/idempotency.ts'
import { rateLimitOf } from './http/shared-rate-limit.ts'
import { shutDownGracefully } from './http/graceful-shutdown.ts'
import { runAtIntervals } from './interval.ts'
import { pause } from './pause.ts'
import { createJobEvents } from './jobs/job-events.ts'
import { createBackgroundJobs } from './calls/background-jobs.ts'
import { createServerDependencies, workersOf } from './calls/dependencies.ts'
import { openStorage } from './storage/open-storage.ts'
import { WEBHOOK_POLL_MS } from './webhooks/webhook-sender.ts'
import { watchEventLoop } from './watchdog.ts'
import { videoProvidersOf } from './models/video-providers.ts'
import { CUTOUT, openParts } from './parts/installed-parts.ts'

/** A running server. `stop` waits for running calls, at most ten seconds, then closes everything. */
interface Server {
  readonly address: string
  readonly stop: () => Promise<void>
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** A file that nobody wrote to for that long belongs to no running upload or write. */
const WRITE_MAX_MS = 300_000

const SHUTDOWN_TIMEOUTS = { runMs: 10_000, replyMs: 1000 }

/**
 * Starts everything in the order of its dependencies; when a later part fails, the earlier ones are closed again. Fails with `data.locked`,
 * `data.unusable`, `storage.unusable`, `server.port-taken` or `server.cannot-listen`.
 */
export async function startServer(
  config: Config,
  log: NodeJS.WritableStream,
  videoModelOverride: VideoModel | null = null,
): Promise<Server> {
  const opened: (() => Promise<void>)[] = []
  const closeAll = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const storage = await openStorage(config)
    opened.push(async () => storage.close())
    const place = config.databaseUrl === null ? { folder: join(config.dataFolder, 'database') } : { url: config.databaseUrl }
    // With PostgreSQL several processes may share the folder: files are named after their content.
    if ('folder' in place) {
      opened.push((await openDataFolder(config.dataFolder)).release)
      await checkRoomToStart(config.dataFolder)
    }
    const database = await openDatabase(place)
    opened.push(database.close)
    const workers = workersOf(config)
    opened.push(workers.close)

    const providerCalls = createJobEvents()
    const optional = openParts(config, (message, detail) => app.log.warn({ engine: CUTOUT, detail }, message))
    opened.push(optional.close)
    const videoModels = videoProvidersOf(config, {
      workers,
      segmenter: optional.segmenter,
      calls: providerCalls,
      isCalled: config.videoWorkers > 0,
      override: videoModelOverride,
    })
    opened.push(async () => videoModels.forEach((model) => model.close()))

    const stopping = new AbortController()
    const port = (): number => portOf(app) ?? config.port
    const now = (): number => Date.now()
    const elapsedMs = (): number => performance.now()
    const dependencies = createServerDependencies({
      config,
      database,
      workers,
      videoModels,
      optional,
      store: storage.store,
      port,
      now,
      warnOwner: (message, about) => app.log.warn(about, message),
    })
    opened.push(async () => dependencies.fileSigner.close())
    opened.push(async () => dependencies.fileInspector.close())
    const backgroundJobs = createBackgroundJobs(dependencies)
    const removeLeftovers = async (ageMs: number): Promise<void> => {
      await dependencies.temporaryFiles.removeLeftovers(ageMs, now())
      await storage.removeUnfinished(ageMs, now())
    }
    // Processes that share a folder may be receiving uploads, which take three minutes at most.
    await removeLeftovers('folder' in place ? 0 : WRITE_MAX_MS)
    const idempotency = await createIdempotency(database, now)
    const app = await createApp({
      config,
      handlers: createHandlers(dependencies),
      idempotency,
      rates: rateLimitOf(database, elapsedMs),
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
      webFolder: WEB_FOLDER,
      checkRoom: createRoomCheck(() => freeBytes(config.dataFolder), elapsedMs),
      checksReplies: false,
      stopping: stopping.signal,
      port,
      now,
      elapsedMs,
      log,
    })
    await listen(app, config)
    // Once the server has said that it is ready: it answers before the queue is open and before the threads have loaded the engine.
    const later = setImmediate(() => {
      backgroundJobs.start((error, message) => app.log.error({ err: error }, message))
      // Not awaited: findings are reported when they are known.
      void dependencies.checkModels(stopping.signal)
      void warmUp(workers, config, app.log, stopping.signal)
    })
    opened.push(async () => {
      clearImmediate(later)
      await backgroundJobs.stop()
    })
    opened.push(
      runAtIntervals(MAIL_CLAIM_MS, dependencies.sendForgottenMails, (error) =>
        app.log.error({ err: error }, 'a forgotten mail is not sent'),
      ),
    )
    opened.push(
      runAtIntervals(WEBHOOK_POLL_MS, dependencies.programs.send, (error) => app.log.error({ err: error }, 'webhooks could not be sent')),
    )
    opened.push(
      runAtIntervals(
        SWEEP_MS,
        async (signal) => {
          await removeLeftovers(WRITE_MAX_MS)
          await dependencies.programs.removeOldDeliveries()
          await dependencies.removeUnusedFiles(signal)
        },
        (error) => app.log.error({ err: error }, 'unused files could not be removed'),
      ),
    )
    opened.push(() => shutDownGracefully(app, idempotency, stopping, SHUTDOWN_TIMEOUTS))
    opened.push(watchEventLoop())
    return { address: addressOf(config, port()), stop: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    await app.close()
    const code = cause instanceof Error && 'code' in cause ? cause.code : null
    throw new AdloomError(code === 'EADDRINUSE' ? 'server.port-taken' : 'server.cannot-listen', { cause, values: { host, port } })
  }
}

/** Somebody who has just started a server and opened its page needs longer to paste a link. */
const WARM_UP_AFTER_MS = 3000

/**
 * Lets the threads load their code, so that the first ad does not wait for it: some draw, and a spare one reads pages and writes. Those that draw then
 * make an ad that nobody sees: without it a first ad took 4.9 to 7.0 s and the next four 2.3 to 2.6 s, with it 3.9 to 6.0 s and 1.9 to 2.2 s (2026-11-29, busy machine, in turns).
 */
async function warmUp(workers: Workers, config: Config, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  const page = { html: '<h1>Mug</h1>', url: 'https://shop.example/', finalUrl: 'https://shop.example/', allowHosts: [] }
  // One after the other, so that one thread loads them all.
  const read = async (): Promise<void> => {
    await workers.run('extractProduct', page, signal)
    await workers.run('categorise', { image: null, hint: '' }, signal)
    await workers.run('nameProduct', { title: 'Mug', languages: ['en'] }, signal)
  }
  try {
    await Promise.all([read(), ...Array.from({ length: config.workers }, () => workers.run('loadDrawing', null, signal))])
    await pause(WARM_UP_AFTER_MS, signal)
    // Beside a first ad that is being made already it would only be in the way.
    await Promise.all(Array.from({ length: config.workers }, async () => workers.tryRun('warmUpDrawing', null, () => undefined)))
  } catch (error) {
    // Closing while still loading is harmless; any other error will recur, louder, when there is work.
    log.info({ err: error }, 'a worker did not warm up')
  }
}

function portOf(app: FastifyInstance): number | null {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : null
}

/** The address to type into a browser on this machine. */
function addressOf({ host }: Config, port: number): string {
  const isHere = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
