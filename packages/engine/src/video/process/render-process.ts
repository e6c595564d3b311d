import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type GeneratedVideo, type VideoModel, type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { errorOf, type Failure } from '@adloom/domain/failure.ts'
import { type RenderedVideo } from './render-video.ts'

/** What a video's process is told, and what it tells. */
export interface RenderVideoMessage {
  readonly order: VideoOrder
  /** Where the file goes. */
  readonly path: string
}
/** A video made elsewhere that is looked at; the answer is what was found. */
export interface VideoToSee {
  readonly video: Uint8Array
}
export type VideoProcessMessage =
  | { readonly kind: 'frames'; readonly done: number; readonly frames: number }
  | { readonly kind: 'made'; readonly made: RenderedVideo }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** What the studio's videos are made with. `threads` that draw, 1 or more; `now` gives milliseconds of a steady clock. */
export interface LocalVideoOptions {
  readonly threads: number
  readonly now: () => number
}

/** How much of the work, in percent, is done before the first frame is drawn. */
const STAGED_PERCENT = 15
/** A video that has shown no sign of life for so long never will. */
const SILENCE_MS = 60_000
/** How long a process waits for its next video: what it has loaded and compiled saves that one more than a second. */
const IDLE_MS = 180_000
/** What a second of a video of 720p takes on two cores, when it has five (2026-11-22). */
const MS_PER_SECOND = 800
/** Frames after which the time left is told: the first ones take longer. */
const FRAMES_TIMED = 8

/**
 * Videos are made by processes of their own, one video at a time: what breaks in native code breaks one video, what was used up goes with the process, and
 * the encoder, which is under the GPL, is never loaded into the server. A process that made its video waits a while for the next.
 */
export function localVideoModel({ threads, now }: LocalVideoOptions): VideoModel {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

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

  function acquireProcess(): ChildProcess {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      child.removeAllListeners('exit')
      if (!child.connected) continue
      child.ref()
      child.channel?.ref()
      return child
    }
    return newProcess(threads)
  }

  async function make(order: VideoOrder, work: VideoWork, signal: AbortSignal): Promise<GeneratedVideo> {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: signal.reason })
    const folder = await mkdtemp(join(tmpdir(), 'adloom-video-'))
    try {
      const path = join(folder, 'film.mp4')
      const child = acquireProcess()
      try {
        const made = await filmedBy(child, { order, path }, work, now, signal)
        const video = { ...made, bytes: await readFile(path), seed: order.seed }
        markIdle(child)
        return video
      } catch (cause) {
        killProcess(child)
        throw cause
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    engine: BUILT_IN_ENGINE,
    isDeterministic: true,
    msPerSecond: MS_PER_SECOND,
    make,
    // It keeps no handles: an attempt that ends takes all with it.
    abandon: async () => undefined,
    warmUp: () => {
      if (idle.size === 0) markIdle(newProcess(threads))
    },
    close: () => {
      for (const child of idle.keys()) killProcess(child)
    },
  }
}

/**
 * What a video is that came from elsewhere: even pixels, seconds, and a JPEG of its first picture. It is decoded in a process of its own, which goes with
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

const newProcess = (threads: number): ChildProcess =>
  fork(new URL('./render-process-main.ts', import.meta.url), [String(threads)], {
    execArgv: [...process.execArgv, '--expose-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // One thread for native work: the video's own threads keep the processors busy. One pool of native memory: with one per thread a video held 65 MB more.
    // Nothing else of our environment: no key is any business of this process.
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
  })

/** How much of what a process says in its trouble is kept for the log, characters. */
const LAST_WORDS = 2000

function filmedBy(
  child: ChildProcess,
  video: RenderVideoMessage | VideoToSee,
  work: Pick<VideoWork, 'report'>,
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
      if (news.done <= FRAMES_TIMED) startedAt = now()
      const share = news.done / news.frames
      // Frames take about the same time each, so what is left takes as long as what is done, in proportion.
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
