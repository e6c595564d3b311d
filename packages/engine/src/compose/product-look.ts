import { linearOf8Bit, shadeOf } from '@adloom/renderer/color.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Pose } from '@adloom/renderer/place-product.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'

/** Measurements of a cutout: its lightness and that of its rim, its colour, the direction of its light, whether it stands. */
export interface ProductLook {
  /** Mean OKLab lightness of the opaque pixels, 0 to 1. */
  readonly lightness: number
  /** The same of the outermost opaque pixels: they must stand out from the backdrop. */
  readonly rimLightness: number
  /** Its most common clear colour, degrees; null for greys. */
  readonly hue: number | null
  /** Mean lightness of the right third minus the left third. */
  readonly lightFromRight: number
  readonly pose: Pose
}

const HUE_BINS = 24
/** Below this chroma a pixel counts as grey. */
const GREY = 0.045

/** Samples every few pixels of the box: about 60 000. */
export function measureLook(product: Pixels, box: Region): ProductLook {
  const stride = Math.max(1, Math.round(Math.sqrt((box.width * box.height) / 60_000)))
  const bins = new Float64Array(HUE_BINS)
  let count = 0
  let light = 0
  let rimCount = 0
  let rimLight = 0
  const sides = { left: 0, leftCount: 0, right: 0, rightCount: 0 }
  for (let y = box.y; y < box.y + box.height; y += stride) {
    for (let x = box.x; x < box.x + box.width; x += stride) {
      const at = (y * product.width + x) * 4
      if (product.data[at + 3] < 200) continue
      const shade = shadeOf([linearOf8Bit[product.data[at]], linearOf8Bit[product.data[at + 1]], linearOf8Bit[product.data[at + 2]]])
      count++
      light += shade.lightness
      if (shade.chroma > GREY) bins[Math.floor((shade.hue / 360) * HUE_BINS) % HUE_BINS] += shade.chroma
      if (x < box.x + box.width / 3) {
        sides.left += shade.lightness
        sides.leftCount++
      } else if (x > box.x + (box.width * 2) / 3) {
        sides.right += shade.lightness
        sides.rightCount++
      }
      if (isRim(product, x, y, Math.max(2, stride * 2))) {
        rimCount++
        rimLight += shade.lightness
      }
    }
  }
  if (count === 0) return { lightness: 0.5, rimLightness: 0.5, hue: null, lightFromRight: 0, pose: 'standing' }
  const strongest = bins.indexOf(Math.max(...bins))
  return {
    lightness: light / count,
    rimLightness: rimCount === 0 ? light / count : rimLight / rimCount,
    hue: bins[strongest] / count < 0.008 ? null : ((strongest + 0.5) * 360) / HUE_BINS,
    lightFromRight: sides.right / Math.max(1, sides.rightCount) - sides.left / Math.max(1, sides.leftCount),
    pose: poseOfOutline(product, box),
  }
}

function isRim(product: Pixels, x: number, y: number, reach: number): boolean {
  const clear = (i: number, j: number): boolean =>
    i < 0 || j < 0 || i >= product.width || j >= product.height || product.data[(j * product.width + i) * 4 + 3] < 100
  return clear(x - reach, y) || clear(x + reach, y) || clear(x, y - reach) || clear(x, y + reach)
}

/** Share of the width that must come near the ground for a product to stand. */
const STANDS_FROM = 0.24

/**
 * Whether the outline is of a standing product. Two signs against it: sleeves of laid out clothes, on each side of the body and ending above the
 * ground; and contact with the ground in one point only.
 */
export function poseOfOutline(product: Pixels, box: Region): Pose {
  const opaque = (x: number, y: number): boolean => product.data[(y * product.width + x) * 4 + 3] > 128
  const lowest = Math.max(2, Math.round(box.height * 0.035))
  let touching = 0
  for (let x = box.x; x < box.x + box.width; x++) {
    for (let y = box.y + box.height - 1; y >= box.y + box.height - lowest; y--) {
      if (opaque(x, y)) {
        touching++
        break
      }
    }
  }
  if (touching / box.width < STANDS_FROM) return 'lying'
  return hasSleeves(product, box) ? 'lying' : 'standing'
}

/** A part narrower than this share of the part below it is a stem. */
const STEM = 0.6

function hasSleeves(product: Pixels, box: Region): boolean {
  const rows = 60
  let threeRuns = 0
  for (let index = 0; index < rows; index++) {
    const y = box.y + Math.floor(((index + 0.5) * box.height) / rows)
    const runs: { start: number; length: number }[] = []
    let start = -1
    for (let x = 0; x <= box.width; x++) {
      const isOpaque = x < box.width && product.data[(y * product.width + box.x + x) * 4 + 3] > 128
      if (isOpaque && start < 0) start = x
      if (!isOpaque && start >= 0) {
        if (x - start > box.width * 0.03) runs.push({ start, length: x - start })
        start = -1
      }
    }
    if (runs.length !== 3) continue
    const [left, body, right] = runs
    const isBetween = Math.abs(body.start + body.length / 2 - box.width / 2) < box.width * 0.12
    const alike = Math.min(left.length, right.length) / Math.max(left.length, right.length) > 0.35
    if (isBetween && alike && body.length > Math.max(left.length, right.length)) threeRuns++
  }
  if (threeRuns >= 3) return true
  // Short sleeves drawn against the body: much wider shoulders than hem, with a sudden step between.
  const widths = Array.from({ length: rows }, (_, index) => rowWidth(product, box, box.y + Math.floor(((index + 0.5) * box.height) / rows)))
  const top = Math.max(...widths.slice(0, Math.round(rows * 0.6)))
  const bottom = Math.max(...widths.slice(Math.round(rows * 0.75)))
  // A lamp has such a step, too, but stands on a foot that is wider than its stem; a shirt has no stem.
  const narrowest = Math.min(...widths.slice(Math.round(rows * 0.35), Math.round(rows * 0.9)))
  if (narrowest < bottom * STEM) return false
  let step = 0
  for (let index = Math.round(rows * 0.2); index < rows * 0.7; index++) step = Math.max(step, widths[index] - widths[index + 3])
  return bottom < top * 0.82 && step > top * 0.18
}

function rowWidth(product: Pixels, box: Region, y: number): number {
  let first = -1
  let last = -1
  for (let x = box.x; x < box.x + box.width; x++) {
    if (product.data[(y * product.width + x) * 4 + 3] > 128) {
      if (first < 0) first = x
      last = x
    }
  }
  return first < 0 ? 0 : last - first + 1
}
