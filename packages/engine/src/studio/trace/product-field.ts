import { type Shape, SKIN, SKIN_SIZE, type Skin } from '../shapes/shape.ts'

/** How much of the light that meets a skin goes into the body: a thin wall that is looked straight through is glass like any other here. */
export const clearOf = (skin: Skin): number => Math.max(skin[SKIN.clear], skin[SKIN.through])

/** How far every cell of a cube around a shape is from it at least: lets rays take long steps without asking the shape. Shared between threads. */
export interface DistanceGrid {
  readonly cells: number
  /** In quarters of a cell, rounded towards the surface; negative inside. A byte each, so that all of it stays in a core's cache. */
  readonly values: Int8Array
}

/** A shape standing in a scene. */
export interface PlacedProduct {
  readonly shape: Shape
  readonly grid: DistanceGrid
  /** Scene units one unit of the shape is. */
  readonly scale: number
  /** Where its axis meets what it stands on. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly sine: number
  readonly cosine: number
  readonly skin: Float64Array
  /** What the last question was answered with: a point or a direction. */
  readonly point: Float64Array
}

export interface ProductPlace {
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly z: number
  /** Radians it is turned around its axis. */
  readonly turn: number
}

const CELLS = 96
/** Steps of a stored distance per cell. */
const QUANTA = 4

/** Half the width of the cube the grid fills, in units of the shape. */
const reachOf = (shape: Shape): number => shape.bounds.radius * 1.03

/** The grid of a shape: about a million distances, a tenth of a second. */
export function distanceGrid(shape: Shape): DistanceGrid {
  const reach = reachOf(shape)
  const cell = (2 * reach) / CELLS
  const values = new Int8Array(new SharedArrayBuffer(CELLS ** 3))
  const coarse = 4
  const wide = cell * coarse
  const quantum = cell / QUANTA
  const stored = (sure: number): number => Math.max(-127, Math.min(127, Math.trunc(sure / quantum)))
  // Far from the shape a coarse cell tells enough of its fine ones.
  const farEnough = wide * 2.2
  for (let k = 0; k < CELLS; k += coarse) {
    const z = (k + coarse / 2) * cell - reach
    for (let j = 0; j < CELLS; j += coarse) {
      const y = (j + coarse / 2) * cell - reach + shape.bounds.height
      for (let i = 0; i < CELLS; i += coarse) {
        const middle = shape.distance((i + coarse / 2) * cell - reach, y, z)
        const isFar = Math.abs(middle) > farEnough
        for (let c = k; c < k + coarse; c++) {
          for (let b = j; b < j + coarse; b++) {
            for (let a = i; a < i + coarse; a++) {
              const at = (c * CELLS + b) * CELLS + a
              if (isFar) values[at] = stored(middle > 0 ? middle - wide * 0.87 : middle + wide * 0.87)
              else {
                const fine = shape.distance(
                  (a + 0.5) * cell - reach,
                  (b + 0.5) * cell - reach + shape.bounds.height,
                  (c + 0.5) * cell - reach,
                )
                const sure = Math.abs(fine) - cell * 0.87
                values[at] = sure <= 0 ? 0 : stored(fine > 0 ? sure : -sure)
              }
            }
          }
        }
      }
    }
  }
  return { cells: CELLS, values }
}

export function placeShape(shape: Shape, grid: DistanceGrid, { scale, x, y, z, turn }: ProductPlace): PlacedProduct {
  return {
    shape,
    grid,
    scale,
    x,
    y,
    z,
    sine: Math.sin(turn),
    cosine: Math.cos(turn),
    skin: new Float64Array(SKIN_SIZE),
    point: new Float64Array(3),
  }
}

const STEPS = 140

/**
 * How far along a ray (scene units, direction of length 1) the product's surface is met, or -1 before `limit`. `inside`: the ray goes through
 * the product and meets its surface from within. `enough`: how near counts as met, in scene units.
 */
export function marchProduct(
  product: PlacedProduct,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  limit: number,
  enough: number,
  inside: boolean,
): number {
  const { shape, scale, sine, cosine } = product
  const { height, radius } = shape.bounds
  const share = 1 / scale
  const sx = (ox - product.x) * share
  const sz = (oz - product.z) * share
  const px = sx * cosine - sz * sine
  const py = (oy - product.y) * share
  const pz = sx * sine + sz * cosine
  const rx = dx * cosine - dz * sine
  const rz = dx * sine + dz * cosine
  const qy = py - height
  const b = px * rx + qy * dy + pz * rz
  const c = px * px + qy * qy + pz * pz - radius * radius
  const discriminant = b * b - c
  if (discriminant <= 0) return -1
  const root = Math.sqrt(discriminant)
  const far = root - b
  let end = limit * share
  if (far < end) end = far
  let t = -b - root
  if (t < 0) t = 0
  if (t >= end) return -1
  const { values, cells } = product.grid
  const reach = radius * 1.03
  const perCell = cells / (2 * reach)
  const quantum = 1 / (perCell * QUANTA)
  const near = enough * share
  const sign = inside ? -1 : 1
  for (let step = 0; step < STEPS; step++) {
    const x = px + rx * t
    const y = py + dy * t
    const z = pz + rz * t
    const i = ((x + reach) * perCell) | 0
    const j = ((y - height + reach) * perCell) | 0
    const k = ((z + reach) * perCell) | 0
    const sure = values[(k * cells + j) * cells + i] * sign
    if (sure > 1) t += sure * quantum
    else {
      const distance = shape.distance(x, y, z) * sign
      if (distance < near) return t * scale
      t += distance
    }
    if (t > end) return -1
  }
  return -1
}

/** The outward direction of the product's surface at a scene point, into `product.point`. `step`: over which it is measured, scene units. */
export function facingOf(product: PlacedProduct, x: number, y: number, z: number, step: number): void {
  const { shape, point, sine, cosine } = product
  const share = 1 / product.scale
  const sx = (x - product.x) * share
  const sz = (z - product.z) * share
  const px = sx * cosine - sz * sine
  const py = (y - product.y) * share
  const pz = sx * sine + sz * cosine
  const e = step * share
  const a = shape.distance(px + e, py - e, pz - e)
  const b = shape.distance(px - e, py - e, pz + e)
  const c = shape.distance(px - e, py + e, pz - e)
  const d = shape.distance(px + e, py + e, pz + e)
  const nx = a - b - c + d
  const ny = -a - b + c + d
  const nz = -a + b - c + d
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-18)
  point[0] = (nx * cosine + nz * sine) * length
  point[1] = ny * length
  point[2] = (nz * cosine - nx * sine) * length
}

/** The skin at a scene point whose outward direction is (nx, ny, nz), into `product.skin`; its bends are turned into the scene's directions. */
export function skinAt(product: PlacedProduct, x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
  const { shape, skin, sine, cosine } = product
  const share = 1 / product.scale
  const sx = (x - product.x) * share
  const sz = (z - product.z) * share
  skin.fill(0)
  shape.paint(
    skin,
    sx * cosine - sz * sine,
    (y - product.y) * share,
    sx * sine + sz * cosine,
    nx * cosine - nz * sine,
    ny,
    nx * sine + nz * cosine,
  )
  const bendX = skin[SKIN.bendX]
  const bendZ = skin[SKIN.bendZ]
  skin[SKIN.bendX] = bendX * cosine + bendZ * sine
  skin[SKIN.bendZ] = bendZ * cosine - bendX * sine
}
