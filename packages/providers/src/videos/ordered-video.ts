import { type Use } from '@adloom/domain/cost.ts'
import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { videoSizes } from '@adloom/domain/video.ts'
import { type GeneratedVideo, type VideoModel, type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import * as z from 'zod'
import { wasNeverSent } from '../provider-failure.ts'
import { type FrameSize, type VideoTools } from './video-access.ts'

/** The state of an order at the provider; `percent` is null where it does not report it. */
export type OrderState = { readonly kind: 'waiting'; readonly percent: number | null } | { readonly kind: 'done' }

/** What to order: the size of the image sent, and how the result differs from the request, a sentence each. */
export interface VideoPlan {
  readonly size: FrameSize
  readonly notes: readonly string[]
  /** Usage as the provider bills it; without counts where they are not known. */
  readonly use: Use
}

/** A provider with an order, poll and download interface. Ids are the provider's own; the adapter validates them. */
export interface VideoVendor<Ordered> {
  /** Its name in sentences. */
  readonly provider: string
  readonly engine: string
  /** What is stored of an order, for the next attempt. */
  readonly ordered: z.ZodType<Ordered>
  /** The id a webhook of this order carries. */
  readonly nameOf: (ordered: Ordered) => string
  readonly plan: (order: VideoOrder) => VideoPlan
  /** Runs before the order: uploads the image. */
  readonly prepare: (image: Uint8Array, signal: AbortSignal) => Promise<string>
  /** Places the order. Repeated only after a refusal because of too many requests. Fails with a `provider.…` code. */
  readonly order: (order: VideoOrder, prepared: string) => Promise<Ordered>
  readonly state: (ordered: Ordered, signal: AbortSignal) => Promise<OrderState>
  /** Bytes of the finished video. */
  readonly fetchVideo: (ordered: Ordered, signal: AbortSignal) => Promise<Uint8Array>
  readonly cancel: (ordered: Ordered) => Promise<void>
}

/** Milliseconds until an order refused as busy is placed again. */
const BUSY_WAITS_MS = [5000, 15_000, 40_000] as const

/** Milliseconds between two polls: at first, and at most. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10_000
/** Polls in a row that may fail temporarily: with the waits between them about six minutes. */
const FAILED_POLLS_MAX = 40

/** Temporary failures; polling again costs nothing. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'provider.busy',
  'provider.failed',
  'provider.timeout',
  'provider.unreachable',
  'page.unreachable',
  'page.timeout',
  'page.failed',
])

/** A refusal, or no connection: nothing was ordered. After any other failure the order may exist. */
const wasRefused = (error: AdloomError): boolean =>
  wasNeverSent(error) || (error.code !== 'provider.unreachable' && Number(error.values.status) >= 400 && Number(error.values.status) < 500)

/** The note of an order that asks for parts only the built-in engine adds to a video. */
export const NO_AD_PARTS = 'The model moves the picture only: texts, logo and music are parts of videos by the studio.'

const asksForAdParts = ({ script, logo, sound }: VideoOrder): boolean =>
  logo !== null || script.captions.length > 0 || script.hook !== null || script.offer !== null || (sound !== null && sound !== 'none')

/**
 * A video model over a provider's orders. An attempt's handle records its state: `asking` before the order is placed, `refused` after a refusal,
 * `ordered` with the provider's id. An attempt that finds `asking` cannot know the outcome, and orders nothing.
 */
export function videoModelOf<Ordered>(vendor: VideoVendor<Ordered>, tools: VideoTools): VideoModel {
  const { provider, engine } = vendor
  const handleSchema = z.discriminatedUnion('at', [
    z.object({ at: z.literal('asking') }),
    z.object({ at: z.literal('refused') }),
    z.object({ at: z.literal('ordered'), by: z.literal(engine), ordered: vendor.ordered, notes: z.array(z.string()) }),
  ])
  const read = (handle: string | null) => {
    if (handle === null) return null
    try {
      return handleSchema.parse(JSON.parse(handle))
    } catch (cause) {
      // The handle of another version or model cannot be interpreted.
      throw new AdloomError('provider.outcome-unknown', { cause, values: { provider } })
    }
  }
  const write = (handle: object): string => JSON.stringify(handle)

  async function orderOnce(order: VideoOrder, { keepHandle, pay }: VideoWork, signal: AbortSignal) {
    const { size, notes, use } = vendor.plan(order)
    const isVideo = order.source.kind === 'video'
    const source = isVideo ? (await tools.look(order.source.bytes, signal)).poster : order.source.bytes
    const image = await tools.framed(source, size, signal)
    const told = [
      ...notes,
      ...(isVideo ? ['The model was given the first picture of the video.'] : []),
      ...(image.note === null ? [] : [image.note]),
      ...(asksForAdParts(order) ? [NO_AD_PARTS] : []),
    ]
    const prepared = await vendor.prepare(image.bytes, signal)
    signal.throwIfAborted()
    // Not abortable until the next handle is stored: an order without a handle would be paid for nothing.
    const ask = async (): Promise<Ordered> => {
      await keepHandle(write({ at: 'asking' }))
      return vendor.order(order, prepared)
    }
    const ordered = await accepted(async () => {
      try {
        return await pay(use, ask)
      } catch (error) {
        if (error instanceof AdloomError && wasRefused(error)) await keepHandle(write({ at: 'refused' }))
        throw error
      }
    }, signal)
    try {
      await keepHandle(write({ at: 'ordered', by: engine, ordered, notes: told }))
    } catch (error) {
      await vendor.cancel(ordered)
      throw error
    }
    return { ordered, notes: told }
  }

  /** Places an order, and repeats it while the provider is busy: nothing was ordered then. */
  async function accepted(place: () => Promise<Ordered>, signal: AbortSignal): Promise<Ordered> {
    for (const waitMs of BUSY_WAITS_MS) {
      try {
        return await place()
      } catch (error) {
        if (!(error instanceof AdloomError) || error.code !== 'provider.busy' || !wasRefused(error)) throw error
      }
      await tools.wait(waitMs, engine, signal)
      signal.throwIfAborted()
    }
    return place()
  }

  /** Polls until it works or fails for good; waits longer each time. */
  async function patiently<Answer>(name: string, ask: () => Promise<Answer | null>, signal: AbortSignal): Promise<Answer> {
    let waitMs = FIRST_WAIT_MS
    for (let failures = 0; ;) {
      try {
        const answer = await ask()
        if (answer !== null) return answer
        failures = 0
      } catch (error) {
        failures += 1
        if (signal.aborted || !(error instanceof AdloomError) || !passing.has(error.code) || failures > FAILED_POLLS_MAX) throw error
      }
      await tools.wait(waitMs, name, signal)
      signal.throwIfAborted()
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5)
    }
  }

  async function make(order: VideoOrder, work: VideoWork, signal: AbortSignal): Promise<GeneratedVideo> {
    signal.throwIfAborted()
    const kept = read(work.handle)
    if (kept?.at === 'asking') throw new AdloomError('provider.outcome-unknown', { values: { provider } })
    const { ordered, notes } = kept?.at === 'ordered' ? kept : await orderOnce(order, work, signal)
    const name = vendor.nameOf(ordered)
    let percent = 0
    const askState = async (): Promise<true | null> => {
      const state = await vendor.state(ordered, signal)
      if (state.kind === 'done') return true
      percent = Math.max(percent, Math.min(99, state.percent ?? 0))
      // Providers give no estimate; the job queue uses the durations of earlier videos.
      work.report({ percent, msLeft: null })
      return null
    }
    await patiently(name, askState, signal)
    const bytes = await patiently(name, () => vendor.fetchVideo(ordered, signal), signal).catch((cause: unknown) => {
      // Sentences about pages do not fit a video that cannot be downloaded.
      if (!(cause instanceof AdloomError) || !/^(page|url)\./.test(cause.code)) throw cause
      throw new AdloomError('provider.bad-reply', { cause, values: { provider }, detail: `the video could not be fetched: ${cause.code}` })
    })
    // No other format plays everywhere.
    if (!isMp4(bytes)) throw new AdloomError('provider.bad-reply', { values: { provider }, detail: 'no MP4' })
    const seen = await tools.look(bytes, signal).catch((cause: unknown) => {
      if (!(cause instanceof AdloomError) || cause.code !== 'video.undecodable') throw cause
      throw new AdloomError('provider.bad-reply', { cause, values: { provider }, detail: `no video: ${cause.detail ?? ''}` })
    })
    const all = [...notes, ...shapeNote(order, seen)]
    return { ...seen, bytes, seed: order.seed, note: all.length === 0 ? null : all.join(' ') }
  }

  return {
    engine,
    isDeterministic: false,
    msPerSecond: null,
    make: async (order, work, signal) => {
      try {
        return await make(order, work, signal)
      } catch (error) {
        if (!signal.aborted || (error instanceof AdloomError && error.code === 'request.cancelled')) throw error
        throw new AdloomError('request.cancelled', { cause: error })
      }
    },
    abandon: async (handle) => {
      try {
        const kept = read(handle)
        if (kept?.at === 'ordered') await vendor.cancel(kept.ordered)
      } catch (error) {
        // The order is done already, unreachable or unknown: it is paid then, and cannot be undone.
        if (!(error instanceof AdloomError)) throw error
      }
    },
    warmUp: () => undefined,
    close: () => undefined,
  }
}

/** An MP4 begins with its `ftyp` box (ISO 14496-12). */
const isMp4 = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp'

/** Ratios this far apart look different. */
const SAME_SHAPE = 1.03

function shapeNote(order: VideoOrder, { width, height }: FrameSize): readonly string[] {
  const asked = videoSizes[order.aspectRatio][order.resolution]
  const apart = width / height / (asked.width / asked.height)
  return Math.max(apart, 1 / apart) <= SAME_SHAPE ? [] : [`The model made it ${width} × ${height} instead of ${order.aspectRatio}.`]
}

/** The allowed length nearest to the requested one, the longer of two that are equally near. `allowed` is not empty. */
export const nearestLength = (asked: number, allowed: readonly number[]): number =>
  allowed.reduce((best, one) => {
    const [far, near] = [Math.abs(best - asked), Math.abs(one - asked)]
    return near < far || (near === far && one > best) ? one : best
  })
