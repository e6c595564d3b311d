import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Share of the shorter side: width of the white border and radius of the corners. */
const BORDER = 0.028
const CORNER = 0.02

/** A photograph as a print: whole, with a thin white border and slightly rounded corners. */
export function printOf(photo: Pixels): Pixels {
  const shorter = Math.min(photo.width, photo.height)
  const border = Math.max(2, Math.round(shorter * BORDER))
  const corner = Math.max(2, shorter * CORNER)
  const width = photo.width + 2 * border
  const height = photo.height + 2 * border
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      const alpha = cornerAlpha(x + 0.5, y + 0.5, width, height, corner)
      const innerX = x - border
      const innerY = y - border
      const isPhoto = innerX >= 0 && innerY >= 0 && innerX < photo.width && innerY < photo.height
      const from = (innerY * photo.width + innerX) * 4
      const opacity = isPhoto ? photo.data[from + 3] / 255 : 0
      for (let channel = 0; channel < 3; channel++) data[to + channel] = isPhoto ? 252 + (photo.data[from + channel] - 252) * opacity : 252
      data[to + 3] = 255 * alpha
    }
  }
  return { width, height, data }
}

function cornerAlpha(x: number, y: number, width: number, height: number, radius: number): number {
  const dx = Math.max(radius - x, x - (width - radius), 0)
  const dy = Math.max(radius - y, y - (height - radius), 0)
  const inside = radius - Math.hypot(dx, dy) + 0.5
  return inside < 0 ? 0 : inside > 1 ? 1 : inside
}
