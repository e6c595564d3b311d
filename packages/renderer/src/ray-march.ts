import { distanceTo, type PlacedBody } from './primitives.ts'

/**
 * A ray: x, y, z of its origin, then of its direction, which has length 1. An array, because V8 allocates an object for each number that it hands to a
 * function which it does not inline. What runs for each ray reads its numbers one by one: destructuring an array is many times slower.
 */
export type Ray = Float64Array

export const newRay = (): Ray => new Float64Array(6)

export function setRay(ray: Ray, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
  ray[0] = ox
  ray[1] = oy
  ray[2] = oz
  ray[3] = dx
  ray[4] = dy
  ray[5] = dz
}

/** Working memory of rays, one per renderer. */
export interface Span {
  /** Nearest and farthest distance along a ray inside a box; written by `crossBox`. */
  near: number
  far: number
  /** A ray from a surface towards a light, the sky or a mirror image. */
  readonly onward: Ray
}

export const newSpan = (): Span => ({ near: 0, far: 0, onward: newRay() })

/** Whether the ray crosses the box around `body`, grown by `margin`; the stretch inside is written to `span`. */
function crossBox(
  span: Span,
  body: PlacedBody,
  margin: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  let near = 0
  let far = 1e9
  // A ray parallel to a side divides by zero; the tiny number keeps the signs right without a branch.
  let inverse = 1 / (dx === 0 ? 1e-12 : dx)
  let a = (body.x - body.halfX - margin - ox) * inverse
  let b = (body.x + body.halfX + margin - ox) * inverse
  near = Math.max(near, a < b ? a : b)
  far = Math.min(far, a < b ? b : a)
  inverse = 1 / (dy === 0 ? 1e-12 : dy)
  a = (body.y - body.halfY - margin - oy) * inverse
  b = (body.y + body.halfY + margin - oy) * inverse
  near = Math.max(near, a < b ? a : b)
  far = Math.min(far, a < b ? b : a)
  inverse = 1 / (dz === 0 ? 1e-12 : dz)
  a = (body.z - body.halfZ - margin - oz) * inverse
  b = (body.z + body.halfZ + margin - oz) * inverse
  near = Math.max(near, a < b ? a : b)
  far = Math.min(far, a < b ? b : a)
  span.near = near
  span.far = far
  return far > near
}

/** Whether the ray misses the ball around a body, grown by `margin`: true for most bodies and cheaper than `crossBox`, which is for the rest. */
export function missesBody(
  body: PlacedBody,
  margin: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const x = body.x - ox
  const y = body.y - oy
  const z = body.z - oz
  const along = x * dx + y * dy + z * dz
  const radius = body.bounds + margin
  const square = x * x + y * y + z * z
  return square - along * along > radius * radius || (along < 0 && square > radius * radius)
}

const MARCH_STEPS = 64
const TOUCH = 0.0008
/** Margin of the box and ball around a body. */
export const MARGIN = 0.002

/** How far along the ray the body is hit, or -1. */
export function march(span: Span, body: PlacedBody, ray: Ray): number {
  const ox = ray[0]
  const oy = ray[1]
  const oz = ray[2]
  const dx = ray[3]
  const dy = ray[4]
  const dz = ray[5]
  if (missesBody(body, MARGIN, ox, oy, oz, dx, dy, dz) || !crossBox(span, body, MARGIN, ox, oy, oz, dx, dy, dz)) return -1
  let t = span.near
  const end = span.far
  for (let step = 0; step < MARCH_STEPS; step++) {
    const distance = distanceTo(body, ox + dx * t, oy + dy * t, oz + dz * t)
    if (distance < TOUCH) return t
    t += distance
    if (t > end) return -1
  }
  return -1
}

const SHADOW_STEPS = 22

/**
 * How much of a lamp of half angle `softness` (tangent) is visible past the body, 0 to 1: the narrowest gap between ray and body, as a share of the
 * width of the lamp's cone there.
 */
export function lightPast(span: Span, body: PlacedBody, softness: number, ray: Ray): number {
  const ox = ray[0]
  const oy = ray[1]
  const oz = ray[2]
  const dx = ray[3]
  const dy = ray[4]
  const dz = ray[5]
  const reach = body.halfX + body.halfY + body.halfZ
  if (missesBody(body, softness * reach, ox, oy, oz, dx, dy, dz) || !crossBox(span, body, softness * reach, ox, oy, oz, dx, dy, dz))
    return 1
  let t = Math.max(span.near, 0.012)
  const end = span.far
  let seen = 1
  for (let step = 0; step < SHADOW_STEPS && t < end; step++) {
    const distance = distanceTo(body, ox + dx * t, oy + dy * t, oz + dz * t)
    const share = distance / (softness * t)
    if (share < seen) {
      seen = share
      if (seen < -1) break
    }
    const stride = distance < 0 ? -distance : distance
    t += stride < 0.026 ? 0.026 : stride > 0.3 ? 0.3 : stride
  }
  // Half of the lamp is visible when the ray just touches: the share runs from -1 (hidden) to 1 (clear).
  const clear = seen < -1 ? -1 : seen
  return 0.25 * (1 + clear) * (1 + clear) * (2 - clear)
}
