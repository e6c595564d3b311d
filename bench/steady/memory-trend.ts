import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../figures.ts'
import { memoryMb, memoryWithChildrenMb } from '../server-process.ts'

/** Memory of a server over a run, in megabytes. `fifths` are the medians of five equal parts of the run. */
export interface MemoryFigures {
  readonly start: number
  readonly peak: number
  readonly end: number
  /** Peak of the server and its children together. */
  readonly peakWithChildren: number
  readonly fifths: readonly number[]
  readonly grows: boolean
}

const SAMPLE_MS = 1000
/** A fifth of a run that takes this much more than the one before is growth. */
const GROWTH = 1.05
const JUDGED_MS = 300_000

/**
 * Memory that does not end growing: the last three fifths of the run each take 5 % more than the one before. Caches and pools fill in the first two;
 * in ten minutes a leak of 25 MB a minute shows in a server of 1 GB. Runs of less than five minutes are not judged: threads are still being filled.
 */
const isGrowing = (fifths: readonly number[], runMs: number): boolean =>
  runMs >= JUDGED_MS && fifths.slice(2).every((median, place) => median > fifths[place + 1] * GROWTH)

/** Watches the memory of a process until `signal` aborts. */
export async function watchMemory(pid: number | undefined, signal: AbortSignal): Promise<MemoryFigures> {
  const samples: number[] = []
  const began = performance.now()
  let peakWithChildren = 0
  while (!signal.aborted) {
    samples.push(await memoryMb(pid, 'VmRSS'))
    peakWithChildren = Math.max(peakWithChildren, await memoryWithChildrenMb(pid))
    await delay(SAMPLE_MS, null, { signal }).catch(() => null)
  }
  const fifths = Array.from({ length: 5 }, (_, place) => {
    const part = samples.slice(Math.floor((place * samples.length) / 5), Math.floor(((place + 1) * samples.length) / 5))
    return Math.round(percentile(part, 0.5))
  })
  return {
    start: Math.round(samples[0]),
    peak: Math.round(await memoryMb(pid, 'VmHWM')),
    end: Math.round(samples[samples.length - 1]),
    peakWithChildren: Math.round(peakWithChildren),
    fifths,
    grows: isGrowing(fifths, performance.now() - began),
  }
}
