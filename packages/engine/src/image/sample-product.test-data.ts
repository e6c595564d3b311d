import { clamp01, smoothStep } from '@adloom/renderer/noise.ts'
import { gamma8Bit, linearOf8Bit, type LinearColor, linearColorOf } from '@adloom/renderer/color.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Region } from '@adloom/renderer/resize-product.ts'

/** A rights-free sample product: a bottle drawn by formula, cut out perfectly. For tests and the gallery. */
interface SampleProduct {
  readonly photo: Pixels
  readonly cutOut: { readonly product: Pixels; readonly confidence: number; readonly usable: boolean; readonly box: Region }
}

/** Half width of the bottle at each height (both as shares of its height, from the foot up); straight lines between, rounded by smoothing. */
const PROFILE: readonly (readonly [height: number, radius: number])[] = [
  [0, 0.165],
  [0.02, 0.185],
  [0.56, 0.185],
  [0.64, 0.165],
  [0.72, 0.095],
  [0.76, 0.075],
  [0.815, 0.075],
  [0.82, 0.098],
  [0.985, 0.098],
  [1, 0.088],
]

/** A bottle with cap and label in the given colours (`#RRGGBB`), in the middle of a square white photograph of `side` pixels. */
export function sampleProduct(side: number, body = '#2f6f62', cap = '#d9b36c'): SampleProduct {
  const product = new Uint8ClampedArray(side * side * 4)
  const photo = new Uint8ClampedArray(side * side * 4).fill(255)
  const bodyPaint = linearColorOf(body)
  const capPaint = linearColorOf(cap)
  const height = side * 0.86
  const foot = side * 0.93
  let left = side
  let right = 0
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const up = (foot - y - 0.5) / height
      // The foot bends with its circle, seen from a little above.
      const across = (x + 0.5 - side / 2) / height
      const bent = up + 0.018 * (Math.sqrt(Math.max(0, 1 - (across / 0.19) ** 2)) - 1)
      const radius = bent < 0 || up > 1 ? 0 : radiusAt(Math.min(1, up))
      const alpha = clamp01((radius - Math.abs(across)) * height + 0.5)
      if (alpha <= 0) continue
      const at = (y * side + x) * 4
      const paint = shadeBottle(across / radius, up, bodyPaint, capPaint)
      for (let channel = 0; channel < 3; channel++) {
        product[at + channel] = gamma8Bit(paint[channel])
        photo[at + channel] = gamma8Bit(paint[channel] * alpha + linearOf8Bit[255] * (1 - alpha))
      }
      product[at + 3] = 255 * alpha
      if (alpha * 255 > 8) {
        left = Math.min(left, x)
        right = Math.max(right, x)
      }
    }
  }
  const top = Math.round(foot - height)
  const bottom = lowestRow(product, side)
  return {
    photo: { width: side, height: side, data: photo },
    cutOut: {
      product: { width: side, height: side, data: product },
      confidence: 1,
      usable: true,
      box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    },
  }
}

function lowestRow(data: Uint8ClampedArray, side: number): number {
  for (let at = data.length - 1; at > 0; at -= 4) if (data[at] > 8) return Math.floor(at / 4 / side)
  return 0
}

function radiusAt(up: number): number {
  for (let index = 1; index < PROFILE.length; index++) {
    const [height, radius] = PROFILE[index]
    if (up > height) continue
    const [below, from] = PROFILE[index - 1]
    return from + (radius - from) * smoothStep(below, height, up)
  }
  return 0
}

/** Lit by two soft boxes; `across` from -1 (left outline) to 1. */
function shadeBottle(across: number, up: number, body: LinearColor, cap: LinearColor): LinearColor {
  const turn = Math.max(-1, Math.min(1, across))
  const facing = Math.sqrt(1 - turn * turn)
  const isLabel = up > 0.14 && up < 0.5
  const isCap = up > 0.818
  const paint: LinearColor = isCap ? cap : isLabel ? [0.86, 0.84, 0.79] : body
  const light = 0.34 + 0.62 * clamp01(0.75 * facing - 0.45 * turn)
  const shine = isLabel ? 0.05 : 0.5
  const boxes =
    smoothStep(-0.74, -0.66, turn) * smoothStep(-0.42, -0.5, turn) + 0.45 * smoothStep(0.66, 0.72, turn) * smoothStep(0.86, 0.8, turn)
  const stripe =
    isLabel && (Math.abs(up - 0.17) < 0.005 || Math.abs(up - 0.47) < 0.005 || (Math.abs(up - 0.33) < 0.045 && Math.abs(turn) < 0.42))
  const ridges = isCap ? 0.93 + 0.07 * Math.cos(Math.asin(turn) * 46) : 1
  const drawn: LinearColor = stripe ? body : paint
  return [0, 1, 2].map((channel) => drawn[channel] * light * ridges + shine * boxes * 0.8) as [number, number, number]
}
