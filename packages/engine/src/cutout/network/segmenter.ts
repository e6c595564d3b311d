import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { AdloomError } from '@adloom/domain/error.ts'
import { type SegmentMask, type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import { createOnDemandProcess, forkProgram, type OnDemandProcess, type ProcessLimits } from '../../processes/on-demand-process.ts'
import { currentClient } from '../../turns/current-client.ts'
import { createFairQueue } from '../../turns/fair-queue.ts'
import { type NetworkRuntime, networkRuntimes } from './open-network.ts'

/** Messages to and from the process that runs the network. A mask is null when the image cannot be read. */
export interface SegmentOrder {
  readonly image: Uint8Array
}
export type SegmentReply = { readonly mask: SegmentMask | null } | { readonly problem: string }

/** `waiting`: images that may wait. `restMs`: how long nothing is tried after a failure. */
interface SegmenterLimits extends ProcessLimits {
  readonly waiting: number
  readonly restMs: number
}

interface SegmenterOptions {
  /** The folder of the installed network; null while there is none. Asked before each image. */
  readonly network: () => Promise<string | null>
  readonly runtimes?: readonly NetworkRuntime[]
  /** Is told why an image got no mask. */
  readonly warn: (problem: string) => void
  readonly limits?: SegmenterLimits
}

/**
 * Generous: alone on two cores a start takes 1 s and an image 1 s, on a machine with ten times more work than cores 18 s (2026-11-23). A start also
 * waits for the process of another installation.
 */
const defaultLimits: SegmenterLimits = { startMs: 60_000, replyMs: 60_000, idleMs: 60_000, waiting: 16, restMs: 60_000 }

/** Masks in the cache: five variants of one product are five requests. 8 take 8 MB. */
const CACHED_MASKS = 8

interface Job {
  readonly image: Uint8Array
  /** Callers who still wait. */
  callers: number
  readonly settle: (mask: SegmentMask | null) => void
  readonly fail: (error: AdloomError) => void
}

/**
 * Runs the network that is installed in a process of its own: started for the first image, ended when idle, killed when late. One image at a time;
 * clients (`actFor`) take turns. Equal images are looked at once, also under concurrent requests.
 */
export function createSegmenter({ network, runtimes = networkRuntimes, warn, limits = defaultLimits }: SegmenterOptions): Segmenter {
  const queue = createFairQueue<Job>()
  const cache = new Map<string, { readonly job: Job; readonly mask: Promise<SegmentMask | null> }>()
  let process: {
    readonly folder: string
    readonly ask: OnDemandProcess<SegmentOrder, SegmentReply>['ask']
    readonly kill: () => void
  } | null = null
  let isWorking = false
  let isClosed = false
  let restsUntil = 0

  function failed(problem: string): null {
    restsUntil = performance.now() + limits.restMs
    if (!isClosed) warn(problem)
    return null
  }

  function processFor(folder: string) {
    if (process?.folder !== folder) {
      process?.kill()
      const program = new URL('./network-main.ts', import.meta.url)
      const newProcess = () => forkProgram(program, [folder, ...runtimes], 2)
      process = { folder, ...createOnDemandProcess<SegmentOrder, SegmentReply>({ fork: newProcess, limits, onProblem: failed }) }
    }
    return process
  }

  async function maskOf({ image }: Job): Promise<SegmentMask | null> {
    const folder = await network()
    if (folder === null || isClosed || performance.now() < restsUntil) return null
    const { ask, kill } = processFor(await realpath(folder))
    const reply = await ask({ image })
    if (reply === null) return null
    if ('problem' in reply) {
      // Native code that failed once is not trusted again.
      kill()
      return failed(reply.problem)
    }
    if (reply.mask === null) throw new AdloomError('picture.undecodable')
    return reply.mask
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    for (let job = queue.take(() => true); job !== null; job = queue.take(() => true)) {
      try {
        job.settle(job.callers === 0 ? null : await maskOf(job))
      } catch (cause) {
        if (cause instanceof AdloomError) job.fail(cause)
        else job.settle(failed(String(cause)))
      }
    }
    isWorking = false
  }

  /** A job for the image, or the one there is. */
  function jobFor(image: Uint8Array) {
    const key = createHash('sha256').update(image).digest('hex')
    const known = cache.get(key)
    cache.delete(key)
    const found = known ?? newJob(image)
    cache.set(key, found)
    const forget = (): void => {
      if (cache.get(key) === found) cache.delete(key)
    }
    // Only masks are kept: what failed may succeed later.
    if (known === undefined) found.mask.then((mask) => mask ?? forget(), forget)
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHED_MASKS) break
      cache.delete(oldest)
    }
    return found
  }

  function newJob(image: Uint8Array) {
    const { promise: mask, resolve, reject } = Promise.withResolvers<SegmentMask | null>()
    const job: Job = { image, callers: 0, settle: resolve, fail: reject }
    const client = currentClient()
    if (queue.size() >= limits.waiting) queue.makeRoom(client)?.settle(null)
    if (queue.size() >= limits.waiting) resolve(null)
    else queue.add(client, job)
    return { job, mask }
  }

  return {
    segment: async (image, signal) => {
      if (isClosed) throw new AdloomError('server.stopping')
      if (signal.aborted) throw new AdloomError('request.cancelled', { cause: signal.reason })
      const { job, mask } = jobFor(image)
      job.callers++
      void work()
      const cancelled = Promise.withResolvers<never>()
      const cancel = (): void => cancelled.reject(new AdloomError('request.cancelled', { cause: signal.reason }))
      signal.addEventListener('abort', cancel, { once: true })
      try {
        return await Promise.race([mask, cancelled.promise])
      } finally {
        job.callers--
        signal.removeEventListener('abort', cancel)
      }
    },
    close: async () => {
      isClosed = true
      for (const job of queue.clear()) job.fail(new AdloomError('server.stopping'))
      process?.kill()
    },
  }
}
