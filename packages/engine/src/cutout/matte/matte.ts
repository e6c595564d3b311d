import { type Grid } from '../grid/cut-out-planes.ts'
import { freeingPlanes, unclearedFloats } from '../../image/plane-memory.ts'
import { type Band, INSIDE_CELLS, outlineBand } from './matte-band.ts'
import { localColors, SIZE, withoutGroundColor } from './matte-colors.ts'
import { settleFoot } from './matte-foot.ts'
import { settleMatte } from './matte-settle.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Radius for colours of product and background, beyond the band, in cells. */
const REACH_CELLS = 3
/** Contrast (0 to 1 per channel, root of squares) below which colour is less reliable than the coarse outline. */
const FAINT_CONTRAST = 0.045
/** How much less reliable than a guess colour gets with the spread of the background's light (squared, as a share of white's). */
const BUSY_GROUND = 16
/** The same limit where a guess is given: a network's outline is rarely off by more than a pixel or two. Of 36 rendered still lifes, mean overlap 0.983 → 0.985. */
const FAINT_BESIDE_GUESS = 0.4
/** A true outline runs from 0 to 1 within this many pixels; a longer plateau between is a rim of another colour, not half transparent. */
const EDGE_RADIUS = 2
/** Misfit of colour (channels 0 to 1) from which a pixel counts as a part of the product in its own colour. */
const OFF_LINE = 0.12

/** What holds where the colours of a photograph say little: alpha (0 to 255) for every pixel, and whether they say little at the product's foot, too. */
interface Guess {
  readonly alpha: Uint8Array
  readonly isGroundBusy: boolean
}

/**
 * The photograph with an alpha that follows its true outline with subpixel accuracy, and without the background's colour in the edge. `cells` are the
 * kinds (`cellKinds`), on a grid up to a few times smaller than the photograph. Only the doubtful cells and a band along the outline are decided
 * here. `guess` null: the outline of `cells`.
 */
export const refineMatte = (photo: Pixels, cells: Uint8Array, grid: Grid, guess: Guess | null = null): Pixels =>
  freeingPlanes(() => matteOf(photo, cells, grid, guess))

function matteOf(photo: Pixels, cells: Uint8Array, grid: Grid, guess: Guess | null): Pixels {
  const scale = Math.max(1, photo.width / grid.width)
  const band = outlineBand(photo, cells, grid)
  if (guess !== null) for (const pixel of band.pixels) band.alpha[pixel] = guess.alpha[pixel] / 255
  const estimates = localColors(photo, band, Math.round((INSIDE_CELLS + REACH_CELLS) * scale))
  firstAlpha(photo, band, estimates, guess !== null)
  smooth(photo, band)
  tighten(photo, band)
  settleMatte(photo, band)
  if (guess?.isGroundBusy === true) settleFoot(photo, band, guess.alpha, scale)
  return withoutGroundColor(photo, band, estimates)
}

/** Of a part without an inside: difference from the background (channels 0 to 1) where alpha begins, and over which it grows to 1. */
const THIN_DIFFERENCE = { from: 0.03, over: 0.25 }
/** Alpha that a stretch of outline must run between to be tightened. */
const TIGHTENED = { below: 0.3, above: 0.7 }
/** The ends of alpha that are clipped: the last percent of it is background noise, and looks like a veil. */
const CLIPPED = { low: 0.06, range: 0.88 }

/** Light that a shadow beside the outline may leave, from no shadow to the darkest tried. */
const SHADES = [1, 0.88, 0.76, 0.64, 0.52, 0.4]
/** Cost of darkening the background against a misfit of colour (squared, channels 0 to 1). */
const SHADE_COST = 0.012

/** Position of each open pixel between the colour of the background, lit or shaded, and that of the product. */
function firstAlpha({ data }: Pixels, { alpha, pixels }: Band, estimates: Float32Array, isGuessed: boolean): void {
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index]
    alpha[pixel] = firstAlphaAt(data, pixel, { value: alpha[pixel], isGuessed }, estimates, index * SIZE)
  }
}

/** Alpha of one pixel by its colour; `guess` is the coarse outline's, `from` the offset of the pixel's estimates. */
function firstAlphaAt(
  data: Uint8ClampedArray,
  pixel: number,
  { value: guess, isGuessed }: { readonly value: number; readonly isGuessed: boolean },
  estimates: Float32Array,
  from: number,
): number {
  const red = data[pixel * 4] / 255
  const green = data[pixel * 4 + 1] / 255
  const blue = data[pixel * 4 + 2] / 255
  const groundRed = estimates[from + 3] / 255
  const groundGreen = estimates[from + 4] / 255
  const groundBlue = estimates[from + 5] / 255
  if (Number.isNaN(groundRed)) return guess
  const productRed = estimates[from] / 255
  const productGreen = estimates[from + 1] / 255
  const productBlue = estimates[from + 2] / 255
  if (Number.isNaN(productRed)) {
    if (isGuessed) return guess
    // A part too thin to have an inside: every clear difference from the background is product.
    const difference = Math.sqrt((red - groundRed) ** 2 + (green - groundGreen) ** 2 + (blue - groundBlue) ** 2)
    return Math.min(1, Math.max(0, (difference - THIN_DIFFERENCE.from) / THIN_DIFFERENCE.over))
  }
  let bestCost = Infinity
  let byColor = 0
  let contrastSquared = 0
  // Only as dark as the nearby background allows: on an evenly lit background grey is product, not shade.
  const darkest = 1 - 3 * estimates[from + 6]
  for (const shade of SHADES) {
    if (shade < 1 && shade < darkest) break
    const fullRed = productRed - shade * groundRed
    const fullGreen = productGreen - shade * groundGreen
    const fullBlue = productBlue - shade * groundBlue
    const ownRed = red - shade * groundRed
    const ownGreen = green - shade * groundGreen
    const ownBlue = blue - shade * groundBlue
    const squared = Math.max(1e-6, fullRed * fullRed + fullGreen * fullGreen + fullBlue * fullBlue)
    const along = Math.min(1, Math.max(0, (ownRed * fullRed + ownGreen * fullGreen + ownBlue * fullBlue) / squared))
    const misfit = (ownRed - along * fullRed) ** 2 + (ownGreen - along * fullGreen) ** 2 + (ownBlue - along * fullBlue) ** 2
    const cost = misfit + SHADE_COST * (1 - shade) * (1 - shade)
    if (cost >= bestCost) continue
    bestCost = cost
    contrastSquared = squared
    // A colour off the line from background to product is another part of the product: its distance from the background decides.
    const asFar = Math.sqrt((ownRed * ownRed + ownGreen * ownGreen + ownBlue * ownBlue) / squared)
    const offLine = Math.min(1, Math.sqrt(misfit) / OFF_LINE)
    byColor = Math.min(1, along + Math.max(0, asFar - along) * offLine)
  }
  const doubt = isGuessed ? FAINT_BESIDE_GUESS ** 2 + BUSY_GROUND * (estimates[from + 6] * groundGreen) ** 2 : FAINT_CONTRAST ** 2
  const trust = contrastSquared / (contrastSquared + doubt)
  return guess + (byColor - guess) * trust
}

/** A 3 × 3 binomial blur of the open pixels: removes noise, and the following stretch restores the sharpness. */
function smooth({ width, height }: Pixels, { alpha, pixels }: Band): void {
  // Results are buffered until all is read: a copy of the whole alpha would be many times larger than the band.
  const smoothed = unclearedFloats(pixels.length)
  for (let index = 0; index < pixels.length; index += 1) smoothed[index] = smoothedAt(alpha, pixels[index], width, height)
  write(alpha, pixels, smoothed)
}

function smoothedAt(alpha: Float32Array, pixel: number, width: number, height: number): number {
  const x = pixel % width
  if (x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)) return alpha[pixel]
  const cross = alpha[pixel - 1] + alpha[pixel + 1] + alpha[pixel - width] + alpha[pixel + width]
  const diagonal = alpha[pixel - width - 1] + alpha[pixel - width + 1] + alpha[pixel + width - 1] + alpha[pixel + width + 1]
  return (4 * alpha[pixel] + 2 * cross + diagonal) / 16
}

function write(alpha: Float32Array, pixels: Int32Array, values: Float32Array): void {
  for (let index = 0; index < pixels.length; index += 1) alpha[pixels[index]] = values[index]
}

/** Stretches alpha where it runs from low to high within the width of a true outline, so that plateaus on both sides become 0 and 1. */
function tighten({ width, height }: Pixels, { alpha, pixels }: Band): void {
  const tightened = unclearedFloats(pixels.length)
  for (let index = 0; index < pixels.length; index += 1) tightened[index] = tightenedAt(alpha, pixels[index], width, height)
  write(alpha, pixels, tightened)
}

function tightenedAt(alpha: Float32Array, pixel: number, width: number, height: number): number {
  const x = pixel % width
  const y = (pixel / width) | 0
  let low = 1
  let high = 0
  const left = x > EDGE_RADIUS ? x - EDGE_RADIUS : 0
  const right = x + EDGE_RADIUS < width ? x + EDGE_RADIUS : width - 1
  const bottom = y + EDGE_RADIUS < height ? y + EDGE_RADIUS : height - 1
  for (let row = y > EDGE_RADIUS ? y - EDGE_RADIUS : 0; row <= bottom; row += 1) {
    for (let at = row * width + left, end = row * width + right; at <= end; at += 1) {
      const value = alpha[at]
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  const stretched = low < TIGHTENED.below && high > TIGHTENED.above ? (alpha[pixel] - low) / (high - low) : alpha[pixel]
  return Math.min(1, Math.max(0, (stretched - CLIPPED.low) / CLIPPED.range))
}
