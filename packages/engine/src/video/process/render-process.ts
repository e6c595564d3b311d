import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type GeneratedVideo, type VideoModel, type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { errorOf, type Failure } from '@adloom/domain/failure.ts'
import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import { noSegmenter } from '../../cutout/network/no-segmenter.ts'
import { type RenderedVideo } from './render-video.ts'
import { type LocalVideoOrder, photographsOf } from './local-video-order.ts'

/** Messages to and from a render process. */
export interface RenderVideoMessage {
  readonly order: LocalVideoOrder
  /** Where the file is written. */
  readonly path: string
  /** Whether somebody may watch it as it is made. */
  readonly hasPreview: boolean
}
/** A video made elsewhere to be probed; the answer is its facts. */
export interface VideoToSee {
  readonly video: Uint8Array
}
/** Asks a new process to draw a video that nobody sees; there is no answer, and the next order ends it. */
export interface WarmUp {
  readonly isWarmUp: true
}
export type VideoProcessMessage =
  | { readonly kind: 'frames'; readonly done: number; readonly frames: number }
  | { readonly kind: 'preview'; readonly part: Uint8Array }
  | { readonly kind: 'made'; readonly made: RenderedVideo }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Options of the built-in video model. `threads` that draw, 1 or more; `now` gives milliseconds of a monotonic clock. */
interface LocalVideoOptions {
  readonly segmenter?: Segmenter
  readonly threads: number
  readonly now: () => number
}

/** Share of the work before the first frame is drawn, in percent. */
const STAGED_PERCENT = 15
/** Milliseconds without a message after which a video counts as dead. */
const SILENCE_MS = 60_000
/** Milliseconds a process waits for its next video: its loaded and compiled code saves that one more than a second. */
const IDLE_MS = 180_000
/** Milliseconds per second of a 720p video of five seconds on two cores (2026-11-29). */
const MS_PER_SECOND = 500
/** Frames after which the remaining time is estimated: the first ones take longer. */
const FRAMES_TIMED = 8

/**
 * Makes videos in child processes, one video at a time each: a crash of native code breaks one video, its memory goes with the process, and the
 * encoder, which is under the GPL, is never loaded into the server. A finished process waits a while for its next video.
 */
export function localVideoModel({ threads, now, segmenter = noSegmenter }: LocalVideoOptions): VideoModel {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  let atWork = 0

  function killProcess(child: ChildProcess): void {
    clearTimeout(idle.get(child))
    idle.delete(child)
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }

  function markIdle(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    child.once('exit', () => killProcess(child))
    idle.set(child, setTimeout(() => killProcess(child), IDLE_MS).unref())
    for (const oldest of idle.keys()) if (idle.size > 1) killProcess(oldest)
  }

  /** The process that waits for its next video; null when there is none. */
  function takeIdle(): ChildProcess | null {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      child.removeAllListeners('exit')
      if (!child.connected) continue
      child.ref()
      child.channel?.ref()
      return child
    }
    return null
  }

  async function make(order: VideoOrder, work: VideoWork, signal: AbortSignal): Promise<GeneratedVideo> {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: signal.reason })
    const photographs = order.source.kind === 'picture' ? photographsOf(order.source) : []
    const masks = await Promise.all(photographs.map((photograph) => segmenter.segment(photograph, signal)))
    const folder = await mkdtemp(join(tmpdir(), 'adloom-video-'))
    atWork += 1
    try {
      const path = join(folder, 'film.mp4')
      const child = takeIdle() ?? newProcess(threads)
      try {
        const made = await filmedBy(child, { order: { ...order, masks }, path, hasPreview: work.preview !== undefined }, work, now, signal)
        const video = { ...made, bytes: await readFile(path), seed: order.seed }
        markIdle(child)
        return video
      } catch (cause) {
        killProcess(child)
        throw cause
      }
    } finally {
      atWork -= 1
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    engine: BUILT_IN_ENGINE,
    isDeterministic: true,
    msPerSecond: MS_PER_SECOND,
    make,
    // There are no handles to resume: an attempt that ends discards everything.
    abandon: async () => undefined,
    warmUp: () => {
      // One at work will be free, and warm.
      if (atWork > 0) return
      const known = takeIdle()
      const child = known ?? newProcess(threads)
      if (known === null) child.send({ isWarmUp: true } satisfies WarmUp, () => undefined)
      markIdle(child)
    },
    close: () => {
      for (const child of idle.keys()) killProcess(child)
    },
  }
}

/**
 * The facts of a video from elsewhere: even pixels, seconds, and its poster, a JPEG. It is decoded in a process of its own, which ends with
 * it. Fails with `video.undecodable`, `video.failed` or `request.cancelled`.
 */
export async function seenVideo(video: Uint8Array, now: () => number, signal: AbortSignal): Promise<RenderedVideo> {
  if (signal.aborted) throw new AdloomError('request.cancelled', { cause: signal.reason })
  const child = newProcess(1)
  try {
    return await filmedBy(child, { video }, { report: () => undefined }, now, signal)
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * One thread for each collection of garbage: with several, which find little to do, a video held 56 MB more and had no less to wait. What was compiled
 * for one video stays for the next.
 */
const V8_FLAGS = ['--expose-gc', '--single-threaded-gc', '--no-flush-bytecode']

const newProcess = (threads: number): ChildProcess =>
  fork(new URL('./render-process-main.ts', import.meta.url), [String(threads)], {
    execArgv: [...process.execArgv, ...V8_FLAGS],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // One thread for native work: the video's own threads keep the processors busy. One pool of native memory: with one per thread a video held 65 MB
    // more. Nothing else of the environment: this process needs no keys.
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
  })

/** Characters of a failing process's output that go to the log. */
const LAST_WORDS = 2000

function filmedBy(
  child: ChildProcess,
  video: RenderVideoMessage | VideoToSee,
  work: Pick<VideoWork, 'report' | 'preview'>,
  now: () => number,
  signal: AbortSignal,
): Promise<RenderedVideo> {
  return new Promise((resolve, reject) => {
    let lastWords = ''
    let startedAt = 0
    const silence = setTimeout(() => settle(new AdloomError('video.failed', { detail: 'the video fell silent' })), SILENCE_MS)
    const onAbort = (): void => settle(new AdloomError('request.cancelled', { cause: signal.reason }))
    const onWords = (text: Buffer): void => {
      lastWords = (lastWords + text.toString('utf8')).slice(-LAST_WORDS)
    }
    const onError = (cause: Error): void => settle(new AdloomError('video.failed', { cause, detail: lastWords }))
    const onExit = (code: number | null, how: string | null): void =>
      settle(new AdloomError('video.failed', { detail: `the video's process ended (${code ?? how ?? 'nobody knows why'}): ${lastWords}` }))
    const onNews = (news: VideoProcessMessage): void => {
      silence.refresh()
      if (news.kind === 'made') return settle(news.made)
      if (news.kind === 'failed') return settle(errorOf(news.failure))
      if (news.kind === 'preview') return work.preview?.(news.part)
      if (news.done <= FRAMES_TIMED) startedAt = now()
      const share = news.done / news.frames
      // Frames take about the same time each, so the remaining time is proportional.
      const timed = news.done - FRAMES_TIMED
      work.report({
        percent: Math.min(99, STAGED_PERCENT + (100 - STAGED_PERCENT) * share),
        msLeft: timed <= 0 ? null : ((now() - startedAt) * (news.frames - news.done)) / timed,
      })
    }
    function settle(outcome: RenderedVideo | AdloomError): void {
      clearTimeout(silence)
      signal.removeEventListener('abort', onAbort)
      child.off('message', onNews).off('error', onError).off('exit', onExit)
      child.stderr?.off('data', onWords)
      if (outcome instanceof AdloomError) reject(outcome)
      else resolve(outcome)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    child.on('message', onNews).on('error', onError).on('exit', onExit)
    child.stderr?.on('data', onWords)
    child.send(video, (cause) => {
      if (cause !== null) onError(cause)
    })
  })
}
