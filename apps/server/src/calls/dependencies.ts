import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { inItsShape } from '@adloom/engine/compose/shaped-creative.ts'
import { guardedStyleLoader } from '@adloom/engine/page/fetch/load-styles.ts'
import { fetchFeed } from '@adloom/engine/feeds/fetch-feed.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { createPageRenderer, type PageRenderer } from '@adloom/engine/page/fetch/render-page.ts'
import { readProduct, readStatedProduct } from '@adloom/engine/read-product.ts'
import { localImageModel } from '@adloom/engine/local-image-model.ts'
import { createWorkers, type Workers } from '@adloom/engine/workers.ts'
import { type ImageAccess } from '@adloom/providers/images/image-access.ts'
import { createActingOwner } from '../storage/acting-owner.ts'
import { createAdStore } from '../storage/ad-store.ts'
import { checkRoom, ownedFileStore } from '../storage/owned-files.ts'
import { createHotFiles } from '../storage/hot-files.ts'
import { removeUnusedFiles } from '../storage/remove-unused-files.ts'
import { fileUrl, readImage } from '../storage/addresses.ts'
import { returnFreedMemory } from '../bounded-memory.ts'
import { capabilitiesOf } from '../models/capabilities.ts'
import { modelsOfRoles } from '../models/models-of-roles.ts'
import { type Config } from '../config/config.ts'
import { createLedger } from '../costs/ledger.ts'
import { createPaidCalls } from '../costs/paid-calls.ts'
import { type Database } from '../database/database.ts'
import { styleLoaderWithLogosOf, cacheFetched } from '@adloom/engine/page/fetch/page-cache.ts'
import { createImageRecipes } from '../jobs/image-recipes.ts'
import { createShapedImages } from '../jobs/shaped-images.ts'
import { createFileInspector } from '../credentials/file-inspector.ts'
import { createFileSigner } from '../credentials/file-signer.ts'
import { createSignedDownloads } from '../credentials/signed-downloads.ts'
import { type OrderParts } from '../jobs/video-order.ts'
import { createBossQueues } from '../jobs/boss-queue.ts'
import { createVideoService, type FailureListener } from '../jobs/video-service.ts'
import { createCampaigns } from '../campaigns/campaigns.ts'
import { createCampaignQueue } from '../campaigns/campaign-queue.ts'
import { createProductAttempts } from '../campaigns/product-attempts.ts'
import { createSiteBrands } from '../campaigns/site-brand.ts'
import { createStoredFeeds } from '../campaigns/stored-feeds.ts'
import { noVideoAt, packPortsOf } from '../packs/pack-ports.ts'
import { createPackStore } from '../packs/pack-store.ts'
import { forgottenMailSender, leadNotifier, MAILS_PER_DAY } from '../leads/lead-mail.ts'
import { createLeads } from '../leads/leads.ts'
import { mailerOf } from '../leads/mailer-of.ts'
import { fileKeysIn } from '../storage/addresses.ts'
import { createTemporaryFiles } from '../storage/temporary-files.ts'
import { freeBytes } from '../storage/free-space.ts'
import { createWriteProbe } from '../storage/write-probe.ts'
import { createPrograms } from './programs.ts'
import { checkReadiness } from './readiness.ts'
import { createTemplates } from './templates.ts'
import { VERSION } from '../http/version.ts'
import { type OptionalParts } from '../parts/installed-parts.ts'
import { type WarnOwner, type ModelHealth } from '../models/monitored-model.ts'
import { type ServerDependencies } from './server-dependencies.ts'

/** The ports an empty environment chooses; tests may bring their own workers. */
interface ServerDependencyOptions {
  readonly config: Config
  readonly database: Database
  readonly workers: Workers
  /** The video models, in the order of `config.models.video`. */
  readonly videoModels: readonly VideoModel[]
  readonly optional: OptionalParts
  /** Where files are stored, whoever's they are. */
  readonly store: FileStore
  /** Port this server listens on. */
  readonly port: () => number
  readonly now: () => number
  readonly warnOwner: WarnOwner
}

/** Configuration → chosen ports: the composition root, the one place that selects implementations. */
export function createServerDependencies({
  config,
  database,
  workers,
  videoModels,
  optional: { parts, segmenter },
  store: stored,
  port,
  now,
  warnOwner,
}: ServerDependencyOptions): ServerDependencies {
  const hotFiles = createHotFiles(stored, () => performance.now())
  const everyone: FileStore = {
    ...stored,
    remove: async (key) => {
      await stored.remove(key)
      hotFiles.forget(key)
    },
  }
  const loader = guardedPageLoader({ allowHosts: config.fetchAllowHosts })
  const pages = cacheFetched(loader, now)
  const styles = styleLoaderWithLogosOf(guardedStyleLoader({ allowHosts: config.fetchAllowHosts }), pages)
  const renderer = rendererOf(config)
  const images = localImageModel(workers, segmenter)
  const owners = createActingOwner()
  const { rows } = database
  const ownedParts = { rows, store: everyone, current: owners.current, now }
  const store = ownedFileStore({ ...ownedParts, quotaBytes: config.storageQuotaBytes })
  const budgets = { dayUsd: config.dailyBudgetUsd, ownerUsd: config.dailyBudgetPerUserUsd }
  const paidCalls = createPaidCalls({ rows, budgets, owner: owners.current, now })
  const ledger = createLedger({ paidCalls, prices: config.prices, warn: warnOwner, now })
  const imageRecipes = createImageRecipes(rows, store, now)
  const shapedImages = createShapedImages({
    recipes: imageRecipes,
    images,
    store: everyone,
    inShape: (image, shape, signal) => workers.run('imageInShape', { image, shape }, signal),
  })
  const download: ImageAccess['download'] = async (url, signal) => (await loader.loadImage(url, signal)).bytes
  const readAny: ServerDependencies['readImage'] = (address, signal) =>
    readImage(address, { store, shapedImages, pages, publicUrl: config.publicUrl, port }, signal)
  const models = modelsOfRoles({ config, workers, images, videoModels, download, readImage: readAny, ledger, now, warnOwner })
  const leads = createLeads(database, now)
  const mailer = mailerOf(config, now)
  const perDay = MAILS_PER_DAY * config.mailRateFactor
  const addresses = { from: config.mailFrom, to: config.leadNotifyTo === null ? null : { name: '', address: config.leadNotifyTo } }
  const first = models.choose({})
  const engines = {
    copy: first.copywriter.engine,
    background: first.imageModels.background.engine,
    category: first.categoriser.engine,
    video: first.videoEngine,
  }
  const temporaryFiles = createTemporaryFiles(join(config.dataFolder, 'uploads'))
  const fileSigner = createFileSigner({
    config,
    version: VERSION,
    now,
    warn: (message, problem) => warnOwner(message, { engine: 'c2pa', detail: String(problem) }),
  })
  const probeStore = createWriteProbe(everyone, () => performance.now())
  const keepable: ServerDependencies['storableImage'] = (image, signal) => workers.run('storableImage', image, signal)
  const orderParts: OrderParts = {
    store,
    imageRecipes,
    readImage: readAny,
    storableImage: keepable,
    nameProduct: (request, signal) => workers.run('nameProduct', request, signal),
    publicUrl: config.publicUrl,
  }
  const finish: ServerDependencies['finishCreative'] = (request, images, signal) =>
    workers.run('finishCreative', { request, images }, signal)
  let onFailure: FailureListener = () => undefined
  const onError: FailureListener = (error, message) => onFailure(error, message)
  const queues = createBossQueues(database, (error) => onError(error, 'the job queues'))
  const videos = createVideoService({
    database,
    queue: queues.videos,
    model: models.videoModel,
    orderParts,
    // A video that was ordered is kept: its order was refused if there was no room.
    results: ownedFileStore({ ...ownedParts, quotaBytes: null }),
    actAs: owners.actAs,
    addressOf: (key) => fileUrl(config.publicUrl ?? `http://localhost:${port()}`, key),
    atOnce: config.videoWorkers,
    now,
    onError,
  })
  const feeds = createStoredFeeds({
    store,
    temporaryFiles,
    fetchFeed: (url, signal) => fetchFeed(url, { allowHosts: config.fetchAllowHosts }, signal),
    allowHosts: config.fetchAllowHosts,
    now,
  })
  const drawSeed = seedDrawer()
  const ads = createAdStore(rows, everyone, now)
  const room = () => checkRoom(rows, owners.current(), config.storageQuotaBytes)
  const reader = { pages, styles, renderer, workers, allowHosts: config.fetchAllowHosts, now }
  const readProductOf: ServerDependencies['readProduct'] = (url, html, signal) => {
    const address = parseProductUrl(url)
    if (address === null) throw new AdloomError('url.invalid', { detail: url })
    return readProduct(address.href, html, reader, signal)
  }
  const campaignQueue = createCampaignQueue(rows, queues.campaigns)
  return {
    version: VERSION,
    engines,
    capabilities: () => capabilitiesOf(models.offered, mailer.name, config, now()),
    checkModels: async (signal) => {
      const watches: readonly (ModelHealth | null)[] = Object.values(models.offered).flat()
      await Promise.all([...new Set(watches)].map(async (watch) => watch?.check(signal)))
    },
    ledger,
    actAs: owners.actAs,
    store,
    checkRoom: room,
    removeUnusedFiles: (signal) => removeUnusedFiles({ rows, store: everyone, keepMs: config.keepUnusedFilesMs, now }, signal),
    ads,
    programs: createPrograms(rows, config.fetchAllowHosts, now),
    leads,
    notifyOfLead: leadNotifier(leads, mailer, { ...addresses, perDay }),
    sendForgottenMails: forgottenMailSender(leads, mailer, addresses),
    pages,
    images,
    choose: models.choose,
    readProduct: readProductOf,
    checkCopy: (request, signal) => workers.run('checkCopy', request, signal),
    readImage: readAny,
    storableImage: keepable,
    inspectUpload: (upload, signal) => workers.run('inspectUpload', upload, signal),
    temporaryFiles,
    fileSigner,
    fileInspector: createFileInspector(config),
    signedDownload: createSignedDownloads({ store: everyone, temporaryFiles, signer: fileSigner }),
    shapedImages,
    groundOf: (image, signal) => workers.run('groundOfImage', image, signal),
    hotFiles,
    shrinkImage: (image, side, signal) => workers.run('shrinkImage', { image, side }, signal),
    finishCreative: finish,
    templates: createTemplates({ store: everyone, finishCreative: finish }),
    packs: {
      packs: createPackStore(rows, now),
      ports: packPortsOf({
        workers,
        asDrawn: inItsShape,
        readImage: readAny,
        readVideo: async (address) => {
          const [key] = fileKeysIn(address)
          if (key === undefined) throw noVideoAt(address)
          return store.read(key)
        },
        signer: fileSigner,
      }),
      madeBy: `Adloom ${VERSION}`,
    },
    videos,
    campaigns: createCampaigns(rows, campaignQueue, now),
    campaignJobs: {
      rows,
      queue: queues.campaigns,
      jobs: campaignQueue,
      attempts: createProductAttempts(rows, now),
      atOnce: config.campaignWorkers,
      now,
    },
    siteBrandOf: createSiteBrands(readProductOf),
    readStated: (product, signal) => readStatedProduct(product, reader, signal),
    feeds,
    failures: { report: onError, listen: (listener) => void (onFailure = listener) },
    closeQueues: queues.close,
    imageRecipes,
    drawSeed,
    checkReadiness: () => checkReadiness({ rows, probeStore, workers, freeBytes: () => freeBytes(config.dataFolder) }),
    parts,
  }
}

/** Renders pages that are empty without their scripts, one at a time per core; null when no browser is configured. */
export const rendererOf = ({ pageBrowser, fetchAllowHosts }: Config): PageRenderer | null =>
  pageBrowser === null ? null : createPageRenderer({ executable: pageBrowser, atOnce: availableParallelism(), allowHosts: fetchAllowHosts })

/** The worker threads of this installation: for long work as many as `WORKERS` says, and one that is always free for short work. */
export const workersOf = ({ workers, queueLimit }: Config): Workers =>
  createWorkers({ size: workers, spare: 1, queueLimit, onAllEnded: returnFreedMemory })

const SEEDS = 0x1_0000_0000
/** Far apart, so that two runs of several images share no seed. One more than a multiple of five: five in a row give a photograph's five crops. */
const SEED_STEP = 1_000_001

function seedDrawer(): () => number {
  let seed = randomInt(SEEDS)
  return () => (seed = (seed + SEED_STEP) % SEEDS)
}
