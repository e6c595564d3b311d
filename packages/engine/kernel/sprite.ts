import { HALF, ONE } from './blend'

const BLACK: i32 = 16
const NEUTRAL: i32 = 128
const OPAQUE: i32 = 255 << 8
/** Every other byte of a pixel, with room for 16 bits each. */
const LANES: i32 = 0x00ff_00ff
const COLORS: i32 = 8

/** Two lanes of a sprite at one point. */
function lanesAt(pixels: usize, columns: i32, u: i32, v: i32, shift: i32): i32 {
  const from = pixels + (((v >> 16) * columns + (u >> 16)) << 2)
  const under = from + (columns << 2)
  const across = (u >> 8) & 255
  const down = (v >> 8) & 255
  const w11 = (across * down) >> 8
  const w10 = across - w11
  const w01 = down - w11
  return <i32>(
    (((load<u32>(from) >> shift) & LANES) * (256 - across - w01) +
      ((load<u32>(from, 4) >> shift) & LANES) * w10 +
      ((load<u32>(under) >> shift) & LANES) * w01 +
      ((load<u32>(under, 4) >> shift) & LANES) * w11)
  )
}

function lumaOver(old: i32, luma: i32, alpha: i32, share: i32): i32 {
  if (alpha == OPAQUE && share == 256) return BLACK + ((luma + 128) >> 8)
  return old + (((luma - (((old - BLACK) * ((alpha * 257) >> 8)) >> 8)) * share + HALF) >> 16)
}

function colorOver(old: i32, color: i32, alpha: i32, share: i32): i32 {
  return old + (((color - (NEUTRAL << 8) - (((old - NEUTRAL) * ((alpha * 257) >> 8)) >> 8)) * share + HALF) >> 16)
}

/** The lowest byte of each of four numbers. */
function bytesOf(numbers: v128): i32 {
  return i32x4.extract_lane(v128.shuffle<u8>(numbers, numbers, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12), 0)
}

function fourAt(from: usize): v128 {
  return i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(from)))
}

/** A row of a sprite's luma over `count` pixels; `(u, v)` in the sprite, 16.16, grows by `(a, b)`. */
export function spriteLuma(out: usize, count: i32, pixels: usize, columns: i32, u: i32, v: i32, a: i32, b: i32, share: i32): void {
  const lanes = i32x4.splat(LANES)
  const black = i32x4.splat(BLACK)
  const half = i32x4.splat(HALF)
  const shares = i32x4.splat(share)
  let at = 0
  if (a == ONE && b == 0 && ((u | v) & 0xff00) == 0) {
    let from = pixels + (((v >> 16) * columns + (u >> 16)) << 2)
    for (; at + 4 <= count; at += 4, from += 16) {
      const both = v128.and(v128.load(from), lanes)
      if (!v128.any_true(both)) continue
      const alpha = i32x4.shr_u(both, 16)
      const luma = i32x4.shl(v128.and(both, i32x4.splat(255)), 8)
      const old = fourAt(out + at)
      const behind = i32x4.shr_s(i32x4.mul(i32x4.sub(old, black), i32x4.mul(alpha, i32x4.splat(257))), 8)
      const added = i32x4.shr_s(i32x4.add(i32x4.mul(i32x4.sub(luma, behind), shares), half), 16)
      store<u32>(out + at, bytesOf(i32x4.add(old, added)))
    }
    for (; at < count; at++, from += 4) {
      const both = load<u32>(from) & LANES
      const old = <i32>load<u8>(out + at)
      const behind = ((old - BLACK) * (<i32>(both >> 16) * 257)) >> 8
      store<u8>(out + at, old + (((<i32>((both & 255) << 8) - behind) * share + HALF) >> 16))
    }
    return
  }
  const isWhole = share == 256 ? i32x4.splat(-1) : i32x4.splat(0)
  const stepsA = i32x4.mul(i32x4.splat(a), i32x4(0, 1, 2, 3))
  const stepsB = i32x4.mul(i32x4.splat(b), i32x4(0, 1, 2, 3))
  const stride = columns << 2
  for (; at + 4 <= count; at += 4, u += 4 * a, v += 4 * b) {
    const p0 = pixels + (((v >> 16) * columns + (u >> 16)) << 2)
    const p1 = pixels + ((((v + b) >> 16) * columns + ((u + a) >> 16)) << 2)
    const p2 = pixels + ((((v + 2 * b) >> 16) * columns + ((u + 2 * a) >> 16)) << 2)
    const p3 = pixels + ((((v + 3 * b) >> 16) * columns + ((u + 3 * a) >> 16)) << 2)
    const upper01 = v128.load64_lane(p1, v128.load64_zero(p0), 1)
    const upper23 = v128.load64_lane(p3, v128.load64_zero(p2), 1)
    const lower01 = v128.load64_lane(p1 + stride, v128.load64_zero(p0 + stride), 1)
    const lower23 = v128.load64_lane(p3 + stride, v128.load64_zero(p2 + stride), 1)
    const across = v128.and(i32x4.shr_u(i32x4.add(i32x4.splat(u), stepsA), 8), i32x4.splat(255))
    const down = v128.and(i32x4.shr_u(i32x4.add(i32x4.splat(v), stepsB), 8), i32x4.splat(255))
    const w11 = i32x4.shr_u(i32x4.mul(across, down), 8)
    const w10 = i32x4.sub(across, w11)
    const w01 = i32x4.sub(down, w11)
    const w00 = i32x4.sub(i32x4.sub(i32x4.splat(256), across), w01)
    const sum = i16x8.add(
      i16x8.add(
        i16x8.mul(v128.and(v128.shuffle<i32>(upper01, upper23, 0, 2, 4, 6), lanes), v128.or(w00, i32x4.shl(w00, 16))),
        i16x8.mul(v128.and(v128.shuffle<i32>(upper01, upper23, 1, 3, 5, 7), lanes), v128.or(w10, i32x4.shl(w10, 16))),
      ),
      i16x8.add(
        i16x8.mul(v128.and(v128.shuffle<i32>(lower01, lower23, 0, 2, 4, 6), lanes), v128.or(w01, i32x4.shl(w01, 16))),
        i16x8.mul(v128.and(v128.shuffle<i32>(lower01, lower23, 1, 3, 5, 7), lanes), v128.or(w11, i32x4.shl(w11, 16))),
      ),
    )
    if (!v128.any_true(sum)) continue
    const alpha = i32x4.shr_u(sum, 16)
    const luma = v128.and(sum, i32x4.splat(65_535))
    const old = fourAt(out + at)
    const full = i32x4.add(alpha, i32x4.shr_u(alpha, 8))
    const behind = i32x4.shr_s(i32x4.mul(i32x4.sub(old, black), full), 8)
    const mixed = i32x4.add(old, i32x4.shr_s(i32x4.add(i32x4.mul(i32x4.sub(luma, behind), shares), half), 16))
    const solid = i32x4.add(black, i32x4.shr_u(i32x4.add(luma, i32x4.splat(128)), 8))
    const isSolid = v128.and(i32x4.eq(alpha, i32x4.splat(OPAQUE)), isWhole)
    store<u32>(out + at, bytesOf(v128.bitselect(solid, mixed, isSolid)))
  }
  for (; at < count; at++, u += a, v += b) {
    const both = lanesAt(pixels, columns, u, v, 0)
    if (both >>> 16 != 0) store<u8>(out + at, lumaOver(load<u8>(out + at), both & 65_535, both >>> 16, share))
  }
}

/** The same for both colours: `count` of them, `(a, b)` from one to the next. */
export function spriteColor(
  blues: usize,
  reds: usize,
  count: i32,
  pixels: usize,
  columns: i32,
  u: i32,
  v: i32,
  a: i32,
  b: i32,
  share: i32,
): void {
  const lanes = i32x4.splat(LANES)
  const neutral = i32x4.splat(NEUTRAL)
  const half = i32x4.splat(HALF)
  const shares = i32x4.splat(share)
  const stepsA = i32x4.mul(i32x4.splat(a), i32x4(0, 1, 2, 3))
  const stepsB = i32x4.mul(i32x4.splat(b), i32x4(0, 1, 2, 3))
  const stride = columns << 2
  let at = 0
  for (; at + 4 <= count; at += 4, u += 4 * a, v += 4 * b) {
    const p0 = pixels + (((v >> 16) * columns + (u >> 16)) << 2)
    const p1 = pixels + ((((v + b) >> 16) * columns + ((u + a) >> 16)) << 2)
    const p2 = pixels + ((((v + 2 * b) >> 16) * columns + ((u + 2 * a) >> 16)) << 2)
    const p3 = pixels + ((((v + 3 * b) >> 16) * columns + ((u + 3 * a) >> 16)) << 2)
    const upper01 = v128.load64_lane(p1, v128.load64_zero(p0), 1)
    const upper23 = v128.load64_lane(p3, v128.load64_zero(p2), 1)
    const lower01 = v128.load64_lane(p1 + stride, v128.load64_zero(p0 + stride), 1)
    const lower23 = v128.load64_lane(p3 + stride, v128.load64_zero(p2 + stride), 1)
    const across = v128.and(i32x4.shr_u(i32x4.add(i32x4.splat(u), stepsA), 8), i32x4.splat(255))
    const down = v128.and(i32x4.shr_u(i32x4.add(i32x4.splat(v), stepsB), 8), i32x4.splat(255))
    const w11 = i32x4.shr_u(i32x4.mul(across, down), 8)
    const w10 = i32x4.sub(across, w11)
    const w01 = i32x4.sub(down, w11)
    const w00 = i32x4.sub(i32x4.sub(i32x4.splat(256), across), w01)
    const both00 = v128.or(w00, i32x4.shl(w00, 16))
    const both10 = v128.or(w10, i32x4.shl(w10, 16))
    const both01 = v128.or(w01, i32x4.shl(w01, 16))
    const both11 = v128.or(w11, i32x4.shl(w11, 16))
    const nw = v128.shuffle<i32>(upper01, upper23, 0, 2, 4, 6)
    const ne = v128.shuffle<i32>(upper01, upper23, 1, 3, 5, 7)
    const sw = v128.shuffle<i32>(lower01, lower23, 0, 2, 4, 6)
    const se = v128.shuffle<i32>(lower01, lower23, 1, 3, 5, 7)
    const alpha = i32x4.shr_u(
      i16x8.add(
        i16x8.add(i16x8.mul(v128.and(nw, lanes), both00), i16x8.mul(v128.and(ne, lanes), both10)),
        i16x8.add(i16x8.mul(v128.and(sw, lanes), both01), i16x8.mul(v128.and(se, lanes), both11)),
      ),
      16,
    )
    if (!v128.any_true(alpha)) continue
    const colors = i16x8.add(
      i16x8.add(i16x8.mul(i16x8.shr_u(nw, 8), both00), i16x8.mul(i16x8.shr_u(ne, 8), both10)),
      i16x8.add(i16x8.mul(i16x8.shr_u(sw, 8), both01), i16x8.mul(i16x8.shr_u(se, 8), both11)),
    )
    const full = i32x4.add(alpha, i32x4.shr_u(alpha, 8))
    const rest = i32x4.splat(NEUTRAL << 8)
    const oldBlue = fourAt(blues + at)
    const behindBlue = i32x4.shr_s(i32x4.mul(i32x4.sub(oldBlue, neutral), full), 8)
    const blue = i32x4.sub(v128.and(colors, i32x4.splat(65_535)), rest)
    store<u32>(blues + at, bytesOf(i32x4.add(oldBlue, i32x4.shr_s(i32x4.add(i32x4.mul(i32x4.sub(blue, behindBlue), shares), half), 16))))
    const oldRed = fourAt(reds + at)
    const behindRed = i32x4.shr_s(i32x4.mul(i32x4.sub(oldRed, neutral), full), 8)
    const red = i32x4.sub(i32x4.shr_u(colors, 16), rest)
    store<u32>(reds + at, bytesOf(i32x4.add(oldRed, i32x4.shr_s(i32x4.add(i32x4.mul(i32x4.sub(red, behindRed), shares), half), 16))))
  }
  for (; at < count; at++, u += a, v += b) {
    const alpha = lanesAt(pixels, columns, u, v, 0) >>> 16
    if (alpha == 0) continue
    const colors = lanesAt(pixels, columns, u, v, COLORS)
    store<u8>(blues + at, colorOver(load<u8>(blues + at), colors & 65_535, alpha, share))
    store<u8>(reds + at, colorOver(load<u8>(reds + at), colors >>> 16, alpha, share))
  }
}
