import { hueOf, linearOf8Bit, writeOklab } from '@adloom/renderer/color.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Pose } from '@adloom/renderer/place-product.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'
import { poseOfOutline } from './product-pose.ts'

/** Measurements of a cutout: its lightness and that of its rim, its colour, the direction of its light, its pose. */
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
/** The square of a chroma a little below that. */
const SURELY_GREY = 0.0449 ** 2

/** Samples every few pixels of the box: about 60 000. */
export function measureLook(product: Pixels, box: Region): ProductLook {
  const stride = Math.max(1, Math.round(Math.sqrt((box.width * box.height) / 60_000)))
  const bins = new Float64Array(HUE_BINS)
  const lab = new Float64Array(3)
  let count = 0
  let light = 0
  let rimCount = 0
  let rimLight = 0
  const sides = { left: 0, leftCount: 0, right: 0, rightCount: 0 }
  for (let y = box.y; y < box.y + box.height; y += stride) {
    for (let x = box.x; x < box.x + box.width; x += stride) {
      const at = (y * product.width + x) * 4
      if (product.data[at + 3] < 200) continue
      const lightness = addColor(
        bins,
        lab,
        linearOf8Bit[product.data[at]],
        linearOf8Bit[product.data[at + 1]],
        linearOf8Bit[product.data[at + 2]],
      )
      count++
      light += lightness
      if (x < box.x + box.width / 3) {
        sides.left += lightness
        sides.leftCount++
      } else if (x > box.x + (box.width * 2) / 3) {
        sides.right += lightness
        sides.rightCount++
      }
      if (isRim(product, x, y, Math.max(2, stride * 2))) {
        rimCount++
        rimLight += lightness
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

/** Adds the chroma of a linear colour to the bin of its hue, unless it is grey; returns its lightness. `lab` is written over. */
function addColor(bins: Float64Array, lab: Float64Array, red: number, green: number, blue: number): number {
  writeOklab(lab, red, green, blue)
  const [lightness, a, b] = [lab[0], lab[1], lab[2]]
  // Math.hypot is many times slower than the product.
  if (a * a + b * b < SURELY_GREY) return lightness
  const chroma = Math.hypot(a, b)
  if (chroma > GREY) bins[Math.floor((hueOf(a, b) / 360) * HUE_BINS) % HUE_BINS] += chroma
  return lightness
}

function isRim(product: Pixels, x: number, y: number, reach: number): boolean {
  const clear = (i: number, j: number): boolean =>
    i < 0 || j < 0 || i >= product.width || j >= product.height || product.data[(j * product.width + i) * 4 + 3] < 100
  return clear(x - reach, y) || clear(x + reach, y) || clear(x, y - reach) || clear(x, y + reach)
}
