/**
 * A picture's rows done by one thread, or by two: one from the top, the other from the bottom, until they meet. Each keeps to its own part, so
 * what it has worked out for a row serves the next. Whoever comes late, or never, only leaves more to the other. Both threads run the same
 * code on the same arguments, so what is no row is worked out twice, and only rows are told to each other.
 */
export interface RowScheduler {
  /** Zeros, for what the rows are: in the same place for both threads, which must ask for the same lengths in the same order. */
  readonly bytes: (length: number) => Uint8ClampedArray
  /** Does every row there is, each once; when it comes back, all of them are done. */
  readonly eachRow: (count: number, work: (row: number) => void) => void
}

/** One thread for everything. */
export const singleThread: RowScheduler = {
  bytes: (length) => new Uint8ClampedArray(length),
  eachRow: (count, work) => {
    for (let row = 0; row < count; row++) work(row)
  },
}

/** What two threads have in common while they do one picture; survives a structured clone. */
export interface SharedRows {
  readonly memory: SharedArrayBuffer
  /** Whether the helper is asked to leave, then how many rows are begun and done of each thing that has rows. */
  readonly state: Int32Array<SharedArrayBuffer>
}

/** Thrown by the hands of a helper that is wanted elsewhere, or of no use. Nothing is wrong then. */
export class HelperCancelled extends Error {}

const LEAVE = 0
const FIRST_BEGUN = 1
/** Things that have rows in one picture: the product and the scene behind it. */
const THINGS = 2
/** Taken off the rows done by a thread that fails: far more than there are. */
const LOST = 1_000_000

/** Nothing begun yet; `bytes` of memory, which takes no room until it is written to. */
export const newSharedRows = (bytes: number): SharedRows => ({
  memory: new SharedArrayBuffer(bytes),
  state: new Int32Array(new SharedArrayBuffer((FIRST_BEGUN + 2 * THINGS) * 4)),
})

/** Asks the helper to leave: it ends with the row it is at. */
export const cancelHelper = ({ state }: SharedRows): void => {
  Atomics.store(state, LEAVE, 1)
}

/** Tells both threads that the other will not come back; who waits for its rows fails. */
export function abandon(shared: SharedRows): void {
  cancelHelper(shared)
  for (let thing = 0; thing < THINGS; thing++) lose(shared, FIRST_BEGUN + 2 * thing + 1)
}

function lose({ state }: SharedRows, done: number): void {
  Atomics.sub(state, done, LOST)
  Atomics.notify(state, done)
}

/** The hands of one of two threads. `helper`: works upwards from the bottom, and may leave at any time by throwing `HelpOver`. */
export function schedulerOf(shared: SharedRows, part: 'first' | 'helper'): RowScheduler {
  const { memory, state } = shared
  let taken = 0
  let thing = 0
  let hasRoom = true
  const isHelper = part === 'helper'
  const leaveIfAsked = (): void => {
    if (isHelper && Atomics.load(state, LEAVE) === 1) throw new HelperCancelled()
  }
  return {
    bytes: (length) => {
      hasRoom &&= taken + length <= memory.byteLength && thing < THINGS
      if (hasRoom) {
        taken += length
        return new Uint8ClampedArray(memory, taken - length, length)
      }
      if (isHelper) throw new HelperCancelled()
      return singleThread.bytes(length)
    },
    eachRow: (count, work) => {
      if (!hasRoom) return singleThread.eachRow(count, work)
      const begun = FIRST_BEGUN + 2 * thing++
      const done = begun + 1
      leaveIfAsked()
      for (let mine = 0; Atomics.add(state, begun, 1) < count; mine++) {
        let isDone = false
        try {
          work(isHelper ? count - 1 - mine : mine)
          isDone = true
        } finally {
          if (isDone) Atomics.add(state, done, 1)
          else lose(shared, done)
        }
        leaveIfAsked()
      }
      Atomics.notify(state, done)
      for (let sum = Atomics.load(state, done); sum < count; sum = Atomics.load(state, done)) {
        if (sum < 0) throw new Error('rows begun by another thread were not done')
        Atomics.wait(state, done, sum)
      }
      leaveIfAsked()
    },
  }
}
