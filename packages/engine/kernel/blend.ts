/** Half of one in 16.16. */
export const HALF: i32 = 1 << 15
export const ONE: i32 = 1 << 16

/** The whole part and the fraction, in 256ths, of eight places in 8.8. */
export function wholes(places: v128): v128 {
  const whole = i16x8.shr_u(places, 8)
  return i8x16.narrow_i16x8_u(whole, whole)
}

/**
 * Eight pixels between two rows: `left` has the byte of each pixel's left neighbour in them, `right` its place towards the right one and `down` towards
 * the lower row, in 256ths. In the low eight bytes.
 */
export function bilinear(upper: v128, lower: v128, left: v128, right: v128, down: i32): v128 {
  const next = i8x16.add(left, i8x16.splat(1))
  const rest = i16x8.sub(i16x8.splat(256), right)
  const high = i16x8.add(
    i16x8.mul(i16x8.extend_low_i8x16_u(i8x16.swizzle(upper, left)), rest),
    i16x8.mul(i16x8.extend_low_i8x16_u(i8x16.swizzle(upper, next)), right),
  )
  const low = i16x8.add(
    i16x8.mul(i16x8.extend_low_i8x16_u(i8x16.swizzle(lower, left)), rest),
    i16x8.mul(i16x8.extend_low_i8x16_u(i8x16.swizzle(lower, next)), right),
  )
  const half = i32x4.splat(HALF)
  const up = i16x8.splat(<i16>(256 - down))
  const under = i16x8.splat(<i16>down)
  const first = i32x4.add(i32x4.add(i32x4.extmul_low_i16x8_u(high, up), i32x4.extmul_low_i16x8_u(low, under)), half)
  const last = i32x4.add(i32x4.add(i32x4.extmul_high_i16x8_u(high, up), i32x4.extmul_high_i16x8_u(low, under)), half)
  // The third byte of each sum.
  return v128.shuffle<u8>(first, last, 2, 6, 10, 14, 18, 22, 26, 30, 2, 6, 10, 14, 18, 22, 26, 30)
}

/** One pixel of a plane at (x, y), 24.8. */
export function pixelAt(plane: usize, stride: i32, x: i32, y: i32): i32 {
  const from = plane + (y >> 8) * stride + (x >> 8)
  const right = x & 255
  const high = <i32>load<u8>(from) * (256 - right) + <i32>load<u8>(from, 1) * right
  const low = <i32>load<u8>(from + stride) * (256 - right) + <i32>load<u8>(from + stride, 1) * right
  return ((high << 8) + (low - high) * (y & 255) + HALF) >> 16
}
