import { type Usage } from '@adloom/domain/cost.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { IMAGES_MAX, VARIANT_SIZE } from '@adloom/domain/image.ts'
import { type ImageSpec } from '@adloom/domain/ports/image-generator.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { uploadLimits } from '@adloom/domain/upload.ts'
import { PRICES_AS_OF } from '@adloom/providers/prices/known-prices.ts'
import { maxCostOf, type Prices } from '@adloom/providers/prices/price.ts'
import { DURATION_DEFAULT_SECONDS } from '@adloom/domain/video-job.ts'
import { billedSeconds } from '../registry/video-registry.ts'
import { type ModelHealth, type MonitoredImageModel, type MonitoredTextModel, type MonitoredVideoModel } from './monitored-model.ts'

type Capabilities = ResponseOf<'capabilities'>
type Feature = Capabilities['features'][string]

/** Free: the machine is the user's own. */
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
 * Tokens of a call, at four characters each: a copy request in one language is 4,200 characters of instructions and schema and 2,200 of a page, our
 * own eight options in three forms with five prompts are 4,200 as JSON (2026-11-23); the image sent to models with vision is not counted. A category
 * is an image of 512 pixels and a few words. A repair of copy may cost as much again; further languages cost as much each, and thinking is not
 * counted.
 */
const COPY_USAGE: Usage = { inputTokens: 1600, outputTokens: 1200 }
const CATEGORY_USAGE: Usage = { inputTokens: 1000, outputTokens: 100 }

/** Prices, and the daily budgets in USD, of the installation and of each user; null where there is no limit. */
interface Costs {
  readonly prices: Prices
  readonly dailyBudgetUsd: number | null
  readonly dailyBudgetPerUserUsd: number | null
}

const UNPRICED = 'What it costs is not known here, so it is not used while DAILY_BUDGET_USD is set. PRICES_FILE can name its price.'

/** A typical image of each kind; display images of higher quality cost more, and several images cost a multiple. */
const USUAL_IMAGE = {
  fastImages: { width: 1024, height: 768, quality: 'medium' },
  proImages: { width: 1024, height: 1024, quality: 'high' },
  displayImages: { width: 1024, height: 1024, quality: 'medium' },
  background: { width: VARIANT_SIZE, height: VARIANT_SIZE, quality: 'medium' },
} as const satisfies Readonly<Record<string, ImageSpec>>

/** A chosen model: its duration is not known beforehand, and on this machine it is free. */
function byModel(
  { engine, isLocal, answers, warnings }: ModelHealth,
  use: Usage,
  per: Feature['estimate']['per'],
  { prices, dailyBudgetUsd, dailyBudgetPerUserUsd }: Costs,
  now: number,
): Feature {
  const estimate = isLocal ? FREE : { ...maxCostOf(engine, use, prices, now, PRICES_AS_OF), per }
  const hasBudget = dailyBudgetUsd !== null || dailyBudgetPerUserUsd !== null
  const isRefused = hasBudget && estimate.usd === null
  return {
    ...namesOf(engine),
    available: answers() && !isRefused,
    needsNetwork: !isLocal,
    typicalMs: null,
    estimate,
    warnings: [...(isRefused ? [UNPRICED] : []), ...warnings()],
  }
}

/** The models of each role, the first as default; null is the built-in engine. */
export type OfferedModels = Readonly<Record<'copy' | 'category', readonly (MonitoredTextModel | null)[]>> &
  Readonly<Record<keyof typeof USUAL_IMAGE, readonly (MonitoredImageModel | null)[]>> & {
    readonly video: readonly (MonitoredVideoModel | null)[]
  }

/** A video of the usual length at 720p, as long as the model really makes and bills it. */
function usualVideo({ chosen }: MonitoredVideoModel): Usage {
  const seconds = billedSeconds(chosen, DURATION_DEFAULT_SECONDS)
  return seconds === null ? {} : { seconds, grade: '720p' }
}

/**
 * What this installation can make, and with which engines; `mailer` is the mailer of leads. Typical times in milliseconds on two cores (2026-11-21);
 * a page's depend on the shop.
 */
export function capabilitiesOf(offered: OfferedModels, mailer: string, costs: Costs, now: number): Capabilities {
  /** A role and its models; with a single one there is no choice. */
  const among = <Watched extends ModelHealth>(
    watches: readonly (Watched | null)[],
    typicalMs: number,
    per: string,
    useOf: (watch: Watched) => Usage,
  ): Feature => {
    const choices = watches.map((watch) =>
      watch === null ? made(BUILT_IN_ENGINE, typicalMs) : byModel(watch, useOf(watch), per, costs, now),
    )
    return choices.length === 1 ? choices[0] : { ...choices[0], choices }
  }
  const drawing = (role: keyof typeof USUAL_IMAGE, typicalMs: number): Feature =>
    among(offered[role], typicalMs, 'picture', ({ images }) => images.usageOf(USUAL_IMAGE[role]))
  return {
    features: {
      page: made(BUILT_IN_ENGINE, 1000, true),
      copy: among(offered.copy, 20, 'call', () => COPY_USAGE),
      background: drawing('background', 600),
      cutOut: made(BUILT_IN_ENGINE, 400),
      category: among(offered.category, 50, 'call', () => CATEGORY_USAGE),
      creative: made(BUILT_IN_ENGINE, 60),
      fastImages: drawing('fastImages', 900),
      proImages: drawing('proImages', 11_000),
      displayImages: drawing('displayImages', 900),
      video: among(offered.video, 4000, 'video', usualVideo),
      // Mail services are paid by the month, and differ in speed.
      mail: { ...made(mailer, 0, mailer !== 'outbox'), typicalMs: null },
    },
    limits: {
      uploadFiles: uploadLimits.files,
      uploadPictureBytes: uploadLimits.imageBytes,
      uploadVideoBytes: uploadLimits.videoBytes,
      uploadVideoSeconds: uploadLimits.videoSeconds,
      picturePixels: uploadLimits.pixels,
      variantPixels: VARIANT_SIZE,
      imagesPerRequest: IMAGES_MAX,
    },
  }
}
