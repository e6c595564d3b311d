import { type AdBox } from '@adloom/creatives/layouts/arrange.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'

interface Ink {
  readonly pixels: Pixels
  /** Where they lie, in pixels of which each has `density` × `density` of these. */
  readonly box: AdBox
  /** Whether nothing shows through. */
  readonly isOpaque: boolean
}

/** What is drawn in RGBA pixels, cut out along whole pixels of the banner; null where nothing is. */
export function inkBoxOf(data: Uint8Array, { width, height }: Size, density: number): Ink | null {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  if (right === 0) return null
  const [from, above] = [Math.floor(left / density), Math.floor(top / density)]
  const box = { left: from, top: above, width: Math.ceil(right / density) - from, height: Math.ceil(bottom / density) - above }
  const size = { width: box.width * density, height: box.height * density }
  const cut = new Uint8ClampedArray(size.width * size.height * 4)
  let isOpaque = true
  for (let y = 0; y < size.height; y++) {
    const start = ((above * density + y) * width + from * density) * 4
    const row = data.subarray(start, start + size.width * 4)
    cut.set(row, y * size.width * 4)
    for (let at = 3; isOpaque && at < row.length; at += 4) isOpaque = row[at] === 255
  }
  return { pixels: { ...size, data: cut }, box, isOpaque }
}
