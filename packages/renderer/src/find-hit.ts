import { distanceTo, type PlacedBody } from './primitives.ts'
import { type Finish } from './materials/finish.ts'
import { march, type Ray, type Span } from './ray-march.ts'
import { type Stage } from './stage.ts'

/** The hit of a ray. One object per image, overwritten by every ray. */
export interface Hit {
  /** VIEW, GROUND, WALL, CURVE, or from FIRST_BODY: three numbers for each body, one for each direction its sides may face. */
  id: number
  finish: Finish
  distance: number
  x: number
  y: number
  z: number
  /** Outward direction of the surface, length 1. */
  nx: number
  ny: number
  nz: number
  /** Position in the surface's pattern. */
  u: number
  v: number
}

/** The view far behind the scene: light of its own, no surface. */
export const VIEW = 0
export const GROUND = 1
export const WALL = 2
export const CURVE = 3
export const FIRST_BODY = 4

/** The number of the body a surface belongs to, or NO_BODY. */
export const bodyOf = (id: number): number => (id < FIRST_BODY ? NO_BODY : ((id - FIRST_BODY) / 3) | 0)

/** Instead of the number of a body: test all of them, or none. */
export const ALL_BODIES = -2
const NO_BODY = -1

/**
 * The nearest surface along a ray whose direction has length 1; there always is one, because the wall has no end. `only` limits the tested bodies,
 * for a caller that knows from the neighbourhood which are possible.
 */
export function findHit(hit: Hit, span: Span, stage: Stage, ray: Ray, only: number): void {
  const ox = ray[0]
  const oy = ray[1]
  const oz = ray[2]
  const dx = ray[3]
  const dy = ray[4]
  const dz = ray[5]
  const { bodies, backdrop } = stage
  const wallZ = -backdrop.distance
  const toGround = !stage.isLaid && dy < -1e-6 ? -oy / dy : 1e9
  const toWall = (wallZ - oz) / dz
  const onGround = toGround < toWall
  let nearest = onGround ? toGround : toWall
  let found = -1
  const first = only === ALL_BODIES ? 0 : only === NO_BODY ? bodies.length : only
  const last = only === ALL_BODIES || only === NO_BODY ? bodies.length : only + 1
  for (let index = first; index < last; index++) {
    const t = march(span, bodies[index], ray)
    if (t > 0 && t < nearest) {
      nearest = t
      found = index
    }
  }
  if (found >= 0) return hitBody(hit, bodies[found], found, nearest, ray)
  const curve = backdrop.curve
  if (curve > 0 && ((onGround && oz + dz * toGround < wallZ + curve) || (!onGround && oy + dy * toWall < curve))) {
    return hitCurve(hit, stage, ray)
  }
  hit.distance = nearest
  hit.x = ox + dx * nearest
  hit.y = oy + dy * nearest
  hit.z = oz + dz * nearest
  hit.nx = 0
  hit.u = hit.x
  if (onGround) {
    hit.id = GROUND
    hit.finish = stage.ground
    hit.y = 0
    hit.ny = 1
    hit.nz = 0
    hit.v = hit.z
    return
  }
  hit.id = backdrop.kind === 'wall' ? WALL : VIEW
  hit.finish = stage.wall
  hit.ny = 0
  hit.nz = 1
  hit.v = placeOnWall(hit.y, curve, backdrop.distance)
}

/** Arc length of a quarter circle minus both of its legs, in radii. */
const QUARTER = Math.PI / 2 - 2

/** Position in the pattern at a height of the wall. Downwards, as on the curve: the sheet comes down the wall and runs out towards the camera. */
export const placeOnWall = (y: number, curve: number, distance: number): number => -y - (curve > 0 ? distance + QUARTER * curve : 0)

/** Position in the pattern at a point of the curve between ground and wall. */
export const placeOnCurve = (curve: number, distance: number, y: number, z: number): number =>
  curve - distance - curve * Math.atan2(curve - distance - z, curve - y)

/** The quarter pipe between ground and wall. */
function hitCurve(hit: Hit, stage: Stage, ray: Ray): void {
  const oy = ray[1]
  const oz = ray[2]
  const dy = ray[4]
  const dz = ray[5]
  const { curve, distance } = stage.backdrop
  const middleZ = curve - distance
  const fromY = oy - curve
  const fromZ = oz - middleZ
  const a = dy * dy + dz * dz
  const b = fromY * dy + fromZ * dz
  const c = fromY * fromY + fromZ * fromZ - curve * curve
  const t = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a
  hit.id = CURVE
  hit.finish = stage.wall
  hit.distance = t
  hit.x = ray[0] + ray[3] * t
  hit.y = oy + dy * t
  hit.z = oz + dz * t
  hit.nx = 0
  hit.ny = (curve - hit.y) / curve
  hit.nz = (middleZ - hit.z) / curve
  hit.u = hit.x
  hit.v = placeOnCurve(curve, distance, hit.y, hit.z)
}

function hitBody(hit: Hit, body: PlacedBody, index: number, t: number, ray: Ray): void {
  const x = ray[0] + ray[3] * t
  const y = ray[1] + ray[4] * t
  const z = ray[2] + ray[5] * t
  const face = faceBody(hit, body, x, y, z)
  hit.id = FIRST_BODY + index * 3 + face
  hit.finish = body.finish
  hit.distance = t
  hit.x = x
  hit.y = y
  hit.z = z
}

/** The normal of a body at a point of its surface, and the position in its pattern. */
interface Facing {
  nx: number
  ny: number
  nz: number
  u: number
  v: number
}

/** Scene units over which a body's slope is measured. */
const SLOPE = 0.0015

/** Writes the normal of a body at (x, y, z); returns the side of its pattern: 0 top or bottom, 1 front or back, 2 flank. */
export function faceBody(facing: Facing, body: PlacedBody, x: number, y: number, z: number): 0 | 1 | 2 {
  // Four corners of a tetrahedron give the slope in all three directions.
  const a = distanceTo(body, x + SLOPE, y - SLOPE, z - SLOPE)
  const b = distanceTo(body, x - SLOPE, y - SLOPE, z + SLOPE)
  const c = distanceTo(body, x - SLOPE, y + SLOPE, z - SLOPE)
  const d = distanceTo(body, x + SLOPE, y + SLOPE, z + SLOPE)
  let nx = a - b - c + d
  let ny = -a - b + c + d
  let nz = -a + b - c + d
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-20)
  nx *= scale
  ny *= scale
  nz *= scale
  // The pattern lies on the side that faces most: top, front or flank.
  const face = ny > 0.7 || ny < -0.7 ? 0 : Math.abs(nz) > Math.abs(nx) ? 1 : 2
  facing.nx = nx
  facing.ny = ny
  facing.nz = nz
  facing.u = (face === 2 ? z : x) + body.x * 3.7
  facing.v = (face === 0 ? z : -y) + body.z
  return face
}
