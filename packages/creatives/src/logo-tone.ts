/** RGBA, 8 bit, straight alpha, row by row: the format of both a canvas and the decoder. */
export interface RgbaImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/**
 * Aspect ratio and tone of a logo: `light` is mostly light on a transparent background, `dark` mostly dark or coloured on one, `opaque` filled to its
 * edges.
 */
export interface MeasuredLogo {
  /** Width divided by height. */
  readonly logoRatio: number
  readonly logoTone: 'light' | 'dark' | 'opaque'
}

/** A pixel counts as visible above this alpha. */
const VISIBLE = 96
/** Share of the outline that must be filled for a logo to count as an image with its own background. */
const OPAQUE_OUTLINE = 0.97
/** Mean lightness (0 to 255) from which a background counts as white paper and a mark no longer shows on it. */
const WHITE_GROUND = 240
const LIGHT_MARK = 190

/** Aspect ratio and tone of a logo. A logo on an opaque white background counts as a dark mark, because the white around it continues. */
export function measureLogo({ width, height, data }: RgbaImage): MeasuredLogo {
  const outline = { pixels: 0, filled: 0, lightness: 0 }
  const mark = { pixels: 0, lightness: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const isVisible = data[at + 3] >= VISIBLE
      // Luma of Rec. 709.
      const lightness = 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]
      if (isVisible) {
        mark.pixels++
        mark.lightness += lightness
      }
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
        outline.pixels++
        if (isVisible) {
          outline.filled++
          outline.lightness += lightness
        }
      }
    }
  }
  const logoRatio = width / height
  if (outline.filled >= outline.pixels * OPAQUE_OUTLINE) {
    return { logoRatio, logoTone: outline.lightness / outline.filled >= WHITE_GROUND ? 'dark' : 'opaque' }
  }
  return { logoRatio, logoTone: mark.pixels > 0 && mark.lightness / mark.pixels >= LIGHT_MARK ? 'light' : 'dark' }
}
