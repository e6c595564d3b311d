const BLACK: i32 = 16
const NEUTRAL: i32 = 128
const WHITE: i32 = 235
const LIGHT_SHIFT: i32 = 12
const CELL_SHIFT: i32 = 4
const CELL: i32 = 1 << CELL_SHIFT

/** Sixteen values about `rest`, times sixteen gains in four numbers each; no more than `most`. */
function lit(values: v128, rest: i32, most: i32, g0: v128, g1: v128, g2: v128, g3: v128): v128 {
  const zero = i32x4.splat(rest)
  const top = i32x4.splat(most)
  const low = i16x8.extend_low_i8x16_u(values)
  const high = i16x8.extend_high_i8x16_u(values)
  const a = i32x4.min_s(top, i32x4.add(zero, i32x4.shr_s(i32x4.mul(i32x4.sub(i32x4.extend_low_i16x8_u(low), zero), g0), LIGHT_SHIFT)))
  const b = i32x4.min_s(top, i32x4.add(zero, i32x4.shr_s(i32x4.mul(i32x4.sub(i32x4.extend_high_i16x8_u(low), zero), g1), LIGHT_SHIFT)))
  const c = i32x4.min_s(top, i32x4.add(zero, i32x4.shr_s(i32x4.mul(i32x4.sub(i32x4.extend_low_i16x8_u(high), zero), g2), LIGHT_SHIFT)))
  const d = i32x4.min_s(top, i32x4.add(zero, i32x4.shr_s(i32x4.mul(i32x4.sub(i32x4.extend_high_i16x8_u(high), zero), g3), LIGHT_SHIFT)))
  return i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(a, b), i16x8.narrow_i32x4_s(c, d))
}

/** Multiplies `count` values about `rest` by one gain. */
export function lightRun(out: usize, count: i32, rest: i32, most: i32, gain: i32): void {
  const gains = i32x4.splat(gain)
  let at = 0
  for (; at + 16 <= count; at += 16) v128.store(out + at, lit(v128.load(out + at), rest, most, gains, gains, gains, gains))
  for (; at < count; at++) {
    const value = rest + (((<i32>load<u8>(out + at) - rest) * gain) >> LIGHT_SHIFT)
    store<u8>(out + at, max(0, min(most, value)))
  }
}

/** Multiplies a frame by light: `gains` at the corners of cells of 16 × 16 pixels. */
export function light(y: usize, u: usize, v: usize, width: i32, height: i32, gains: usize, columns: i32): void {
  const half = width >> 1
  const full = i32x4.splat(1 << LIGHT_SHIFT)
  for (let row = 0; row < height; row += 2) {
    const cells = gains + (((row >> CELL_SHIFT) * columns) << 2)
    const down = row & (CELL - 1)
    const up = CELL - down
    const upper = y + row * width
    const lower = upper + width
    const blues = u + (row >> 1) * half
    const reds = v + (row >> 1) * half
    for (let column = 0; column < columns - 1; column++) {
      const at = cells + (column << 2)
      const under = at + (columns << 2)
      const first = load<i32>(at) * up + load<i32>(under) * down
      const slope = load<i32>(at, 4) * up + load<i32>(under, 4) * down - first
      const x = column << CELL_SHIFT
      const start = i32x4.add(i32x4.splat(first << CELL_SHIFT), i32x4.mul(i32x4.splat(slope), i32x4(0, 1, 2, 3)))
      const four = i32x4.splat(slope << 2)
      const v1 = i32x4.add(start, four)
      const v2 = i32x4.add(v1, four)
      const g0 = i32x4.shr_s(start, 2 * CELL_SHIFT)
      const g1 = i32x4.shr_s(v1, 2 * CELL_SHIFT)
      const g2 = i32x4.shr_s(v2, 2 * CELL_SHIFT)
      const g3 = i32x4.shr_s(i32x4.add(v2, four), 2 * CELL_SHIFT)
      // Colour does not grow with light.
      const c0 = i32x4.min_s(full, v128.shuffle<i32>(g0, g1, 0, 2, 4, 6))
      const c1 = i32x4.min_s(full, v128.shuffle<i32>(g2, g3, 0, 2, 4, 6))
      if (x + CELL <= width) {
        v128.store(upper + x, lit(v128.load(upper + x), BLACK, WHITE, g0, g1, g2, g3))
        v128.store(lower + x, lit(v128.load(lower + x), BLACK, WHITE, g0, g1, g2, g3))
        const c = x >> 1
        const colors = lit(v128.load64_lane(reds + c, v128.load64_zero(blues + c), 1), NEUTRAL, 255, c0, c1, c0, c1)
        v128.store64_lane(blues + c, colors, 0)
        v128.store64_lane(reds + c, colors, 1)
      } else {
        let value = first << CELL_SHIFT
        for (let at = x; at < width; at++, value += slope) {
          const gain = value >> (2 * CELL_SHIFT)
          lightRun(upper + at, 1, BLACK, WHITE, gain)
          lightRun(lower + at, 1, BLACK, WHITE, gain)
          if ((at & 1) != 0) continue
          const share = min(1 << LIGHT_SHIFT, gain)
          lightRun(blues + (at >> 1), 1, NEUTRAL, 255, share)
          lightRun(reds + (at >> 1), 1, NEUTRAL, 255, share)
        }
      }
    }
  }
}
