import { cellNoise, clamp01, layeredNoise, mixBits, smoothNoise, smoothStep } from './noise.ts'
import { type Paint } from './paint-color.ts'
import { type MaterialKind } from './scene.ts'

/** A surface ready for painting: tones as paints, the pattern's place and size chosen. */
export interface Finish {
  readonly material: MaterialKind
  readonly main: Paint
  readonly second: Paint
  readonly third: Paint
  readonly fourth: Paint
  /** Pattern units per scene unit, and where in the endless pattern this piece was cut. */
  readonly frequency: number
  readonly shiftX: number
  readonly shiftY: number
  readonly gloss: number
  readonly roughness: number
}

/** Places in the array a material writes to: reflectance (linear), slope of the surface along both pattern axes, share of the gloss. */
export const RED = 0
export const GREEN = 1
export const BLUE = 2
export const SLOPE_X = 3
export const SLOPE_Y = 4
export const SHINE = 5
export const MATERIAL_SIZE = 6

/** How many numbers describe the slow part of a drawing at a point. */
export const FIELDS = 6

/** How many of them each material uses. */
export const fieldsOf: Readonly<Record<MaterialKind, number>> = {
  paint: 0,
  marble: 4,
  wood: 1,
  concrete: 2,
  linen: 5,
  terrazzo: 1,
  sand: 6,
  stone: 2,
  water: 2,
}

/** Whether the material has a drawing whose slow part must be known before `sampleMaterial`. */
export const hasFields = (finish: Finish): boolean => finish.material !== 'paint'

/**
 * The slow part of the material's drawing at (x, y): up to `FIELDS` numbers that change so little from pixel to pixel that they may be
 * interpolated, and that cost most of the drawing. Gives the number of the piece (a plank) on which they hold together.
 */
export function materialFields(fields: Float64Array, finish: Finish, x: number, y: number): number {
  const u = x * finish.frequency + finish.shiftX
  const v = y * finish.frequency + finish.shiftY
  switch (finish.material) {
    case 'marble':
      return marbleFields(fields, u, v)
    case 'wood':
      return woodFields(fields, u, v)
    case 'concrete':
      return concreteFields(fields, u, v)
    case 'linen':
      return linenFields(fields, u, v)
    case 'terrazzo':
      fields[0] = smoothNoise(u * 2.2, v * 2.2)
      return 0
    case 'sand':
      return sandFields(fields, u, v)
    case 'stone':
      return stoneFields(fields, u, v)
    case 'water':
      return waterFields(fields, u, v)
    default:
      return 0
  }
}

/**
 * What the material looks like at (x, y) of its surface, written into `out`. `footprint` is how many scene units one pixel covers there:
 * detail finer than that fades to its mean instead of flickering. `fields`: as `materialFields` gives them there. Fills every place of
 * `out`; allocates nothing.
 */
export function sampleMaterial(out: Float64Array, finish: Finish, x: number, y: number, footprint: number, fields: Float64Array): void {
  const u = x * finish.frequency + finish.shiftX
  const v = y * finish.frequency + finish.shiftY
  const pixel = footprint * finish.frequency
  out[SLOPE_X] = 0
  out[SLOPE_Y] = 0
  out[SHINE] = 1
  switch (finish.material) {
    case 'paint':
      return paintPaint(out, finish, u, v)
    case 'marble':
      return paintMarble(out, finish, fields)
    case 'wood':
      return paintWood(out, finish, u, v, pixel, fields)
    case 'concrete':
      return paintConcrete(out, finish, u, v, pixel, fields)
    case 'linen':
      return paintLinen(out, finish, u, v, pixel, fields)
    case 'terrazzo':
      return paintTerrazzo(out, finish, u, v, pixel, fields)
    case 'sand':
      return paintSand(out, finish, u, v, pixel, fields)
    case 'stone':
      return paintStone(out, finish, u, v, pixel, fields)
    case 'water':
      return paintWater(out, finish, pixel, fields)
  }
}

function fill(out: Float64Array, paint: Paint, strength: number): void {
  out[RED] = paint[0] * strength
  out[GREEN] = paint[1] * strength
  out[BLUE] = paint[2] * strength
}

/** Moves what is in `out` towards `paint`. */
function blend(out: Float64Array, paint: Paint, share: number): void {
  out[RED] += (paint[0] - out[RED]) * share
  out[GREEN] += (paint[1] - out[GREEN]) * share
  out[BLUE] += (paint[2] - out[BLUE]) * share
}

/** 1 while detail of this size can be seen, 0 once a pixel covers it. */
const visible = (pixel: number, detail: number): number => 1 - smoothStep(detail * 0.3, detail, pixel)

function paintPaint(out: Float64Array, finish: Finish, u: number, v: number): void {
  fill(out, finish.main, 0.985 + 0.03 * smoothNoise(u * 1.3, v * 1.3))
}

function marbleFields(fields: Float64Array, u: number, v: number): number {
  const warp = layeredNoise(u * 0.9 + 4, v * 0.9, 4) - 0.5
  // Veins run along one diagonal, as bedding in real blocks does, and are bent by the warp.
  const along = u * 0.8 + v * 0.6
  const across = v * 0.8 - u * 0.6
  const field = layeredNoise(along * 0.42 + warp * 2.1, across * 0.95 - warp * 1.7, 4)
  const fine = layeredNoise(along * 1.3 - warp * 2.6 + 9, across * 2.1 + warp * 2.2, 3)
  // A vein thins out and ends where `presence` is low: unbroken nets are what makes drawn marble look drawn.
  fields[0] = warp
  fields[1] = field
  fields[2] = fine
  fields[3] = smoothStep(0.38, 0.66, smoothNoise(u * 0.7 + 31, v * 0.7 + 5))
  return 0
}

function paintMarble(out: Float64Array, finish: Finish, fields: Float64Array): void {
  const warp = fields[0]
  const field = fields[1]
  const fine = fields[2]
  const presence = fields[3]
  const bold = 1 - clamp01(Math.abs(field - 0.5) * (24 - 15 * presence))
  const hair = 1 - clamp01(Math.abs(fine - 0.5) * 34)
  const haze = clamp01(1 - Math.abs(field - 0.5) * 5)
  fill(out, finish.main, 0.97 + 0.05 * (fine - 0.5) + 0.05 * warp)
  blend(out, finish.third, haze * haze * (0.14 + 0.4 * presence))
  blend(out, finish.second, bold * bold * (0.2 + 0.6 * presence) + hair * hair * 0.2 * (0.25 + presence))
}

const PLANK = 0.62

/** Growth rings cut lengthwise: long, nearly straight lines that swell around a slow wave. */
function woodFields(fields: Float64Array, u: number, v: number): number {
  const plank = Math.floor(v / PLANK)
  const chance = cellNoise(plank, 7)
  const slow = v + chance * 91
  fields[0] = slow * 3.1 + layeredNoise((u + chance * 37) * 0.24, slow * 1.05, 3) * 7.5
  return plank
}

function paintWood(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const plank = Math.floor(v / PLANK)
  const chance = cellNoise(plank, 7)
  const within = v / PLANK - plank
  const shifted = u + chance * 37
  const slow = v + chance * 91
  const ringField = fields[0]
  const ring = ringField - Math.floor(ringField)
  const late = smoothStep(0.3, 0.92, ring) * (1 - smoothStep(0.94, 1, ring))
  const clear = visible(pixel, 0.045)
  const fibreClear = visible(pixel, 0.012)
  const streaks = clear > 0 ? layeredNoise(shifted * 0.7, slow * 26, 2) : 0.5
  fill(out, finish.main, 0.9 + 0.2 * cellNoise(plank, 19))
  blend(out, finish.second, clamp01(late * 0.62 * clear + 0.24 * (1 - clear) + (streaks - 0.5) * 0.55 * clear + (chance - 0.5) * 0.25))
  let tone = 1
  if (fibreClear > 0) {
    const pore = smoothStep(0.72, 0.9, smoothNoise(shifted * 5.1, slow * 78)) * (0.35 + 0.65 * late)
    blend(out, finish.third, pore * 0.4 * fibreClear)
    tone += (smoothNoise(shifted * 3.2, slow * 120) - 0.5) * 0.12 * fibreClear
  }
  const fromSeam = Math.min(within, 1 - within) * PLANK
  const seam = 1 - 0.72 * (1 - smoothStep(0.002, 0.007 + pixel, fromSeam))
  out[RED] *= tone * seam
  out[GREEN] *= tone * seam
  out[BLUE] *= tone * seam
  out[SLOPE_Y] = (streaks - 0.5) * 0.05 * clear
  out[SHINE] = 0.75 + 0.5 * (1 - late) * clear
}

function concreteFields(fields: Float64Array, u: number, v: number): number {
  fields[0] = layeredNoise(u * 1.1, v * 1.1, 4) - 0.5
  fields[1] = layeredNoise(u * 0.45 + 8, v * 0.3 + 3, 3)
  return 0
}

function paintConcrete(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const clouds = fields[0]
  const stains = fields[1]
  const clear = visible(pixel, 0.02)
  const grit = clear > 0 ? (smoothNoise(u * 46, v * 46) - 0.5) * clear : 0
  fill(out, finish.main, 1 + 0.42 * clouds + 0.13 * grit)
  blend(out, finish.second, smoothStep(0.44, 0.66, stains) * 0.5)
  // Air bubbles: few, small, none quite round.
  const column = Math.floor(u * 7)
  const row = Math.floor(v * 7)
  const chance = cellNoise(column, row)
  if (clear > 0 && chance > 0.9) {
    const dx = u * 7 - column - 0.3 - 0.4 * cellNoise(column + 57, row)
    const dy = (v * 7 - row - 0.3 - 0.4 * cellNoise(column, row + 91)) * (0.9 + 0.8 * cellNoise(column + 3, row + 8))
    const radius = 0.025 + 0.55 * (chance - 0.9) + 0.03 * grit
    blend(out, finish.third, (1 - smoothStep(radius * 0.4, radius + pixel * 7, Math.sqrt(dx * dx + dy * dy))) * 0.55 * clear)
  }
  out[SLOPE_X] = grit * 0.06
  out[SHINE] = 0.6 + 0.8 * stains
}

const THREADS = 78

/** Folds: broad waves along one direction, with the cloth's own unevenness; only their slope is seen. */
function linenFields(fields: Float64Array, u: number, v: number): number {
  const bend = layeredNoise(u * 0.5, v * 0.5, 2) * 3
  const fold = Math.sin(u * 0.9 + v * 2.3 + bend * 2.2)
  fields[0] = 0.09 * fold + (layeredNoise(u * 2.2, v * 2.2, 2) - 0.5) * 0.14
  fields[1] = 0.24 * fold + (layeredNoise(u * 2.2 + 40, v * 2.2, 2) - 0.5) * 0.14
  fields[2] = (smoothNoise(v * 5, u * 1.3) - 0.5) * 0.9
  fields[3] = (smoothNoise(u * 5 + 50, v * 1.3) - 0.5) * 0.9
  fields[4] = clamp01((layeredNoise(u * 1.1, v * 9, 2) - 0.5) * 0.35)
  return 0
}

function paintLinen(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  out[SLOPE_X] = fields[0]
  out[SLOPE_Y] = fields[1]
  const weave = visible(pixel, 1.15 / THREADS)
  const warp = u * THREADS + fields[2]
  const weft = v * THREADS + fields[3]
  const column = Math.floor(warp)
  const row = Math.floor(weft)
  const across = warp - column - 0.5
  const down = weft - row - 0.5
  const isWarp = ((column + row) & 1) === 0
  const round = isWarp ? 1 - 3.1 * across * across - 1.1 * down * down : 1 - 3.1 * down * down - 1.1 * across * across
  // Slubs: each thread has its own thickness, which shows as a faint streak even where single threads do not.
  const slubWarp = cellNoise(column, Math.floor(v * 2.1)) - 0.5
  const slubWeft = cellNoise(row + 133, Math.floor(u * 2.1)) - 0.5
  const slub = (slubWarp + slubWeft) * 0.05 * (0.2 + 0.8 * weave)
  fill(out, finish.main, 0.93 + slub + weave * 0.3 * (round - 0.66))
  blend(out, finish.second, fields[4])
  out[SHINE] = 0
}

function paintTerrazzo(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  fill(out, finish.main, 0.965 + 0.05 * fields[0])
  chips(out, finish, u * 4.2, v * 4.2, pixel * 4.2, 0, 0.62)
  chips(out, finish, u * 9.5 + 3.3, v * 9.5 + 8.1, pixel * 9.5, 101, 0.4)
}

/** Broken stones: the cell of the nearest of jittered points, shrunk, in some of the cells. */
function chips(out: Float64Array, finish: Finish, x: number, y: number, pixel: number, salt: number, share: number): void {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let nearest = 9
  let second = 9
  let nearestColumn = 0
  let nearestRow = 0
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + 0.1 + 0.8 * cellNoise(i + salt, j) - x
      const dy = j + 0.1 + 0.8 * cellNoise(i, j + salt + 53) - y
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        second = nearest
        nearest = distance
        nearestColumn = i
        nearestRow = j
      } else if (distance < second) second = distance
    }
  }
  const pick = mixBits(nearestColumn * 7919 + nearestRow * 104729 + salt) / 4294967296
  if (pick > share) return
  const gap = Math.sqrt(second) - Math.sqrt(nearest)
  const kind = pick / share
  const threshold = 0.14 + 0.34 * cellNoise(nearestColumn + 11, nearestRow + salt)
  const inside = smoothStep(threshold - pixel, threshold + pixel, gap)
  const paint = kind < 0.36 ? finish.second : kind < 0.66 ? finish.third : kind < 0.9 ? finish.fourth : finish.main
  const tone = 0.86 + 0.22 * smoothNoise(x * 3.1, y * 3.1)
  out[RED] += (paint[0] * tone - out[RED]) * inside
  out[GREEN] += (paint[1] * tone - out[GREEN]) * inside
  out[BLUE] += (paint[2] * tone - out[BLUE]) * inside
}

/** Phase of the wind's ripples: a wave bent by slow noise. */
const ripples = (u: number, v: number): number => v * 15 + u * 2.4 + layeredNoise(u * 0.75, v * 1.15, 2) * 13

function sandFields(fields: Float64Array, u: number, v: number): number {
  const phase = ripples(u, v)
  fields[0] = phase
  fields[1] = (ripples(u + 0.01, v) - phase) * 60
  fields[2] = (ripples(u, v + 0.01) - phase) * 60
  fields[3] = 0.028 * (0.35 + 0.9 * smoothNoise(u * 0.6 + 3, v * 0.6))
  fields[4] = 0.1 * (layeredNoise(u * 3.3, v * 3.3, 2) - 0.5)
  fields[5] = 0.1 * (smoothNoise(u * 1.1, v * 1.1) - 0.5)
  return 0
}

function paintSand(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const phase = fields[0]
  // Steeper on the lee side.
  const slope = Math.cos(phase + 0.55 * Math.sin(phase)) * fields[3] * visible(pixel, 0.16)
  out[SLOPE_X] = slope * fields[1] + fields[4]
  out[SLOPE_Y] = slope * fields[2] + fields[4]
  const clear = visible(pixel, 0.011)
  const grain = cellNoise(Math.floor(u * 150), Math.floor(v * 150)) * 0.6 + cellNoise(Math.floor(u * 83 + 9), Math.floor(v * 83)) * 0.4
  fill(out, finish.main, 0.97 + (grain - 0.5) * 0.3 * clear + fields[5])
  blend(out, finish.second, 0.16 * (1 - Math.sin(phase)) + (grain > 0.9 ? 0.4 * clear : 0))
  out[SHINE] = 0
}

function stoneFields(fields: Float64Array, u: number, v: number): number {
  const bend = layeredNoise(u * 0.5, v * 0.9, 2)
  fields[0] = layeredNoise(u * 0.5 + bend, v * 5.5 + bend * 3, 3)
  fields[1] = layeredNoise(u * 1.7, v * 1.7, 2)
  return 0
}

function paintStone(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  const bands = fields[0]
  const clouds = fields[1]
  const clear = visible(pixel, 0.05)
  fill(out, finish.main, 0.95 + 0.12 * (clouds - 0.5))
  blend(out, finish.second, clamp01(0.16 + (bands - 0.5) * 1.5))
  if (clear > 0 && bands > 0.42) {
    const pit = smoothStep(0.7, 0.79, layeredNoise(u * 9, v * 24, 2)) * smoothStep(0.42, 0.6, bands)
    blend(out, finish.third, pit * 0.26 * clear)
  }
  const grit = clear > 0 ? smoothNoise(u * 60, v * 60) - 0.5 : 0
  const tone = 1 + grit * 0.07 * visible(pixel, 0.02)
  out[RED] *= tone
  out[GREEN] *= tone
  out[BLUE] *= tone
  out[SLOPE_X] = grit * 0.05 * clear
  out[SHINE] = 0.4 + 0.6 * clouds
}

const waves = (a: number, b: number, sway: number): number =>
  smoothNoise(a * 1.5 + sway, b * 4.4) * 0.62 + smoothNoise(a * 3.4 + 7, b * 8.5 + 2) * 0.22

function waterFields(fields: Float64Array, u: number, v: number): number {
  const step = 0.02
  const sway = 0.6 * smoothNoise(u * 1.1, v * 2.2)
  const here = waves(u, v, sway)
  fields[0] = ((waves(u + step, v, sway) - here) / step) * 0.075
  fields[1] = ((waves(u, v + step, sway) - here) / step) * 0.04
  return 0
}

function paintWater(out: Float64Array, finish: Finish, pixel: number, fields: Float64Array): void {
  fill(out, finish.main, 1)
  const clear = 0.25 + 0.75 * visible(pixel, 0.2)
  out[SLOPE_X] = fields[0] * clear
  out[SLOPE_Y] = fields[1] * clear
}
