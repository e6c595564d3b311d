import { linearOf8Bit, shadeOf } from '@adloom/renderer/color.ts'
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
