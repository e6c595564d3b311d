import { rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { failureOf } from '@adloom/domain/failure.ts'
import type { RenderVideoMessage, VideoProcessMessage, VideoToSee, WarmUp } from './render-process.ts'
import { createRenderThreads } from './render-threads.ts'
import { collectGarbage } from './collect-garbage.ts'

/** Makes one video after another in a process of its own and reports progress. */
const parent = process.send?.bind(process)
if (parent === undefined) throw new Error('render-process-main.ts runs as a process of the server only')

/** Frames between two progress messages. */
const FRAMES_PER_REPORT = 4
/**
 * Milliseconds without a video after which the memory of the last one is let go. Collecting garbage takes a tenth of a second of each thread, which the
 * next video would have to wait for.
 */
const REST_MS = 1500

const tell = (news: VideoProcessMessage): Promise<void> =>
  new Promise((resolve) => {
    parent(news, undefined, undefined, () => resolve())
  })

// The server that ordered the video is gone.
process.on('disconnect', () => process.exit(1))

// Threads load while this one does.
const threads = createRenderThreads(Number(process.argv[2]))
void threads.run(0, 'readyToStage', undefined)
const [{ renderVideo }, { warmUpOrder }, { probeVideo }, { newDrawingMemory }, { default: sharp }] = await Promise.all([
  import('./render-video.ts'),
  import('./warm-up-order.ts'),
  import('./probe-video.ts'),
  import('../raster/drawing-memory.ts'),
  import('sharp'),
])
sharp.concurrency(1)
sharp.cache(false)
let memory = newDrawingMemory()
let rest: NodeJS.Timeout | undefined
let warmingUp: { readonly stop: AbortController; readonly over: Promise<void> } | null = null

function letGo(): void {
  memory = newDrawingMemory()
  for (let thread = 0; thread < threads.count; thread++) void threads.run(thread, 'end', undefined)
  collectGarbage()
}

function restLater(): void {
  rest = setTimeout(letGo, REST_MS)
  // A killed process keeps no compile cache for the next one, so it is flushed here.
  flushCompileCache()
}

/** Draws a video and drops it; ends at its next step once it is stopped. */
async function warmUp(signal: AbortSignal): Promise<void> {
  try {
    await renderVideo(await warmUpOrder(), null, threads, memory, () => undefined, signal)
  } catch {
    // Stopped, or what is broken will fail again, and louder, with a video. Threads may still draw in the old memory.
    memory = newDrawingMemory()
  }
  restLater()
}

async function video({ order, path, hasPreview }: RenderVideoMessage): Promise<void> {
  warmingUp?.stop.abort()
  await warmingUp?.over
  clearTimeout(rest)
  const report = (done: number, frames: number): void => {
    if (done % FRAMES_PER_REPORT === 0 || done === frames) void tell({ kind: 'frames', done, frames })
  }
  try {
    const onPreview = (part: Uint8Array): void => void tell({ kind: 'preview', part })
    const output = hasPreview ? { path, onPreview } : { path }
    await tell({ kind: 'made', made: await renderVideo(order, output, threads, memory, report, new AbortController().signal) })
  } catch (cause) {
    // Threads may still draw in the old one.
    memory = newDrawingMemory()
    await rm(path, { force: true })
    await tell({ kind: 'failed', failure: failureOf(cause) })
  }
  restLater()
}

async function look({ video }: VideoToSee): Promise<void> {
  try {
    await tell({ kind: 'made', made: await probeVideo(video) })
  } catch (cause) {
    await tell({ kind: 'failed', failure: failureOf(cause) })
  }
}

process.on('message', (message: WarmUp | RenderVideoMessage | VideoToSee) => {
  if ('video' in message) void look(message)
  else if ('order' in message) void video(message)
  else {
    const stop = new AbortController()
    warmingUp = { stop, over: warmUp(stop.signal) }
  }
})
