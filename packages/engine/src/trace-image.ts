import { renderWithHelper } from './render-with-helper.ts'
import { type ImageTrace } from './compose/image-trace.ts'
import { type RenderedPrompt } from './compose/render-prompt.ts'
import type { WordsOrder } from './drawing-tasks.ts'
import { createFairGate } from './turns/fair-gate.ts'
import { type Workers } from './workers.ts'

/** A traced image, encoded, and its notes. */
type TracedImage = Omit<RenderedPrompt, 'image'> & { readonly bytes: Uint8Array; readonly contentType: string }

/** Rows traced per task: about a fifth of a second's work, so that other tasks get their turn. */
const BAND = 12
/** Concurrent bands of one image: work for four threads without filling the queue. */
const BANDS_AT_ONCE = 4
/** Concurrent traced images. Each holds 140 MB until it is done; they share the threads, so more would not be faster. */
const IMAGES_MOST = 2
/** Share of the work that is tracing, in percent; the rest is denoising and encoding. */
const TRACING = 84

/** Makes traced images: each on several threads, a few at a time. */
type ImageTracer = (order: WordsOrder, report: (percent: number) => void, signal: AbortSignal) => Promise<TracedImage>

/**
 * A tracer on a pool of threads. `report` receives the progress of an image in percent, 100 only at its end. Fails as `Workers.run` does; when the
 * signal aborts no further rows are started.
 */
export function createImageTracer(workers: Workers): ImageTracer {
  const gate = createFairGate(IMAGES_MOST)
  return async (order, report, signal) => {
    const leave = await gate.enter(signal)
    try {
      return await traceImage(workers, order, report, signal)
    } finally {
      leave()
    }
  }
}

async function traceImage(
  workers: Workers,
  order: WordsOrder,
  report: (percent: number) => void,
  signal: AbortSignal,
): Promise<TracedImage> {
  const begun = await workers.run('beginTrace', order, signal)
  if (begun === null) return renderWithHelper(workers, order, signal)
  const { trace, provenance } = begun
  const { height } = trace.framebuffer
  let done = 0
  await inBands(height, BAND, async (from, end) => {
    await workers.run('traceBand', { trace, from, end }, signal)
    done += end - from
    report(Math.floor((TRACING * done) / height))
  })
  await clean(workers, trace, (share) => report(TRACING + Math.floor((98 - TRACING) * share)), signal)
  const file = await workers.run('developTrace', { framebuffer: trace.framebuffer, plan: trace.plan }, signal)
  report(100)
  return { ...provenance, ...file }
}

/** Denoises: every step must be done everywhere before the next. */
async function clean(
  workers: Workers,
  { denoising, framebuffer }: ImageTrace,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { denoisingSteps } = await import('@adloom/renderer/trace/denoising-steps.ts')
  for (const [index, step] of denoisingSteps.entries()) {
    const rows = Math.ceil(framebuffer.height / BANDS_AT_ONCE)
    await inBands(framebuffer.height, rows, (from, end) => workers.run('denoiseBand', { trace: { denoising }, step, from, end }, signal))
    report((index + 1) / denoisingSteps.length)
  }
}

/** Processes bands of `rows` rows, `BANDS_AT_ONCE` at a time; starts none after a failure. */
async function inBands(height: number, rows: number, work: (from: number, end: number) => Promise<void>): Promise<void> {
  let next = 0
  let hasFailed = false
  const processBands = async (): Promise<void> => {
    while (next < height && !hasFailed) {
      const from = next
      next = Math.min(height, next + rows)
      try {
        await work(from, Math.min(height, from + rows))
      } catch (cause) {
        hasFailed = true
        throw cause
      }
    }
  }
  await Promise.all(Array.from({ length: BANDS_AT_ONCE }, processBands))
}
