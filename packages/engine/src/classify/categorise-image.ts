import { labDistance, labPlanes, type LabPlanes } from '../image/color-space.ts'
import { quantiles } from '../cutout/grid/cut-out-planes.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { downscale } from '../image/downscale.ts'

/** Pixels of the longer side of the image that labels are read from. */
const LABEL_SIZE = 96
/** A colour must cover this share of the product to be named. */
const NAMED_SHARE = 0.12
const MOST_COLORS = 3

/** Pixels of the border whose median colour is the background's. */
const BORDER = 2
/** Alpha, 0 to 255, above which a pixel is visible. */
const VISIBLE = 128
/** OKLab distance from the background from which a pixel is product. */
const UNLIKE_BACKGROUND = 0.08
/** Shares of the image between which the product must lie: otherwise the whole image is read. */
const PRODUCT_SHARE = { least: 0.03, most: 0.95 } as const

/** Main colours of the product (at most three, most first), then a word for its proportions if one fits: "tall", "wide", "round". */
export function labelsOfImage(image: Pixels): string[] {
  const small = downscale(image, LABEL_SIZE)
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
    return x < BORDER || y < BORDER || x >= width - BORDER || y >= height - BORDER
  })
  const median = (channel: Float32Array): number =>
    quantiles(
      Float32Array.from(border, (cell) => channel[cell]),
      [0.5],
    )[0]
  const [backgroundL, backgroundA, backgroundB] = [median(l), median(a), median(b)]
  const out = new Uint8Array(count)
  let product = 0
  for (let cell = 0; cell < count; cell += 1) {
    const isVisible = data[cell * 4 + 3] > VISIBLE
    if (isVisible && labDistance(l[cell] - backgroundL, a[cell] - backgroundA, b[cell] - backgroundB) > UNLIKE_BACKGROUND) {
      out[cell] = 1
      product += 1
    }
  }
  return product < count * PRODUCT_SHARE.least || product > count * PRODUCT_SHARE.most ? out.fill(1) : out
}

/** OKLab lightness, 0 to 1, below which every colour is black, and below which one with hardly any chroma is. */
const BLACK = { any: 0.22, pale: 0.3, paleChroma: 0.04 } as const
/** OKLab chroma below which a colour is a grey, and the greys by the lightness above which each begins. */
const GREY_CHROMA = 0.03
const greys = [
  { above: 0.9, name: 'white' },
  { above: 0.78, name: 'light grey' },
  { above: 0.45, name: 'grey' },
] as const
/** Colours between yellow and red with so little chroma are beige, or brown up to this lightness. */
const BEIGE = { chroma: 0.07, hueFrom: 40, hueTo: 110, brownTo: 0.72 } as const

/** Names of hues: each row reaches from the one before to `to` degrees. Darker or lighter colours may have another name. */
const hueNames: readonly {
  readonly to: number
  readonly name: string
  readonly dark?: { readonly below: number; readonly name: string }
  readonly light?: { readonly above: number; readonly name: string }
}[] = [
  { to: 15, name: 'red', light: { above: 0.65, name: 'pink' } },
  { to: 42, name: 'red', light: { above: 0.75, name: 'pink' } },
  { to: 75, name: 'orange', dark: { below: 0.55, name: 'brown' } },
  { to: 115, name: 'yellow', dark: { below: 0.5, name: 'brown' } },
  { to: 165, name: 'green' },
  { to: 215, name: 'teal' },
  { to: 290, name: 'blue', dark: { below: 0.35, name: 'navy' } },
  { to: 325, name: 'purple' },
  { to: 345, name: 'purple', light: { above: 0.6, name: 'pink' } },
]
/** From the last of them on. */
const lastHue = hueNames[0]

/** The everyday name of an OKLab colour. */
function colorName(l: number, a: number, b: number): string {
  const chroma = Math.hypot(a, b)
  if (l < BLACK.any || (l < BLACK.pale && chroma < BLACK.paleChroma)) return 'black'
  if (chroma < GREY_CHROMA) return greys.find(({ above }) => l > above)?.name ?? 'dark grey'
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (chroma < BEIGE.chroma && hue > BEIGE.hueFrom && hue < BEIGE.hueTo) return l > BEIGE.brownTo ? 'beige' : 'brown'
  const { name, dark, light } = hueNames.find(({ to }) => hue < to) ?? lastHue
  if (dark !== undefined && l < dark.below) return dark.name
  return light !== undefined && l > light.above ? light.name : name
}

/** Width over height below which a product is tall and above which it is wide, and how far from 1 a round one may be. */
const PROPORTIONS = { tall: 0.6, wide: 1.7, roundWithin: 0.12 } as const
/** How far the share of its box that a round product fills may be from a circle's. */
const CIRCLE_WITHIN = 0.04

/** A word for the proportions of the product; null when none fits, or when the whole image counts as product. */
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
  if (ratio < PROPORTIONS.tall) return 'tall'
  if (ratio > PROPORTIONS.wide) return 'wide'
  return Math.abs(ratio - 1) < PROPORTIONS.roundWithin && Math.abs(filled - Math.PI / 4) < CIRCLE_WITHIN ? 'round' : null
}
