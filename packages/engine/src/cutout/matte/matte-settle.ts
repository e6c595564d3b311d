import { type Band } from './matte-band.ts'
import { bytePlane, unclearedInts } from '../../image/plane-memory.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** How far, in pixels, a soft edge reaches out of the product and into it. */
const SOFT_OUTSIDE = 1
const SOFT_INSIDE = 1

/**
 * Makes the outline one line: background is what the background reaches through pixels less than half opaque, everything else is product. Softness
 * stays only beside that line; dips inside the product, a veil outside and loose pixels are removed.
 */
export function settleMatte(photo: Pixels, band: Band): void {
  const { width, height } = photo
  const { alpha, pixels, isThread } = band
  // Side of each pixel: decided ones at once, open ones as the two floods reach them.
  const sides = bytePlane(width * height)
  for (let y = 0; y < height; y += 1) sidesOfRow(sides, band, y * width, (y + 1) * width)
  const queue = unclearedInts(pixels.length)
  spreadSide(photo, pixels, sides, queue, { source: GROUND, mark: GROUND_NOW, alsoThick: false })
  for (const pixel of pixels) if (isThread[pixel] === 1 && alpha[pixel] > 0.5 && sides[pixel] !== GROUND_NOW) sides[pixel] = PRODUCT_NOW
  spreadSide(photo, pixels, sides, queue, { source: PRODUCT, mark: PRODUCT_NOW, alsoThick: true })
  for (const pixel of pixels) {
    if (sides[pixel] === PRODUCT_NOW) {
      if (!isBesideSide(photo, sides, pixel, SOFT_INSIDE, GROUND, GROUND_NOW)) alpha[pixel] = 1
    } else alpha[pixel] = isBesideSide(photo, sides, pixel, SOFT_OUTSIDE, PRODUCT, PRODUCT_NOW) ? Math.min(alpha[pixel], 0.5) : 0
  }
}

/** Sides of the outline a pixel may be on. Open pixels are THIN or THICK (below or above half opaque) until a flood reaches them. */
const THIN = 0
const THICK = 1
const GROUND = 2
const PRODUCT = 3
const GROUND_NOW = 4
const PRODUCT_NOW = 5

function sidesOfRow(sides: Uint8Array, { alpha, isOpen }: Band, start: number, end: number): void {
  for (let pixel = start; pixel < end; pixel += 1) {
    if (isOpen[pixel] === 1) sides[pixel] = alpha[pixel] < 0.5 ? THIN : THICK
    else sides[pixel] = alpha[pixel] === 1 ? PRODUCT : GROUND
  }
}

/** Marks `mark` the open pixels (thick ones only if `alsoThick`) connected to pixels that are `source` or marked already. */
function spreadSide(
  { width, height }: Pixels,
  pixels: Int32Array,
  sides: Uint8Array,
  queue: Int32Array,
  { source, mark, alsoThick }: { readonly source: number; readonly mark: number; readonly alsoThick: boolean },
): void {
  const last = width * height - width
  const most = alsoThick ? THICK : THIN
  let end = 0
  for (const pixel of pixels) {
    if (sides[pixel] === mark) {
      queue[end++] = pixel
      continue
    }
    if (sides[pixel] > most) continue
    const x = pixel % width
    const isBeside =
      (x > 0 && sides[pixel - 1] === source) ||
      (x < width - 1 && sides[pixel + 1] === source) ||
      (pixel >= width && sides[pixel - width] === source) ||
      (pixel < last && sides[pixel + width] === source)
    if (isBeside) {
      sides[pixel] = mark
      queue[end++] = pixel
    }
  }
  for (let head = 0; head < end; head += 1) {
    const pixel = queue[head]
    const x = pixel % width
    if (x > 0 && sides[pixel - 1] <= most) {
      sides[pixel - 1] = mark
      queue[end++] = pixel - 1
    }
    if (x < width - 1 && sides[pixel + 1] <= most) {
      sides[pixel + 1] = mark
      queue[end++] = pixel + 1
    }
    if (pixel >= width && sides[pixel - width] <= most) {
      sides[pixel - width] = mark
      queue[end++] = pixel - width
    }
    if (pixel < last && sides[pixel + width] <= most) {
      sides[pixel + width] = mark
      queue[end++] = pixel + width
    }
  }
}

/** Whether a pixel within `radius` (a square) is on one of two sides. */
function isBesideSide({ width, height }: Pixels, sides: Uint8Array, pixel: number, radius: number, one: number, other: number): boolean {
  const x = pixel % width
  const y = (pixel / width) | 0
  const left = x > radius ? x - radius : 0
  const right = x + radius < width ? x + radius : width - 1
  const bottom = y + radius < height ? y + radius : height - 1
  for (let row = y > radius ? y - radius : 0; row <= bottom; row += 1) {
    for (let at = row * width + left, end = row * width + right; at <= end; at += 1) {
      const side = sides[at]
      if (side === one || side === other) return true
    }
  }
  return false
}
