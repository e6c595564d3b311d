import { type Finish } from './materials/finish.ts'
import type { Body } from './scene.ts'

/** Shapes as whole numbers: the switch of the innermost loop. */
const CYLINDER = 0
const BOX = 1
const SPHERE = 2
const ARCH = 3
const DISC = 4
const TUBE = 5
const RIBBON = 6

/** A body ready for marching: its numbers flat, and the box around it (without any margin). */
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
  /** Radius of the ball around it. */
  readonly bounds: number
  /** A convex body casts no shadow on itself. */
  readonly isConvex: boolean
  readonly round: number
  /** Arch only: half width of the opening and height of the spring line above the ground. */
  readonly inner: number
  readonly spring: number
  /** Tube only: from its middle to one of its ends. Ribbon: swing, waves per unit, and the share of its distance that is safe. */
  readonly alongX: number
  readonly alongY: number
  readonly alongZ: number
  readonly finish: Finish
}

const RIBBON_THICKNESS = 0.008

/** A body on the ground reaches below it, or its rounded foot would leave a crack of shadow. */
const footOf = (bottom: number): number => (bottom === 0 ? -0.1 : bottom)

export function placeBody(body: Body, finish: Finish): PlacedBody {
  const { shape, x, y, z, halfX, halfY, halfZ, round, inner, spring, alongX, alongY, alongZ } = unboundedBody(body, finish)
  const isConvex = shape !== RIBBON && inner === 0
  const bounds = Math.sqrt(halfX ** 2 + halfY ** 2 + halfZ ** 2)
  // One order of fields for every shape: the innermost loop then sees one kind of object.
  return { shape, x, y, z, halfX, halfY, halfZ, bounds, isConvex, round, inner, spring, alongX, alongY, alongZ, finish }
}

type UnboundedBody = Omit<PlacedBody, 'bounds' | 'isConvex'>
type BodyOf<Shape extends Body['shape']> = Extract<Body, { readonly shape: Shape }>

function unboundedBody(body: Body, finish: Finish): UnboundedBody {
  const base = { x: body.x, z: body.z, inner: 0, spring: 0, alongX: 0, alongY: 0, alongZ: 0, finish }
  switch (body.shape) {
    case 'cylinder':
      return { ...base, ...standing(body), shape: CYLINDER, halfX: body.radius, halfZ: body.radius, round: body.round }
    case 'box':
      return { ...base, ...standing(body), shape: BOX, halfX: body.halfWidth, halfZ: body.halfDepth, round: body.round }
    case 'sphere':
      return { ...base, shape: SPHERE, y: body.y, halfX: body.radius, halfY: body.radius, halfZ: body.radius, round: 0 }
    case 'arch':
      return { ...base, ...archPlace(body) }
    case 'tube':
      return { ...base, ...tubePlace(body) }
    case 'ribbon':
      return { ...base, ...ribbonPlace(body) }
    default:
      return { ...base, shape: DISC, y: body.y, halfX: body.radius, halfY: body.radius, halfZ: body.halfDepth, round: body.round }
  }
}

/** Middle and half height of a body that stands. */
function standing(body: BodyOf<'cylinder' | 'box'>) {
  const bottom = footOf(body.bottom)
  const halfY = (body.top - bottom) / 2
  return { y: bottom + halfY, halfY }
}

function archPlace({ halfWidth, halfDepth, inner, spring, round }: BodyOf<'arch'>) {
  const halfY = (spring + halfWidth + 0.1) / 2
  return { shape: ARCH, y: halfY - 0.1, halfX: halfWidth, halfY, halfZ: halfDepth, round, inner, spring } as const
}

function tubePlace({ x, y, z, toX, toY, toZ, radius }: BodyOf<'tube'>) {
  const alongX = (toX - x) / 2
  const alongY = (toY - y) / 2
  const alongZ = (toZ - z) / 2
  return {
    shape: TUBE,
    x: x + alongX,
    y: y + alongY,
    z: z + alongZ,
    halfX: Math.abs(alongX) + radius,
    halfY: Math.abs(alongY) + radius,
    halfZ: Math.abs(alongZ) + radius,
    round: radius,
    alongX,
    alongY,
    alongZ,
  } as const
}

function ribbonPlace({ top, bottom, halfWidth, swing, waves }: BodyOf<'ribbon'>) {
  const halfY = (top - bottom) / 2
  return {
    shape: RIBBON,
    y: bottom + halfY,
    halfX: halfWidth,
    halfY,
    halfZ: swing + RIBBON_THICKNESS,
    round: RIBBON_THICKNESS,
    alongX: swing,
    alongY: waves,
    alongZ: 1 / Math.sqrt(1 + (swing * waves * WAVE_SLOPE) ** 2),
  } as const
}

/** Distance from a point to the surface of a body, negative inside; in scene units, never overestimated. */
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
    case TUBE: {
      const { alongX, alongY, alongZ } = body
      const share = (x * alongX + y * alongY + z * alongZ) / (alongX * alongX + alongY * alongY + alongZ * alongZ)
      const near = share < -1 ? -1 : share > 1 ? 1 : share
      const a = x - alongX * near
      const b = y - alongY * near
      const c = z - alongZ * near
      return Math.sqrt(a * a + b * b + c * c) - round
    }
    case RIBBON: {
      // The swing dies out towards the ends, where a ribbon lies straight.
      const fromWave = (Math.abs(z - body.alongX * wave(x * body.alongY) * (1 - 0.5 * Math.abs(x / body.halfX))) - round) * body.alongZ
      const a = Math.abs(x) - body.halfX
      const b = Math.abs(y) - body.halfY
      return Math.max(fromWave, a, b)
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

/** Nearly a sine, of two parabolas: a wave a unit, from -1 to 1, and its steepest slope. */
function wave(place: number): number {
  const turn = place - Math.floor(place)
  return turn < 0.5 ? 16 * turn * (0.5 - turn) : -16 * (turn - 0.5) * (1 - turn)
}
const WAVE_SLOPE = 8

function roundedCorner(a: number, b: number): number {
  const outA = a > 0 ? a : 0
  const outB = b > 0 ? b : 0
  const inside = a > b ? a : b
  return Math.sqrt(outA * outA + outB * outB) + (inside < 0 ? inside : 0)
}
