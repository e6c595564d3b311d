/**
 * Shares the rows of an image between two threads: one from the top, the other from the bottom, until they meet; or gives all to one. Each keeps to
 * its own part, so that cached results of one row serve the next. A helper that comes late, or never, only leaves more to the other. Both threads run
 * the same code on the same arguments: everything but rows is computed twice, and only rows are shared.
 */
export interface RowScheduler {
  /** Zeroed memory for the rows: at the same offset for both threads, which must ask for the same lengths in the same order. */
  readonly bytes: (length: number) => Uint8ClampedArray
  /** Processes every row, each once; when it returns, all of them are done. */
  readonly eachRow: (count: number, work: (row: number) => void) => void
}

/** One thread for everything. */
export const singleThread: RowScheduler = {
  bytes: (length) => new Uint8ClampedArray(length),
  eachRow: (count, work) => {
    for (let row = 0; row < count; row++) work(row)
  },
}

/**
 * One thread for everything, and the same memory for every image: for those who are done with one before they render the next. New memory costs more than
 * writing to it, because the system gives it page by page.
 */
export function reusingMemory(): RowScheduler {
  let memory = new Uint8ClampedArray(0)
  return {
    ...singleThread,
    bytes: (length) => {
      if (memory.length < length) memory = new Uint8ClampedArray(length)
      return memory.subarray(0, length).fill(0)
    },
  }
}

/** State that two threads share during one image; survives a structured clone. */
export interface SharedRows {
  readonly memory: SharedArrayBuffer
  /** Whether the helper should leave, then the number of started and finished rows of each set of rows. */
  readonly state: Int32Array<SharedArrayBuffer>
}

/** Thrown in a helper whose thread is needed elsewhere, or that is of no use. Not an error. */
export class HelperCancelled extends Error {}

const CANCELLED = 0
const FIRST_STARTED = 1
/** Sets of rows in one image: the product and the scene behind it. */
const ROW_SETS = 2
/** Subtracted from the finished rows by a failing thread: far more than there are. */
const FAILED = 1_000_000

/** New shared rows; `bytes` of memory, which takes no room until it is written to. */
export const newSharedRows = (bytes: number): SharedRows => ({
  memory: new SharedArrayBuffer(bytes),
  state: new Int32Array(new SharedArrayBuffer((FIRST_STARTED + 2 * ROW_SETS) * 4)),
})

/** Asks the helper to leave: it ends after its current row. */
export const cancelHelper = ({ state }: SharedRows): void => {
  Atomics.store(state, CANCELLED, 1)
}

/** Tells both threads that the other will not come back; waiting for its rows then fails. */
export function abandon(shared: SharedRows): void {
  cancelHelper(shared)
  for (let rowSet = 0; rowSet < ROW_SETS; rowSet++) markFailed(shared, FIRST_STARTED + 2 * rowSet + 1)
}

function markFailed({ state }: SharedRows, done: number): void {
  Atomics.sub(state, done, FAILED)
  Atomics.notify(state, done)
}

/** The scheduler of one of two threads. `helper`: works upwards from the bottom, and may leave at any time by throwing `HelperCancelled`. */
export function schedulerOf(shared: SharedRows, part: 'first' | 'helper'): RowScheduler {
  const { memory, state } = shared
  let usedBytes = 0
  let rowSet = 0
  let hasRoom = true
  const isHelper = part === 'helper'
  const throwIfCancelled = (): void => {
    if (isHelper && Atomics.load(state, CANCELLED) === 1) throw new HelperCancelled()
  }
  return {
    bytes: (length) => {
      hasRoom &&= usedBytes + length <= memory.byteLength && rowSet < ROW_SETS
      if (hasRoom) {
        usedBytes += length
        return new Uint8ClampedArray(memory, usedBytes - length, length)
      }
      if (isHelper) throw new HelperCancelled()
      return singleThread.bytes(length)
    },
    eachRow: (count, work) => {
      if (!hasRoom) return singleThread.eachRow(count, work)
      const started = FIRST_STARTED + 2 * rowSet++
      const done = started + 1
      throwIfCancelled()
      for (let own = 0; Atomics.add(state, started, 1) < count; own++) {
        let isDone = false
        try {
          work(isHelper ? count - 1 - own : own)
          isDone = true
        } finally {
          if (isDone) Atomics.add(state, done, 1)
          else markFailed(shared, done)
        }
        throwIfCancelled()
      }
      Atomics.notify(state, done)
      for (let sum = Atomics.load(state, done); sum < count; sum = Atomics.load(state, done)) {
        if (sum < 0) throw new Error('rows begun by another thread were not done')
        Atomics.wait(state, done, sum)
      }
      throwIfCancelled()
    },
  }
}
