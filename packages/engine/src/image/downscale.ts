import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Opaque pixels shrunk by area averaging so that the longer side is at most `longestSide`; the input itself if it already is. */
export function downscale(photo: Pixels, longestSide: number): Pixels {
  const scale = longestSide / Math.max(photo.width, photo.height)
  if (scale >= 1) return photo
  const width = Math.max(1, Math.round(photo.width * scale))
  const height = Math.max(1, Math.round(photo.height * scale))
  const data = new Uint8ClampedArray(width * height * 4)
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.round((x * photo.width) / width))
  for (let y = 0; y < height; y += 1) {
    const top = Math.round((y * photo.height) / height)
    const bottom = Math.max(top + 1, Math.round(((y + 1) * photo.height) / height))
    reduceRow(data, y * width, photo, columns, { top, bottom })
  }
  return { width, height, data }
}

function reduceRow(
  out: Uint8ClampedArray,
  start: number,
  photo: Pixels,
  columns: Int32Array,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const { width, data } = photo
  for (let x = 0; x < columns.length - 1; x += 1) {
    const left = columns[x]
    const right = Math.max(left + 1, columns[x + 1])
    let red = 0
    let green = 0
    let blue = 0
    for (let row = top; row < bottom; row += 1) {
      for (let at = (row * width + left) * 4, end = (row * width + right) * 4; at < end; at += 4) {
        red += data[at]
        green += data[at + 1]
        blue += data[at + 2]
      }
    }
    const share = 1 / ((bottom - top) * (right - left))
    const to = (start + x) * 4
    out[to] = red * share
    out[to + 1] = green * share
    out[to + 2] = blue * share
    out[to + 3] = 255
  }
}
