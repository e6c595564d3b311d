import { onWhite } from './on-white.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { decodeImage, resizePixels } from './pixels.ts'

/** An image in a frame of another ratio. `isWidened`: it is whole, with something beside it. */
interface FittedImage {
  readonly image: Pixels
  readonly isWidened: boolean
}

/** Largest share of an image that may be cropped: with more, products lose their ends. */
const MOST_CUT = 0.2
/** Standard deviation of the edges, of 255, up to which they are one background. */
const ONE_GROUND = 14
/** Pixels of the longer side to which an image is shrunk, and enlarged from again, to leave only its colours. */
const BLUR_SIDE = 12

/**
 * The image, on white where it is transparent, in a frame of exactly that size: its middle if at most a fifth has to be cropped, otherwise whole, on
 * its own background, or on its own colours when its edges show more than a background. Fails as `decodeImage` does.
 */
export async function frameImage(bytes: Uint8Array, size: Size): Promise<FittedImage> {
  const photo = onWhite(await decodeImage(bytes, 2 * Math.max(size.width, size.height)))
  const cover = await covering(photo, size)
  const shownShare = (size.width * size.height) / (cover.width * cover.height)
  if (shownShare >= 1 - MOST_CUT) return { image: middleOf(cover, size), isWidened: false }
  const scale = Math.min(size.width / photo.width, size.height / photo.height)
  const whole = await resizePixels(
    photo,
    Math.max(1, Math.min(size.width, Math.round(photo.width * scale))),
    Math.max(1, Math.min(size.height, Math.round(photo.height * scale))),
  )
  const edges = edgesOf(whole, whole.height < size.height)
  const ground = edges.deviation <= ONE_GROUND ? plain(size, edges.color) : await blurred(middleOf(cover, size))
  return { image: laidOn(ground, whole), isWidened: true }
}

async function covering(photo: Pixels, { width, height }: Size): Promise<Pixels> {
  const scale = Math.max(width / photo.width, height / photo.height)
  return resizePixels(photo, Math.max(width, Math.round(photo.width * scale)), Math.max(height, Math.round(photo.height * scale)))
}

function middleOf(image: Pixels, { width, height }: Size): Pixels {
  const left = (image.width - width) >> 1
  const top = (image.height - height) >> 1
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * image.width + left) * 4
    data.set(image.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, data }
}

/** The mean colour of the two edges that get something beside them, and the deviation of their pixels. */
function edgesOf({ width, height, data }: Pixels, isAboveAndBelow: boolean) {
  const places = isAboveAndBelow
    ? Array.from({ length: 2 * width }, (_, x) => (x < width ? x : (height - 1) * width + x - width))
    : Array.from({ length: 2 * height }, (_, y) => (y < height ? y * width : (y - height) * width + width - 1))
  const color = [0, 1, 2].map((channel) => places.reduce((sum, place) => sum + data[place * 4 + channel], 0) / places.length)
  const squares = places.reduce(
    (sum, place) => sum + color.reduce((all, mean, channel) => all + (data[place * 4 + channel] - mean) ** 2, 0),
    0,
  )
  return { color, deviation: Math.sqrt(squares / (3 * places.length)) }
}

function plain({ width, height }: Size, color: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < data.length; at += 4) data.set(color, at)
  return { width, height, data }
}

async function blurred(image: Pixels): Promise<Pixels> {
  const scale = BLUR_SIDE / Math.max(image.width, image.height)
  const small = await resizePixels(image, Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)))
  return resizePixels(small, image.width, image.height)
}

function laidOn(ground: Pixels, image: Pixels): Pixels {
  const left = (ground.width - image.width) >> 1
  const top = (ground.height - image.height) >> 1
  const data = new Uint8ClampedArray(ground.data)
  for (let y = 0; y < image.height; y++)
    data.set(image.data.subarray(y * image.width * 4, (y + 1) * image.width * 4), ((y + top) * ground.width + left) * 4)
  return { ...ground, data }
}
