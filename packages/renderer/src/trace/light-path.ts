import { type Stage } from '../stage.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { convexBodyOf, type TraceHit, newTraceHit } from './world.ts'

/** Distance to the product that counts as a hit, in scene units, for rays other than the camera's. */
export const HIT_DISTANCE = 0.0016
/** Offset from a surface before the next stretch begins. */
export const SURFACE_OFFSET = 0.004
/** Brighter light from random hits is clamped to this: single specks look like dust. */
const RADIANCE_MAX = 6

/** A light path and the light along it. */
export interface Path {
  readonly hit: TraceHit
  readonly points: SamplePoints
  /** Light along the path, linear. */
  readonly radiance: Float64Array
  /** Remaining throughput of the path. */
  readonly throughput: Float64Array
  /** Where it continues, and in which direction. */
  readonly origin: Float64Array
  readonly direction: Float64Array
  /** The body it leaves from there and cannot hit again, or -1. */
  excludedBody: number
  /** Length of the first stretch: a mirror blurs what is far from it. */
  firstLength: number
  /** Whether it begins on the product. */
  isFromProduct: boolean
  /** Whether it passes through the first glass it hits instead of sometimes being reflected by it. */
  isThrough: boolean
}

export const newPath = (points: SamplePoints): Path => ({
  hit: newTraceHit(),
  points,
  radiance: new Float64Array(3),
  throughput: new Float64Array(3),
  origin: new Float64Array(3),
  direction: new Float64Array(3),
  excludedBody: -1,
  firstLength: 0.5,
  isFromProduct: false,
  isThrough: false,
})

/** The next random number, 0 up to 1. */
export const randomNumber = (points: SamplePoints): number => {
  drawPair(points)
  return points.pair[0]
}

/** Begins the next stretch at the hit, on the side that `direction` goes to. */
export function leaveSurface(stage: Stage, path: Path, direction: Float64Array): void {
  const { hit, origin } = path
  const side = direction[0] * hit.nx + direction[1] * hit.ny + direction[2] * hit.nz > 0 ? SURFACE_OFFSET : -SURFACE_OFFSET
  origin[0] = hit.x + hit.nx * side
  origin[1] = hit.y + hit.ny * side
  origin[2] = hit.z + hit.nz * side
  path.excludedBody = side > 0 ? convexBodyOf(stage, hit.id) : -1
}

/** Adds light along the path, weighed by its throughput. */
export function addRadiance({ radiance, throughput }: Path, red: number, green: number, blue: number): void {
  radiance[0] += Math.min(RADIANCE_MAX, throughput[0] * red)
  radiance[1] += Math.min(RADIANCE_MAX, throughput[1] * green)
  radiance[2] += Math.min(RADIANCE_MAX, throughput[2] * blue)
}
