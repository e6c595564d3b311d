/** Colours of the renderer: linear light in, sRGB out; hues and lightness in OKLCH, so that equal numbers look equally light. */

/** A colour in linear light, 1 = paper white; may exceed 1. */
export type LinearColor = readonly [red: number, green: number, blue: number]

/** OKLCH: lightness 0 to 1, chroma about 0 to 0.37, hue in degrees. */
interface Shade {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Linear light of each 8-bit sRGB value. */
export const linearOf8Bit: Float32Array = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255))

/** 8-bit sRGB value (not rounded) of linear light 0 to 1. */
export const gamma8Bit = (linear: number): number => 255 * toGamma(linear < 0 ? 0 : linear > 1 ? 1 : linear)

/** How light a colour is to the eye, 0 to 1: the luminance of linear light, rounded weights of Rec. 709. */
export const luminanceOf = ([red, green, blue]: LinearColor): number => 0.21 * red + 0.72 * green + 0.07 * blue

/** The linear colour of `#RRGGBB`. */
export function linearColorOf(hex: string): LinearColor {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [linearOf8Bit[(value >> 16) & 255], linearOf8Bit[(value >> 8) & 255], linearOf8Bit[value & 255]]
}

/** OKLab of linear light into `out`: lightness, then the two that make chroma and hue. */
export function writeOklab(out: Float64Array, red: number, green: number, blue: number): void {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  out[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  out[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  out[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}

/** Degrees of a hue in OKLab. */
export const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

export function shadeOf([red, green, blue]: LinearColor): Shade {
  const lab = new Float64Array(3)
  writeOklab(lab, red, green, blue)
  return { lightness: lab[0], chroma: Math.hypot(lab[1], lab[2]), hue: hueOf(lab[1], lab[2]) }
}

/** The linear colour of a shade; chroma is lowered until sRGB can show it. */
export function linearColorOfShade({ lightness, chroma, hue }: Shade): LinearColor {
  const radians = (hue * Math.PI) / 180
  let kept = chroma
  for (let attempt = 0; attempt < 12; attempt++) {
    const color = linearColorOfOklab(lightness, kept * Math.cos(radians), kept * Math.sin(radians))
    if (color.every((channel) => channel >= -0.0005 && channel <= 1.0005)) {
      return [Math.max(0, color[0]), Math.max(0, color[1]), Math.max(0, color[2])]
    }
    kept *= 0.88
  }
  const grey = lightness ** 3
  return [grey, grey, grey]
}

function linearColorOfOklab(lightness: number, a: number, b: number): LinearColor {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
