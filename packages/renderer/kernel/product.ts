import { add, all, mul } from './lanes'

// What is done with the rows of a product's pixels: RGBA, 8 bit, not premultiplied. Rows have room for a multiple of four pixels.

/** The premultiplied colours and the opacity of `count` pixels, 0 to 255 × 255 and 0 to 255. */
export function premultiply(from: usize, count: i32, to: usize): void {
  for (let x = 0; x < count; x += 4, from += 16, to += 64) {
    const pixels = v128.load(from)
    const low = i16x8.extend_low_i8x16_u(pixels)
    const high = i16x8.extend_high_i8x16_u(pixels)
    v128.store(to, premultiplied(i32x4.extend_low_i16x8_u(low)))
    v128.store(to + 16, premultiplied(i32x4.extend_high_i16x8_u(low)))
    v128.store(to + 32, premultiplied(i32x4.extend_low_i16x8_u(high)))
    v128.store(to + 48, premultiplied(i32x4.extend_high_i16x8_u(high)))
  }
}

@inline
function premultiplied(pixel: v128): v128 {
  const color = f32x4.convert_i32x4_s(pixel)
  return mul(f32x4.replace_lane(color, 3, 1), v128.shuffle<f32>(color, color, 3, 3, 3, 3))
}

/**
 * Premultiplied pixels at another width. For each of `width` pixels `taps` of the given ones, beginning at the number of one in `firsts`, count as
 * much as the `weights` say.
 */
export function resizeAcross(from: usize, to: usize, width: i32, taps: i32, firsts: usize, weights: usize): void {
  const line = <usize>taps << 2
  for (let x = 0; x < width; x += 4, firsts += 16, weights += line << 2, to += 64) {
    let one = from + (<usize>load<i32>(firsts) << 4)
    let two = from + (<usize>load<i32>(firsts, 4) << 4)
    let three = from + (<usize>load<i32>(firsts, 8) << 4)
    let four = from + (<usize>load<i32>(firsts, 12) << 4)
    let first = all(0)
    let second = all(0)
    let third = all(0)
    let fourth = all(0)
    for (let tap: usize = weights, end = weights + line; tap < end; tap += 4) {
      first = add(first, mul(v128.load(one), v128.load32_splat(tap)))
      second = add(second, mul(v128.load(two), v128.load32_splat(tap + line)))
      third = add(third, mul(v128.load(three), v128.load32_splat(tap + 2 * line)))
      fourth = add(fourth, mul(v128.load(four), v128.load32_splat(tap + 3 * line)))
      one += 16
      two += 16
      three += 16
      four += 16
    }
    v128.store(to, first)
    v128.store(to + 16, second)
    v128.store(to + 32, third)
    v128.store(to + 48, fourth)
  }
}

/**
 * A row of RGBA, 8 bit, of `taps` rows of premultiplied pixels, `line` bytes apart, that count as much as the `weights` say. They lie in a ring: `first`
 * is where the first begins.
 */
export function resizeDown(rows: usize, line: usize, first: usize, taps: i32, weights: usize, width: i32, to: usize): void {
  const ring = line * <usize>taps
  const end = rows + ring
  for (let x = 0; x < width; x += 4, first += 64, to += 16) {
    let from = first
    let weight = weights
    let one = all(0)
    let two = all(0)
    let three = all(0)
    let four = all(0)
    for (let tap = 0; tap < taps; tap++, from += line, weight += 4) {
      if (from >= end) from -= ring
      const share = v128.load32_splat(weight)
      one = add(one, mul(v128.load(from), share))
      two = add(two, mul(v128.load(from, 16), share))
      three = add(three, mul(v128.load(from, 32), share))
      four = add(four, mul(v128.load(from, 48), share))
    }
    v128.store(to, i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(pixelOf(one), pixelOf(two)), i16x8.narrow_i32x4_s(pixelOf(three), pixelOf(four))))
  }
}

/** Colours and opacity, 0 to 255, of a premultiplied pixel; all 0 where it is transparent. */
@inline
function pixelOf(premultipliedPixel: v128): v128 {
  const opacity = v128.shuffle<f32>(premultipliedPixel, premultipliedPixel, 3, 3, 3, 3)
  const pixel = f32x4.replace_lane(f32x4.div(premultipliedPixel, opacity), 3, f32x4.extract_lane(premultipliedPixel, 3))
  return v128.and(i32x4.trunc_sat_f32x4_s(f32x4.nearest(pixel)), f32x4.ge(opacity, all(0.5)))
}

/** Draws `count` pixels over those at `to`, blended in sRGB. Opaque ones are copied unchanged. */
export function drawOver(from: usize, to: usize, count: i32): void {
  for (let x = 0; x < count; x += 4, from += 16, to += 16) {
    const pixels = v128.load(from)
    const isClear = i32x4.eq(i32x4.shr_u(pixels, 24), i32x4.splat(0))
    if (i32x4.all_true(isClear)) continue
    if (i32x4.all_true(isOpaque(pixels))) {
      v128.store(to, pixels)
      continue
    }
    const behind = v128.load(to)
    const low = i16x8.extend_low_i8x16_u(pixels)
    const high = i16x8.extend_high_i8x16_u(pixels)
    const lowBehind = i16x8.extend_low_i8x16_u(behind)
    const highBehind = i16x8.extend_high_i8x16_u(behind)
    const first = blended(i32x4.extend_low_i16x8_u(low), i32x4.extend_low_i16x8_u(lowBehind))
    const second = blended(i32x4.extend_high_i16x8_u(low), i32x4.extend_high_i16x8_u(lowBehind))
    const third = blended(i32x4.extend_low_i16x8_u(high), i32x4.extend_low_i16x8_u(highBehind))
    const fourth = blended(i32x4.extend_high_i16x8_u(high), i32x4.extend_high_i16x8_u(highBehind))
    const mixed = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(first, second), i16x8.narrow_i32x4_s(third, fourth))
    v128.store(to, v128.bitselect(behind, v128.or(mixed, i32x4.splat(<i32>0xff000000)), isClear))
  }
}

@inline
function blended(pixel: v128, behind: v128): v128 {
  const color = f32x4.convert_i32x4_s(pixel)
  const under = f32x4.convert_i32x4_s(behind)
  const opacity = v128.shuffle<f32>(color, color, 3, 3, 3, 3)
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(add(under, f32x4.div(mul(f32x4.sub(color, under), opacity), all(255)))))
}

/** What `count` pixels differ from those of a product where it is opaque, all channels together. */
export function differenceOf(pixels: usize, product: usize, count: i32): i32 {
  let sum = i32x4.splat(0)
  for (let x = 0; x < count; x += 4, pixels += 16, product += 16) {
    const one = v128.load(pixels)
    const other = v128.load(product)
    const difference = v128.or(i8x16.sub_sat_u(one, other), i8x16.sub_sat_u(other, one))
    const colors = v128.and(difference, v128.and(isOpaque(other), i32x4.splat(0xffffff)))
    sum = i32x4.add(sum, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(colors)))
  }
  return sumOf(sum)
}

/** How many of `count` pixels are opaque. */
export function countOpaque(pixels: usize, count: i32): i32 {
  let sum = i32x4.splat(0)
  for (let x = 0; x < count; x += 4, pixels += 16) sum = i32x4.sub(sum, isOpaque(v128.load(pixels)))
  return sumOf(sum)
}

@inline
function isOpaque(pixels: v128): v128 {
  return i32x4.eq(i32x4.shr_u(pixels, 24), i32x4.splat(255))
}

@inline
function sumOf(lanes: v128): i32 {
  return i32x4.extract_lane(lanes, 0) + i32x4.extract_lane(lanes, 1) + i32x4.extract_lane(lanes, 2) + i32x4.extract_lane(lanes, 3)
}
