import { type Use } from '@adloom/domain/cost.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { IMAGES_MAX, VARIANT_SIZE } from '@adloom/domain/image.ts'
import { type PictureMeasure } from '@adloom/domain/ports/picture-maker.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { uploadLimits } from '@adloom/domain/upload.ts'
import { PRICES_AS_OF } from '@adloom/providers/known-prices.ts'
import { estimateOf, type Prices } from '@adloom/providers/price.ts'
import { DURATION_DEFAULT_SECONDS } from '@adloom/domain/video-job.ts'
import { billedSeconds } from './video-registry.ts'
import { type Watch, type WatchedMaker, type WatchedModel, type WatchedVideo } from './watched-model.ts'

type Capabilities = ResponseOf<'capabilities'>
type Feature = Capabilities['features'][string]

/** Nothing is paid for: the machine is the user's own. */
const FREE: Feature['estimate'] = { usd: 0, per: 'call', asOf: '2026-11-21' }

const namesOf = (engine: string): Pick<Feature, 'engine' | 'provider' | 'model'> => {
  const [provider, model = provider] = engine.split(/:(.*)/s)
  return { engine, provider, model }
}

const made = (engine: string, typicalMs: number, needsNetwork = false): Feature => ({
  ...namesOf(engine),
  available: true,
  needsNetwork,
  typicalMs,
  estimate: FREE,
  warnings: [],
})

/**
 * Tokens of a call, at four characters each: a request for copy in one language is 3,600 characters with its schema, our own eight options in
 * three forms are 4,100 as JSON (2026-11-22); a category is a picture of 512 pixels and a few words. A repair of copy may cost as much again; further
 * languages cost as much each, and thinking is not counted.
 */
const COPY_USE: Use = { inputTokens: 1000, outputTokens: 1200 }
const CATEGORY_USE: Use = { inputTokens: 1000, outputTokens: 100 }

/** What things cost, and what may be spent in a day in USD; null where nothing limits it. */
export interface Costs {
  readonly prices: Prices
  readonly dailyBudgetUsd: number | null
}

const UNPRICED = 'What it costs is not known here, so it is not used while DAILY_BUDGET_USD is set. PRICES_FILE can name its price.'

/** One picture of each kind as it is usually asked for; display pictures of higher quality cost more, and more pictures as many times as much. */
const USUAL_PICTURE = {
  fast: { width: 1024, height: 768, quality: 'medium' },
  pro: { width: 1024, height: 1024, quality: 'high' },
  display: { width: 1024, height: 1024, quality: 'medium' },
  background: { width: VARIANT_SIZE, height: VARIANT_SIZE, quality: 'medium' },
} as const satisfies Readonly<Record<string, PictureMeasure>>

/** A model that was chosen: how long it takes nobody knows before, and on this machine it is free. */
function byModel(
  { engine, isLocal, answers, warnings }: Watch,
  use: Use,
  per: Feature['estimate']['per'],
  { prices, dailyBudgetUsd }: Costs,
  now: number,
): Feature {
  const estimate = isLocal ? FREE : { ...estimateOf(engine, use, prices, now, PRICES_AS_OF), per }
  const isRefused = dailyBudgetUsd !== null && estimate.usd === null
  return {
    ...namesOf(engine),
    available: answers() && !isRefused,
    needsNetwork: !isLocal,
    typicalMs: null,
    estimate,
    warnings: [...(isRefused ? [UNPRICED] : []), ...warnings()],
  }
}

/** The models that were chosen for roles; null where the studio does it. */
export type ChosenModels = Readonly<Record<'copy' | 'category', WatchedModel | null>> &
  Readonly<Record<keyof typeof USUAL_PICTURE, WatchedMaker | null>> & { readonly video: WatchedVideo | null }

/** What can be made here and with what; `mailer` is who tells of leads. Typical times in milliseconds on two cores (2026-11-21); a page's depend on the shop. */
export const capabilitiesOf = (
  { copy, category, video }: Readonly<Record<'copy' | 'category' | 'video', string>>,
  models: ChosenModels,
  mailer: string,
  costs: Costs,
  now: number,
): Capabilities => {
  const wording = (watch: Watch | null, otherwise: Feature, use: Use): Feature =>
    watch === null ? otherwise : byModel(watch, use, 'call', costs, now)
  const drawing = (role: keyof typeof USUAL_PICTURE, typicalMs: number): Feature => {
    const maker = models[role]
    return maker === null ? made(STUDIO, typicalMs) : byModel(maker, maker.pictures.useOf(USUAL_PICTURE[role]), 'picture', costs, now)
  }
  /** A video of the usual length at 720p, as long as the model really makes and bills it. */
  const filming = (): Feature => {
    if (models.video === null) return made(video, 4000)
    const seconds = billedSeconds(models.video.chosen, DURATION_DEFAULT_SECONDS)
    return byModel(models.video, seconds === null ? {} : { seconds, grade: '720p' }, 'video', costs, now)
  }
  return {
    features: {
      page: made(STUDIO, 1000, true),
      copy: wording(models.copy, made(copy, 20), COPY_USE),
      background: drawing('background', 600),
      cutOut: made(STUDIO, 400),
      category: wording(models.category, made(category, 50), CATEGORY_USE),
      creative: made(STUDIO, 60),
      fastImages: drawing('fast', 900),
      proImages: drawing('pro', 11_000),
      displayImages: drawing('display', 900),
      video: filming(),
      // Services of mail are paid by the month, and differ in speed.
      mail: { ...made(mailer, 0, mailer !== 'outbox'), typicalMs: null },
    },
    limits: {
      uploadFiles: uploadLimits.files,
      uploadPictureBytes: uploadLimits.pictureBytes,
      uploadVideoBytes: uploadLimits.videoBytes,
      uploadVideoSeconds: uploadLimits.videoSeconds,
      picturePixels: uploadLimits.pixels,
      variantPixels: VARIANT_SIZE,
      imagesPerRequest: IMAGES_MAX,
    },
  }
}
