import { AdloomError } from '@adloom/domain/error.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { createOnDemandProcess, forkProgram, type ProcessLimits } from '../processes/on-demand-process.ts'

/** Messages to and from the process that draws. `side`: pixels of the drawing's longer side. */
export interface SvgOrder {
  readonly markup: string
  readonly side: number
}
export interface SvgReply {
  readonly pixels: Pixels | null
}

/** `waiting`: drawings that may wait. */
interface SvgDrawerLimits extends ProcessLimits {
  readonly waiting: number
}
const defaultLimits: SvgDrawerLimits = { startMs: 6000, replyMs: 3000, idleMs: 20_000, waiting: 16 }

/**
 * Draws SVGs in a process of its own, one at a time. A drawing is null when its markup is not accepted or took too long. Fails with `server.busy` when
 * too many wait.
 */
export function createSvgDrawer(limits = defaultLimits): (order: SvgOrder) => Promise<Pixels | null> {
  const drawer = createOnDemandProcess<SvgOrder, SvgReply>({
    fork: () => forkProgram(new URL('./draw-svg-main.ts', import.meta.url), [], 1),
    limits,
  })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (order) => {
    if (waiting >= limits.waiting) return Promise.reject(new AdloomError('server.busy', { detail: `${waiting} drawings are waiting` }))
    waiting++
    const drawing = last
      .then(() => drawer.ask(order))
      .then((reply) => reply?.pixels ?? null)
      .finally(() => waiting--)
    last = drawing.catch(() => undefined)
    return drawing
  }
}
