/** Mixes one value into a run of others, `share` of 256. */
export function mix(out: usize, count: i32, value: i32, share: i32): void {
  const rest = i16x8.splat(<i16>(256 - share))
  const added = i16x8.splat(<i16>(value * share + 128))
  let at = 0
  for (; at + 16 <= count; at += 16) {
    const old = v128.load(out + at)
    v128.store(
      out + at,
      i8x16.narrow_i16x8_u(
        i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(old), rest), added), 8),
        i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(old), rest), added), 8),
      ),
    )
  }
  for (; at < count; at++) store<u8>(out + at, (<i32>load<u8>(out + at) * (256 - share) + value * share + 128) >> 8)
}

/** Mixes a run of values into others, `share` of 256. */
export function mixOver(out: usize, from: usize, count: i32, share: i32): void {
  const rest = i16x8.splat(<i16>(256 - share))
  const shares = i16x8.splat(<i16>share)
  const half = i16x8.splat(128)
  let at = 0
  for (; at + 16 <= count; at += 16) {
    const old = v128.load(out + at)
    const over = v128.load(from + at)
    v128.store(
      out + at,
      i8x16.narrow_i16x8_u(
        i16x8.shr_u(
          i16x8.add(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(old), rest), i16x8.mul(i16x8.extend_low_i8x16_u(over), shares)), half),
          8,
        ),
        i16x8.shr_u(
          i16x8.add(i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(old), rest), i16x8.mul(i16x8.extend_high_i8x16_u(over), shares)), half),
          8,
        ),
      ),
    )
  }
  for (; at < count; at++) store<u8>(out + at, (<i32>load<u8>(out + at) * (256 - share) + <i32>load<u8>(from + at) * share + 128) >> 8)
}

/** Mixes one value into a run of others, each with its own share of 256: 16 bits each. */
export function mixAlong(out: usize, count: i32, value: i32, shares: usize): void {
  const values = i16x8.splat(<i16>value)
  const whole = i16x8.splat(256)
  const half = i16x8.splat(128)
  let at = 0
  for (; at + 8 <= count; at += 8) {
    const share = v128.load(shares + (at << 1))
    const old = i16x8.extend_low_i8x16_u(v128.load64_zero(out + at))
    const sum = i16x8.add(i16x8.add(i16x8.mul(old, i16x8.sub(whole, share)), i16x8.mul(values, share)), half)
    const mixed = i16x8.shr_u(sum, 8)
    v128.store64_lane(out + at, i8x16.narrow_i16x8_u(mixed, mixed), 0)
  }
  for (; at < count; at++) {
    const share = <i32>load<u16>(shares + (at << 1))
    store<u8>(out + at, (<i32>load<u8>(out + at) * (256 - share) + value * share + 128) >> 8)
  }
}
