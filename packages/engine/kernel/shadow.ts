/**
 * Adds the difference of two scenes, `share` of 256, to what is drawn: one place for each 2 × 2 pixels, moved by the parallax of the place that is
 * drawn, and `aside`. What would come from outside of the region, which begins at (beginX, beginY), is left out. All places in 16.16.
 */
export function shadow(
  outY: usize, outU: usize, outV: usize, outWidth: i32,
  left: i32, top: i32, right: i32, bottom: i32,
  litY: usize, litU: usize, litV: usize,
  bareY: usize, bareU: usize, bareV: usize, width: i32,
  beginX: i32, beginY: i32, endX: i32, endY: i32,
  values: usize, columns: i32, rows: i32, square: i32,
  startX: i32, startY: i32, pixel: i32, alongX: i32, alongY: i32, aside: i32, share: i32,
): void {
  const half = pixel >> 1
  const colors = width >> 1
  for (let y = top; y < bottom; y += 2) {
    const py = startY + y * pixel
    const squares = values + ((min(rows - 1, py >> square) * columns) << 1)
    let luma = outY + y * outWidth + left
    let color = (y >> 1) * (outWidth >> 1) + (left >> 1)
    let px = startX + left * pixel
    for (let x = left; x < right; x += 2, px += 2 * pixel, luma += 2, color++) {
      const near = <i32>load<i16>(squares + (min(columns - 1, px >> square) << 1))
      const sx = px - aside + alongX * near
      const sy = py + alongY * near
      if (sx - half < beginX || sy - half < beginY || sx + half >= endX || sy + half >= endY) continue
      const x0 = (sx - half) >> 16
      const x1 = (sx + half) >> 16
      const upper = ((sy - half) >> 16) * width
      const lower = ((sy + half) >> 16) * width
      add(luma, litY, bareY, upper + x0, share)
      add(luma + 1, litY, bareY, upper + x1, share)
      add(luma + outWidth, litY, bareY, lower + x0, share)
      add(luma + outWidth + 1, litY, bareY, lower + x1, share)
      const place = (sy >> 17) * colors + (sx >> 17)
      add(outU + color, litU, bareU, place, share)
      add(outV + color, litV, bareV, place, share)
    }
  }
}

function add(to: usize, lit: usize, bare: usize, from: i32, share: i32): void {
  const difference = <i32>load<u8>(lit + from) - <i32>load<u8>(bare + from)
  store<u8>(to, <i32>load<u8>(to) + ((difference * share) >> 8))
}
