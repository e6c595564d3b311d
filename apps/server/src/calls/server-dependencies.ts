import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type CheckRequest, type Concern } from '@adloom/domain/copy-edit.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type Product } from '@adloom/domain/product.ts'
import { type LocalImageModel } from '@adloom/engine/local-image-model.ts'
import type { TaskInput, TaskOutput } from '@adloom/engine/tasks.ts'
import { type ActingOwner } from '../storage/acting-owner.ts'
import { type AdStore } from '../storage/ad-store.ts'
import { type ModelsOfRoles } from '../models/models-of-roles.ts'
import { type Ledger } from '../costs/ledger.ts'
import { type ImageRecipes } from '../jobs/image-recipes.ts'
import { type GroundOf } from '../storage/picture-grounds.ts'
import { type ShapedImages, type SignedDownload } from '../storage/stored-files.ts'
import { type FileInspector } from '../credentials/file-inspector.ts'
import { type FileSigner } from '../credentials/file-signer.ts'
import { type FailureListener, type VideoService } from '../jobs/video-service.ts'
import { type Campaigns } from '../campaigns/campaigns.ts'
import { type CampaignWorkerParts } from '../campaigns/campaign-worker.ts'
import { type SiteBrandOf } from '../campaigns/site-brand.ts'
import { type StoredFeeds } from '../campaigns/stored-feeds.ts'
import { type PackParts } from '../packs/serve-packs.ts'
import { forgottenMailSender, leadNotifier } from '../leads/lead-mail.ts'
import { type Leads } from '../leads/leads.ts'
import { type HotFiles } from '../storage/hot-files.ts'
import { type ResizeImage } from '../storage/resized-images.ts'
import { type TemporaryFiles } from '../storage/temporary-files.ts'
import { type Programs } from './programs.ts'
import { type TemplateParts, type Templates } from './templates.ts'
import { type Parts } from '../parts/parts.ts'

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
  /** Stored files as they are asked for. */
  readonly hotFiles: HotFiles
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
