/**
 * The memory that one video after another is drawn in: its scene, its sprites and its frames. Threads share it, and the kernels (`kernels.ts`) read and
 * write nothing else. It only grows; it goes with the last thing that lies in it. Its first number says where the next thing begins, the second how
 * many videos were drawn in it before.
 */
export type DrawingMemory = WebAssembly.Memory

/** Bytes of a page of such memory, and the most pages: 1 GiB. The kernels are compiled for that many. */
const PAGE = 65_536
const PAGES_MOST = 16_384
/** Everything begins at a multiple of it. */
const ALIGNMENT = 64
/** Kernels read whole words of 16 bytes, and so a little beyond the end. */
const READ_BEYOND = 16

export function newDrawingMemory(): DrawingMemory {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: PAGES_MOST, shared: true })
  new Int32Array(memory.buffer, 0, 1)[0] = ALIGNMENT
  return memory
}

/** Forgets all that lies in a memory that nothing reads or writes any more. The next video gets its pages, which the machine need not clear again. */
export function emptyMemory(memory: DrawingMemory): void {
  const numbers = new Int32Array(memory.buffer, 0, 2)
  numbers[0] = ALIGNMENT
  numbers[1]++
}

export const videosBefore = (memory: DrawingMemory): number => new Int32Array(memory.buffer, 0, 2)[1]

/** Where `bytes` new ones begin; what lay there before is still there. Any thread may ask at any time. `memory.buffer` may be another one afterwards. */
export function allocate(memory: DrawingMemory, bytes: number): number {
  const size = Math.ceil((bytes + READ_BEYOND) / ALIGNMENT) * ALIGNMENT
  const at = Atomics.add(new Int32Array(memory.buffer, 0, 1), 0, size)
  const missing = at + size - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
  return at
}

export function newInt16s(memory: DrawingMemory, count: number): Int16Array {
  const at = allocate(memory, count * 2)
  return new Int16Array(memory.buffer, at, count)
}

export function newInt32s(memory: DrawingMemory, count: number): Int32Array {
  const at = allocate(memory, count * 4)
  return new Int32Array(memory.buffer, at, count)
}
