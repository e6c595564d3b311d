import { type LinearColor, linearOf8Bit, luminanceOf, shadeOf } from '@adloom/renderer/color.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { noiseIn } from './photo-grain.ts'
import { sideOfLight } from './photo-side.ts'

/** What a photograph asks of its scene: its light, as factors on the scene's, and its noise. */
export interface PhotoLight {
  /** Its colour; neutral light is [1, 1, 1]. */
  readonly tint: LinearColor
  /** Below 1: the photograph is dim. */
  readonly exposure: number
  /** Standard deviation of the noise in its background, of 255; 0 when that is clipped. */
  readonly noise: number
  /** The side it comes from: 1 right, -1 left; null where its product casts no clear shadow. */
  readonly side: 1 | -1 | null
}

const NEUTRAL_TINT: LinearColor = [1, 1, 1]

/** Pixels sampled in a photograph of any size, about. */
const SAMPLES = 20_000

/** Alpha of the cutout, of 255, up to which a pixel is background, and from which it is product. */
const BACKGROUND_ALPHA = 4
const PRODUCT_ALPHA = 250

/** An 8-bit channel from here on is clipped: overexposed paper has lost the colour of its light. */
const CLIPPED = 250

/** What counts as near grey. A higher chroma (OKLab) is paint, not light; a lower lightness is shade, and too noisy. */
const NEAR_GREY = { chroma: 0.05, lightness: 0.45 }
/** The least share of the background, and of the product, that must be near grey to say something. */
const TELLING = { background: 0.5, product: 0.15 }
/** The least share of a photograph that a background takes up. */
const BACKGROUND_LEAST = 0.05
/** Length of the mean colour of greys relative to the mean of their lengths, which is 1 when all have the same hue. */
const AGREEMENT = 0.75
/** The least share of the background's colour that greys of the product show when that is the light's: with less, the paper has it. */
const SHARED_COLOR = 0.3
/** OKLab chroma up to which greys are neutral to the eye. */
const NEUTRAL_CHROMA = 0.006
/** The light of lamps and of the sky is amber or blue (degrees of OKLab hue); a green or pink grey is paint. */
const LIGHT_HUES: readonly number[] = [75, 250]
const HUE_WIDTH = 40

/** The share of an estimated tint that a scene takes: paper has a colour of its own, and products more often. */
const TINT_SHARE = { background: 0.6, product: 0.35 }
/** The most that a channel of a scene's light changes. */
const TINT_MAX = 0.08

/** Luminance of the brightest hundredth of a photograph: at the first it is dim, from the second on well exposed. */
const EXPOSED = { dim: 0.2, well: 0.6 }
/** The light that is left to the scene of a dim photograph. */
const EXPOSURE_MIN = 0.86

/** The near-grey pixels of a part of a photograph: how many of its pixels they are, and sums of their colours. */
interface Greys {
  count: number
  clipped: number
  near: number
  a: number
  b: number
  chroma: number
  red: number
  green: number
  blue: number
}

/**
 * The light a photograph was taken in: the tint of the greys in its background, or in the product when the background has none. Neutral when
 * neither says anything clear: when the background is clipped, when their hues differ, when it is no hue that light has, or when the product's own
 * greys show that the background is coloured paper. `cut` is the photograph's cutout. Takes a few milliseconds.
 */
export function photoLightOf(photo: Pixels, cut: Pixels): PhotoLight {
  const stride = Math.max(1, Math.round(Math.sqrt((photo.width * photo.height) / SAMPLES)))
  const background = noGreys()
  const product = noGreys()
  const luminances: number[] = []
  const { data } = photo
  for (let y = 0; y < photo.height; y += stride) {
    for (let x = 0; x < photo.width; x += stride) {
      const at = (y * photo.width + x) * 4
      const alpha = cut.data[at + 3]
      // The soft edge is a mixture; a transparent pixel of the photograph itself shows nothing.
      if (data[at + 3] < PRODUCT_ALPHA || (alpha > BACKGROUND_ALPHA && alpha < PRODUCT_ALPHA)) continue
      const color: LinearColor = [linearOf8Bit[data[at]], linearOf8Bit[data[at + 1]], linearOf8Bit[data[at + 2]]]
      luminances.push(luminanceOf(color))
      addPixel(alpha <= BACKGROUND_ALPHA ? background : product, color, Math.max(data[at], data[at + 1], data[at + 2]) >= CLIPPED)
    }
  }
  if (background.count < luminances.length * BACKGROUND_LEAST)
    return { tint: tintOf(product, 'product'), exposure: 1, noise: 0, side: null }
  const noise = noiseIn(photo, cut, (alpha) => alpha <= BACKGROUND_ALPHA)
  return { tint: tintOfParts(background, product), exposure: exposureOf(luminances), noise, side: sideOfLight(photo, cut) }
}

const noGreys = (): Greys => ({ count: 0, clipped: 0, near: 0, a: 0, b: 0, chroma: 0, red: 0, green: 0, blue: 0 })

function addPixel(greys: Greys, color: LinearColor, isClipped: boolean): void {
  greys.count += 1
  const { lightness, chroma, hue } = shadeOf(color)
  if (chroma > NEAR_GREY.chroma || lightness < NEAR_GREY.lightness) return
  if (isClipped) {
    greys.clipped += 1
    return
  }
  greys.near += 1
  greys.a += chroma * Math.cos((hue * Math.PI) / 180)
  greys.b += chroma * Math.sin((hue * Math.PI) / 180)
  greys.chroma += chroma
  greys.red += color[0]
  greys.green += color[1]
  greys.blue += color[2]
}

function tintOfParts(background: Greys, product: Greys): LinearColor {
  if (background.clipped + background.near < background.count * TELLING.background) return tintOf(product, 'product')
  if (background.clipped > background.near || isDenied(background, product)) return NEUTRAL_TINT
  return tintOf(background, 'background')
}

/** Whether greys of the product lack the colour of the background: then it is the paper's. */
function isDenied(background: Greys, product: Greys): boolean {
  if (product.near < product.count * TELLING.product) return false
  const a = background.a / background.near
  const b = background.b / background.near
  const along = (a * product.a + b * product.b) / product.near
  return along < (a * a + b * b) * SHARED_COLOR
}

function tintOf(greys: Greys, part: keyof typeof TINT_SHARE): LinearColor {
  const { near, a, b, chroma, red, green, blue } = greys
  const length = Math.hypot(a, b)
  if (near === 0 || near < greys.count * TELLING[part] || length < near * NEUTRAL_CHROMA || length < chroma * AGREEMENT) return NEUTRAL_TINT
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (!LIGHT_HUES.some((light) => Math.abs(light - hue) < HUE_WIDTH)) return NEUTRAL_TINT
  const grey = luminanceOf([red, green, blue])
  const limited = (sum: number): number => 1 + Math.max(-TINT_MAX, Math.min(TINT_MAX, (sum / grey - 1) * TINT_SHARE[part]))
  return [limited(red), limited(green), limited(blue)]
}

function exposureOf(luminances: number[]): number {
  const bright = luminances.toSorted((one, other) => one - other)[Math.floor(luminances.length * 0.99)]
  const share = (bright - EXPOSED.dim) / (EXPOSED.well - EXPOSED.dim)
  return EXPOSURE_MIN + (1 - EXPOSURE_MIN) * Math.max(0, Math.min(1, share))
}
