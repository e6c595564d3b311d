import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { wasNeverSent } from '../provider-failure.ts'
import { type VideoTools } from './video-access.ts'
import { handleText } from './video-handle.ts'
import { type VideoVendor } from './video-vendor.ts'

/** An order the provider took, and how its video differs from the request, a sentence each. */
interface PlacedOrder<Ordered> {
  readonly ordered: Ordered
  readonly notes: readonly string[]
}

/** Milliseconds until an order refused as busy is placed again. */
const BUSY_WAITS_MS = [5000, 15_000, 40_000] as const

/** The note of an order that asks for parts only the built-in engine adds to a video. */
export const NO_AD_PARTS = 'The model moves the picture only: texts, logo and music are parts of videos by the studio.'

/** Prepares the image, places the order and stores its handle at every step. */
export async function placeVideoOrder<Ordered>(
  vendor: VideoVendor<Ordered>,
  order: VideoOrder,
  { saveHandle, pay }: VideoWork,
  tools: VideoTools,
  signal: AbortSignal,
): Promise<PlacedOrder<Ordered>> {
  const { size, notes, use } = vendor.plan(order)
  const image = await imageOf(order, size, tools, signal)
  const allNotes = [...notes, ...image.notes, ...(asksForAdParts(order) ? [NO_AD_PARTS] : [])]
  const prepared = await vendor.prepare(image.bytes, signal)
  signal.throwIfAborted()
  // Not abortable until the next handle is stored: an order without a handle would be paid for nothing.
  const place = async (): Promise<Ordered> => {
    await saveHandle(handleText({ at: 'asking' }))
    return vendor.order(order, prepared)
  }
  const payAndPlace = async (): Promise<Ordered> => {
    try {
      return await pay(use, place)
    } catch (error) {
      if (error instanceof AdloomError && wasRefused(error)) await saveHandle(handleText({ at: 'refused' }))
      throw error
    }
  }
  const ordered = await repeatWhileBusy(payAndPlace, (ms) => tools.wait(ms, vendor.engine, signal), signal)
  try {
    await saveHandle(handleText({ at: 'ordered', by: vendor.engine, ordered, notes: allNotes }))
  } catch (error) {
    await vendor.cancel(ordered)
    throw error
  }
  return { ordered, notes: allNotes }
}

/** The image to send: of a video, its poster. */
async function imageOf(
  { source }: VideoOrder,
  size: Parameters<VideoTools['fitToFrame']>[1],
  tools: VideoTools,
  signal: AbortSignal,
): Promise<{ readonly bytes: Uint8Array; readonly notes: readonly string[] }> {
  const isVideo = source.kind === 'video'
  const still = isVideo ? (await tools.inspect(source.bytes, signal)).poster : source.bytes
  const { bytes, note } = await tools.fitToFrame(still, size, signal)
  return {
    bytes,
    notes: [...(isVideo ? ['The model was given one picture of the video.'] : []), ...(note === null ? [] : [note])],
  }
}

const asksForAdParts = ({ script, logo, sound }: VideoOrder): boolean =>
  logo !== null || script.captions.length > 0 || script.hook !== null || script.offer !== null || (sound !== null && sound !== 'none')

/** Places an order, and repeats it while the provider is busy: nothing was ordered then. */
async function repeatWhileBusy<Ordered>(
  place: () => Promise<Ordered>,
  wait: (ms: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Ordered> {
  for (const waitMs of BUSY_WAITS_MS) {
    try {
      return await place()
    } catch (error) {
      if (!(error instanceof AdloomError) || error.code !== 'provider.busy' || !wasRefused(error)) throw error
    }
    await wait(waitMs)
    signal.throwIfAborted()
  }
  return place()
}

/** A refusal, or no connection: nothing was ordered. After any other failure the order may exist. */
const wasRefused = (error: AdloomError): boolean =>
  wasNeverSent(error) || (error.code !== 'provider.unreachable' && Number(error.values.status) >= 400 && Number(error.values.status) < 500)
