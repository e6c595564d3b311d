import { type Use } from '@adloom/domain/cost.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { IMAGES_MAX, VARIANT_SIZE } from '@adloom/domain/image.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { uploadLimits } from '@adloom/domain/upload.ts'
import { estimateOf, type Prices } from '@adloom/providers/price.ts'
import { PRICES_AS_OF } from '@adloom/providers/text-prices.ts'
import { type WatchedModel } from './watched-model.ts'

type Capabilities = ResponseOf<'capabilities'>
type Feature = Capabilities['features'][string]

/** Nothing is paid for: the machine is the user's own. */
const FREE: Feature['estimate'] = { usd: 0, per: 'call', asOf: '2026-11-21' }

const namesOf = (engine: string): Pick<Feature, 'provider' | 'model'> => {
  const [provider, model = provider] = engine.split(/:(.*)/s)
  return { provider, model }
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

/** A model that was chosen: how long it takes nobody knows before, and on this machine it is free. */
function byModel({ text, isLocal, answers, warnings }: WatchedModel, use: Use, { prices, dailyBudgetUsd }: Costs, now: number): Feature {
  const estimate = isLocal ? FREE : { ...estimateOf(text.engine, use, prices, now, PRICES_AS_OF), per: 'call' }
  const isRefused = dailyBudgetUsd !== null && estimate.usd === null
  return {
    ...namesOf(text.engine),
    available: answers() && !isRefused,
    needsNetwork: !isLocal,
    typicalMs: null,
    estimate,
    warnings: [...(isRefused ? [UNPRICED] : []), ...warnings()],
  }
}

/** The models that were chosen for roles of words; null where the studio does it. */
export type ChosenModels = Readonly<Record<'copy' | 'category', WatchedModel | null>>

/** What can be made here and with what; `mailer` is who tells of leads. Typical times in milliseconds on two cores (2026-11-21); a page's depend on the shop. */
export const capabilitiesOf = (
  { copy, background, category, video }: Readonly<Record<'copy' | 'background' | 'category' | 'video', string>>,
  models: ChosenModels,
  mailer: string,
  costs: Costs,
  now: number,
): Capabilities => ({
  features: {
    page: made(STUDIO, 1000, true),
    copy: models.copy === null ? made(copy, 20) : byModel(models.copy, COPY_USE, costs, now),
    background: made(background, 600),
    cutOut: made(background, 400),
    category: models.category === null ? made(category, 50) : byModel(models.category, CATEGORY_USE, costs, now),
    creative: made(STUDIO, 60),
    fastImages: made(background, 900),
    proImages: made(background, 11_000),
    displayImages: made(background, 900),
    video: made(video, 4000),
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
})
