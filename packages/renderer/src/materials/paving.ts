import { blend, BLUE, dim, fill, type Finish, GREEN, RED, SHINE, SLOPE_X, SLOPE_Y, visible } from './finish.ts'
import { cellNoise, clamp01, layeredNoise, smoothNoise, smoothStep } from '../noise.ts'

/** Half a joint, as a share of a tile's height. */
const JOINT = 0.022
/** How far in the glaze bends down to the joint. */
const RIM = 0.07
/** From this ratio of width and height tiles are laid like bricks, each row moved by half a tile. */
const BRICK = 1.5

/** Glazed handmade tiles: each leans a little, mirrors another part of the room and has its own tone. */
export function sampleTile(out: Float64Array, finish: Finish, u: number, v: number, pixel: number): void {
  const row = Math.floor(v)
  const x = u / finish.ratio + (finish.ratio > BRICK && (row & 1) === 1 ? 0.5 : 0)
  const column = Math.floor(x)
  const right = (x - column - 0.5) * finish.ratio
  const down = v - row - 0.5
  const toSide = finish.ratio / 2 - Math.abs(right)
  const toEnd = 0.5 - Math.abs(down)
  const inside = Math.min(toSide, toEnd)
  const chance = cellNoise(column + 31, row)
  const other = cellNoise(column, row + 77)
  const leanX = (chance - 0.5) * 0.16
  const leanY = (other - 0.5) * 0.16
  fill(out, finish.main, 0.9 + 0.14 * chance)
  blend(out, finish.third, 0.5 * other * other)
  // The room in the glaze: soft bright patches that break at every joint.
  const room = smoothNoise(u * 0.55 + leanX * 9 + 3, v * 0.4 + leanY * 7)
  const shine = 0.24 * smoothStep(0.52, 0.8, room)
  out[RED] += (1 - out[RED]) * shine
  out[GREEN] += (1 - out[GREEN]) * shine
  out[BLUE] += (1 - out[BLUE]) * shine
  const rim = 1 - smoothStep(JOINT, JOINT + RIM, inside)
  out[SLOPE_X] = leanX + (toSide < toEnd ? Math.sign(right) * rim * 0.5 : 0)
  out[SLOPE_Y] = leanY + (toSide < toEnd ? 0 : Math.sign(down) * rim * 0.5)
  const joint = 1 - smoothStep(JOINT - pixel * 0.5, JOINT + pixel, inside)
  if (joint <= 0) return
  blend(out, finish.second, joint)
  out[SLOPE_X] *= 1 - joint
  out[SLOPE_Y] *= 1 - joint
  out[SHINE] = 1 - joint
}

/** The middle of a tile has a number of its own, near its rim it is 0. */
export function plainOfTile(finish: Finish, u: number, v: number): number {
  const row = Math.floor(v)
  const x = u / finish.ratio + (finish.ratio > BRICK && (row & 1) === 1 ? 0.5 : 0)
  const column = Math.floor(x)
  const inside = Math.min(finish.ratio * (0.5 - Math.abs(x - column - 0.5)), 0.5 - Math.abs(v - row - 0.5))
  return inside < JOINT + RIM ? 0 : 1 + ((row * 37 + column * 101) & 127)
}

/** Puddles of rain on the ground, and the unevenness between. */
export function asphaltFields(fields: Float64Array, u: number, v: number): number {
  fields[0] = smoothStep(0.4, 0.56, layeredNoise(u * 0.62, v * 0.8, 3))
  fields[1] = layeredNoise(u * 2.3, v * 2.3, 2) - 0.5
  return 0
}

export function sampleAsphalt(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const wet = fields[0]
  const clear = visible(pixel, 0.03)
  const grit = clear > 0 ? (smoothNoise(u * 52, v * 52) - 0.5) * clear : 0
  fill(out, finish.main, 1 + 0.5 * fields[1])
  blend(out, finish.second, clamp01(grit * 1.7) * (1 - wet))
  dim(out, 1 - 0.45 * wet)
  out[SLOPE_X] = grit * 0.35 * (1 - wet)
  out[SLOPE_Y] = fields[1] * 0.25 * (1 - wet)
  out[SHINE] = 0.34 + 0.66 * wet + grit * 0.3 * (1 - wet)
}
