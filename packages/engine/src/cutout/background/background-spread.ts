import { type Grid } from '../grid/cut-out-planes.ts'
import { unclearedInts } from '../../image/plane-memory.ts'

/** Cells a flood goes on from: the first `end` of `queue`, which has room for every cell. */
interface Frontier {
  readonly queue: Int32Array
  readonly end: number
}

/** The background cells beside other cells, in order: floods begin there. */
export function edgeOf(ground: Uint8Array, { width, height }: Grid): Frontier {
  const queue = unclearedInts(ground.length)
  let end = 0
  for (let y = 0; y < height; y += 1) {
    const isOuter = y === 0 || y === height - 1
    end = isOuter ? queueRow(queue, end, ground, y * width, width) : queueEdgeRow(queue, end, ground, y * width, width)
  }
  return { queue, end }
}

function queueRow(queue: Int32Array, endBefore: number, ground: Uint8Array, start: number, width: number): number {
  let end = endBefore
  for (let cell = start; cell < start + width; cell += 1) if (ground[cell] !== 0) queue[end++] = cell
  return end
}

function queueEdgeRow(queue: Int32Array, endBefore: number, ground: Uint8Array, start: number, width: number): number {
  let end = endBefore
  for (let cell = start; cell < start + width; cell += 1) {
    if (ground[cell] === 0) continue
    const isEdge = ground[cell - 1] === 0 || ground[cell + 1] === 0 || ground[cell - width] === 0 || ground[cell + width] === 0
    if (isEdge) queue[end++] = cell
  }
  return end
}

/**
 * Breadth-first from the frontier into cells of `ground` that are 0 and pass; marks them `mark`. Returns how many cells of the queue it went on from:
 * those after the frontier are the marked ones.
 */
export function spreadBackground(
  ground: Uint8Array,
  { width, height }: Grid,
  { queue, end: begun }: Frontier,
  mark: number,
  passes: (cell: number, from: number) => boolean,
): number {
  const last = width * height - width
  let end = begun
  for (let head = 0; head < end; head += 1) {
    const cell = queue[head]
    const x = cell % width
    if (x > 0 && ground[cell - 1] === 0 && passes(cell - 1, cell)) {
      ground[cell - 1] = mark
      queue[end++] = cell - 1
    }
    if (x < width - 1 && ground[cell + 1] === 0 && passes(cell + 1, cell)) {
      ground[cell + 1] = mark
      queue[end++] = cell + 1
    }
    if (cell >= width && ground[cell - width] === 0 && passes(cell - width, cell)) {
      ground[cell - width] = mark
      queue[end++] = cell - width
    }
    if (cell < last && ground[cell + width] === 0 && passes(cell + width, cell)) {
      ground[cell + width] = mark
      queue[end++] = cell + width
    }
  }
  return end
}
