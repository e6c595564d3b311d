import { labDistance, labPlanes, type LabPlanes } from '../image/color-space.ts'
import { quantile } from '../cutout/cut-out-planes.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { downscale } from '../image/downscale.ts'

const LOOK_SIZE = 96
/** A colour must cover this share of the product to be named. */
const NAMED_SHARE = 0.12
const MOST_COLORS = 3

/** Main colours of the product (at most three, most first), then a word for its proportions if one fits: "tall", "wide", "round". */
export function picturedLabels(photo: Pixels): string[] {
  const small = downscale(photo, LOOK_SIZE)
  const planes = labPlanes(small)
  const isProduct = productCells(planes, small)
  const shares = new Map<string, number>()
  let total = 0
  for (let cell = 0; cell < isProduct.length; cell += 1) {
    if (isProduct[cell] === 0) continue
    total += 1
    const name = colorName(planes.l[cell], planes.a[cell], planes.b[cell])
    shares.set(name, (shares.get(name) ?? 0) + 1)
  }
  const colors = [...shares]
    .filter(([, share]) => share > total * NAMED_SHARE)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_COLORS)
    .map(([name]) => name)
  const shape = shapeOf(isProduct, planes, total)
  return shape === null ? colors : [...colors, shape]
}

/** Everything unlike the border's median colour; the whole image when that leaves next to nothing or next to everything. */
function productCells({ width, height, l, a, b }: LabPlanes, { data }: Pixels): Uint8Array {
  const count = width * height
  const border = Array.from({ length: count }, (_, cell) => cell).filter((cell) => {
    const x = cell % width
    const y = (cell / width) | 0
    return x < 2 || y < 2 || x >= width - 2 || y >= height - 2
  })
  const middle = (channel: Float32Array): number =>
    quantile(
      Float32Array.from(border, (cell) => channel[cell]),
      0.5,
    )
  const [ground, groundA, groundB] = [middle(l), middle(a), middle(b)]
  const out = new Uint8Array(count)
  let product = 0
  for (let cell = 0; cell < count; cell += 1) {
    const isVisible = data[cell * 4 + 3] > 128
    if (isVisible && labDistance(l[cell] - ground, a[cell] - groundA, b[cell] - groundB) > 0.08) {
      out[cell] = 1
      product += 1
    }
  }
  return product < count * 0.03 || product > count * 0.95 ? out.fill(1) : out
}

/** The everyday name of an OKLab colour. */
function colorName(l: number, a: number, b: number): string {
  const chroma = Math.hypot(a, b)
  if (l < 0.22 || (l < 0.3 && chroma < 0.04)) return 'black'
  if (chroma < 0.03) return l > 0.9 ? 'white' : l > 0.78 ? 'light grey' : l > 0.45 ? 'grey' : 'dark grey'
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (chroma < 0.07 && hue > 40 && hue < 110) return l > 0.72 ? 'beige' : 'brown'
  if (hue < 15 || hue >= 345) return l > 0.65 ? 'pink' : 'red'
  if (hue < 42) return l > 0.75 ? 'pink' : 'red'
  if (hue < 75) return l < 0.55 ? 'brown' : 'orange'
  if (hue < 115) return l < 0.5 ? 'brown' : 'yellow'
  if (hue < 165) return 'green'
  if (hue < 215) return 'teal'
  if (hue < 290) return l < 0.35 ? 'navy' : 'blue'
  if (hue < 325) return 'purple'
  return l > 0.6 ? 'pink' : 'purple'
}

function shapeOf(isProduct: Uint8Array, { width, height }: LabPlanes, total: number): string | null {
  if (total === isProduct.length) return null
  let left = width
  let right = 0
  let top = height
  let bottom = 0
  for (let cell = 0; cell < isProduct.length; cell += 1) {
    if (isProduct[cell] === 0) continue
    const x = cell % width
    const y = (cell / width) | 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const ratio = (right - left + 1) / (bottom - top + 1)
  const filled = total / ((right - left + 1) * (bottom - top + 1))
  if (ratio < 0.6) return 'tall'
  if (ratio > 1.7) return 'wide'
  return Math.abs(ratio - 1) < 0.12 && Math.abs(filled - Math.PI / 4) < 0.04 ? 'round' : null
}
