import { type Ad, type ImageAd } from '@adloom/domain/ad.ts'
import { type Api, type CallOptions } from '@adloom/domain/api-client.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { bareSuggestions, promptSuggestions } from '@adloom/domain/image.ts'
import { pageProductSchema } from '@adloom/domain/page-product.ts'
import { type ErrorCode } from '@adloom/domain/error.ts'
import { engineNameSchema } from '@adloom/domain/provenance.ts'
import { type VideoJob, videoRequestSchema } from '@adloom/domain/video-job.ts'
import * as z from 'zod'
import { isUnanswered } from '../browser/api-failure.ts'
import { callWithProgress, type ProgressPolling, readyImages } from '../state/image-progress.ts'
import { addressOfImage, cutOutOf, promptOfRedrawn, redrawn, restagingOf } from '../state/wizard/new-scene.ts'
import { isBusy, isTimeout, repeatCall } from '../state/repeat-call.ts'
import { type Refusal } from '../state/wizard/wizard-state.ts'
import { refusalOf } from '../state/wizard/wizard-errors.ts'
import { failureText } from '../text/failures-en.ts'
import { streamlinedText } from '../text/generated-en.ts'

/** Input of the Ad Image and Video Ad routes from the wizard. `drawn`: what the built-in engine made the image from, null for a photograph. */
export const pageTransferSchema = z.object({
  mediaUrl: z.string(),
  productName: z.string().nullable(),
  category: z.string().nullable(),
  productDescription: z.string().nullable().default(null),
  drawn: z
    .object({ prompt: z.string(), seed: z.int(), mode: z.enum(['fast', 'pro']), isBare: z.boolean().default(false) })
    .nullable()
    .default(null),
  /** The product as its page shows it; null where the image is from no page. */
  product: pageProductSchema.nullable().default(null),
  /** Whether the user chose a video: it is the footage. */
  isVideo: z.boolean().optional(),
  /** Known facts of product and brand, for a video's texts and style. */
  about: videoRequestSchema.shape.about,
  script: videoRequestSchema.shape.script,
  colors: videoRequestSchema.shape.colors,
  /** Who made the answers: another user's stay in the tab's history. */
  owner: z.string().nullish(),
  /** The job of the video that was started from this. */
  generationId: z.string().optional(),
  /** The run that this continues; missing for a new one. */
  runId: z.string().optional(),
})
export type PageTransfer = z.infer<typeof pageTransferSchema>

/** Progress: `pictures` holds each scene's URL, or null while it is being generated or after it failed. */
export type Progress =
  | {
      readonly status: 'running'
      readonly label: string
      readonly images: readonly (string | null)[]
      /** Progress of each image, where the server reports it. */
      readonly percents: readonly number[]
    }
  /** `isInterrupted`: nothing was refused (`isInterruption`). It goes on the next time. */
  | {
      readonly status: 'failed'
      readonly refusal: Refusal
      readonly note: string | null
      readonly images: readonly (string | null)[]
      /** The ad of the scenes there are. */
      readonly ad: ImageAd | null
      readonly isInterrupted: boolean
    }
  | { readonly status: 'made'; readonly ad: Ad; readonly note: string | null }
  /** The video is being made now. */
  | { readonly status: 'begun'; readonly job: VideoJob; readonly note: string | null }
  /** It ended before, perhaps in another tab. */
  | { readonly status: 'over' }

/** What a part of a run made: a picture, or what stands in for it after a failure, which `note` reports. */
export const partResultSchema = z.object({
  url: z.string(),
  /** Null where nothing was made. */
  engine: engineNameSchema.nullable(),
  note: z.string().nullable(),
})
type PartResult = z.infer<typeof partResultSchema>

interface Run {
  readonly api: Api
  readonly signal: AbortSignal
  /** Prefix of the keys: repeating the same run makes nothing twice. */
  readonly key: string
  /** Results of the parts that were made before. */
  readonly results: Readonly<Partial<Record<string, PartResult>>>
  /** Stores the result of a part. */
  readonly keep: (part: string, result: PartResult) => Promise<void>
  readonly show: (progress: Progress) => void
  readonly wait: ProgressPolling['wait']
}

/** The name of what a run makes. */
export const nameOfRun = ({ productName, category }: PageTransfer): string => productName ?? category ?? 'Product'
const promptFor = (from: PageTransfer, scene: string): string => `${nameOfRun(from)}: ${scene}`

/** The result of a part: the one from before, else the one that `make` returns. */
async function once(part: string, { results, keep }: Run, make: () => Promise<PartResult>): Promise<PartResult> {
  const known = results[part]
  if (known !== undefined) return known
  const result = await make()
  await keep(part, result)
  return result
}

const isTemporary = (error: unknown): boolean => isUnanswered(error) || isBusy(error) || isTimeout(error)

/** Makes the call of a part, and repeats it after a temporary failure. The key gets the answer that the server gave to a page that was closed. */
async function callOf<Reply>(
  part: string,
  run: Run,
  call: (options: CallOptions & { readonly idempotencyKey: string }) => Promise<Reply>,
  isRepeated: (error: unknown) => boolean = isTemporary,
): Promise<Reply> {
  const key = `${run.key}-${part}`
  const send = (idempotencyKey: string) => repeatCall(() => call({ signal: run.signal, idempotencyKey }), isRepeated, run)
  try {
    return await send(key)
  } catch (error) {
    // The call differs from the one of the closed page, for example because another engine was chosen since.
    if (error instanceof ApiError && error.code === 'idempotency.key-reused') return send(`${key}-changed`)
    throw error
  }
}

const signInCodes: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>(['sign-in.needed', 'sign-in.changed'])

/** Whether nothing was refused: the server did not answer, or its owner's session is over. */
export const isInterruption = (error: unknown): boolean => isUnanswered(error) || (error instanceof ApiError && signInCodes.has(error.code))

/** Whether the run must stop here, to be continued later: a stand-in would take the place of what the server may have made. */
const mustStop = (error: unknown, { signal }: Run): boolean => signal.aborted || isInterruption(error)

/** The order with its product cut out, once for all its scenes; with the image itself when that fails, which `note` reports. */
async function cutOutFor(from: PageTransfer, run: Run): Promise<{ readonly order: PageTransfer; readonly note: string | null }> {
  if (from.drawn !== null) return { order: from, note: null }
  const { url, note } = await once('cut-out', run, async () => {
    let original = from.mediaUrl
    try {
      original = await addressOfImage(original, run.api, run.signal)
      const { url } = await callOf('cut-out', run, (options) => cutOutOf({ src: original, product: from.product }, run.api, options))
      return { url, engine: null, note: null }
    } catch (error) {
      if (mustStop(error, run)) throw error
      return { url: original, engine: null, note: failureText.cutOut(refusalOf(error, failureText.restage).sentence) }
    }
  })
  return { order: { ...from, mediaUrl: url }, note }
}

/** The product in a scene. The pixels of a photograph are composited into it; a product that the built-in engine drew is drawn again. */
async function inScene(
  from: PageTransfer,
  scene: string,
  run: Run,
  part: string,
  onProgress: ProgressPolling['onProgress'],
): Promise<PartResult> {
  const { drawn } = from
  return callOf(part, run, async (options) => {
    if (drawn === null) {
      const { url, engine } = await run.api.changeBackground(restagingOf(from.mediaUrl, promptFor(from, scene)), options)
      return { url, engine, note: null }
    }
    const call = () => redrawn(drawn, scene, run.api, options)
    const { images, engine } = await callWithProgress(options.idempotencyKey, call, { ...run, onProgress })
    return { url: images[0].url, engine, note: null }
  })
}

const partOfScene = (place: number): string => `scene-${String(place)}`

/** What a run of an image ad has so far, in the order of the scenes: null for one that is missing. Empty while there is none. */
export function imagesOf(results: Run['results']): readonly (string | null)[] {
  const images = promptSuggestions.map((_, place) => results[partOfScene(place)]?.url ?? null)
  return readyImages(images).length > 0 ? images : []
}

/** Ad Image: five scenes in parallel, and one image ad of the finished ones. Rejects when aborted or interrupted. */
export async function makeImageAd(from: PageTransfer, birth: { id: string; now: Date }, run: Run): Promise<void> {
  // Without a background there are no scenes: the product is shown from five sides instead.
  const scenes = from.drawn?.isBare === true ? bareSuggestions : promptSuggestions
  const images: (string | null)[] = scenes.map((_, place) => run.results[partOfScene(place)]?.url ?? null)
  const refusals: Refusal[] = []
  const interruptions: unknown[] = []
  const engines: (string | null)[] = []
  const percents = images.map(() => 0)
  const show = () => run.show({ status: 'running', label: streamlinedText.restaging, images: [...images], percents: [...percents] })
  show()
  const { order, note } = await cutOutFor(from, run)
  await Promise.all(
    scenes.map(async (scene, place) => {
      try {
        const onProgress = (percent: number) => {
          percents[place] = percent
          show()
        }
        const { url, engine } = await once(partOfScene(place), run, () => inScene(order, scene, run, partOfScene(place), onProgress))
        images[place] = url
        engines.push(engine)
        show()
      } catch (error) {
        if (mustStop(error, run)) interruptions.push(error)
        else refusals.push(refusalOf(error, streamlinedText.allFailed))
      }
    }),
  )
  if (interruptions.length > 0) throw interruptions[0]
  const imageVariants = readyImages(images)
  if (imageVariants.length === 0) {
    run.show({ status: 'failed', refusal: refusals[0], note: null, images, ad: null, isInterrupted: false })
    return
  }
  const ad: ImageAd = {
    id: birth.id,
    type: 'image',
    title: nameOfRun(from),
    imageUrl: imageVariants[0],
    productName: nameOfRun(from),
    category: from.category,
    style: null,
    resolution: '1024 × 1024',
    originalPrompt: from.drawn === null ? promptFor(from, scenes[0]) : promptOfRedrawn(from.drawn, scenes[0]),
    productDescription: from.productDescription,
    createdAt: birth.now.toISOString(),
    imageVariants,
    engine: engines[0] ?? undefined,
  }
  if (refusals.length === 0) run.show({ status: 'made', ad, note })
  else {
    const [{ code, sentence }] = refusals
    const refusal = { code, sentence: streamlinedText.someFailed(refusals.length, sentence) }
    run.show({ status: 'failed', refusal, note, images, ad, isInterrupted: false })
  }
}

/** The product in a scene as the first frame of the video; the original when that fails, which `note` reports. */
async function productImage(from: PageTransfer, run: Run): Promise<PartResult> {
  const drawing = (percent: number) =>
    run.show({ status: 'running', label: streamlinedText.productImage, images: [null], percents: [percent] })
  drawing(0)
  return once('picture', run, async () => {
    try {
      const { order, note } = await cutOutFor(from, run)
      return { ...(await inScene(order, promptSuggestions[0], run, 'picture', drawing)), note }
    } catch (error) {
      if (mustStop(error, run)) throw error
      return { url: from.mediaUrl, engine: null, note: failureText.productImage }
    }
  })
}

/** Whether another process of the server is still starting the job. A full queue is reported at once. */
const isStarting = (error: unknown): boolean => isUnanswered(error) || (error instanceof ApiError && error.code === 'idempotency.running')

/**
 * Video Ad: the product image, the original when that fails, then the video's job; a video is used as footage. Rejects when aborted or interrupted.
 */
export async function startVideoAd(from: PageTransfer, run: Run): Promise<void> {
  const prompt = promptFor(from, promptSuggestions[0])
  const { url: imageUrl, note } = from.isVideo === true ? { url: from.mediaUrl, note: null } : await productImage(from, run)
  const images = from.isVideo === true ? [null] : [imageUrl]
  run.show({ status: 'running', label: streamlinedText.starting, images, percents: images.map(() => 0) })
  const { about, script, colors } = from
  const request = { prompt, imageUrl, duration: '5', aspect_ratio: '1:1', about, script, colors } as const
  try {
    const job = await callOf('video', run, (options) => run.api.startVideoJob(request, options), isStarting)
    run.show({ status: 'begun', job, note })
  } catch (error) {
    if (mustStop(error, run)) throw error
    run.show({ status: 'failed', refusal: refusalOf(error, failureText.startVideo), note, images, ad: null, isInterrupted: false })
  }
}
