import { type ImageRating } from '@adloom/domain/image-rating.ts'
import { readImageHeader } from '../image/image-header.ts'
import { decodeImage } from '../image/pixels.ts'
import { measureImage, type ImageMeasures } from './measure-image.ts'

/** Longer side in pixels at which images are measured. */
const MEASURED_SIDE = 256
/** Pixels of the longer side below which an image is too small to be used as it is. */
const SMALL_SIDE = 800
/** Pixels of the longer side from which more adds nothing to an ad. */
const LARGE_SIDE = 1600
const SHARPNESS_MIN = 0.22
const NOISE_MAX = 6
const LETTERS_MIN = 6
const SMALL_SUBJECT = 0.05
const LONGEST_RATIO = 2.2

interface Size {
  readonly width: number
  readonly height: number
}

/** What speaks for or against an image: the factors of its two scores. A factor of 1 is a merit, or changes nothing. */
interface Trait {
  readonly reason: string
  readonly forCutOut: number
  readonly forWhole: number
}

/** The traits of an image, the most important first. */
function traitsOf(found: ImageMeasures, { width, height }: Size): Trait[] {
  const longer = Math.max(width, height)
  const small = longer < SMALL_SIDE
  const whole = found.hasPlainGround && !found.isCutOff && !found.isSwatch
  const traits: readonly (Trait | false)[] = [
    found.isChart && { reason: 'a chart, not the product', forCutOut: 0.05, forWhole: 0.05 },
    found.isSwatch && !found.isChart && { reason: 'shows only a material', forCutOut: 0.1, forWhole: 0.15 },
    found.letters >= LETTERS_MIN && !found.isChart && { reason: 'text on it', forCutOut: 0.5, forWhole: 0.5 },
    found.hasBadge && { reason: 'a badge on it', forCutOut: 0.6, forWhole: 0.55 },
    found.sharpness < SHARPNESS_MIN && { reason: 'blurred', forCutOut: 0.5, forWhole: 0.4 },
    found.isCutOff && { reason: 'product cut off by the frame', forCutOut: 0.45, forWhole: 0.85 },
    !found.hasPlainGround && { reason: 'busy background', forCutOut: 0.35, forWhole: 1 },
    found.subjectShare < SMALL_SUBJECT && whole && { reason: 'product is small in it', forCutOut: 0.7, forWhole: 0.7 },
    found.noise > NOISE_MAX && { reason: 'grainy', forCutOut: 0.8, forWhole: 0.8 },
    small && {
      reason: `only ${width} px wide`,
      forCutOut: Math.max(0.3, longer / SMALL_SIDE),
      forWhole: Math.max(0.2, longer / SMALL_SIDE),
    },
    !small &&
      longer < LARGE_SIDE && { reason: `${width} px wide`, forCutOut: 1, forWhole: 0.8 + (0.2 * (longer - SMALL_SIDE)) / SMALL_SIDE },
    longer > LONGEST_RATIO * Math.min(width, height) && { reason: 'very long shape', forCutOut: 0.9, forWhole: 0.7 },
  ]
  return traits.filter((trait) => trait !== false)
}

/** Rates an image by what was measured on it and by its size in pixels. */
function ratingOf(found: ImageMeasures, size: Size): ImageRating {
  const traits = traitsOf(found, size)
  const isLarge = Math.max(size.width, size.height) >= SMALL_SIDE
  const merits = {
    forCutOut: [
      found.hasPlainGround && !found.isSwatch && !found.isChart ? 'plain background' : null,
      found.hasPlainGround && !found.isCutOff && !found.isSwatch && !found.isChart ? 'whole product in view' : null,
    ],
    forWhole: [found.sharpness >= SHARPNESS_MIN ? 'sharp' : null, isLarge ? `${size.width} px wide` : null],
  }
  const suitability = (use: 'forCutOut' | 'forWhole') => ({
    score: Number(traits.reduce((score, trait) => score * trait[use], 1).toFixed(2)),
    reasons: [
      ...merits[use].filter((reason) => reason !== null),
      ...traits.filter((trait) => trait[use] < 1).map(({ reason }) => reason),
    ].filter((reason, place, all) => all.indexOf(reason) === place),
  })
  return { forCutOut: suitability('forCutOut'), forWhole: suitability('forWhole') }
}

/** The rating of an encoded image. Fails as `decodeImage` does. */
export async function rateImage(bytes: Uint8Array): Promise<ImageRating> {
  const pixels = await decodeImage(bytes, MEASURED_SIDE)
  const header = readImageHeader(bytes)
  return ratingOf(measureImage(pixels), header === null || header === 'more' ? pixels : header)
}
