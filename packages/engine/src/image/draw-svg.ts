import { fork, type ChildProcess } from 'node:child_process'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Messages to and from the process that draws. `side`: pixels of the drawing's longer side. */
export interface SvgOrder {
  readonly markup: string
  readonly side: number
}
export type SvgReply = 'ready' | { readonly pixels: Pixels | null }

/** `startMs`, `drawMs`: how long the process may take to start, and for one drawing. `idleMs`: how long it waits for the next one. */
interface SvgDrawerLimits {
  readonly startMs: number
  readonly drawMs: number
  readonly idleMs: number
  /** Drawings that may wait. */
  readonly waiting: number
}
const defaultLimits: SvgDrawerLimits = { startMs: 6000, drawMs: 3000, idleMs: 20_000, waiting: 16 }

/**
 * Draws SVGs in a child process, one at a time: a drawing in native code cannot be cancelled, and here it would hold one of the threads that read all
 * files. The process is started for the first drawing, ended when a drawing takes too long, and replaced for the next. A drawing is null when its
 * markup is not accepted or took too long. Fails with `server.busy` when too many wait.
 */
export function createSvgDrawer(limits = defaultLimits): (order: SvgOrder) => Promise<Pixels | null> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function kill(): void {
    child?.kill('SIGKILL')
    child = null
  }

  /** What the process says next; null when it ends or says nothing for `ms`. */
  const nextReply = (process: ChildProcess, ms: number): Promise<SvgReply | null> =>
    new Promise((resolve) => {
      const onReply = (reply: SvgReply): void => settle(reply)
      const onEnd = (): void => settle(null)
      const timer = setTimeout(onEnd, ms)
      const settle = (reply: SvgReply | null): void => {
        clearTimeout(timer)
        process.off('message', onReply).off('exit', onEnd).off('error', onEnd)
        resolve(reply)
      }
      process.on('message', onReply).on('exit', onEnd).on('error', onEnd)
    })

  async function readyProcess(): Promise<ChildProcess | null> {
    if (child?.connected === true) {
      child.ref()
      child.channel?.ref()
      return child
    }
    child = newProcess()
    return (await nextReply(child, limits.startMs)) === 'ready' ? child : null
  }

  async function draw(order: SvgOrder): Promise<Pixels | null> {
    if (idle !== null) clearTimeout(idle)
    const process = await readyProcess()
    const reply = process === null ? null : nextReply(process, limits.drawMs)
    process?.send(order, () => undefined)
    const drawn = await reply
    if (drawn === null || drawn === 'ready') {
      kill()
      return null
    }
    child?.unref()
    child?.channel?.unref()
    idle = setTimeout(kill, limits.idleMs).unref()
    return drawn.pixels
  }

  return (order) => {
    if (waiting >= limits.waiting) return Promise.reject(new AdloomError('server.busy', { detail: `${waiting} drawings are waiting` }))
    waiting++
    const drawing = last.then(() => draw(order)).finally(() => waiting--)
    last = drawing.catch(() => undefined)
    return drawing
  }
}

const newProcess = (): ChildProcess =>
  fork(new URL('./draw-svg-main.ts', import.meta.url), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of the environment: this process needs no keys.
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
  })
