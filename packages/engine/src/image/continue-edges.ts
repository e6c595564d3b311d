import { smoothStep } from '@adloom/renderer/noise.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'
import { downscale } from './downscale.ts'

/** A value for each side of an image. */
export interface Sides<Value> {
  readonly left: Value
  readonly top: Value
  readonly right: Value
  readonly bottom: Value
}

/** Longest side at which edges are examined, and the largest difference of neighbours, of 255, along one that can be continued. */
const EDGE_GRID = 96
const CALM_STEP = 26

/** Which edges of an image are a ground without things in it. */
export function calmEdges(image: Pixels): Sides<boolean> {
  const { width, height, data } = downscale(image, EDGE_GRID)
  const isCalm = (start: number, step: number, count: number): boolean =>
    Array.from({ length: count - 1 }, (_, place) => (start + place * step) * 4).every((at) =>
      [0, 1, 2].every((channel) => Math.abs(data[at + channel] - data[at + step * 4 + channel]) <= CALM_STEP),
    )
  return {
    left: isCalm(0, width, height),
    top: isCalm(0, 1, width),
    right: isCalm(width - 1, width, height),
    bottom: isCalm((height - 1) * width, 1, width),
  }
}

/** What is mirrored beyond an edge is at least this deep, as a share of the image, and at most this share of the way to the subject. */
const SHALLOWEST = 0.008
const DEEPEST = 0.6
/** Pixels of the blurred image for one of the sharp one, and how far from the edge nothing sharp is left, as a share of the frame. */
const BLUR = 10
const BLURRED_FROM = 0.09

/**
 * The image at its place in a larger frame, continued beyond its edges: mirrored at the edge and soon blurred, so that neither a border nor a second
 * subject shows. `room` is the distance of each side from the subject.
 */
export function continueEdges(
  image: Pixels,
  { left, top }: { readonly left: number; readonly top: number },
  frame: Size,
  room: Sides<number>,
): Pixels {
  const { width, height } = image
  const data = new Uint8ClampedArray(frame.width * frame.height * 4)
  for (let y = 0; y < height; y++) data.set(image.data.subarray(y * width * 4, (y + 1) * width * 4), ((y + top) * frame.width + left) * 4)
  if (width === frame.width && height === frame.height) return { ...frame, data }

  const soft = blurred(image)
  const columns = mirrored(left, width, frame.width, [room.left, room.right])
  const rows = mirrored(top, height, frame.height, [room.top, room.bottom])
  const reach = BLURRED_FROM * Math.max(frame.width, frame.height)
  for (let y = 0; y < frame.height; y++) continueRow(data, { y, width: frame.width, reach }, [image, soft], columns, rows)
  return { ...frame, data }
}

/** The pixels of a row that lie beyond the image. */
function continueRow(
  data: Uint8ClampedArray,
  { y, width, reach }: { readonly y: number; readonly width: number; readonly reach: number },
  [sharp, soft]: readonly [Pixels, Pixels],
  columns: Mirrored,
  rows: Mirrored,
): void {
  const row = rows.at[y] * sharp.width
  for (let x = 0; x < width; x++) {
    const away = Math.max(columns.away[x], rows.away[y])
    if (away === 0) continue
    const blur = smoothStep(0, reach, away)
    const from = (row + columns.at[x]) * 4
    const to = (y * width + x) * 4
    for (let channel = 0; channel < 3; channel++)
      data[to + channel] = sharp.data[from + channel] + (soft.data[from + channel] - sharp.data[from + channel]) * blur
    data[to + 3] = 255
  }
}

/** For each place of a frame, its place in the image and its distance from it. */
interface Mirrored {
  readonly at: Int32Array
  readonly away: Int32Array
}

/** For each place of a frame its place in the image, mirrored to and fro beyond the ends, and its distance from the image. */
function mirrored(start: number, length: number, whole: number, room: readonly [before: number, after: number]): Mirrored {
  const at = new Int32Array(whole)
  const away = new Int32Array(whole)
  for (let place = 0; place < whole; place++) {
    const inside = place - start
    away[place] = Math.max(0, -inside, inside - length + 1)
    const deep = Math.max(1, Math.round(Math.max(length * SHALLOWEST, Math.min(length - 1, DEEPEST * (inside < 0 ? room[0] : room[1])))))
    const turn = (away[place] - 1) % (2 * deep)
    const depth = Math.min(length - 1, turn < deep ? turn : 2 * deep - 1 - turn)
    at[place] = away[place] === 0 ? inside : inside < 0 ? depth : length - 1 - depth
  }
  return { at, away }
}

/** What is left of an image at a fraction of its size. */
function blurred(image: Pixels): Pixels {
  const { width, height } = image
  const [smallWidth, smallHeight] = [Math.max(2, Math.round(width / BLUR)), Math.max(2, Math.round(height / BLUR))]
  const small = resizeRegion(image, { x: 0, y: 0, width, height }, smallWidth, smallHeight)
  return resizeRegion(small, { x: 0, y: 0, width: smallWidth, height: smallHeight }, width, height)
}
