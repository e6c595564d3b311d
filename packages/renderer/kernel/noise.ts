import { add, all, ease, mix, mul, plus, sub, times } from './lanes'
import { NOISE, NOISE_COLUMNS } from './memory'

// The noise of `src/noise.ts`, from the same table.

/** Numbers of the table at (column, row), whole numbers. */
@inline
export function cellNoise(column: v128, row: v128): v128 {
  return pick(offsetOf(i32x4.trunc_sat_f32x4_s(column), i32x4.trunc_sat_f32x4_s(row)))
}

@inline
function offsetOf(column: v128, row: v128): v128 {
  const mask = i32x4.splat(255)
  return i32x4.shl(i32x4.add(i32x4.mul(v128.and(row, mask), i32x4.splat(NOISE_COLUMNS)), v128.and(column, mask)), 2)
}

@inline
function pick(offset: v128): v128 {
  let picked = v128.load32_zero(NOISE + i32x4.extract_lane(offset, 0))
  picked = v128.load32_lane(NOISE + i32x4.extract_lane(offset, 1), picked, 1)
  picked = v128.load32_lane(NOISE + i32x4.extract_lane(offset, 2), picked, 2)
  return v128.load32_lane(NOISE + i32x4.extract_lane(offset, 3), picked, 3)
}

/** Value noise, 0 to 1, one bump per unit. */
export function smoothNoise(x: v128, y: v128): v128 {
  const left = f32x4.floor(x)
  const top = f32x4.floor(y)
  const u = ease(sub(x, left))
  const v = ease(sub(y, top))
  const column = i32x4.trunc_sat_f32x4_s(left)
  const row = i32x4.trunc_sat_f32x4_s(top)
  return mix(across(offsetOf(column, row), u), across(offsetOf(column, i32x4.add(row, i32x4.splat(1))), u), v)
}

/** Between the number at an offset and the next; each row of the table ends with its first number again. */
@inline
function across(offset: v128, share: v128): v128 {
  let first = v128.load64_zero(NOISE + i32x4.extract_lane(offset, 0))
  first = v128.load64_lane(NOISE + i32x4.extract_lane(offset, 1), first, 1)
  let second = v128.load64_zero(NOISE + i32x4.extract_lane(offset, 2))
  second = v128.load64_lane(NOISE + i32x4.extract_lane(offset, 3), second, 1)
  return mix(v128.shuffle<f32>(first, second, 0, 2, 4, 6), v128.shuffle<f32>(first, second, 1, 3, 5, 7), share)
}

/** Two octaves of noise; about 0 to 1, mean 0.5. */
export function layeredNoise(x: v128, y: v128): v128 {
  return add(times(smoothNoise(x, y), <f32>2 / 3), times(smoothNoise(turnedX(x, y), turnedY(x, y)), <f32>1 / 3))
}

/** Three octaves of noise; about 0 to 1, mean 0.5. */
export function richNoise(x: v128, y: v128): v128 {
  const nextX = turnedX(x, y)
  const nextY = turnedY(x, y)
  const coarse = add(times(smoothNoise(x, y), <f32>4 / 7), times(smoothNoise(nextX, nextY), <f32>2 / 7))
  return add(coarse, times(smoothNoise(turnedX(nextX, nextY), turnedY(nextX, nextY)), <f32>1 / 7))
}

@inline
function turnedX(x: v128, y: v128): v128 {
  return plus(add(times(x, 1.6), times(y, 1.2)), 3.1)
}

@inline
function turnedY(x: v128, y: v128): v128 {
  return plus(sub(times(y, 1.6), times(x, 1.2)), 7.7)
}

/** Whole numbers with their bits mixed to look random, as 0 to 1. */
export function chanceOf(value: v128): v128 {
  let bits = i32x4.mul(v128.xor(value, i32x4.shr_u(value, 16)), i32x4.splat(0x7feb352d))
  bits = i32x4.mul(v128.xor(bits, i32x4.shr_u(bits, 15)), i32x4.splat(<i32>0x846ca68b))
  return mul(f32x4.convert_i32x4_u(v128.xor(bits, i32x4.shr_u(bits, 16))), all(<f32>1 / 4294967296))
}
