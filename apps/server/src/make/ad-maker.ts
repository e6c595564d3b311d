import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import { copywriterOf, localCopywriter } from '@adloom/engine/copywriters.ts'
import { imageModelOf } from '@adloom/engine/image-model-of.ts'
import { type LocalImageModel, localImageModel } from '@adloom/engine/local-image-model.ts'
import { type AdDependencies } from '@adloom/engine/make-ad.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { guardedStyleLoader } from '@adloom/engine/page/fetch/load-styles.ts'
import { cacheFetched, styleLoaderWithLogosOf } from '@adloom/engine/page/fetch/page-cache.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { rendererOf, workersOf } from '../calls/dependencies.ts'
import { type Config } from '../config/config.ts'
import { type FileSigner } from '../credentials/file-signer.ts'
import { imageLoader, MODEL_TIMEOUT_MS } from '../models/models-of-roles.ts'
import { openParts } from '../parts/installed-parts.ts'
import { imageGeneratorFor } from '../registry/image-registry.ts'
import { seesImages, textModelFor } from '../registry/text-registry.ts'
import { commandSigner } from './command-signer.ts'

/** How ads of the command line look. `layout` null: each picture another one. */
export interface AdSettings {
  readonly layout: AdLayout | null
  readonly format: AdFormat
  readonly seed: number
}

/** What makes the ads of the command line, and signs their files as downloads are signed. */
export type AdMaker = AdDependencies & Pick<FileSigner, 'sign'>

/** Runs work with the same engine as the server's. No lock, and of the data folder the signing identity only. */
export async function withAdMaker<Result>(
  settings: AdSettings,
  config: Config,
  report: (line: string) => void,
  work: (maker: AdMaker) => Promise<Result>,
): Promise<Result> {
  const workers = workersOf(config)
  const optional = openParts(config, (message, detail) => report(`${message}: ${detail}`))
  const now = (): number => performance.now()
  const signer = commandSigner(config, report)
  const pages = cacheFetched(guardedPageLoader({ allowHosts: config.fetchAllowHosts }), now)
  try {
    return await work({
      pages,
      styles: styleLoaderWithLogosOf(guardedStyleLoader({ allowHosts: config.fetchAllowHosts }), pages),
      renderer: rendererOf(config),
      workers,
      copywriter: copywriterFor(config, workers, pages),
      ...imagesOf(config, { workers, segmenter: optional.segmenter }, pages),
      ...settings,
      allowHosts: config.fetchAllowHosts,
      now,
      sign: signer.sign,
    })
  } finally {
    signer.close()
    await Promise.all([workers.close(), optional.close()])
  }
}

/** The model of a role, null for the built-in engine: there is no ledger here, so with a budget only the built-in engine works. */
const firstOf = <Model>([first]: readonly (Model | null)[], { dailyBudgetUsd, dailyBudgetPerUserUsd }: Config): Model | null =>
  dailyBudgetUsd === null && dailyBudgetPerUserUsd === null ? first : null

/** The image model for scenes. */
function imagesOf(
  config: Config,
  { workers, segmenter }: { readonly workers: Workers; readonly segmenter: Segmenter },
  pages: PageLoader,
): { readonly images: ImageModel } & Pick<LocalImageModel, 'cutOutImage' | 'prepareCutOut'> {
  const builtIn = localImageModel(workers, segmenter)
  const { cutOutImage, prepareCutOut } = builtIn
  const backgroundModel = firstOf(config.models.background, config)
  if (backgroundModel === null) return { images: builtIn, cutOutImage, prepareCutOut }
  const generator = imageGeneratorFor(backgroundModel, async (url, signal) => (await pages.loadImage(url, signal)).bytes)
  return { images: imageModelOf(generator, { own: builtIn, workers, timeoutMs: MODEL_TIMEOUT_MS.background }), cutOutImage, prepareCutOut }
}

/** The copywriter; a model with vision is shown the product. */
function copywriterFor(config: Config, workers: Workers, pages: PageLoader): Copywriter {
  const chosen = firstOf(config.models.copy, config)
  if (chosen === null) return localCopywriter(workers)
  const readImage = async (url: string, signal: AbortSignal): Promise<Uint8Array> => (await pages.loadImage(url, signal)).bytes
  const loadImage = seesImages(chosen, config.models.category) ? imageLoader(workers, readImage) : null
  return copywriterOf({ model: textModelFor(chosen), workers, loadImage })
}
