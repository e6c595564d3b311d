import { type Stage } from '../stage.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { leftBody, type TraceHit, newTraceHit } from './world.ts'

/** Distance to the product that counts as a hit, in scene units, for rays other than the camera's. */
export const ENOUGH = 0.0016
/** Offset from a surface before the next stretch begins. */
export const OFF = 0.004
/** Brighter light from random hits is clamped to this: single specks look like dust. */
const BRIGHTEST = 6

/** A light path and the light along it. */
export interface Path {
  readonly hit: TraceHit
  readonly points: SamplePoints
  /** Light along the path, linear. */
  readonly found: Float64Array
  /** Remaining throughput of the path. */
  readonly left: Float64Array
  /** Where it continues, and in which direction. */
  readonly place: Float64Array
  readonly way: Float64Array
  /** The body it leaves from there and cannot hit again, or -1. */
  body: number
  /** Length of the first stretch: a mirror blurs what is far from it. */
  reach: number
  /** Whether it begins on the product. */
  isFromProduct: boolean
  /** Whether it passes through the first glass it hits instead of sometimes being reflected by it. */
  isThrough: boolean
}

export const newPath = (points: SamplePoints): Path => ({
  hit: newTraceHit(),
  points,
  found: new Float64Array(3),
  left: new Float64Array(3),
  place: new Float64Array(3),
  way: new Float64Array(3),
  body: -1,
  reach: 0.5,
  isFromProduct: false,
  isThrough: false,
})

/** The next random number, 0 up to 1. */
export const chance = (points: SamplePoints): number => {
  drawPair(points)
  return points.pair[0]
}

/** Begins the next stretch at the hit, on the side that `way` goes to. */
export function stepOff(stage: Stage, path: Path, way: Float64Array): void {
  const { hit, place } = path
  const side = way[0] * hit.nx + way[1] * hit.ny + way[2] * hit.nz > 0 ? OFF : -OFF
  place[0] = hit.x + hit.nx * side
  place[1] = hit.y + hit.ny * side
  place[2] = hit.z + hit.nz * side
  path.body = side > 0 ? leftBody(stage, hit.id) : -1
}

/** Adds light along the path, weighed by its throughput. */
export function addFound({ found, left }: Path, red: number, green: number, blue: number): void {
  found[0] += Math.min(BRIGHTEST, left[0] * red)
  found[1] += Math.min(BRIGHTEST, left[1] * green)
  found[2] += Math.min(BRIGHTEST, left[2] * blue)
}
