import { type Pixels } from '@adloom/renderer/pixels.ts'
import { allocate, type DrawingMemory } from './drawing-memory.ts'
import { type FrameRegion } from '../timeline/frame.ts'

/**
 * An image in the format of videos: BT.709, limited range, colour at half the width and height (4:2:0). Sides are even. Blending and resampling such
 * values is the same as blending gamma-encoded RGB, since one is a linear map of the other; so frames are drawn in them and never converted.
 */
export interface PlaneBytes {
  readonly width: number
  readonly height: number
  readonly y: Uint8Array
  readonly u: Uint8Array
  readonly v: Uint8Array
}

/** Such an image in the memory of a video: it can be drawn, and drawn on. */
export interface Planes extends PlaneBytes {
  readonly memory: DrawingMemory
}

/** Luma of black, and colour of grey. */
export const BLACK = 16
export const NEUTRAL = 128

/** Bytes of a frame of that size. */
export const frameBytes = (width: number, height: number): number => (width * height * 3) / 2

/** Planes one after the other: Y, then U, then V. */
export function planesIn(bytes: ArrayBufferLike, offset: number, width: number, height: number): PlaneBytes {
  const luma = width * height
  return {
    width,
    height,
    y: new Uint8Array(bytes, offset, luma),
    u: new Uint8Array(bytes, offset + luma, luma / 4),
    v: new Uint8Array(bytes, offset + luma + luma / 4, luma / 4),
  }
}

export const planesOver = (memory: DrawingMemory, offset: number, width: number, height: number): Planes => ({
  ...planesIn(memory.buffer, offset, width, height),
  memory,
})

export const newPlanes = (memory: DrawingMemory, width: number, height: number): Planes =>
  planesOver(memory, allocate(memory, frameBytes(width, height)), width, height)

// BT.709 in 16.16 fixed point: 219/255 and 224/255 of the full range (ITU-R BT.709-6, 3.5).
const Y_RED = 11_966
const Y_GREEN = 40_254
const Y_BLUE = 4_064
const U_RED = -6_596
const U_GREEN = -22_189
const V_GREEN = -26_145
const V_BLUE = -2_640
const C_FULL = 28_785
const HALF = 1 << 15

export const lumaOf = (red: number, green: number, blue: number): number =>
  (Y_RED * red + Y_GREEN * green + Y_BLUE * blue + (BLACK << 16) + HALF) >> 16
export const blueDifferenceOf = (red: number, green: number, blue: number): number =>
  (U_RED * red + U_GREEN * green + C_FULL * blue + (NEUTRAL << 16) + HALF) >> 16
export const redDifferenceOf = (red: number, green: number, blue: number): number =>
  (C_FULL * red + V_GREEN * green + V_BLUE * blue + (NEUTRAL << 16) + HALF) >> 16

/** Opaque pixels of even sides as planes. */
export function planesOf(pixels: Pixels): PlaneBytes {
  const planes = planesIn(new ArrayBuffer(frameBytes(pixels.width, pixels.height)), 0, pixels.width, pixels.height)
  fillPlanes(pixels, planes, { left: 0, top: 0, width: pixels.width, height: pixels.height })
  return planes
}

/** Copies a part of opaque pixels into planes of the same size. Edges on even pixels. */
export function fillPlanes(pixels: Pixels, planes: PlaneBytes, { left, top, width, height }: FrameRegion): void {
  for (let row = top; row < top + height; row += 2) fillRows(pixels, planes, row, left, left + width)
}

// Each row in a call of its own: V8 compiles one loop in another for its first rounds alone, and drops that code again at the end of each row.

function fillRows({ width, data }: Pixels, { y, u, v }: PlaneBytes, row: number, left: number, right: number): void {
  for (let column = left; column < right; column += 2) {
    const at = row * width + column
    let red = 0
    let green = 0
    let blue = 0
    for (let place = 0; place < 4; place++) {
      const to = at + (place >> 1) * width + (place & 1)
      const from = to * 4
      red += data[from]
      green += data[from + 1]
      blue += data[from + 2]
      y[to] = lumaOf(data[from], data[from + 1], data[from + 2])
    }
    const color = (row >> 1) * (width >> 1) + (column >> 1)
    u[color] = blueDifferenceOf(red / 4, green / 4, blue / 4)
    v[color] = redDifferenceOf(red / 4, green / 4, blue / 4)
  }
}

/** A colour in video values. */
export interface YuvColor {
  readonly y: number
  readonly u: number
  readonly v: number
}

/** `#RRGGBB` in video values. */
export function yuvOf(hex: string): YuvColor {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255]
  return { y: lumaOf(red, green, blue), u: blueDifferenceOf(red, green, blue), v: redDifferenceOf(red, green, blue) }
}

/** Planes as opaque pixels. */
export function pixelsOf(planes: PlaneBytes): Pixels {
  const { width, height } = planes
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) fillPixels(data, planes, row)
  return { width, height, data }
}

function fillPixels(data: Uint8ClampedArray, { width, y, u, v }: PlaneBytes, row: number): void {
  for (let column = 0, at = row * width; column < width; column++, at++) {
    const color = (row >> 1) * (width >> 1) + (column >> 1)
    const luma = (y[at] - BLACK) * 1.164_383_6
    const blue = u[color] - NEUTRAL
    const red = v[color] - NEUTRAL
    data[at * 4] = luma + 1.792_741_1 * red
    data[at * 4 + 1] = luma - 0.213_248_6 * blue - 0.532_909_3 * red
    data[at * 4 + 2] = luma + 2.112_401_8 * blue
    data[at * 4 + 3] = 255
  }
}

/** One channel of an image: its bytes, row after row. */
export interface Channel {
  readonly values: Uint8Array
  readonly width: number
  readonly height: number
}

/** The planes as channels, each with its own size. */
export function channelsOfPlanes({ width, height, y, u, v }: PlaneBytes): Readonly<Record<'y' | 'u' | 'v', Channel>> {
  const half = { width: width / 2, height: height / 2 }
  return { y: { values: y, width, height }, u: { values: u, ...half }, v: { values: v, ...half } }
}

/** Planes at a whole fraction of their size, each pixel the mean of `by` × `by`; remainders at the right and bottom are dropped. */
export function shrunkPlanes(planes: Planes, by: number): Planes {
  const width = Math.floor(planes.width / by / 2) * 2
  const height = Math.floor(planes.height / by / 2) * 2
  const small = newPlanes(planes.memory, width, height)
  const [from, to] = [channelsOfPlanes(planes), channelsOfPlanes(small)]
  for (const name of ['y', 'u', 'v'] as const) shrink(from[name], to[name], by)
  return small
}

function shrink({ values: from, width: fromWidth }: Channel, { values: to, width, height }: Channel, by: number): void {
  const count = by * by
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      let sum = count >> 1
      for (let y = 0; y < by; y++) {
        const start = (row * by + y) * fromWidth + column * by
        for (let x = 0; x < by; x++) sum += from[start + x]
      }
      to[at] = (sum / count) | 0
    }
  }
}

/** Blurs planes in place: a box of 2 · `radius` + 1, three times over, which is close to a lens blur. Edges are extended. */
export function blurPlanes(planes: Planes, radius: number): void {
  for (const [values, width, height, reach] of [
    [planes.y, planes.width, planes.height, radius],
    [planes.u, planes.width / 2, planes.height / 2, Math.max(1, radius >> 1)],
    [planes.v, planes.width / 2, planes.height / 2, Math.max(1, radius >> 1)],
  ] as const) {
    const line = new Uint8Array(Math.max(width, height))
    for (let pass = 0; pass < 3; pass++) {
      for (let row = 0; row < height; row++) blurLine(values, row * width, 1, width, reach, line)
      for (let column = 0; column < width; column++) blurLine(values, column, width, height, reach, line)
    }
  }
}

function blurLine(values: Uint8Array, start: number, stride: number, count: number, radius: number, line: Uint8Array): void {
  const window = 2 * radius + 1
  for (let index = 0; index < count; index++) line[index] = values[start + index * stride]
  let sum = line[0] * radius
  for (let index = 0; index <= radius; index++) sum += line[Math.min(index, count - 1)]
  for (let index = 0; index < count; index++) {
    values[start + index * stride] = (sum + radius) / window
    sum += line[Math.min(count - 1, index + radius + 1)] - line[Math.max(0, index - radius)]
  }
}
