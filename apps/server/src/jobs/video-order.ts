import { type CopyRequest } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { videoPlacements, placementOf, textsOfScript } from '@adloom/domain/video.ts'
import { contentTypeOf, type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { requireDrawable } from '@adloom/engine/compose/drawable-texts.ts'
import { type ProductNames } from '@adloom/engine/copy/subject.ts'
import { fileKeysIn, fileUrl } from '../storage/addresses.ts'
import type { VideoCopy } from './video-script.ts'
import { type StoredVideoOrder } from './stored-video-order.ts'
import { type ImageRecipes } from './image-recipes.ts'

/** Dependencies of the decision. */
export interface OrderParts {
  readonly store: FileStore
  readonly imageRecipes: ImageRecipes
  readonly readImage: (address: string, signal: AbortSignal) => Promise<Uint8Array>
  /** An image that is safe to store and serve, an SVG rendered; fails with a `picture.*` code. */
  readonly storableImage: (image: Uint8Array, signal: AbortSignal) => Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>
  /** What a product is called; reading it takes too long for the event loop. */
  readonly nameProduct: (request: CopyRequest, signal: AbortSignal) => Promise<ProductNames>
  readonly publicUrl: string | null
}

/** The copywriter and the engine of a video. */
interface VideoDecisionModels {
  readonly copywriter: Copywriter
  readonly videoEngine: EngineName
}

/** The note of a video without its logo. */
export const LOGO_SKIPPED_NOTE = 'The logo could not be read, so the video goes without it.'

const DEFAULT_RESOLUTION = '720p'

/**
 * Decides everything about a video, with a copywriter's text and for the chosen engine, and stores every file it needs: from now on it depends on no
 * other server. Fails with a `picture.*` code, `url.private`, `file.not-found` or `storage.full`, and with `text.undrawable` when no
 * font has a letter of its texts.
 */
export async function decideOrder(
  request: VideoRequest & { readonly seed: number },
  { copywriter, videoEngine }: VideoDecisionModels,
  parts: OrderParts,
  signal: AbortSignal,
): Promise<StoredVideoOrder> {
  const { store, imageRecipes, publicUrl } = parts
  // It knows how prices are written in every language, and is loaded with the first video.
  const { videoScript } = await import('./video-script.ts')
  const [source, logo, logoOnDark, copy] = await Promise.all([
    saveSource(request.imageUrl, parts, signal),
    keepLogo(request.script?.logo ?? null, parts, signal),
    keepLogo(request.style?.logoOnDark ?? null, parts, signal),
    request.about === undefined ? null : copyOf(request, copywriter, parts, signal),
  ])
  const script = videoScript(request, copy)
  await requireDrawable(textsOfScript(script))
  const isStored = (await storedKeyOf(request.imageUrl, store)) !== null
  const ratio = request.aspect_ratio
  const placement = request.placement ?? placementOf(ratio)
  const ratiosOf: readonly string[] = videoPlacements[placement].ratios
  return {
    source,
    recipe: source.kind === 'picture' ? await imageRecipes.recipeOf(source.key) : null,
    address: isStored ? (publicUrl === null ? null : fileUrl(publicUrl, source.key)) : request.imageUrl,
    prompt: request.prompt,
    script,
    logo,
    logoOnDark,
    colors: request.colors ?? [],
    seconds: request.duration,
    aspectRatio: ratio,
    resolution: request.resolution ?? DEFAULT_RESOLUTION,
    // A placement without videos of this ratio has no safe area for it.
    placement: ratiosOf.includes(ratio) ? placement : placementOf(ratio),
    sound: request.sound ?? null,
    storyboard: request.storyboard ?? null,
    layout: request.layout,
    style: request.style,
    seed: request.seed,
    engine: videoEngine,
    note: logo === null && (request.script?.logo ?? null) !== null ? LOGO_SKIPPED_NOTE : null,
  }
}

async function copyOf(
  request: VideoRequest & { readonly seed: number },
  copywriter: Copywriter,
  { nameProduct }: OrderParts,
  signal: AbortSignal,
): Promise<VideoCopy> {
  const { copyRequestOfVideo } = await import('./video-script.ts')
  const about = copyRequestOfVideo(request)
  const [{ options }, names] = await Promise.all([copywriter.write(about, request.seed, signal), nameProduct(about, signal)])
  return { ...names, options }
}

/** The key of the stored file at an address, or null. */
async function storedKeyOf(address: string, store: FileStore): Promise<string | null> {
  const [key] = fileKeysIn(address)
  return key !== undefined && (await store.find(key)) !== null ? key : null
}

async function saveSource(address: string, parts: OrderParts, signal: AbortSignal): Promise<StoredVideoOrder['source']> {
  const storedKey = await storedKeyOf(address, parts.store)
  if (storedKey !== null && contentTypeOf(storedKey).startsWith('video/')) return { kind: 'video', key: storedKey }
  return { kind: 'picture', key: storedKey ?? (await keep(address, parts, signal)) }
}

async function keep(address: string, { store, readImage, storableImage }: OrderParts, signal: AbortSignal): Promise<string> {
  const { bytes, contentType } = await storableImage(await readImage(address, signal), signal)
  return (await store.write(bytes, contentType)).key
}

/** The key of the stored logo; null when there is none or it cannot be read: a video without it is better than none. */
async function keepLogo(address: string | null, parts: OrderParts, signal: AbortSignal): Promise<string | null> {
  if (address === null) return null
  try {
    return (await storedKeyOf(address, parts.store)) ?? (await keep(address, parts, signal))
  } catch (cause) {
    if (signal.aborted || !(cause instanceof AdloomError)) throw cause
    return null
  }
}

/** The order with its bytes. Fails with `file.not-found` when a file it needs was removed. */
export async function readOrder(
  stored: StoredVideoOrder,
  { store, imageRecipes }: Pick<OrderParts, 'store' | 'imageRecipes'>,
): Promise<VideoOrder> {
  const { source, recipe, logo, logoOnDark = null, note: _note, ...decided } = stored
  const bytes = await store.read(source.key)
  const staging = recipe === null ? null : await imageRecipes.stagingOf(recipe)
  return {
    ...decided,
    source: source.kind === 'video' ? { kind: 'video', bytes } : { kind: 'picture', bytes, staging },
    logo: logo === null ? null : await store.read(logo),
    logoOnDark: logoOnDark === null ? null : await store.read(logoOnDark),
  }
}
