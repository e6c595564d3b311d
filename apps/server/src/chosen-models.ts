import { type Categoriser } from '@adloom/domain/ports/categoriser.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { unpaid, type VideoModel, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { categoriserOf, type CategorisingParts } from '@adloom/engine/categorise-with-model.ts'
import { imageModelOf } from '@adloom/engine/image-model-of.ts'
import { copywriterOf, studioCategoriser, studioCopywriter, type StudioImageModel } from '@adloom/engine/studio.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { type PictureAccess } from '@adloom/providers/picture-access.ts'
import { type ChosenModels } from './capabilities.ts'
import { type Config } from './config.ts'
import { type Ledger } from './costs/ledger.ts'
import { paidPictureMaker } from './costs/paid-picture-maker.ts'
import { paidTextModel } from './costs/paid-text-model.ts'
import { type WarnOwner, type WatchedModel, watchMaker, watchModel, watchVideo } from './watched-model.ts'

/** Who makes pictures from words in haste and with care, for display ads, and the scene around a product. */
export type ImageModels = Readonly<Record<'fast' | 'pro' | 'display' | 'background', ImageModel>>

/** What each of them is called among the features of the installation and in its ledger. */
const pictureRoles = { fast: 'fastImages', pro: 'proImages', display: 'displayImages', background: 'background' } as const

/** Milliseconds a model has for a picture, two thirds of what its call has (`picture-calls.ts`): the studio needs the rest to stand in. */
export const PATIENCE_MS = { fast: 40_000, pro: 80_000, display: 160_000, background: 80_000 } as const

/** Who does what, and what is known of the models among them. */
export interface ModelsOfRoles {
  readonly copywriter: Copywriter
  readonly categoriser: Categoriser
  readonly imageModels: ImageModels
  readonly videoModel: VideoModel
  /** Where orders of videos are paid. */
  readonly payVideo: VideoWork['pay']
  /** The models that were chosen; null where the studio works. */
  readonly chosen: ChosenModels
}

interface ModelParts {
  readonly config: Config
  readonly workers: Workers
  /** The engine on this machine, which stands in where a model fails. */
  readonly images: StudioImageModel
  /** Who makes videos. */
  readonly videoModel: VideoModel
  /** The guarded way to the pictures models answer with. */
  readonly download: PictureAccess['download']
  readonly ledger: Ledger
  readonly now: () => number
  readonly warnOwner: WarnOwner
}

/** The model of each role, with an eye on it and with the ledger before what is paid; the studio where none was chosen. */
export function modelsOfRoles({ config, workers, images, videoModel, download, ledger, now, warnOwner }: ModelParts): ModelsOfRoles {
  const wording = (model: Config['copyModel']) => (model === null ? null : watchModel(model, now, warnOwner))
  const drawing = (model: Config['backgroundModel']) => (model === null ? null : watchMaker(model, download, now, warnOwner))
  const chosen: ChosenModels = {
    copy: wording(config.copyModel),
    category: wording(config.categoryModel),
    fast: drawing(config.fastImageModel),
    pro: drawing(config.proImageModel),
    display: drawing(config.displayImageModel),
    background: drawing(config.backgroundModel),
    video: config.videoModel === null ? null : watchVideo(config.videoModel, videoModel, now, warnOwner),
  }
  const modelFor = (role: keyof ImageModels): ImageModel => {
    const maker = chosen[role]
    if (maker === null) return images
    const pictures = maker.isLocal ? maker.pictures : paidPictureMaker(maker.pictures, pictureRoles[role], ledger)
    return imageModelOf(pictures, { own: images, workers, patienceMs: PATIENCE_MS[role] })
  }
  const { video } = chosen
  return {
    chosen,
    copywriter: chosen.copy === null ? studioCopywriter : copywriterOf(paid(chosen.copy, 'copy', ledger)),
    categoriser: categoriserFor(chosen.category, ledger, workers),
    imageModels: { fast: modelFor('fast'), pro: modelFor('pro'), display: modelFor('display'), background: modelFor('background') },
    videoModel: video?.model ?? videoModel,
    payVideo: video === null || video.isLocal ? unpaid : (use, order) => payFor(use, order, { engine: video.engine, ledger }),
  }
}

/** What answers on this machine is free; everything else goes through the ledger. */
const paid = ({ text, isLocal }: WatchedModel, role: string, ledger: Ledger): TextModel =>
  isLocal ? text : paidTextModel(text, role, ledger)

/** An order that is paid once it is taken: a video is billed by what was ordered. */
const payFor = <Ordered>(
  use: Parameters<VideoWork['pay']>[0],
  order: () => Promise<Ordered>,
  { engine, ledger }: { readonly engine: VideoModel['engine']; readonly ledger: Ledger },
): Promise<Ordered> =>
  ledger.pay({ role: 'video', engine, most: use }, async (tellUse) => {
    const ordered = await order()
    tellUse(use)
    return ordered
  })

/** The chosen model, or the studio; a model is shown a picture the studio made small. */
function categoriserFor(model: WatchedModel | null, ledger: Ledger, workers: Workers): Categoriser {
  const own = studioCategoriser(workers)
  if (model === null) return own
  const shown: CategorisingParts['shown'] = async (picture, signal) => ({
    bytes: await workers.run('shownPicture', picture, signal),
    contentType: 'image/jpeg',
  })
  return categoriserOf(paid(model, 'category', ledger), { own, shown })
}
