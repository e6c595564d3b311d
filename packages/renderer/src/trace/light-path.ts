import { type Stage } from '../stage.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { leftBody, type Meeting, newMeeting } from './world.ts'

/** How near to the product counts as met, in scene units, where nobody looks straight at it. */
export const ENOUGH = 0.0016
/** Off a surface by this much before the next stretch begins. */
export const OFF = 0.004
/** Brighter light found by chance alone is taken for this bright: single specks look like dust. */
const BRIGHTEST = 6

/** A way of light being followed, and what came along it. */
export interface Path {
  readonly met: Meeting
  readonly points: SamplePoints
  /** What came along the path, linear light. */
  readonly found: Float64Array
  /** What is left of light sent along it. */
  readonly left: Float64Array
  /** Where it goes on, and in which direction. */
  readonly place: Float64Array
  readonly way: Float64Array
  /** The body it leaves from there and cannot meet again, or -1. */
  body: number
  /** How long the first stretch was: a mirror blurs what is far from it. */
  reach: number
  /** Whether it begins on the product. */
  isFromProduct: boolean
  /** Whether it goes through the first glass it meets, instead of being thrown back by it now and then. */
  isThrough: boolean
}

export const newPath = (points: SamplePoints): Path => ({
  met: newMeeting(),
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

/** The next number by chance, 0 up to 1. */
export const chance = (points: SamplePoints): number => {
  drawPair(points)
  return points.pair[0]
}

/** Begins the next stretch at what was met, on the side that `way` goes to. */
export function stepOff(stage: Stage, path: Path, way: Float64Array): void {
  const { met, place } = path
  const side = way[0] * met.nx + way[1] * met.ny + way[2] * met.nz > 0 ? OFF : -OFF
  place[0] = met.x + met.nx * side
  place[1] = met.y + met.ny * side
  place[2] = met.z + met.nz * side
  path.body = side > 0 ? leftBody(stage, met.id) : -1
}

/** Adds light that came along the path, by what is left of it. */
export function addFound({ found, left }: Path, red: number, green: number, blue: number): void {
  found[0] += Math.min(BRIGHTEST, left[0] * red)
  found[1] += Math.min(BRIGHTEST, left[1] * green)
  found[2] += Math.min(BRIGHTEST, left[2] * blue)
}
