import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { videoSizes } from '@adloom/domain/video.ts'
import { type GeneratedVideo, type VideoModel, type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { placeVideoOrder } from './place-video-order.ts'
import { type FrameSize, type InspectedVideo, type VideoTools } from './video-access.ts'
import { parseHandle } from './video-handle.ts'
import { type VideoVendor } from './video-vendor.ts'

/** Milliseconds between two polls: at first, and at most. */
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 10_000
/** Each wait is this many times the one before. */
const WAIT_GROWTH = 1.5
/** Polls in a row that may fail temporarily: with the waits between them about six minutes. */
const MAX_FAILED_POLLS = 40

/** Temporary failures; polling again costs nothing. */
const temporaryFailures: ReadonlySet<ErrorCode> = new Set([
  'provider.busy',
  'provider.failed',
  'provider.timeout',
  'provider.unreachable',
  'page.unreachable',
  'page.timeout',
  'page.failed',
])

/** A video model over a provider's orders. An attempt that cannot know whether an earlier one ordered orders nothing. */
export function videoModelOf<Ordered>(vendor: VideoVendor<Ordered>, tools: VideoTools): VideoModel {
  const { provider, engine } = vendor

  async function make(order: VideoOrder, work: VideoWork, signal: AbortSignal): Promise<GeneratedVideo> {
    signal.throwIfAborted()
    const handle = parseHandle(work.handle, vendor)
    if (handle?.at === 'asking') throw new AdloomError('provider.outcome-unknown', { values: { provider } })
    const { ordered, notes } = handle?.at === 'ordered' ? handle : await placeVideoOrder(vendor, order, work, tools, signal)
    const poll = <Answer>(ask: () => Promise<Answer | null>): Promise<Answer> =>
      pollUntilAnswered(ask, (ms) => tools.wait(ms, vendor.nameOf(ordered), signal), signal)
    let percent = 0
    await poll(async () => {
      const state = await vendor.state(ordered, signal)
      if (state.kind === 'done') return true
      percent = Math.max(percent, Math.min(99, state.percent ?? 0))
      // Providers give no estimate; the job queue uses the durations of earlier videos.
      work.report({ percent, msLeft: null })
      return null
    })
    const bytes = await poll(() => vendor.fetchVideo(ordered, signal)).catch((cause: unknown) => {
      // Sentences about pages do not fit a video that cannot be downloaded.
      if (!(cause instanceof AdloomError) || !/^(page|url)\./.test(cause.code)) throw cause
      throw new AdloomError('provider.bad-reply', { cause, values: { provider }, detail: `the video could not be fetched: ${cause.code}` })
    })
    const inspected = await inspect(bytes, provider, tools, signal)
    const allNotes = [...notes, ...ratioNotes(order, inspected)]
    return { ...inspected, bytes, seed: order.seed, note: allNotes.length === 0 ? null : allNotes.join(' ') }
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
    abandon: async (text) => {
      try {
        const handle = parseHandle(text, vendor)
        if (handle?.at === 'ordered') await vendor.cancel(handle.ordered)
      } catch (error) {
        // The order is done already, unreachable or unknown: it is paid then, and cannot be undone.
        if (!(error instanceof AdloomError)) throw error
      }
    },
    warmUp: () => undefined,
    close: () => undefined,
  }
}

/** Asks until there is an answer or a lasting failure; waits longer each time. */
async function pollUntilAnswered<Answer>(
  ask: () => Promise<Answer | null>,
  wait: (ms: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Answer> {
  let waitMs = FIRST_WAIT_MS
  for (let failures = 0; ;) {
    try {
      const answer = await ask()
      if (answer !== null) return answer
      failures = 0
    } catch (error) {
      failures += 1
      if (signal.aborted || !(error instanceof AdloomError) || !temporaryFailures.has(error.code) || failures > MAX_FAILED_POLLS)
        throw error
    }
    await wait(waitMs)
    signal.throwIfAborted()
    waitMs = Math.min(MAX_WAIT_MS, waitMs * WAIT_GROWTH)
  }
}

/** Metadata of a received video. Fails with `provider.bad-reply` when it is not an MP4 that browsers play. */
async function inspect(bytes: Uint8Array, provider: string, tools: VideoTools, signal: AbortSignal): Promise<InspectedVideo> {
  // No other format plays everywhere.
  if (!isMp4(bytes)) throw new AdloomError('provider.bad-reply', { values: { provider }, detail: 'no MP4' })
  return tools.inspect(bytes, signal).catch((cause: unknown) => {
    if (!(cause instanceof AdloomError) || cause.code !== 'video.undecodable') throw cause
    throw new AdloomError('provider.bad-reply', { cause, values: { provider }, detail: `no video: ${cause.detail ?? ''}` })
  })
}

/** An MP4 begins with its `ftyp` box (ISO 14496-12). */
const isMp4 = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp'

/** Ratios that differ by a higher factor look different. */
const SAME_RATIO_MAX = 1.03

function ratioNotes(order: VideoOrder, { width, height }: FrameSize): readonly string[] {
  const wanted = videoSizes[order.aspectRatio][order.resolution]
  const apart = width / height / (wanted.width / wanted.height)
  return Math.max(apart, 1 / apart) <= SAME_RATIO_MAX ? [] : [`The model made it ${width} × ${height} instead of ${order.aspectRatio}.`]
}
