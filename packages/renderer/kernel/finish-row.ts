import { add, all, mul, sub } from './lanes'

// What is done with a row of pixels once it and its neighbours are shaded, four pixels at a time.

/**
 * Lists the pixels of a row that differ from one of their four neighbours by more than `weak`: twice their place in the row, and 1 more above `strong`.
 * Returns how many there are. Addresses of the greens of the row and of the rows above and below; before and after a row lies room for a pixel. No
 * comparison with NaN is true.
 */
export function findEdges(row: usize, above: usize, below: usize, width: i32, weak: f32, strong: f32, to: usize): i32 {
  const first = to
  for (let x = 0; x < width; x += 4, row += 16, above += 16, below += 16) {
    const own = v128.load(row)
    const left = f32x4.abs(sub(own, v128.load(row - 4)))
    const right = f32x4.abs(sub(own, v128.load(row + 4)))
    const up = f32x4.abs(sub(own, v128.load(above)))
    const low = f32x4.abs(sub(own, v128.load(below)))
    const isWeak = v128.or(anyAbove(left, right, weak), anyAbove(up, low, weak))
    if (!v128.any_true(isWeak)) continue
    const isStrong = v128.or(anyAbove(left, right, strong), anyAbove(up, low, strong))
    const weakLanes = i32x4.bitmask(isWeak)
    const strongLanes = i32x4.bitmask(isStrong)
    for (let lane = 0; lane < 4; lane++) {
      if (((weakLanes >> lane) & 1) === 0) continue
      store<i32>(to, ((x + lane) << 1) | ((strongLanes >> lane) & 1))
      to += 4
    }
  }
  return <i32>((to - first) >> 2)
}

@inline
function anyAbove(one: v128, other: v128, limit: f32): v128 {
  return v128.or(f32x4.gt(one, all(limit)), f32x4.gt(other, all(limit)))
}

/** Dithers a row to 8-bit RGBA, opaque. `seed`: of its first pixel; `grain`: the most that is added or taken. */
export function ditherRow(from: usize, plane: usize, width: i32, seed: i32, grain: f32, to: usize): void {
  let pixel = i32x4.add(i32x4.splat(seed), i32x4(0, 1, 2, 3))
  const perByte = all(grain / 255)
  const byte = i32x4.splat(255)
  for (let x = 0; x < width; x += 4, from += 16, to += 16) {
    let bits = i32x4.mul(v128.xor(pixel, i32x4.shr_u(pixel, 16)), i32x4.splat(0x7feb352d))
    bits = i32x4.mul(v128.xor(bits, i32x4.shr_u(bits, 15)), i32x4.splat(<i32>0x846ca68b))
    bits = v128.xor(bits, i32x4.shr_u(bits, 16))
    const sum = i32x4.add(v128.and(bits, byte), v128.and(i32x4.shr_u(bits, 8), byte))
    const added = sub(mul(f32x4.convert_i32x4_s(sum), perByte), all(grain))
    const r = level(v128.load(from), added)
    const g = level(v128.load(from + plane), added)
    const b = level(v128.load(from + 2 * plane), added)
    v128.store(to, v128.or(v128.or(r, i32x4.shl(g, 8)), v128.or(i32x4.shl(b, 16), i32x4.splat(<i32>0xff000000))))
    pixel = i32x4.add(pixel, i32x4.splat(4))
  }
}

@inline
function level(value: v128, added: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.pmin(f32x4.pmax(add(value, added), all(0)), all(255))))
}
