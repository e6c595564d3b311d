import { bilinear, HALF, ONE, pixelAt, wholes } from './blend'

/** Pixels that are drawn at once where they have the same parallax. */
const RUN: i32 = 8
/** Sixteen bytes of a row hold the neighbours of eight pixels up to this distance between them. */
const STEP_MOST: i32 = 118_000
/** The same number in each of four places of 16 bits. */
const FOUR_TIMES: i64 = 0x0001_0001_0001_0001

/**
 * Draws a part of a scene with parallax. `values`: how much each square moves with the eye, `columns` × `rows` of them; `square`: shift from a place in
 * 16.16 to its square. A place is found in two lookups, since displacements are small against the squares; one place for each 2 × 2 pixels. Where four
 * squares side by side have the same parallax, eight pixels of two rows are drawn at once; one by one elsewhere, with the same result.
 */
export function warp(
  outY: usize, outU: usize, outV: usize, outWidth: i32,
  left: i32, top: i32, width: i32, height: i32,
  fromY: usize, fromU: usize, fromV: usize, fromWidth: i32,
  values: usize, columns: i32, rows: i32, square: i32,
  startX: i32, startY: i32, pixel: i32, alongX: i32, alongY: i32, mostX: i32, mostY: i32,
): void {
  const half = pixel >> 1
  const least = ONE + pixel
  const lastColumn = columns - 1
  const lastRow = rows - 1
  const fromHalf = fromWidth >> 1
  const steps = i32x4.mul(i32x4.splat(pixel), i32x4(0, 1, 2, 3))
  for (let y = top; y < top + height; y += 2) {
    const py = startY + y * pixel
    const squares = values + ((clamp(py >> square, lastRow) * columns) << 1)
    const luma = outY + y * outWidth + left
    const color = (y >> 1) * (outWidth >> 1) + (left >> 1)
    let px = startX
    for (let at = 0; at < width; ) {
      const found = load<i64>(squares + (clamp(px >> square, lastColumn) << 1))
      const moved = <i32>(<i16>found)
      const column = (px + alongX * moved) >> square
      const row = clamp((py + alongY * moved) >> square, lastRow)
      const near = load<i64>(values + ((row * columns + clamp(column, lastColumn)) << 1))
      const moves = <i32>(<i16>near)
      const sx = px + alongX * moves
      const sy = between(py + alongY * moves, least, mostY)
      const isRun = isFour(found) && isFour(near) && at + RUN <= width && column >= 0 && column + 3 <= lastColumn
      if (isRun && pixel < STEP_MOST && sx >= least && sx + (RUN - 2) * pixel <= mostX) {
        drawRun(luma + at, outWidth, fromY, fromWidth, sx, sy, half, steps)
        colorRun(outU + color + (at >> 1), outV + color + (at >> 1), fromU, fromV, fromHalf, sx, sy, steps)
        at += RUN
        px += RUN * pixel
        continue
      }
      const x = between(sx, least, mostX)
      const x0 = (x - half - HALF) >> 8
      const x1 = (x + half - HALF) >> 8
      const y0 = (sy - half - HALF) >> 8
      const y1 = (sy + half - HALF) >> 8
      store<u8>(luma + at, pixelAt(fromY, fromWidth, x0, y0))
      store<u8>(luma + at, pixelAt(fromY, fromWidth, x1, y0), 1)
      store<u8>(luma + at + outWidth, pixelAt(fromY, fromWidth, x0, y1))
      store<u8>(luma + at + outWidth, pixelAt(fromY, fromWidth, x1, y1), 1)
      store<u8>(outU + color + (at >> 1), pixelAt(fromU, fromHalf, ((x >> 1) - HALF) >> 8, ((sy >> 1) - HALF) >> 8))
      store<u8>(outV + color + (at >> 1), pixelAt(fromV, fromHalf, ((x >> 1) - HALF) >> 8, ((sy >> 1) - HALF) >> 8))
      at += 2
      px += 2 * pixel
    }
  }
}

function between(value: i32, least: i32, most: i32): i32 {
  return value < least ? least : value > most ? most : value
}

function clamp(value: i32, most: i32): i32 {
  return between(value, 0, most)
}

function isFour(values: i64): bool {
  return values == (values & 0xffff) * FOUR_TIMES
}

/** Two rows of eight pixels; they lie `half` a step around four places, the first of them (sx, sy). */
function drawRun(out: usize, outWidth: i32, from: usize, fromWidth: i32, sx: i32, sy: i32, half: i32, steps: v128): void {
  const first = sx - half - HALF
  const start = first >> 16
  const twice = i32x4.shl(steps, 1)
  const lefts = i32x4.shr_s(i32x4.add(i32x4.splat(first), twice), 8)
  const rights = i32x4.shr_s(i32x4.add(i32x4.splat(first + 2 * half), twice), 8)
  const origin = i32x4.splat(start << 8)
  // Left and right in turn, the lower two bytes of each.
  const places = v128.shuffle<u8>(
    i32x4.sub(lefts, origin), i32x4.sub(rights, origin),
    0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29,
  )
  const whole = wholes(places)
  const right = v128.and(places, i16x8.splat(255))
  const y0 = (sy - half - HALF) >> 8
  const y1 = (sy + half - HALF) >> 8
  const upper = from + (y0 >> 8) * fromWidth + start
  const lower = from + (y1 >> 8) * fromWidth + start
  v128.store64_lane(out, bilinear(v128.load(upper), v128.load(upper + fromWidth), whole, right, y0 & 255), 0)
  v128.store64_lane(out + outWidth, bilinear(v128.load(lower), v128.load(lower + fromWidth), whole, right, y1 & 255), 0)
}

/** Four colours of both kinds: blues in the lower half of each word, reds in the upper. */
function colorRun(blues: usize, reds: usize, fromU: usize, fromV: usize, fromWidth: i32, sx: i32, sy: i32, steps: v128): void {
  const first = (sx >> 1) - HALF
  const start = first >> 16
  const four = i32x4.sub(i32x4.shr_s(i32x4.add(i32x4.splat(first), steps), 8), i32x4.splat(start << 8))
  const places = v128.shuffle<u8>(four, four, 0, 1, 4, 5, 8, 9, 12, 13, 0, 1, 4, 5, 8, 9, 12, 13)
  const whole = i8x16.add(wholes(places), i8x16(0, 0, 0, 0, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0))
  const y = ((sy >> 1) - HALF) >> 8
  const from = (y >> 8) * fromWidth + start
  const upper = v128.load64_lane(fromV + from, v128.load64_zero(fromU + from), 1)
  const lower = v128.load64_lane(fromV + from + fromWidth, v128.load64_zero(fromU + from + fromWidth), 1)
  const colors = bilinear(upper, lower, whole, v128.and(places, i16x8.splat(255)), y & 255)
  v128.store32_lane(blues, colors, 0)
  v128.store32_lane(reds, colors, 1)
}
