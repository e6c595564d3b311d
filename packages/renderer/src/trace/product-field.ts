import { type Shape, SKIN, SKIN_SIZE } from '../shapes/shape.ts'
import { interpolateDistance, type DistanceGrid, HALF_DIAGONAL, STEPS_PER_CELL, reachOf } from './distance-grid.ts'

/** A shape standing in a scene. */
export interface PlacedProduct {
  readonly shape: Shape
  readonly grid: DistanceGrid
  /** Scene units per unit of the shape. */
  readonly scale: number
  /** Where its axis meets its stand. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly sine: number
  readonly cosine: number
  readonly skin: Float64Array
  /** Result of the last query: a point or a direction. */
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

/** Whether a ray misses the ball around the product: true for most rays, and inlined by the compiler, so that they cost no call. */
export function missesProduct(
  { shape, scale, x, y, z }: PlacedProduct,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const px = x - ox
  const py = y + shape.bounds.height * scale - oy
  const pz = z - oz
  const radius = shape.bounds.radius * scale
  const along = px * dx + py * dy + pz * dz
  const beyond = px * px + py * py + pz * pz - radius * radius
  return beyond > along * along || (along < 0 && beyond > 0)
}

/** How a ray is tested against the product: by its shape, or, for diffuse light alone, by the grid; from outside or from within (odd). */
export const EXACT = 0
export const WITHIN = 1
export const ROUGH = 2
export const ROUGH_WITHIN = 3
export type HitTest = typeof EXACT | typeof WITHIN | typeof ROUGH | typeof ROUGH_WITHIN

/** Rough rays begin at a small offset, where the grid cannot take the surface they come from for another. In cells. */
const ROUGH_START = 0.6
const ROUGH_NEAR = 0.08
const ROUGH_STEP = 0.2
/** Cells to each side over which the grid's slope is measured. */
const ROUGH_SLOPE = 0.5

/** Start and end of the ray that is marched now. */
const clippedRay = new Float64Array(2)

/** Clips start and end of a ray to the part between two planes across one axis. */
function clipTo(interval: Float64Array, from: number, direction: number, low: number, high: number): void {
  const inverse = 1 / (direction === 0 ? 1e-12 : direction)
  const first = (low - from) * inverse
  const second = (high - from) * inverse
  const near = first > second ? second : first
  const far = first > second ? first : second
  if (near > interval[0]) interval[0] = near
  if (far < interval[1]) interval[1] = far
}

/**
 * Distance along a ray (scene units, direction of length 1) to the product's surface, or -1 before `limit`. `enough`: distance that counts as a hit,
 * in scene units.
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
  hitTest: HitTest,
): number {
  const { shape, scale, sine, cosine } = product
  const { height, radius } = shape.bounds
  const perScale = 1 / scale
  const fromX = (ox - product.x) * perScale
  const fromZ = (oz - product.z) * perScale
  const px = fromX * cosine - fromZ * sine
  const py = (oy - product.y) * perScale
  const pz = fromX * sine + fromZ * cosine
  const rx = dx * cosine - dz * sine
  const rz = dx * sine + dz * cosine
  const fromMiddle = py - height
  const along = px * rx + fromMiddle * dy + pz * rz
  const discriminant = along * along - (px * px + fromMiddle * fromMiddle + pz * pz - radius * radius)
  if (discriminant <= 0) return -1
  const root = Math.sqrt(discriminant)
  const far = root - along
  let end = limit * perScale
  if (far < end) end = far
  let t = -along - root
  if (t < 0) t = 0
  const { box } = product.grid
  const interval = clippedRay
  interval[0] = t
  interval[1] = end
  clipTo(interval, px, rx, box[0], box[1])
  clipTo(interval, py, dy, box[2], box[3])
  clipTo(interval, pz, rz, box[4], box[5])
  t = interval[0]
  end = interval[1]
  if (t >= end) return -1
  const { values, cells } = product.grid
  const reach = reachOf(shape)
  const perCell = cells / (2 * reach)
  const cell = 1 / perCell
  const quantum = cell / STEPS_PER_CELL
  const isRough = hitTest >= ROUGH
  const near = isRough ? cell * ROUGH_NEAR : enough * perScale
  const sign = (hitTest & 1) === 1 ? -1 : 1
  if (isRough && t === 0) t = cell * ROUGH_START
  for (let step = 0; step < STEPS; step++) {
    const x = px + rx * t
    const y = py + dy * t
    const z = pz + rz * t
    const a = (x + reach) * perCell
    const b = (y - height + reach) * perCell
    const c = (z + reach) * perCell
    const stored = values[((c | 0) * cells + (b | 0)) * cells + (a | 0)] * sign
    if (stored > STORED_SAFE) t += (stored - STORED_SAFE) * quantum + SAFE_STEP * cell
    else if (isRough) {
      const distance = interpolateDistance(values, cells, a - 0.5, b - 0.5, c - 0.5) * quantum * sign
      if (distance < near) return t * scale
      t += distance < cell * ROUGH_STEP ? cell * ROUGH_STEP : distance
    } else {
      const distance = shape.distance(x, y, z) * sign
      if (distance < near) return t * scale
      t += distance
    }
    if (t > end) return -1
  }
  return -1
}

/** Stored distances beyond this are stepped without interpolation, at least `SAFE_STEP` cells far. */
const STORED_SAFE = (HALF_DIAGONAL + 0.3) * STEPS_PER_CELL
const SAFE_STEP = 0.3

/**
 * The outward normal of the product's surface at a scene point, into `product.point`. `step`: the distance over which it is measured, scene units.
 */
export function normalOfProduct(product: PlacedProduct, x: number, y: number, z: number, step: number): void {
  const { shape, point, sine, cosine } = product
  const perScale = 1 / product.scale
  const fromX = (x - product.x) * perScale
  const fromZ = (z - product.z) * perScale
  const px = fromX * cosine - fromZ * sine
  const py = (y - product.y) * perScale
  const pz = fromX * sine + fromZ * cosine
  const slope = step * perScale
  const a = shape.distance(px + slope, py - slope, pz - slope)
  const b = shape.distance(px - slope, py - slope, pz + slope)
  const c = shape.distance(px - slope, py + slope, pz - slope)
  const d = shape.distance(px + slope, py + slope, pz + slope)
  const nx = a - b - c + d
  const ny = -a - b + c + d
  const nz = -a + b - c + d
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-18)
  point[0] = (nx * cosine + nz * sine) * length
  point[1] = ny * length
  point[2] = (nz * cosine - nx * sine) * length
}

/** As `normalOfProduct`, by the grid alone: for light that is scattered there anyway. */
export function roughNormalOfProduct(product: PlacedProduct, x: number, y: number, z: number): void {
  const { shape, grid, point, sine, cosine } = product
  const { values, cells } = grid
  const perScale = 1 / product.scale
  const fromX = (x - product.x) * perScale
  const fromZ = (z - product.z) * perScale
  const reach = reachOf(shape)
  const perCell = cells / (2 * reach)
  const a = (fromX * cosine - fromZ * sine + reach) * perCell - 0.5
  const b = ((y - product.y) * perScale - shape.bounds.height + reach) * perCell - 0.5
  const c = (fromX * sine + fromZ * cosine + reach) * perCell - 0.5
  const one = interpolateDistance(values, cells, a + ROUGH_SLOPE, b - ROUGH_SLOPE, c - ROUGH_SLOPE)
  const two = interpolateDistance(values, cells, a - ROUGH_SLOPE, b - ROUGH_SLOPE, c + ROUGH_SLOPE)
  const three = interpolateDistance(values, cells, a - ROUGH_SLOPE, b + ROUGH_SLOPE, c - ROUGH_SLOPE)
  const four = interpolateDistance(values, cells, a + ROUGH_SLOPE, b + ROUGH_SLOPE, c + ROUGH_SLOPE)
  const nx = one - two - three + four
  const ny = -one - two + three + four
  const nz = -one + two - three + four
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-18)
  point[0] = (nx * cosine + nz * sine) * length
  point[1] = ny * length
  point[2] = (nz * cosine - nx * sine) * length
}

/** The skin at a scene point with the outward normal (nx, ny, nz), into `product.skin`; its bends are converted to the scene's directions. */
export function skinAt(product: PlacedProduct, x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
  const { shape, skin, sine, cosine } = product
  const perScale = 1 / product.scale
  const fromX = (x - product.x) * perScale
  const fromZ = (z - product.z) * perScale
  skin.fill(0)
  shape.writeSkin(
    skin,
    fromX * cosine - fromZ * sine,
    (y - product.y) * perScale,
    fromX * sine + fromZ * cosine,
    nx * cosine - nz * sine,
    ny,
    nx * sine + nz * cosine,
  )
  const bendX = skin[SKIN.bendX]
  const bendZ = skin[SKIN.bendZ]
  skin[SKIN.bendX] = bendX * cosine + bendZ * sine
  skin[SKIN.bendZ] = bendZ * cosine - bendX * sine
}
