import { marchFrom, SQUARE, type Starts } from './march-shape.ts'
import { aim, type Drawing } from './shape-camera.ts'
import { mirrorOpen, normalAt, openAt, refract, shadowAt, pathInside } from './shape-occlusion.ts'

/**
 * The surface and the light the shape blocks from itself, at the corners of squares a few pixels a side: they are expensive to compute and change
 * slowly along a surface. Inside a square whose corners lie on one smooth surface they are interpolated. Everything is computed on first use, and
 * does not depend on earlier queries.
 */
export interface SurfaceGrid {
  /** The drawing with a ray of its own. */
  readonly probe: Drawing
  readonly starts: Starts
  /** Corners in a row. */
  readonly columns: number
  /** `VALUES_PER_CORNER` numbers for each corner. */
  readonly corners: Float64Array
  /** Per square, by its first corner: the sum of its flags (`CORNERS_KNOWN` …). */
  readonly squares: Uint8Array
  /** The points of this pixel that were computed exactly, `VALUES_PER_CORNER` numbers each: its rays hit the same surface again and again. */
  readonly notes: Float64Array
  /** The result: shares of light at the point, 0 to 1. */
  shadow: number
  open: number
  /** Source of the result: a square and the position in it, a note, or (both -1) the point itself. */
  square: number
  across: number
  down: number
  note: number
  noted: number
}

/** Offsets of a corner's numbers. Depth: 0 not computed yet, -1 without a hit; reflection and way through: -1 not computed yet. */
export const DEPTH = 0
export const CORNER_NORMAL = 1
export const SHADOW = 4
export const OPEN = 5
export const CORNER_MIRROR = 6
export const PATH_INSIDE = 7
/** How much the shape's distance grows along its direction. */
export const SLOPE = 8
export const VALUES_PER_CORNER = 9

/** Flags of a square: all corners computed; on one surface, with similar light; on one that hardly bends; … */
export const CORNERS_KNOWN = 1
export const SMOOTH_CORNERS = 2
export const FLAT_CORNERS = 4
/** … its reflection is computed, and may be interpolated; the same of the way through a clear body. */
export const MIRROR_KNOWN = 8
export const SOFT_MIRROR = 16
export const PATH_KNOWN = 32
export const SOFT_PATH = 64

/** Differences between the corners of a square up to which shadow, sky and reflection are interpolated. */
const SOFT = 0.14
/** Cosines between the normals of two corners from which the surface between them is smooth, and flat. */
const SMOOTH_COSINE = 0.9
const FLAT_COSINE = 0.99

/** Noted points of a pixel; each has the layout of a corner's numbers. */
export const NOTES = 3

export function surfaceGrid(drawing: Drawing, side: number, starts: Starts): SurfaceGrid {
  const columns = side / SQUARE + 1
  return {
    probe: { ...drawing, ray: new Float64Array(5), normal: new Float64Array(4), lit: new Float64Array(3) },
    starts,
    columns,
    corners: new Float64Array(columns * columns * VALUES_PER_CORNER),
    squares: new Uint8Array(columns * columns),
    notes: new Float64Array(NOTES * VALUES_PER_CORNER),
    shadow: 0,
    open: 0,
    square: -1,
    across: 0,
    down: 0,
    note: -1,
    noted: 0,
  }
}

/** Computes the corners of a square and flags what may be interpolated in it. */
export function computeSquare(grid: SurfaceGrid, column: number, row: number): void {
  const { corners, columns, squares } = grid
  const square = row * columns + column
  squares[square] = CORNERS_KNOWN
  for (let corner = 0; corner < 4; corner++) {
    if (corners[cornerOf(grid, square, corner) + DEPTH] === 0) lookAtCorner(grid, column + (corner & 1), row + (corner >> 1))
  }
  const first = square * VALUES_PER_CORNER
  let least = 1
  for (let corner = 0; corner < 4; corner++) {
    const at = cornerOf(grid, square, corner)
    if (corners[at + DEPTH] < 0) return
    let cosine = 0
    for (let axis = CORNER_NORMAL; axis < CORNER_NORMAL + 3; axis++) cosine += corners[at + axis] * corners[first + axis]
    if (cosine < least) least = cosine
  }
  if (least < SMOOTH_COSINE) return
  if (least > FLAT_COSINE && isBare(grid, square, column, row)) squares[square] |= FLAT_CORNERS
  if (spread(grid, square, SHADOW) <= SOFT && spread(grid, square, OPEN) <= SOFT) squares[square] |= SMOOTH_CORNERS
}

/**
 * Whether no thin part is before the surface between the corners of a square: at the depth up to which the square is free, the surface must be the
 * nearest thing.
 */
function isBare(grid: SurfaceGrid, square: number, column: number, row: number): boolean {
  const { probe, starts, corners } = grid
  const { ray, pixel } = probe
  const place = row * starts.columns + column
  const first = square * VALUES_PER_CORNER + CORNER_NORMAL
  aim(probe, (column + 0.5) * SQUARE, (row + 0.5) * SQUARE, 0)
  let middle = 0
  for (let corner = 0; corner < 4; corner++) middle += corners[cornerOf(grid, square, corner) + DEPTH] / 4
  const facing = -(ray[0] * corners[first] + ray[1] * corners[first + 1] + ray[2] * corners[first + 2])
  const gap = starts.gaps[place] / corners[square * VALUES_PER_CORNER + SLOPE]
  return facing * (middle - starts.depths[place]) < gap * 1.15 + pixel * 0.4
}

/** Offset of one of the four corners of a square. */
const cornerOf = ({ columns }: SurfaceGrid, square: number, corner: number): number =>
  (square + (corner & 1) + (corner >> 1) * columns) * VALUES_PER_CORNER

/** How far one of the numbers differs between the corners of a square. */
function spread(grid: SurfaceGrid, square: number, value: number): number {
  let least = Infinity
  let most = -Infinity
  for (let corner = 0; corner < 4; corner++) {
    const here = grid.corners[cornerOf(grid, square, corner) + value]
    if (here < least) least = here
    if (here > most) most = here
  }
  return most - least
}

function lookAtCorner({ probe, starts, corners, columns }: SurfaceGrid, column: number, row: number): void {
  const at = (row * columns + column) * VALUES_PER_CORNER
  // A corner lies in every square around it, so any of their starts works; always the same one, or the result would depend on the order of queries.
  const last = starts.columns - 1
  const start = starts.depths[Math.min(last, row) * starts.columns + Math.min(last, column)]
  const t = start < 0 ? -1 : marchFrom(probe, column * SQUARE, row * SQUARE, start)
  corners[at + DEPTH] = t
  if (t < 0) return
  const { ray, normal, eyeX, eyeY, eyeZ } = probe
  const x = eyeX + ray[0] * t
  const y = eyeY + ray[1] * t
  const z = eyeZ + ray[2] * t
  normalAt(probe, x, y, z)
  const nx = normal[0]
  const ny = normal[1]
  const nz = normal[2]
  corners[at + CORNER_NORMAL] = nx
  corners[at + CORNER_NORMAL + 1] = ny
  corners[at + CORNER_NORMAL + 2] = nz
  corners[at + SLOPE] = Math.max(0.1, normal[3])
  corners[at + SHADOW] = shadowAt(probe, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01)
  corners[at + OPEN] = openAt(probe, x, y, z, nx, ny, nz)
  corners[at + CORNER_MIRROR] = -1
  corners[at + PATH_INSIDE] = -1
}

/** Computes how far light goes through the shape from the corners of a smooth square. */
export function pathCorners(grid: SurfaceGrid, square: number): void {
  const { probe, corners, columns, squares } = grid
  const { ray, normal, eyeX, eyeY, eyeZ } = probe
  for (let corner = 0; corner < 4; corner++) {
    const at = cornerOf(grid, square, corner)
    if (corners[at + PATH_INSIDE] >= 0) continue
    const place = at / VALUES_PER_CORNER
    aim(probe, (place % columns) * SQUARE, Math.floor(place / columns) * SQUARE, 0)
    const t = corners[at + DEPTH]
    normal.set(corners.subarray(at + CORNER_NORMAL, at + CORNER_NORMAL + 3))
    refract(probe.lit, ray[0], ray[1], ray[2], normal[0], normal[1], normal[2])
    const { lit } = probe
    corners[at + PATH_INSIDE] = pathInside(probe, eyeX + ray[0] * t, eyeY + ray[1] * t, eyeZ + ray[2] * t, lit[0], lit[1], lit[2])
  }
  squares[square] |= spread(grid, square, PATH_INSIDE) <= SOFT ? PATH_KNOWN + SOFT_PATH : PATH_KNOWN
}

/** Computes the reflection at the corners of a smooth square. */
export function mirrorCorners(grid: SurfaceGrid, square: number): void {
  const { probe, corners, columns, squares } = grid
  const { ray, eyeX, eyeY, eyeZ } = probe
  for (let corner = 0; corner < 4; corner++) {
    const at = cornerOf(grid, square, corner)
    if (corners[at + CORNER_MIRROR] >= 0) continue
    const place = at / VALUES_PER_CORNER
    aim(probe, (place % columns) * SQUARE, Math.floor(place / columns) * SQUARE, 0)
    const t = corners[at + DEPTH]
    const nx = corners[at + CORNER_NORMAL]
    const ny = corners[at + CORNER_NORMAL + 1]
    const nz = corners[at + CORNER_NORMAL + 2]
    const x = eyeX + ray[0] * t + nx * 0.015
    const y = eyeY + ray[1] * t + ny * 0.015
    const z = eyeZ + ray[2] * t + nz * 0.015
    const along = 2 * (ray[0] * nx + ray[1] * ny + ray[2] * nz)
    corners[at + CORNER_MIRROR] = mirrorOpen(probe, x, y, z, ray[0] - along * nx, ray[1] - along * ny, ray[2] - along * nz)
  }
  squares[square] |= spread(grid, square, CORNER_MIRROR) <= SOFT ? MIRROR_KNOWN + SOFT_MIRROR : MIRROR_KNOWN
}
