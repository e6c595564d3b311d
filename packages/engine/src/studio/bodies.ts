import { type Finish } from './materials.ts'
import { type Body } from './scene.ts'

/** Shapes as whole numbers: the switch of the innermost loop. */
export const CYLINDER = 0
export const BOX = 1
export const SPHERE = 2
export const ARCH = 3
export const DISC = 4

/** A body ready for marching: its numbers flat, and the box around it (each side grown by nothing). */
export interface PlacedBody {
  readonly shape: number
  /** Middle of the body. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Half sizes; for round bodies `halfX` is the radius. */
  readonly halfX: number
  readonly halfY: number
  readonly halfZ: number
  readonly round: number
  /** Arch only: half width of the opening and height of the spring line above the ground. */
  readonly inner: number
  readonly spring: number
  readonly finish: Finish
}

/** A body on the ground reaches below it, or its rounded foot would leave a crack of shadow. */
const footOf = (bottom: number): number => (bottom === 0 ? -0.1 : bottom)

export function placeBody(body: Body, finish: Finish): PlacedBody {
  const base = { inner: 0, spring: 0, finish }
  switch (body.shape) {
    case 'cylinder': {
      const bottom = footOf(body.bottom)
      const halfY = (body.top - bottom) / 2
      return {
        ...base,
        shape: CYLINDER,
        x: body.x,
        y: bottom + halfY,
        z: body.z,
        halfX: body.radius,
        halfY,
        halfZ: body.radius,
        round: body.round,
      }
    }
    case 'box': {
      const bottom = footOf(body.bottom)
      const halfY = (body.top - bottom) / 2
      return {
        ...base,
        shape: BOX,
        x: body.x,
        y: bottom + halfY,
        z: body.z,
        halfX: body.halfWidth,
        halfY,
        halfZ: body.halfDepth,
        round: body.round,
      }
    }
    case 'sphere':
      return {
        ...base,
        shape: SPHERE,
        x: body.x,
        y: body.y,
        z: body.z,
        halfX: body.radius,
        halfY: body.radius,
        halfZ: body.radius,
        round: 0,
      }
    case 'arch': {
      const halfY = (body.spring + body.halfWidth + 0.1) / 2
      return {
        ...base,
        shape: ARCH,
        x: body.x,
        y: halfY - 0.1,
        z: body.z,
        halfX: body.halfWidth,
        halfY,
        halfZ: body.halfDepth,
        round: body.round,
        inner: body.inner,
        spring: body.spring,
      }
    }
    default:
      return {
        ...base,
        shape: DISC,
        x: body.x,
        y: body.y,
        z: body.z,
        halfX: body.radius,
        halfY: body.radius,
        halfZ: body.halfDepth,
        round: body.round,
      }
  }
}

/** Distance from a point to the surface of a body, negative inside; in scene units, never too long. */
export function distanceTo(body: PlacedBody, px: number, py: number, pz: number): number {
  const x = px - body.x
  const y = py - body.y
  const z = pz - body.z
  const round = body.round
  switch (body.shape) {
    case CYLINDER:
      return roundedCorner(Math.sqrt(x * x + z * z) - body.halfX + round, Math.abs(y) - body.halfY + round) - round
    case DISC:
      return roundedCorner(Math.sqrt(x * x + y * y) - body.halfX + round, Math.abs(z) - body.halfZ + round) - round
    case SPHERE:
      return Math.sqrt(x * x + y * y + z * z) - body.halfX
    case BOX: {
      const a = Math.abs(x) - body.halfX + round
      const b = Math.abs(y) - body.halfY + round
      const c = Math.abs(z) - body.halfZ + round
      const outA = a > 0 ? a : 0
      const outB = b > 0 ? b : 0
      const outC = c > 0 ? c : 0
      const inside = a > b ? (a > c ? a : c) : b > c ? b : c
      return Math.sqrt(outA * outA + outB * outB + outC * outC) + (inside < 0 ? inside : 0) - round
    }
    default: {
      const above = py - body.spring
      const side = Math.abs(x)
      // Outline in the plane of the slab: posts below the spring line, a half ring above it.
      const reach = above > 0 ? Math.sqrt(side * side + above * above) : side
      const middle = (body.halfX + body.inner) / 2
      const half = (body.halfX - body.inner) / 2
      const outline = body.inner > 0 ? Math.abs(reach - middle) - half : reach - body.halfX
      const foot = -0.1 - py
      return roundedCorner((outline > foot ? outline : foot) + round, Math.abs(z) - body.halfZ + round) - round
    }
  }
}

function roundedCorner(a: number, b: number): number {
  const outA = a > 0 ? a : 0
  const outB = b > 0 ? b : 0
  const inside = a > b ? a : b
  return Math.sqrt(outA * outA + outB * outB) + (inside < 0 ? inside : 0)
}
