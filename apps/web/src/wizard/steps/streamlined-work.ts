import { type Ad, type ImageAd } from '@adloom/domain/ad.ts'
import { type Api } from '@adloom/domain/api-client.ts'
import { bareSuggestions, promptSuggestions } from '@adloom/domain/image.ts'
import { type EngineName } from '@adloom/domain/provenance.ts'
import { type VideoJob, videoRequestSchema } from '@adloom/domain/video-job.ts'
import * as z from 'zod'
import { callWithProgress, type ProgressPolling } from '../../state/image-progress.ts'
import { cutOutOf, redrawn, restagingOf } from '../../state/new-scene.ts'
import { type Refusal } from '../../state/wizard-state.ts'
import { refusalOf } from '../../state/wizard-errors.ts'
import { failureText } from '../../text/failures-en.ts'
import { streamlinedText } from '../../text/generated-en.ts'

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
  /** Whether the user chose a video: it is the footage. */
  isVideo: z.boolean().optional(),
  /** Known facts of product and brand, for a video's texts and style. */
  about: videoRequestSchema.shape.about,
  script: videoRequestSchema.shape.script,
  colors: videoRequestSchema.shape.colors,
  /** The job of the video that was started from this. */
  generationId: z.string().optional(),
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
  | { readonly status: 'failed'; readonly refusal: Refusal; readonly note: string | null; readonly images: readonly (string | null)[] }
  | { readonly status: 'made'; readonly ad: Ad; readonly note: string | null }
  /** The video is being made now. */
  | { readonly status: 'begun'; readonly job: VideoJob; readonly note: string | null }

interface Run {
  readonly api: Api
  readonly signal: AbortSignal
  /** Prefix of the keys: repeating the same run makes nothing twice. */
  readonly key: string
  readonly show: (progress: Progress) => void
  readonly wait: ProgressPolling['wait']
}

const named = ({ productName, category }: PageTransfer): string => productName ?? category ?? 'Product'
const promptFor = (from: PageTransfer, scene: string): string => `${named(from)}: ${scene}`

/** The order with its product cut out, once for all its scenes; with the image itself when that fails, which `note` reports. */
async function cutOutFor(from: PageTransfer, run: Run): Promise<{ readonly order: PageTransfer; readonly note: string | null }> {
  if (from.drawn !== null) return { order: from, note: null }
  try {
    return { order: { ...from, mediaUrl: await cutOutOf(from.mediaUrl, run.api, run.signal) }, note: null }
  } catch (error) {
    if (run.signal.aborted) throw error
    return { order: from, note: failureText.cutOut(refusalOf(error, failureText.restage).sentence) }
  }
}

const joined = (...notes: readonly (string | null)[]): string | null => notes.filter((note) => note !== null).join(' ') || null

/** The product in a scene. The pixels of a photograph are composited into it; a product that the built-in engine drew is drawn again. */
async function inScene(
  from: PageTransfer,
  scene: string,
  run: Run,
  part: string,
  onProgress: ProgressPolling['onProgress'],
): Promise<{ url: string; engine: EngineName }> {
  const { drawn } = from
  const key = `${run.key}-${part}`
  const options = { signal: run.signal, idempotencyKey: key }
  if (drawn === null) return run.api.changeBackground(restagingOf(from.mediaUrl, promptFor(from, scene)), options)
  const { images, engine } = await callWithProgress(key, () => redrawn(drawn, scene, run.api, options), { ...run, onProgress })
  return { url: images[0].url, engine }
}

/** Ad Image: five scenes in parallel, and one image ad of the finished ones. Rejects only when aborted. */
export async function makeImageAd(from: PageTransfer, birth: { id: string; now: Date }, run: Run): Promise<void> {
  // Without a background there are no scenes: the product is shown from five sides instead.
  const scenes = from.drawn?.isBare === true ? bareSuggestions : promptSuggestions
  const images: (string | null)[] = scenes.map(() => null)
  const refusals: Refusal[] = []
  const engines: string[] = []
  const percents = images.map(() => 0)
  const show = () => run.show({ status: 'running', label: streamlinedText.restaging, images: [...images], percents: [...percents] })
  show()
  const { order, note } = await cutOutFor(from, run)
  await Promise.all(
    scenes.map(async (scene, place) => {
      try {
        const { url, engine } = await inScene(order, scene, run, `scene-${String(place)}`, (percent) => {
          percents[place] = percent
          show()
        })
        images[place] = url
        engines.push(engine)
        show()
      } catch (error) {
        if (run.signal.aborted) throw error
        refusals.push(refusalOf(error, streamlinedText.allFailed))
      }
    }),
  )
  const imageVariants = images.filter((url) => url !== null)
  if (imageVariants.length === 0) {
    run.show({ status: 'failed', refusal: refusals[0], note: null, images })
    return
  }
  const ad: ImageAd = {
    id: birth.id,
    type: 'image',
    title: named(from),
    imageUrl: imageVariants[0],
    productName: named(from),
    category: from.category,
    style: null,
    resolution: '1024 × 1024',
    originalPrompt: promptFor(from, scenes[0]),
    productDescription: from.productDescription,
    createdAt: birth.now.toISOString(),
    imageVariants,
    engine: engines[0],
  }
  run.show({ status: 'made', ad, note: joined(note, refusals.length === 0 ? null : streamlinedText.someFailed(refusals.length)) })
}

/** The product in a scene as the first frame of the video; the original when that fails, which `note` reports. */
async function productImage(from: PageTransfer, run: Run): Promise<{ readonly imageUrl: string; readonly note: string | null }> {
  const drawing = (percent: number) =>
    run.show({ status: 'running', label: streamlinedText.productImage, images: [null], percents: [percent] })
  drawing(0)
  try {
    const { order, note } = await cutOutFor(from, run)
    const { url } = await inScene(order, promptSuggestions[0], run, 'picture', drawing)
    return { imageUrl: url, note }
  } catch (error) {
    if (run.signal.aborted) throw error
    return { imageUrl: from.mediaUrl, note: failureText.productImage }
  }
}

/** Video Ad: the product image, the original when that fails, then the video's job; a video is used as footage. Rejects only when aborted. */
export async function startVideoAd(from: PageTransfer, run: Run): Promise<void> {
  const prompt = promptFor(from, promptSuggestions[0])
  const { imageUrl, note } = from.isVideo === true ? { imageUrl: from.mediaUrl, note: null } : await productImage(from, run)
  const images = from.isVideo === true ? [null] : [imageUrl]
  run.show({ status: 'running', label: streamlinedText.starting, images, percents: images.map(() => 0) })
  const { about, script, colors } = from
  try {
    const job = await run.api.startVideoJob(
      { prompt, imageUrl, duration: '5', aspect_ratio: '1:1', about, script, colors },
      { signal: run.signal, idempotencyKey: `${run.key}-video` },
    )
    run.show({ status: 'begun', job, note })
  } catch (error) {
    if (run.signal.aborted) throw error
    run.show({ status: 'failed', refusal: refusalOf(error, failureText.startVideo), note, images })
  }
}
