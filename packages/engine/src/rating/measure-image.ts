import { type Pixels } from '@adloom/renderer/pixels.ts'
import { lumaPlane } from '../image/luma-plane.ts'
import { findGround, type Ground } from './find-ground.ts'
import { findPatches, type Patch } from './find-patches.ts'

/** What an image of about 256 pixels shows. Shares 0 to 1. */
export interface ImageMeasures {
  readonly hasPlainGround: boolean
  /** Share of the frame that the largest thing on the ground fills; of an image without plain ground 1. */
  readonly subjectShare: number
  /** Whether what stands on a plain ground leaves the frame. */
  readonly isCutOff: boolean
  /** The strongest bends of lightness relative to the image's contrast: about 1 for a sharp edge, below 0.2 for a blurred one. */
  readonly sharpness: number
  /** Mean bend of lightness within the ground, in levels of 255. */
  readonly noise: number
  /** Letters or words in rows beside the product. */
  readonly letters: number
  readonly hasBadge: boolean
  readonly isSwatch: boolean
  readonly isChart: boolean
}

/** Share of the border at which a product may touch it, before it counts as cut off. */
const CUT_OFF_SHARE = 0.03
/** Sides of a letter or a word, as shares of the image's height and width. */
const LETTER_HEIGHT_MAX = 0.09
const LETTER_WIDTH_MAX = 0.35
/** Letters in a row from which they are text. */
const ROW_MIN = 4
/** A badge fills that share of the image, and of its own box; a circle fills 0.785 of its box. */
const BADGE_SHARE_MIN = 0.006
const BADGE_SHARE_MAX = 0.12
const BADGE_FILL = 0.6
/** Levels between the strongest and the weakest channel from which a colour is loud, and the share of a badge in one such colour. */
const LOUD = 70
const BADGE_COLOR_SHARE = 0.55
/** A badge's centre lies that near, as a share of the sides, to a corner. */
const CORNER = 0.3
/** Share of the frame below which nothing stands on the ground. */
const SUBJECT_MIN = 0.006
/** Deviation of the mean colours of 16 fields, in levels, below which an image shows one material. */
const MATERIAL_DEVIATION = 9
/** Straight lines, each at least that share of the side, and share of flat pixels that make a chart. */
const CHART_LINES = 7
const LINE_SHARE = 0.55
const CHART_FLAT_SHARE = 0.6
/** Letters that make a chart when nothing larger stands on the ground. */
const CHART_LETTERS = 30
const CHART_SUBJECT_MAX = 0.12
/** Levels of lightness. */
const LINE_STEP = 24
const CONTRAST_MIN = 24

/** Measures an image that was shrunk to about 256 pixels. */
export function measureImage(image: Pixels): ImageMeasures {
  const { width, height } = image
  const light = lumaPlane(image)
  const ground = findGround(image)
  const { patches, labels } = findPatches(ground)
  const [largest] = patches
  const subjectShare = !ground.isPlain ? 1 : (largest?.area ?? 0) / (width * height)
  const letters = ground.isPlain ? lettersOf(patches.slice(1), ground) + (isLetter(largest, ground) ? 1 : 0) : 0
  const isChart = ground.isPlain && (isTable(light, ground) || (letters >= CHART_LETTERS && subjectShare < CHART_SUBJECT_MAX))
  return {
    hasPlainGround: ground.isPlain,
    subjectShare,
    isCutOff: ground.isPlain && ground.cutShare > CUT_OFF_SHARE,
    sharpness: sharpnessOf(light, width, height),
    noise: noiseOf(light, ground),
    letters,
    hasBadge: ground.isPlain && patches.slice(1).some((patch) => isBadge(patch, image, labels)),
    isSwatch: (ground.isPlain && subjectShare < SUBJECT_MIN) || (!ground.isPlain && isOneMaterial(image)),
    isChart,
  }
}

/** The Laplacian of the lightness at a place that is not on the border. */
const bendAt = (light: Float32Array, place: number, width: number): number =>
  Math.abs(light[place] - (light[place - 1] + light[place + 1] + light[place - width] + light[place + width]) / 4)

/** The mean of the strongest hundredth of all bends, as a share of half the contrast. */
function sharpnessOf(light: Float32Array, width: number, height: number): number {
  const bends: number[] = []
  for (let y = 1; y < height - 1; y += 1) for (let x = 1; x < width - 1; x += 1) bends.push(bendAt(light, y * width + x, width))
  const sorted = Float32Array.from(bends).sort()
  const levels = light.slice().sort()
  const contrast = Math.max(CONTRAST_MIN, levels[Math.floor(levels.length * 0.98)] - levels[Math.floor(levels.length * 0.02)])
  const strongest = sorted.subarray(Math.floor(sorted.length * 0.99))
  return strongest.reduce((sum, bend) => sum + bend, 0) / Math.max(1, strongest.length) / (contrast / 2)
}

function noiseOf(light: Float32Array, { width, height, cells }: Ground): number {
  let sum = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const place = y * width + x
      if (cells[place] === 0 || cells[place - 1] === 0 || cells[place + 1] === 0) continue
      sum += bendAt(light, place, width)
      count += 1
    }
  return count === 0 ? 0 : sum / count
}

const isLetter = (patch: Patch | undefined, { width, height }: Ground): boolean =>
  patch !== undefined &&
  patch.bottom - patch.top + 1 <= LETTER_HEIGHT_MAX * height &&
  patch.right - patch.left + 1 <= LETTER_WIDTH_MAX * width

/** How many patches stand in rows as letters do: as high as each other, on one line. */
function lettersOf(patches: readonly Patch[], ground: Ground): number {
  const small = patches.filter((patch) => isLetter(patch, ground))
  const middle = ({ top, bottom }: Patch): number => (top + bottom) / 2
  return small.filter((one) => {
    const high = one.bottom - one.top + 1
    const row = small.filter((other) => Math.abs(middle(one) - middle(other)) <= high / 2 && other.bottom - other.top < 2.5 * high)
    return row.length >= ROW_MIN
  }).length
}

/** Whether a patch is a filled shape in one loud colour near a corner. */
function isBadge({ left, right, top, bottom, area, number }: Patch, { width, height, data }: Pixels, labels: Uint16Array): boolean {
  const share = area / (width * height)
  const box = (right - left + 1) * (bottom - top + 1)
  const across = (left + right) / 2 / width
  const down = (top + bottom) / 2 / height
  const isInCorner = Math.min(across, 1 - across) < CORNER && Math.min(down, 1 - down) < CORNER
  if (share < BADGE_SHARE_MIN || share > BADGE_SHARE_MAX || area < BADGE_FILL * box || !isInCorner) return false
  let loud = 0
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const place = y * width + x
      const [red, green, blue] = [data[place * 4], data[place * 4 + 1], data[place * 4 + 2]]
      if (labels[place] === number && Math.max(red, green, blue) - Math.min(red, green, blue) >= LOUD) loud += 1
    }
  return loud >= BADGE_COLOR_SHARE * area
}

/** Whether sixteen fields of an image all have the same mean colour. */
function isOneMaterial({ width, height, data }: Pixels): boolean {
  const means = Array.from({ length: 16 }, () => [0, 0, 0, 0])
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const mean = means[Math.floor((y * 4) / height) * 4 + Math.floor((x * 4) / width)]
      const at = (y * width + x) * 4
      mean[0] += data[at]
      mean[1] += data[at + 1]
      mean[2] += data[at + 2]
      mean[3] += 1
    }
  return [0, 1, 2].every((channel) => {
    const levels = means.map((mean) => mean[channel] / Math.max(1, mean[3]))
    const average = levels.reduce((sum, level) => sum + level, 0) / levels.length
    return Math.sqrt(levels.reduce((sum, level) => sum + (level - average) ** 2, 0) / levels.length) < MATERIAL_DEVIATION
  })
}

/** Whether an image is mostly flat, with several straight lines across most of it. */
function isTable(light: Float32Array, { width, height }: Ground): boolean {
  let flat = 0
  const rows = new Uint16Array(height)
  const columns = new Uint16Array(width)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const place = y * width + x
      const down = Math.abs(light[place + width] - light[place])
      const across = Math.abs(light[place + 1] - light[place])
      if (down >= LINE_STEP) rows[y] += 1
      if (across >= LINE_STEP) columns[x] += 1
      if (down < 4 && across < 4) flat += 1
    }
  // Both edges of a line are one line.
  const linesOf = (counts: Uint16Array, side: number): number =>
    counts.reduce(
      (sum, count, at) => sum + Number(count >= side && !counts.subarray(Math.max(0, at - 3), at).some((before) => before >= side)),
      0,
    )
  const lines = linesOf(rows, LINE_SHARE * width) + linesOf(columns, LINE_SHARE * height)
  return lines >= CHART_LINES && flat >= CHART_FLAT_SHARE * width * height
}
