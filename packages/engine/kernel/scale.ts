import { bilinear, HALF, pixelAt, wholes } from './blend'

/** Scales a part of a plane over another: 8 pixels at once. `share` of 256. */
export function scale(
  out: usize,
  width: i32,
  height: i32,
  from: usize,
  fromWidth: i32,
  fromHeight: i32,
  startX: i32,
  startY: i32,
  pixel: i32,
  share: i32,
): void {
  const mostX = (fromWidth - 2) * 256 + 255
  const mostY = (fromHeight - 2) * 256 + 255
  const steps = i32x4.mul(i32x4.splat(pixel), i32x4(0, 1, 2, 3))
  const fours = i32x4.splat(4 * pixel)
  const zero = i32x4.splat(0)
  const mosts = i32x4.splat(mostX)
  const fast = pixel < 120000
  for (let row = 0, atY = startY; row < height; row++, atY += pixel) {
    const y = min(mostY, max(0, atY >> 8))
    const upper = from + (y >> 8) * fromWidth
    let to = out + row * width
    let atX = startX
    let column = 0
    if (fast) {
      for (; column + 8 <= width; column += 8, to += 8, atX += 8 * pixel) {
        const ats = i32x4.add(i32x4.splat(atX), steps)
        const first = i32x4.min_s(mosts, i32x4.max_s(zero, i32x4.shr_s(ats, 8)))
        const last = i32x4.min_s(mosts, i32x4.max_s(zero, i32x4.shr_s(i32x4.add(ats, fours), 8)))
        const start = i32x4.extract_lane(first, 0) >> 8
        const origin = i32x4.splat(start << 8)
        const places = v128.shuffle<u8>(
          i32x4.sub(first, origin),
          i32x4.sub(last, origin),
          0,
          1,
          4,
          5,
          8,
          9,
          12,
          13,
          16,
          17,
          20,
          21,
          24,
          25,
          28,
          29,
        )
        const pixels = bilinear(
          v128.load(upper + start),
          v128.load(upper + fromWidth + start),
          wholes(places),
          v128.and(places, i16x8.splat(255)),
          y & 255,
        )
        if (share >= 256) v128.store64_lane(to, pixels, 0)
        else {
          const mixed = i16x8.shr_u(
            i16x8.add(
              i16x8.mul(i16x8.extend_low_i8x16_u(pixels), i16x8.splat(<i16>share)),
              i16x8.mul(i16x8.extend_low_i8x16_u(v128.load64_zero(to)), i16x8.splat(<i16>(256 - share))),
            ),
            8,
          )
          v128.store64_lane(to, i8x16.narrow_i16x8_u(mixed, mixed), 0)
        }
      }
    }
    for (; column < width; column++, to++, atX += pixel) {
      const value = pixelAt(from, fromWidth, min(mostX, max(0, atX >> 8)), y)
      if (share >= 256) store<u8>(to, value)
      else {
        const old = <i32>load<u8>(to)
        store<u8>(to, old + (((value - old) * share) >> 8))
      }
    }
  }
}
