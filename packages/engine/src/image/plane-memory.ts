/**
 * Memory of planes that is used again. A search needs a hundred planes of a megabyte: memory that is new to the process costs more than most of what is
 * done with it, and keeps the garbage collector busy.
 */

/** What is kept between searches, in bytes: the planes of one. */
const KEPT_BYTES = 32 * 2 ** 20

/** Unused memory, by its size: a power of two, so that photographs of other proportions find it too. */
const unused = new Map<number, ArrayBuffer[]>()
let unusedBytes = 0
/** Memory of planes that are freed by the scopes around them; null outside of any. */
let taken: ArrayBuffer[] | null = null

/** Runs `work`, after which the planes that it took are used again: none of them may be part of its result. */
export function freeingPlanes<Result>(work: () => Result): Result {
  const isOutermost = taken === null
  const own = (taken ??= [])
  const before = own.length
  try {
    return work()
  } finally {
    for (const memory of own.splice(before)) keep(memory)
    if (isOutermost) taken = null
  }
}

function keep(memory: ArrayBuffer): void {
  if (unusedBytes + memory.byteLength > KEPT_BYTES) return
  unusedBytes += memory.byteLength
  const alike = unused.get(memory.byteLength)
  if (alike === undefined) unused.set(memory.byteLength, [memory])
  else alike.push(memory)
}

function memoryOf(bytes: number, isCleared: boolean): ArrayBuffer {
  if (taken === null) return new ArrayBuffer(bytes)
  const size = 2 ** Math.ceil(Math.log2(Math.max(8, bytes)))
  const known = unused.get(size)?.pop()
  if (known !== undefined) unusedBytes -= size
  const memory = known ?? new ArrayBuffer(size)
  taken.push(memory)
  if (known !== undefined && isCleared) new Uint8Array(memory, 0, bytes).fill(0)
  return memory
}

/** Planes of zeros. */
export const bytePlane = (count: number): Uint8Array => new Uint8Array(memoryOf(count, true), 0, count)
export const intPlane = (count: number): Int32Array => new Int32Array(memoryOf(count * 4, true), 0, count)
export const floatPlane = (count: number): Float32Array => new Float32Array(memoryOf(count * 4, true), 0, count)

/** Planes of anything, for those who write all that they read. */
export const unclearedInts = (count: number): Int32Array => new Int32Array(memoryOf(count * 4, false), 0, count)
export const unclearedFloats = (count: number): Float32Array => new Float32Array(memoryOf(count * 4, false), 0, count)
