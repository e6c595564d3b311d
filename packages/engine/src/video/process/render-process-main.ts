import { rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import { failureOf } from '@adloom/domain/failure.ts'
import type { VideoProcessMessage, RenderVideoMessage, VideoToSee } from './render-process.ts'
import { newDrawingMemory } from '../raster/drawing-memory.ts'
import { createRenderThreads } from './render-threads.ts'
import { collectGarbage } from './collect-garbage.ts'
import { probeVideo } from './probe-video.ts'
import { renderVideo } from './render-video.ts'

/** Makes one video after another in a process of its own and reports progress. */
const parent = process.send?.bind(process)
if (parent === undefined) throw new Error('render-process-main.ts runs as a process of the server only')

sharp.concurrency(1)
sharp.cache(false)

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

const threads = createRenderThreads(Number(process.argv[2]))
let memory = newDrawingMemory()
let rest: NodeJS.Timeout | undefined

function letGo(): void {
  memory = newDrawingMemory()
  for (let thread = 0; thread < threads.count; thread++) void threads.run(thread, 'end', undefined)
  collectGarbage()
}

async function video({ order, path }: RenderVideoMessage): Promise<void> {
  clearTimeout(rest)
  const report = (done: number, frames: number): void => {
    if (done % FRAMES_PER_REPORT === 0 || done === frames) void tell({ kind: 'frames', done, frames })
  }
  try {
    await tell({ kind: 'made', made: await renderVideo(order, path, threads, memory, report, new AbortController().signal) })
  } catch (cause) {
    // Threads may still draw in the old one.
    memory = newDrawingMemory()
    await rm(path, { force: true })
    await tell({ kind: 'failed', failure: failureOf(cause) })
  }
  rest = setTimeout(letGo, REST_MS)
  // A killed process keeps no compile cache for the next one, so it is flushed here.
  flushCompileCache()
}

async function look({ video }: VideoToSee): Promise<void> {
  try {
    await tell({ kind: 'made', made: await probeVideo(video) })
  } catch (cause) {
    await tell({ kind: 'failed', failure: failureOf(cause) })
  }
}

process.on('message', (message: RenderVideoMessage | VideoToSee) => {
  void ('video' in message ? look(message) : video(message))
})
