import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type CheckRequest, type Concern } from '@adloom/domain/copy-edit.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type Mailer } from '@adloom/domain/ports/mailer.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { parseProductUrl, type Product } from '@adloom/domain/product.ts'
import { guardedStyleLoader } from '@adloom/engine/page/fetch/load-styles.ts'
import { fetchFeed } from '@adloom/engine/feeds/fetch-feed.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { createPageRenderer, type PageRenderer } from '@adloom/engine/page/fetch/render-page.ts'
import { readProduct, readStatedProduct } from '@adloom/engine/read-product.ts'
import { localImageModel, type LocalImageModel } from '@adloom/engine/local-image-model.ts'
import type { TaskInput, TaskOutput } from '@adloom/engine/tasks.ts'
import { createWorkers, type Workers } from '@adloom/engine/workers.ts'
import { diskFileStore, removeUnfinishedWrites } from '@adloom/providers/storage/disk.ts'
import { type ImageAccess } from '@adloom/providers/images/image-access.ts'
import { outboxMailer } from '@adloom/providers/mail/outbox.ts'
import { openS3Storage } from '@adloom/providers/storage/s3.ts'
import { sendGridMailer } from '@adloom/providers/mail/sendgrid.ts'
import { smtpMailer } from '@adloom/providers/mail/smtp.ts'
import { type ActingOwner, createActingOwner } from '../storage/acting-owner.ts'
import { type AdStore, createAdStore } from '../storage/ad-store.ts'
import { checkRoom, ownedFileStore } from '../storage/owned-files.ts'
import { removeUnusedFiles } from '../storage/remove-unused-files.ts'
import { fileUrl, readImage } from '../storage/addresses.ts'
import { capabilitiesOf } from '../models/capabilities.ts'
import { modelsOfRoles, type ModelsOfRoles } from '../models/models-of-roles.ts'
import { type Config } from '../config/config.ts'
import { createLedger, type Ledger } from '../costs/ledger.ts'
import { createPaidCalls } from '../costs/paid-calls.ts'
import { type Database } from '../database/database.ts'
import { styleLoaderWithLogosOf, cacheFetched } from '@adloom/engine/page/fetch/page-cache.ts'
import { createImageRecipes, type ImageRecipes } from '../jobs/image-recipes.ts'
import { createShapedImages } from '../jobs/shaped-images.ts'
import { type GroundOf } from '../storage/picture-grounds.ts'
import { type ShapedImages, type SignedDownload } from '../storage/stored-files.ts'
import { createFileInspector, type FileInspector } from '../credentials/file-inspector.ts'
import { createFileSigner, type FileSigner } from '../credentials/file-signer.ts'
import { createSignedDownloads } from '../credentials/signed-downloads.ts'
import { type OrderParts } from '../jobs/video-order.ts'
import { createBossQueues } from '../jobs/boss-queue.ts'
import { createVideoService, type FailureListener, type VideoService } from '../jobs/video-service.ts'
import { type Campaigns, createCampaigns } from '../campaigns/campaigns.ts'
import { createCampaignQueue } from '../campaigns/campaign-queue.ts'
import { type CampaignWorkerParts } from '../campaigns/campaign-worker.ts'
import { createProductAttempts } from '../campaigns/product-attempts.ts'
import { createSiteBrands, type SiteBrandOf } from '../campaigns/site-brand.ts'
import { createStoredFeeds, type StoredFeeds } from '../campaigns/stored-feeds.ts'
import { packPortsOf } from '../packs/pack-ports.ts'
import { createPackStore } from '../packs/pack-store.ts'
import { type PackParts } from '../packs/serve-packs.ts'
import { forgottenMailSender, leadNotifier, MAILS_PER_DAY } from '../leads/lead-mail.ts'
import { createLeads, type Leads } from '../leads/leads.ts'
import { type ResizeImage } from '../storage/resized-images.ts'
import { createTemporaryFiles, type TemporaryFiles } from '../storage/temporary-files.ts'
import { freeBytes } from '../storage/free-space.ts'
import { createWriteProbe } from '../storage/write-probe.ts'
import { createPrograms, type Programs } from './programs.ts'
import { checkReadiness } from './readiness.ts'
import { createTemplates, type TemplateParts, type Templates } from './templates.ts'
import { VERSION } from '../http/version.ts'
import { type OptionalParts } from '../parts/installed-parts.ts'
import { type Parts } from '../parts/parts.ts'
import { type WarnOwner, type ModelHealth } from '../models/monitored-model.ts'

/** Everything the handlers need: the chosen implementation of each port, and what is built from them. */
export interface ServerDependencies {
  readonly version: string
  readonly engines: Readonly<Record<string, string>>
  readonly capabilities: () => ResponseOf<'capabilities'>
  /** Looks up the chosen models in their providers' lists; findings become warnings, in the log and among the capabilities. */
  readonly checkModels: (signal: AbortSignal) => Promise<void>
  /** Meters paid requests. */
  readonly ledger: Ledger
  /** Runs work as its owner's: what it writes and pays for is theirs. */
  readonly actAs: ActingOwner['actAs']
  /** Records whose each file is. */
  readonly store: FileStore
  /** Fails with `storage.quota` when the owner has as much as allowed: asked before work that costs money or time. */
  readonly checkRoom: () => Promise<void>
  /** Removes files that nothing needs any more, where the installation keeps them for a limited time. */
  readonly removeUnusedFiles: (signal: AbortSignal) => Promise<void>
  readonly ads: AdStore
  readonly programs: Programs
  readonly leads: Leads
  /** Mails the installation's owner about the lead of a ticket; returns the mail's id. */
  readonly notifyOfLead: ReturnType<typeof leadNotifier>
  /** Sends the lead mails of processes that were killed before sending them. */
  readonly sendForgottenMails: ReturnType<typeof forgottenMailSender>
  readonly pages: PageLoader
  /** The engine on this machine: it cuts out, and stands in where a model fails. */
  readonly images: LocalImageModel
  /** The model of each role: the caller's choice, otherwise the installation's first. Fails with `engine.not-offered`. */
  readonly choose: ModelsOfRoles['choose']
  /** The product of a page; `html` when the user pasted it. */
  readonly readProduct: (url: string, html: string | null, signal: AbortSignal) => Promise<Product>
  /** What an ad text should not say, or says at too great length. */
  readonly checkCopy: (request: CheckRequest, signal: AbortSignal) => Promise<readonly Concern[]>
  /** The bytes at any address a request may contain. */
  readonly readImage: (address: string, signal: AbortSignal) => Promise<Uint8Array>
  /** An image that is safe to store and serve: proven readable, an SVG rendered. */
  readonly storableImage: (image: Uint8Array, signal: AbortSignal) => Promise<TaskOutput<'storableImage'>>
  /** What an upload is, from its bytes. Fails with a `picture.*` or `video.*` code. */
  readonly inspectUpload: (upload: TaskInput<'inspectUpload'>, signal: AbortSignal) => Promise<TaskOutput<'inspectUpload'>>
  /** Where uploads are received. */
  readonly temporaryFiles: TemporaryFiles
  /** A stored image as a WebP of at most `side` pixels. */
  readonly shrinkImage: ResizeImage
  /** A stored image in another shape. */
  readonly shapedImages: ShapedImages
  readonly groundOf: GroundOf
  /** Gives files that leave this installation a C2PA manifest. */
  readonly fileSigner: FileSigner
  readonly signedDownload: SignedDownload
  /** Says where a file comes from. */
  readonly fileInspector: FileInspector
  readonly finishCreative: TemplateParts['finishCreative']
  readonly templates: Templates
  /** Packs of ads for placements. */
  readonly packs: PackParts
  /** Videos as jobs. */
  readonly videos: VideoService
  readonly campaigns: Campaigns
  readonly feeds: StoredFeeds
  /** What the worker of campaigns needs besides the making of ads. */
  readonly campaignJobs: Pick<CampaignWorkerParts, 'rows' | 'queue' | 'jobs' | 'attempts' | 'atOnce' | 'now'>
  /** The brand of a shop, from one of its pages. */
  readonly siteBrandOf: SiteBrandOf
  /** A product that did not come from a page, with its images measured. */
  readonly readStated: (product: Product, signal: AbortSignal) => Promise<Product>
  /** Failures that no caller waits for, and who is told of them. */
  readonly failures: { readonly report: FailureListener; readonly listen: (listener: FailureListener) => void }
  readonly closeQueues: () => Promise<void>
  /** How images made here were made. */
  readonly imageRecipes: ImageRecipes
  /** A random seed, 0 to 2³²-1, for requests without one. */
  readonly drawSeed: () => number
  /** Fails with `server.not-ready` while a part this server needs does not work. */
  readonly checkReadiness: () => Promise<void>
  /** Optional parts of this installation. */
  readonly parts: Parts
}

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
  store: everyone,
  port,
  now,
  warnOwner,
}: ServerDependencyOptions): ServerDependencies {
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
    shrinkImage: (image, side, signal) => workers.run('shrinkImage', { image, side }, signal),
    finishCreative: finish,
    templates: createTemplates({ store: everyone, finishCreative: finish }),
    packs: {
      packs: createPackStore(rows, now),
      ports: packPortsOf({ workers, store, readImage: readAny, signer: fileSigner }),
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

/** The mailer for leads. */
function mailerOf({ mail, dataFolder }: Config, now: () => number): Mailer {
  if (mail.kind === 'smtp') return smtpMailer({ server: mail.server, now })
  if (mail.kind === 'sendgrid') return sendGridMailer({ apiKey: mail.apiKey, fetch })
  return outboxMailer(outboxIn(dataFolder), now)
}

const outboxIn = (dataFolder: string): string => join(dataFolder, 'outbox')

/** Renders pages that are empty without their scripts, one at a time per core; null when no browser is configured. */
export const rendererOf = ({ pageBrowser, fetchAllowHosts }: Config): PageRenderer | null =>
  pageBrowser === null ? null : createPageRenderer({ executable: pageBrowser, atOnce: availableParallelism(), allowHosts: fetchAllowHosts })

interface OpenStorage {
  readonly store: FileStore
  /** Removes what killed writes left in files and outbox; in a bucket they leave nothing. */
  readonly removeUnfinished: (ageMs: number, now: number) => Promise<void>
  readonly close: () => void
}

/** Where this installation stores files; a bucket is tested first. Fails with `storage.unusable`. */
export async function openStorage({ s3, dataFolder }: Config): Promise<OpenStorage> {
  const removeUnfinishedMails = (ageMs: number, now: number) => removeUnfinishedWrites(outboxIn(dataFolder), ageMs, now)
  if (s3 === null) {
    const folder = join(dataFolder, 'files')
    return {
      store: diskFileStore(folder),
      removeUnfinished: async (ageMs, now) => {
        await removeUnfinishedWrites(folder, ageMs, now)
        await removeUnfinishedMails(ageMs, now)
      },
      close: () => undefined,
    }
  }
  const storage = await openS3Storage(s3)
  try {
    await storage.check()
  } catch (error) {
    storage.close()
    throw error
  }
  return { ...storage, removeUnfinished: removeUnfinishedMails }
}

/** The worker threads of this installation: for long work as many as `WORKERS` says, and one that is always free for short work. */
export const workersOf = ({ workers, queueLimit }: Config): Workers => createWorkers({ size: workers, spare: 1, queueLimit })

const SEEDS = 0x1_0000_0000
/** Far apart, so that two runs of several images share no seed. One more than a multiple of five: five in a row give a photograph's five crops. */
const SEED_STEP = 1_000_001

function seedDrawer(): () => number {
  let seed = randomInt(SEEDS)
  return () => (seed = (seed + SEED_STEP) % SEEDS)
}
