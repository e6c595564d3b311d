import { type Ad, type ImageAd } from '@adloom/domain/ad.ts'
import { type Api } from '@adloom/domain/api-client.ts'
import { promptSuggestions } from '@adloom/domain/image.ts'
import * as z from 'zod'
import { type Refusal } from '../state/wizard-state.ts'
import { refusalInFull, refusalOf } from '../state/wizard-refusals.ts'
import { restagingOf } from '../state/wizard-work.ts'
import { failureText } from '../text/failures-en.ts'
import { streamlinedText } from '../text/wizard-en.ts'

/** What the wizard hands to the routes of Ad Image and Video Ad. */
export const handOverSchema = z.object({ mediaUrl: z.string(), productName: z.string().nullable(), category: z.string().nullable() })
export type HandOver = z.infer<typeof handOverSchema>

/** How far it is: `pictures` holds each scene's address, or null while it is being made or when it could not be. */
export type Progress =
  | { readonly status: 'running'; readonly label: string; readonly pictures: readonly (string | null)[] }
  | { readonly status: 'failed'; readonly refusal: Refusal; readonly note: string | null; readonly pictures: readonly (string | null)[] }
  | { readonly status: 'made'; readonly ad: Ad | null; readonly note: string | null }

interface Run {
  readonly api: Api
  readonly signal: AbortSignal
  /** Keys are made from it: the same run asked for again makes nothing twice. */
  readonly key: string
  readonly show: (progress: Progress) => void
}

const named = ({ productName, category }: HandOver): string => productName ?? category ?? 'Product'
const promptFor = (from: HandOver, scene: string): string => `${named(from)}: ${scene}`

/** Ad Image: five scenes side by side, one image ad of those that came. Rejects only when aborted. */
export async function makeImageAd(from: HandOver, birth: { id: string; now: Date }, run: Run): Promise<void> {
  const pictures: (string | null)[] = promptSuggestions.map(() => null)
  const refusals: Refusal[] = []
  const engines: string[] = []
  const show = () => run.show({ status: 'running', label: streamlinedText.restaging, pictures: [...pictures] })
  show()
  await Promise.all(
    promptSuggestions.map(async (scene, place) => {
      try {
        const request = restagingOf(from.mediaUrl, promptFor(from, scene))
        const options = { signal: run.signal, idempotencyKey: `${run.key}-scene-${String(place)}` }
        const { url, engine } = await run.api.changeBackground(request, options)
        pictures[place] = url
        engines.push(engine)
        show()
      } catch (error) {
        if (run.signal.aborted) throw error
        refusals.push(refusalOf(error, streamlinedText.allFailed))
      }
    }),
  )
  const imageVariants = pictures.filter((url) => url !== null)
  if (imageVariants.length === 0) {
    run.show({ status: 'failed', refusal: refusals[0], note: null, pictures })
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
    originalPrompt: promptFor(from, promptSuggestions[0]),
    productDescription: null,
    createdAt: birth.now.toISOString(),
    imageVariants,
    engine: engines[0],
  }
  run.show({ status: 'made', ad, note: refusals.length === 0 ? null : streamlinedText.someFailed(refusals.length) })
}

/** Video Ad: the product image, the original when that fails, then the video's job. Rejects only when aborted. */
export async function startVideoAd(from: HandOver, run: Run): Promise<void> {
  const prompt = promptFor(from, promptSuggestions[0])
  let imageUrl = from.mediaUrl
  run.show({ status: 'running', label: streamlinedText.productImage, pictures: [null] })
  let note: string | null = null
  try {
    imageUrl = (await run.api.changeBackground(restagingOf(imageUrl, prompt), { signal: run.signal, idempotencyKey: `${run.key}-picture` }))
      .url
  } catch (error) {
    if (run.signal.aborted) throw error
    note = failureText.productImage
  }
  run.show({ status: 'running', label: streamlinedText.starting, pictures: [imageUrl] })
  try {
    await run.api.startVideoJob(
      { prompt, imageUrl, duration: '5', aspect_ratio: '1:1' },
      { signal: run.signal, idempotencyKey: `${run.key}-video` },
    )
    run.show({ status: 'made', ad: null, note })
  } catch (error) {
    if (run.signal.aborted) throw error
    run.show({ status: 'failed', refusal: refusalInFull(error, failureText.startVideo), note, pictures: [imageUrl] })
  }
}
