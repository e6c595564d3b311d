/**
 * A photograph whose product cannot be cut out, as the whole image: cropped around what matters, from edge to edge, without frame and scene. Where its
 * subject needs more room than a crop leaves, its own edge continues. Five seeds in a row give five different crops.
 */
import { onWhite } from '../image/on-white.ts'
import { type LightId } from '@adloom/domain/scene-words.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { placedFlat } from '@adloom/renderer/place-product.ts'
import { type Region, resizeRegion } from '@adloom/renderer/resize-product.ts'
import { calmEdges, continueEdges } from '../image/continue-edges.ts'
import { salientRegion } from '../image/salient-region.ts'
import { type SceneChoice } from '../prompt/read-prompt.ts'
import { type RenderedVariant } from './render-variant.ts'

/** Room left around the subject, as a share of the photograph's longer side. */
const SUBJECT_ROOM = 0.03
/** A subject closer to an edge than this share of the photograph's longer side reaches it: nothing can be continued there. */
const AT_EDGE = 0.035
/** Factor between the ratios of photograph and image from which nearly half would be cropped: then the edge continues whatever it shows. */
const CROP_MAX = 1.9
/** Size of a crop with room for text relative to the whole photograph, where it cannot be smaller. */
const WIDENED = 1.14
/** A crop enlarged more than this shows its pixels. */
const ENLARGEMENT_MAX = 1.6

/** How the crops of a photograph differ: the share of the largest crop, and where in it the subject is, 0 left or top to 1 right or bottom. */
interface Framing {
  readonly share: number
  readonly x: number
  readonly y: number
  readonly grade: Grade
}
type Grade = 'none' | 'warm' | 'cool' | 'brighter'

/** The whole, closer, room above, room on the left and on the right. */
const framings: readonly [Framing, ...Framing[]] = [
  { share: 1, x: 0.5, y: 0.5, grade: 'none' },
  { share: 0.72, x: 0.5, y: 0.5, grade: 'warm' },
  { share: 0.9, x: 0.5, y: 1, grade: 'brighter' },
  { share: 0.86, x: 1, y: 0.5, grade: 'cool' },
  { share: 0.86, x: 0, y: 0.5, grade: 'none' },
]

const gradeOfLight: Readonly<Record<LightId, Grade>> = {
  morning: 'warm',
  golden: 'warm',
  cool: 'cool',
  bright: 'brighter',
  dramatic: 'none',
}

/** Change of red, green and blue in the middle tones, of 255: no colour moves further than ΔE 3. Black and white stay. */
const grades: Readonly<Record<Grade, readonly [number, number, number]>> = {
  none: [0, 0, 0],
  warm: [2.2, 0.6, -1.8],
  cool: [-2, 0, 2],
  brighter: [3, 3, 3],
}

/** Where a photograph leaves room for text. */
type TextRoom = 'below' | 'beside'
/** The most of an image's height that its subject takes up above text, and of its width beside text; both the less the lower the image is. */
const SUBJECT_MOST: Readonly<Record<TextRoom, (size: Size) => number>> = {
  below: ({ width, height }) => Math.min(0.52, (0.37 * height) / width),
  beside: ({ width, height }) => Math.min(0.42, (0.9 * height) / width),
}
/** What takes up this share of a photograph's width and height has no outline that a crop would cut: of it this share stays. */
const FILLS = 0.85
const FILLING_LEAST = 0.3
/** Ratio of the sides of an image from which it is long. */
const LONG = 2.5
/** How much of that room is tried for, where the photograph cannot give all. */
const ROOMS = [1, 0.75, 0.5, 0.25]

/**
 * The photograph at exactly that size; the prompt's light and shot, and else the seed, choose grade and crop. `room`: its subject lies at the upper
 * edge, or at the right one, as far as the photograph has room opposite.
 */
export function showWhole(
  photo: Pixels,
  { light, camera }: SceneChoice,
  size: Size,
  seed: number,
  room: TextRoom | null = null,
): RenderedVariant {
  const opaque = onWhite(photo)
  const framing = camera.shot === 'close' ? framings[1] : camera.shot === 'wide' ? framings[0] : framings[seed % framings.length]
  const subject = salientRegion(opaque)
  const crop = room === null ? cropOf(opaque, subject, size, framing) : cropWithRoom(opaque, subject, size, room)
  const inside = insideOf(crop, opaque)
  const perPixel = size.width / crop.width
  const left = Math.max(0, Math.round((inside.x - crop.x) * perPixel))
  const top = Math.max(0, Math.round((inside.y - crop.y) * perPixel))
  const width = Math.min(size.width, Math.round((inside.x + inside.width - crop.x) * perPixel)) - left
  const height = Math.min(size.height, Math.round((inside.y + inside.height - crop.y) * perPixel)) - top
  const product = resizeRegion(opaque, inside, width, height)
  const image = continueEdges(product, { left, top }, size)
  applyGrade(image, light === null ? framing.grade : gradeOfLight[light])
  return { image, scene: null, product, placement: placedFlat({ left, top, width, height }, size.height) }
}

/**
 * The part of the photograph to show, in its pixels. It reaches beyond the photograph where the subject would be cut, or there is no other room beside
 * it, and only over calm edges that the subject does not reach.
 */
function cropOf(photo: Pixels, subject: Region, size: Size, framing: Framing): Region {
  const { ratio, largest, cropAt, isOpen, kept } = cropsOf(photo, subject, size, framing)
  const smallest = Math.max(largest * framing.share, size.width / ENLARGEMENT_MAX)
  const needed = Math.max(Math.min(photo.width, kept.width), Math.min(photo.height, kept.height) * ratio)
  const off = Math.max(photo.width / photo.height / ratio, (photo.height * ratio) / photo.width)
  const whole = cropAt(Math.max(smallest, needed))
  if (off > CROP_MAX) return whole
  const isTight = framing.share < 1 && framing.x + framing.y !== 1 && whole.width > largest * framing.share
  const widened = cropAt(Math.max(largest, needed) * WIDENED)
  if (isTight && isOpen(widened)) return widened
  return isOpen(whole) ? whole : cropAt(Math.min(largest, Math.max(smallest, needed)))
}

/** The crops of a photograph for an image of that size around its subject. `x` and `y`: where in them that is. */
function cropsOf(photo: Pixels, subject: Region, size: Size, { x, y }: Pick<Framing, 'x' | 'y'>) {
  const ratio = size.width / size.height
  const room = SUBJECT_ROOM * Math.max(photo.width, photo.height)
  const kept = { x: subject.x - room, y: subject.y - room, width: subject.width + 2 * room, height: subject.height + 2 * room }
  const calm = calmEdges(photo)
  const near = AT_EDGE * Math.max(photo.width, photo.height)
  return {
    ratio,
    /** The subject and a little room around it. */
    kept,
    /** Width of the largest crop that lies inside the photograph. */
    largest: Math.min(photo.width, photo.height * ratio),
    cropAt: (width: number): Region => ({
      x: placed({ at: kept.x, length: kept.width }, width, photo.width, x),
      y: placed({ at: kept.y, length: kept.height }, width / ratio, photo.height, y),
      width,
      height: width / ratio,
    }),
    /** Whether a crop reaches beyond the photograph only over calm edges that the subject does not reach. */
    isOpen: (crop: Region): boolean =>
      (crop.x >= 0 || (calm.left && subject.x > near)) &&
      (crop.y >= 0 || (calm.top && subject.y > near)) &&
      (crop.x + crop.width <= photo.width || (calm.right && subject.x + subject.width < photo.width - near)) &&
      (crop.y + crop.height <= photo.height || (calm.bottom && subject.y + subject.height < photo.height - near)),
  }
}

/**
 * The crop with the most room for text beside the subject; where there is none, the largest that leaves the subject whole. What fills the photograph is
 * cropped: beside text a smeared edge looks worse.
 */
function cropWithRoom(photo: Pixels, subject: Region, size: Size, side: TextRoom): Region {
  // In the narrowest and the widest shape the subject has room on both sides, as in those of scenes.
  const isLong = Math.max(size.width / size.height, size.height / size.width) > LONG
  const where = side === 'below' ? { x: 0.5, y: isLong ? 0.3 : 0.08 } : { x: isLong ? 0.5 : 0.94, y: 0.5 }
  const { ratio, largest, cropAt, isOpen, kept } = cropsOf(photo, subject, size, where)
  const smallest = Math.max(kept.width, kept.height * ratio, size.width / ENLARGEMENT_MAX)
  const most = SUBJECT_MOST[side](size)
  const roomy = Math.max(smallest, side === 'below' ? (subject.height / most) * ratio : subject.width / most)
  const wanted = ROOMS.map((share) => cropAt(smallest + (roomy - smallest) * share))
  const doesFill = subject.width > FILLS * photo.width && subject.height > FILLS * photo.height
  const least = (doesFill ? FILLING_LEAST : 1) * Math.max(subject.width, subject.height * ratio)
  return wanted.find(isOpen) ?? cropAt(Math.max(largest, least))
}

/** Where a span of that length begins: with the subject at `towards` of it, inside the photograph as far as there is some. */
function placed(subject: { readonly at: number; readonly length: number }, length: number, whole: number, towards: number): number {
  const wanted = subject.at - (length - subject.length) * towards
  return length <= whole ? Math.max(0, Math.min(whole - length, wanted)) : Math.min(0, Math.max(whole - length, wanted))
}

/** The part of a crop that lies inside the photograph, in whole pixels. */
function insideOf(crop: Region, photo: Size): Region {
  const x = Math.max(0, Math.round(crop.x))
  const y = Math.max(0, Math.round(crop.y))
  return {
    x,
    y,
    width: Math.min(photo.width, Math.round(crop.x + crop.width)) - x,
    height: Math.min(photo.height, Math.round(crop.y + crop.height)) - y,
  }
}

/** Changes the image. */
function applyGrade({ data }: Pixels, grade: Grade): void {
  if (grade === 'none') return
  const tables = grades[grade].map((change) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => value + (change * 4 * value * (255 - value)) / 255 ** 2),
  )
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) data[at + channel] = tables[channel][data[at + channel]]
}
