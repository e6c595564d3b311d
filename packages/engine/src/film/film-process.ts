import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { type MadeVideo, type VideoModel, type VideoOrder, type VideoWork } from '@adloom/domain/ports/video-model.ts'
import { errorOf, type Failure } from '../failure.ts'
import { type FilmMade } from './make-film.ts'

/** What a film's process is told, and what it tells. */
export interface FilmOrder {
  readonly order: VideoOrder
  /** Where the file goes. */
  readonly path: string
  readonly threads: number
}
export type FilmNews =
  | { readonly kind: 'frames'; readonly done: number; readonly frames: number }
  | { readonly kind: 'made'; readonly made: FilmMade }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** What the studio's films are made with. `threads` that draw, 1 or more; `now` gives milliseconds of a steady clock. */
export interface FilmOptions {
  readonly threads: number
  readonly now: () => number
}

/** How much of the work, in percent, is done before the first frame is drawn. */
const STAGED_PERCENT = 15

/** A film that has shown no sign of life for so long never will. */
const SILENCE_MS = 60_000

/**
 * The studio as a video model. Every film is made by a process of its own: what breaks in native code breaks one film, its memory goes with it, and the
 * encoder, which is under the GPL, is never loaded into the server.
 */
export const studioVideoModel = ({ threads, now }: FilmOptions): VideoModel => ({
  engine: STUDIO,
  isDeterministic: true,
  make: async (order: VideoOrder, work: VideoWork, signal: AbortSignal): Promise<MadeVideo> => {
    if (signal.aborted) throw new AdloomError('request.cancelled', { cause: signal.reason })
    const folder = await mkdtemp(join(tmpdir(), 'adloom-film-'))
    try {
      const path = join(folder, 'film.mp4')
      const made = await inProcess({ order, path, threads }, work, now, signal)
      return { ...made, bytes: await readFile(path), seed: order.seed }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

function inProcess(film: FilmOrder, work: VideoWork, now: () => number, signal: AbortSignal): Promise<FilmMade> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(new URL('./film-child.ts', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let lastWords = ''
    let startedAt: number | null = null
    let silence = setTimeout(() => settle(new AdloomError('video.failed', { detail: 'the film fell silent' })), SILENCE_MS)
    const onAbort = (): void => settle(new AdloomError('request.cancelled', { cause: signal.reason }))
    let isSettled = false
    function settle(outcome: FilmMade | AdloomError): void {
      if (isSettled) return
      isSettled = true
      clearTimeout(silence)
      signal.removeEventListener('abort', onAbort)
      child.kill('SIGKILL')
      if (outcome instanceof AdloomError) reject(outcome)
      else resolve(outcome)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (lastWords = (lastWords + text).slice(-2000)))
    child.on('message', (news: FilmNews) => {
      if (isSettled) return
      silence.refresh()
      if (news.kind === 'made') return settle(news.made)
      if (news.kind === 'failed') return settle(errorOf(news.failure))
      startedAt ??= now()
      const share = news.done / news.frames
      const percent = Math.min(99, STAGED_PERCENT + (100 - STAGED_PERCENT) * share)
      // Frames take about the same time each, so what is left takes as long as what is done, in proportion.
      work.report({ percent, msLeft: news.done < 8 ? null : ((now() - startedAt) * (news.frames - news.done)) / (news.done - 1) })
    })
    child.on('error', (cause) => settle(new AdloomError('video.failed', { cause, detail: lastWords })))
    child.on('exit', (code, how) =>
      settle(new AdloomError('video.failed', { detail: `the film's process ended (${code ?? how ?? ''}): ${lastWords}` })),
    )
    child.send(film, (cause) => {
      if (cause !== null) settle(new AdloomError('video.failed', { cause, detail: 'the film could not be ordered' }))
    })
  })
}
