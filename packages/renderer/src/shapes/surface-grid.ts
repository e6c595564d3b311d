import { marchFrom, SQUARE } from './march-shape.ts'
import { aim, type Drawing } from './shape-camera.ts'
import { mirrorOpen, normalAt, openAt, shadowAt, pathInside } from './shape-occlusion.ts'
import {
  DEPTH,
  FLAT_CORNERS,
  CORNERS_KNOWN,
  computeSquare,
  CORNER_MIRROR,
  MIRROR_KNOWN,
  mirrorCorners,
  CORNER_NORMAL,
  NOTES,
  OPEN,
  SHADOW,
  SLOPE,
  SMOOTH_CORNERS,
  SOFT_MIRROR,
  SOFT_PATH,
  type SurfaceGrid,
  VALUES_PER_CORNER,
  PATH_INSIDE,
  PATH_KNOWN,
  pathCorners,
} from './surface-corners.ts'

/** Cosine between the normal of a point and the expected one, from which they count as the same, … */
const SAME_COSINE = 0.985
/** … and the pixels it may lie before or behind its expected place. */
const SAME_DEPTH = 0.6
/** Pixels that a point of a flat square may lie off the surface between the corners and still have its normal, … */
const ON_SURFACE = 0.2
/** … and the least cosine between that normal and the ray. */
const FLAT_FACING = 0.15
/** The same for noted points. */
const NOTE_COSINE = 0.95
const NOTE_DEPTH = 1.6

/** Clears the noted points of the last pixel. */
export function beginPixel(grid: SurfaceGrid): void {
  grid.noted = 0
}

/**
 * Distance at which the ray through (px, py) hits the shape, `start` being known to be free; -1 when it misses. The surface's normal there goes to
 * `drawing.normal`.
 */
export function intersectGrid(drawing: Drawing, grid: SurfaceGrid, px: number, py: number, start: number): number {
  const { shape, ray, normal, pixel, eyeX, eyeY, eyeZ } = drawing
  const column = (px / SQUARE) | 0
  const row = (py / SQUARE) | 0
  const square = row * grid.columns + column
  if ((grid.squares[square] & CORNERS_KNOWN) === 0) computeSquare(grid, column, row)
  if ((grid.squares[square] & FLAT_CORNERS) !== 0) {
    aim(drawing, px, py, 0)
    grid.square = square
    grid.across = px / SQUARE - column
    grid.down = py / SQUARE - row
    const expected = between(grid, DEPTH)
    let nx = between(grid, CORNER_NORMAL)
    let ny = between(grid, CORNER_NORMAL + 1)
    let nz = between(grid, CORNER_NORMAL + 2)
    const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
    nx *= scale
    ny *= scale
    nz *= scale
    const facing = -(nx * ray[0] + ny * ray[1] + nz * ray[2])
    const gap =
      shape.distance(eyeX + ray[0] * expected, eyeY + ray[1] * expected, eyeZ + ray[2] * expected) /
      grid.corners[square * VALUES_PER_CORNER + SLOPE]
    if (facing > FLAT_FACING && gap < ON_SURFACE * pixel && gap > -ON_SURFACE * pixel) {
      normal[0] = nx
      normal[1] = ny
      normal[2] = nz
      return expected + gap / facing
    }
  }
  const t = marchFrom(drawing, px, py, start)
  if (t >= 0) normalAt(drawing, eyeX + ray[0] * t, eyeY + ray[1] * t, eyeZ + ray[2] * t)
  return t
}

/** Shadow and sky at the point (x, y, z), which the ray through (px, py) hits at `t`; its own normal is in `drawing.normal`. */
export function occlude(drawing: Drawing, grid: SurfaceGrid, px: number, py: number, t: number, x: number, y: number, z: number): void {
  grid.note = -1
  grid.square = squareAt(drawing, grid, px, py, t)
  if (grid.square >= 0) {
    grid.shadow = between(grid, SHADOW)
    grid.open = between(grid, OPEN)
    return
  }
  const { notes } = grid
  const { normal, pixel, ray } = drawing
  const facing = Math.abs(normal[0] * ray[0] + normal[1] * ray[1] + normal[2] * ray[2])
  for (let note = 0; note < grid.noted; note++) {
    const at = note * VALUES_PER_CORNER
    if (Math.abs(t - notes[at]) * facing > NOTE_DEPTH * pixel) continue
    if (normal[0] * notes[at + 1] + normal[1] * notes[at + 2] + normal[2] * notes[at + 3] < NOTE_COSINE) continue
    grid.note = note
    grid.shadow = notes[at + SHADOW]
    grid.open = notes[at + OPEN]
    return
  }
  const nx = normal[0]
  const ny = normal[1]
  const nz = normal[2]
  grid.shadow = shadowAt(drawing, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01)
  grid.open = openAt(drawing, x, y, z, nx, ny, nz)
  if (grid.noted === NOTES) return
  grid.note = grid.noted++
  const at = grid.note * VALUES_PER_CORNER
  notes[at] = t
  notes[at + 1] = nx
  notes[at + 2] = ny
  notes[at + 3] = nz
  notes[at + SHADOW] = grid.shadow
  notes[at + OPEN] = grid.open
  notes[at + CORNER_MIRROR] = -1
  notes[at + PATH_INSIDE] = -1
}

/** How much of the reflection at `drawing.point` the shape leaves open; (mx, my, mz): the mirrored ray. */
export function occludeMirror(drawing: Drawing, grid: SurfaceGrid, mx: number, my: number, mz: number): number {
  const { square, squares, notes } = grid
  if (square >= 0) {
    if ((squares[square] & MIRROR_KNOWN) === 0) mirrorCorners(grid, square)
    if ((squares[square] & SOFT_MIRROR) !== 0) return between(grid, CORNER_MIRROR)
  }
  const at = grid.note * VALUES_PER_CORNER + CORNER_MIRROR
  if (grid.note >= 0 && notes[at] >= 0) return notes[at]
  const { x, y, z, nx, ny, nz } = drawing.point
  const open = mirrorOpen(drawing, x + nx * 0.015, y + ny * 0.015, z + nz * 0.015, mx, my, mz)
  if (grid.note >= 0) notes[at] = open
  return open
}

/** How far light goes through the shape from `drawing.point`, in the direction (rx, ry, rz). */
export function pathThrough(drawing: Drawing, grid: SurfaceGrid, rx: number, ry: number, rz: number): number {
  const { square, squares, notes } = grid
  if (square >= 0) {
    if ((squares[square] & PATH_KNOWN) === 0) pathCorners(grid, square)
    if ((squares[square] & SOFT_PATH) !== 0) return between(grid, PATH_INSIDE)
  }
  const at = grid.note * VALUES_PER_CORNER + PATH_INSIDE
  if (grid.note >= 0 && notes[at] >= 0) return notes[at]
  const { x, y, z } = drawing.point
  const way = pathInside(drawing, x, y, z, rx, ry, rz)
  if (grid.note >= 0) notes[at] = way
  return way
}

/** One of the numbers between the corners of the current square. */
function between({ corners, columns, square, across, down }: SurfaceGrid, value: number): number {
  const from = square * VALUES_PER_CORNER + value
  const to = from + columns * VALUES_PER_CORNER
  const upper = corners[from] + (corners[from + VALUES_PER_CORNER] - corners[from]) * across
  const lower = corners[to] + (corners[to + VALUES_PER_CORNER] - corners[to]) * across
  return upper + (lower - upper) * down
}

/** The square whose corners lie on the smooth surface that the ray through (px, py) hit at `t`; -1 when they do not. */
function squareAt(drawing: Drawing, grid: SurfaceGrid, px: number, py: number, t: number): number {
  const column = (px / SQUARE) | 0
  const row = (py / SQUARE) | 0
  const square = row * grid.columns + column
  if (column < 0 || row < 0 || column > grid.columns - 2 || row > grid.columns - 2) return -1
  if ((grid.squares[square] & CORNERS_KNOWN) === 0) computeSquare(grid, column, row)
  if ((grid.squares[square] & SMOOTH_CORNERS) === 0) return -1
  grid.square = square
  grid.across = px / SQUARE - column
  grid.down = py / SQUARE - row
  const { normal, ray, pixel } = drawing
  const facing = Math.abs(normal[0] * ray[0] + normal[1] * ray[1] + normal[2] * ray[2])
  if (Math.abs(t - between(grid, DEPTH)) * facing > SAME_DEPTH * pixel) return -1
  const nx = between(grid, CORNER_NORMAL)
  const ny = between(grid, CORNER_NORMAL + 1)
  const nz = between(grid, CORNER_NORMAL + 2)
  const cosine = normal[0] * nx + normal[1] * ny + normal[2] * nz
  return cosine > SAME_COSINE * Math.sqrt(nx * nx + ny * ny + nz * nz) ? square : -1
}
