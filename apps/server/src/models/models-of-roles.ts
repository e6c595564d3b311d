import { type EngineChoices, type EngineRole } from '@adloom/domain/engine-choice.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Categoriser } from '@adloom/domain/ports/categoriser.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { categoriserOf, type CategorisingParts, localCategoriser } from '@adloom/engine/categorisers.ts'
import { type ImageLoader } from '@adloom/engine/write-with-model.ts'
import { imageModelOf } from '@adloom/engine/image-model-of.ts'
import { copywriterOf, localCopywriter } from '@adloom/engine/copywriters.ts'
import { type LocalImageModel } from '@adloom/engine/local-image-model.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type ImageAccess } from '@adloom/providers/images/image-access.ts'
import { type OfferedModels } from './capabilities.ts'
import { type Config } from '../config/config.ts'
import { type Ledger } from '../costs/ledger.ts'
import { meteredImageGenerator } from '../costs/metered-image-generator.ts'
import { meteredTextModel } from '../costs/metered-text-model.ts'
import { meteredVideoModel } from '../costs/metered-video-model.ts'
import { type ChosenImageModel } from '../registry/image-registry.ts'
import { type Chosen, type ChosenModel, seesImages } from '../registry/text-registry.ts'
import { videoModelByOrder } from './video-model-by-order.ts'
import {
  type WarnOwner,
  monitorImageModel,
  monitorModel,
  monitorVideoModel,
  type MonitoredImageModel,
  type MonitoredTextModel,
} from './monitored-model.ts'

/** The models for fast and pro images from prompts, for display ads, and for the scene around a product. */
type ImageModels = Readonly<Record<'fastImages' | 'proImages' | 'displayImages' | 'background', ImageModel>>

/** Milliseconds a model has for an image, two thirds of its call's limit (`image-calls.ts`): the built-in engine needs the rest to stand in. */
export const MODEL_TIMEOUT_MS = { fastImages: 40_000, proImages: 80_000, displayImages: 160_000, background: 80_000 } as const

/** The model of each role. */
export interface Models {
  readonly copywriter: Copywriter
  readonly categoriser: Categoriser
  readonly imageModels: ImageModels
  /** The engine of a requested video. */
  readonly videoEngine: EngineName
}

/** The models offered for each role, and their health. */
export interface ModelsOfRoles {
  /** The model of each role: the caller's choice, otherwise the installation's first. Fails with `engine.not-offered`. */
  readonly choose: (choices: EngineChoices) => Models
  /** Makes each video with the engine its order names. */
  readonly videoModel: VideoModel
  readonly offered: OfferedModels
}

interface ModelParts {
  readonly config: Config
  readonly workers: Workers
  /** The engine on this machine, which stands in where a model fails. */
  readonly images: LocalImageModel
  /** The video models, in the order of `config.models.video`. */
  readonly videoModels: readonly VideoModel[]
  /** The guarded loader for images in models' replies. */
  readonly download: ImageAccess['download']
  /** The bytes at any address a request may contain. */
  readonly readImage: ImageAccess['download']
  readonly ledger: Ledger
  readonly now: () => number
  readonly warnOwner: WarnOwner
}

/** The models of each role, monitored, metered where they are paid, and the built-in engine among them. */
export function modelsOfRoles(parts: ModelParts): ModelsOfRoles {
  const { config, workers, images, videoModels, download, ledger, now, warnOwner } = parts
  const { models } = config
  const monitoredText = oncePerModel((model: ChosenModel) => monitorModel(model, now, warnOwner))
  const monitoredImages = oncePerModel((model: ChosenImageModel) => monitorImageModel(model, download, now, warnOwner))
  const offered: OfferedModels = {
    copy: models.copy.map(monitoredText),
    category: models.category.map(monitoredText),
    fastImages: models.fastImages.map(monitoredImages),
    proImages: models.proImages.map(monitoredImages),
    displayImages: models.displayImages.map(monitoredImages),
    background: models.background.map(monitoredImages),
    video: models.video.map((model, place) => model && monitorVideoModel(model, videoModels[place], now, warnOwner)),
  }
  const imageModelsOf = (role: keyof ImageModels): readonly ImageModel[] =>
    offered[role].map((generator) =>
      generator === null
        ? images
        : imageModelOf(meteredImages(generator, role, ledger), { own: images, workers, timeoutMs: MODEL_TIMEOUT_MS[role] }),
    )
  const modelsByRole = {
    copy: models.copy.map((model, place) => copywriterFor(model, offered.copy[place], parts)),
    category: offered.category.map((model) => categoriserFor(model, ledger, workers)),
    fastImages: imageModelsOf('fastImages'),
    proImages: imageModelsOf('proImages'),
    displayImages: imageModelsOf('displayImages'),
    background: imageModelsOf('background'),
    // Never empty: the built-in engine is always there.
    video: offered.video.map((video, place) =>
      video === null ? videoModels[place] : video.isLocal ? video.model : meteredVideoModel(video.model, ledger),
    ) as [VideoModel, ...VideoModel[]],
  }
  return {
    offered,
    videoModel: videoModelByOrder(modelsByRole.video),
    choose: (choices) => {
      const one = <Made extends { readonly engine: EngineName }>(role: EngineRole, among: readonly Made[]): Made =>
        chosenOf(role, among, choices[role])
      return {
        copywriter: one('copy', modelsByRole.copy),
        categoriser: one('category', modelsByRole.category),
        imageModels: {
          fastImages: one('fastImages', modelsByRole.fastImages),
          proImages: one('proImages', modelsByRole.proImages),
          displayImages: one('displayImages', modelsByRole.displayImages),
          background: one('background', modelsByRole.background),
        },
        videoEngine: one('video', modelsByRole.video).engine,
      }
    },
  }
}

/** The monitor of a model, null for the built-in engine; the same model in several roles has one monitor. */
function oncePerModel<Model extends Chosen<string>, Watched>(watch: (model: Model) => Watched): (model: Model | null) => Watched | null {
  const watches = new Map<string, Watched>()
  return (model) => {
    if (model === null) return null
    const key = JSON.stringify([model.provider, model.baseUrl, model.key, model.model])
    const watched = watches.get(key) ?? watch(model)
    watches.set(key, watched)
    return watched
  }
}

/** The caller's choice, otherwise the first. */
function chosenOf<Made extends { readonly engine: EngineName }>(
  role: EngineRole,
  among: readonly Made[],
  engine: EngineName | undefined,
): Made {
  const found = engine === undefined ? among[0] : among.find((one) => one.engine === engine)
  if (found !== undefined) return found
  const names = among.map((one) => one.engine).join(', ')
  throw new AdloomError('engine.not-offered', { values: { engine: engine ?? '', role, offered: names } })
}

/** Models on this machine are free; everything else goes through the ledger. */
const meteredText = ({ text, isLocal }: MonitoredTextModel, role: string, ledger: Ledger): TextModel =>
  isLocal ? text : meteredTextModel(text, role, ledger)
const meteredImages = ({ images, isLocal }: MonitoredImageModel, role: string, ledger: Ledger): MonitoredImageModel['images'] =>
  isLocal ? images : meteredImageGenerator(images, role, ledger)

/** An image as models see it, resized by the built-in engine. */
const resizedBy =
  (workers: Workers): CategorisingParts['shown'] =>
  async (image, signal) => ({ bytes: await workers.run('shownImage', image, signal), contentType: 'image/jpeg' })

/** A model that names products, or the built-in engine. */
function categoriserFor(model: MonitoredTextModel | null, ledger: Ledger, workers: Workers): Categoriser {
  const builtIn = localCategoriser(workers)
  return model === null ? builtIn : categoriserOf(meteredText(model, 'category', ledger), { own: builtIn, shown: resizedBy(workers) })
}

/** A model that writes, or the built-in engine; one with vision is shown the product. */
function copywriterFor(chosen: ChosenModel | null, model: MonitoredTextModel | null, { config, ...parts }: ModelParts): Copywriter {
  const { workers, ledger, readImage } = parts
  if (chosen === null || model === null) return localCopywriter(workers)
  const loadImage = seesImages(chosen, config.models.category) ? imageLoader(workers, readImage) : null
  return copywriterOf({ model: meteredText(model, 'copy', ledger), workers, loadImage })
}

/** Loads images as models see them. Fails as reading an image does. */
export const imageLoader =
  (workers: Workers, readImage: ImageAccess['download']): ImageLoader =>
  async (url, signal) =>
    resizedBy(workers)(await readImage(url, signal), signal)
