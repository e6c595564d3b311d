import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Cells of an image: 1 for what belongs to its ground, 0 for what stands on it. */
export interface Ground {
  readonly width: number
  readonly height: number
  readonly cells: Uint8Array
  /** Share of the border that has the ground's colour, 0 to 1. */
  readonly borderShare: number
  /** Mean difference of neighbouring border pixels of the ground, in levels of 255. */
  readonly roughness: number
  readonly isPlain: boolean
  /** Share of the border, 0 to 1, at which something leaves the frame. */
  readonly cutShare: number
}

/** Levels from the commonest colour of the border, on any channel: shadows and vignettes of a studio stay within them. */
const GROUND_RANGE = 40
/** Levels between neighbours: a steeper step is the edge of the product. */
const STEP = 9
/** Share of the border from which its commonest colour is a ground, although the product leaves the frame. */
const PLAIN_SHARE = 0.4
/** Levels; paper, a wall and a studio have fewer, wood and grass more. */
const ROUGHNESS_MAX = 3.5
/** Levels of a bin for the commonest colour. */
const BIN = 32

const difference = (data: Uint8ClampedArray, one: number, other: number): number =>
  Math.max(
    Math.abs(data[one * 4] - data[other * 4]),
    Math.abs(data[one * 4 + 1] - data[other * 4 + 1]),
    Math.abs(data[one * 4 + 2] - data[other * 4 + 2]),
  )

/** Places of the border, clockwise from the top left. The outermost pixel is left out: scaling and frames spoil it. */
function borderOf(width: number, height: number): number[] {
  const places: number[] = []
  for (let x = 1; x < width - 1; x += 1) places.push(width + x)
  for (let y = 2; y < height - 1; y += 1) places.push(y * width + width - 2)
  for (let x = width - 3; x > 0; x -= 1) places.push((height - 2) * width + x)
  for (let y = height - 3; y > 1; y -= 1) places.push(y * width + 1)
  return places
}

/** The mean colour of the fullest bin of border colours. */
function commonestColor(data: Uint8ClampedArray, border: readonly number[]): readonly [number, number, number] {
  const bins = new Map<number, [number, number, number, number]>()
  for (const place of border) {
    const [red, green, blue] = [data[place * 4], data[place * 4 + 1], data[place * 4 + 2]]
    const key = (Math.floor(red / BIN) << 6) | (Math.floor(green / BIN) << 3) | Math.floor(blue / BIN)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + 1, bin[1] + red, bin[2] + green, bin[3] + blue])
  }
  let fullest: readonly [number, number, number, number] = [0, 0, 0, 0]
  for (const bin of bins.values()) if (bin[0] > fullest[0]) fullest = bin
  const count = Math.max(1, fullest[0])
  return [fullest[1] / count, fullest[2] / count, fullest[3] / count]
}

/** What of an image is its ground: what is connected with the border without a step, in about the border's commonest colour. */
export function findGround({ width, height, data }: Pixels): Ground {
  const border = borderOf(width, height)
  const color = commonestColor(data, border)
  const isNear = (place: number): boolean => color.every((level, channel) => Math.abs(data[place * 4 + channel] - level) < GROUND_RANGE)
  const cells = new Uint8Array(width * height)
  const open: number[] = []
  for (const place of border) {
    if (!isNear(place)) continue
    cells[place] = 1
    open.push(place)
  }
  const borderShare = open.length / Math.max(1, border.length)
  let sum = 0
  let count = 0
  for (let step = 1; step < border.length; step += 1) {
    if (cells[border[step]] === 0 || cells[border[step - 1]] === 0) continue
    sum += difference(data, border[step], border[step - 1])
    count += 1
  }
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const x = place % width
    const next = [x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1, place - width, place + width]
    for (const other of next) {
      if (other < 0 || other >= cells.length || cells[other] === 1 || !isNear(other) || difference(data, place, other) > STEP) continue
      cells[other] = 1
      open.push(other)
    }
  }
  const roughness = count === 0 ? 255 : sum / count
  const cutShare = border.filter((place) => cells[place] === 0).length / Math.max(1, border.length)
  return { width, height, cells, borderShare, roughness, isPlain: borderShare >= PLAIN_SHARE && roughness <= ROUGHNESS_MAX, cutShare }
}
