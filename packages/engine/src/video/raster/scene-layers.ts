import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { resizePixels } from '../../image/pixels.ts'
import { renderScene } from '@adloom/renderer/render-scene.ts'
import { type Stage } from '@adloom/renderer/stage.ts'
import { stageParallax } from '@adloom/renderer/stage-depth.ts'
import { type ProductProxy } from '@adloom/renderer/product-proxy.ts'
import { type SceneLayers } from './draw-scene.ts'
import { photographFocus } from './photograph-focus.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import {
  BLACK,
  blurPlanes,
  type Channel,
  channelsOfPlanes,
  NEUTRAL,
  newPlanes,
  type PlaneBytes,
  type Planes,
  planesOf,
  shrunkPlanes,
} from './yuv.ts'
import { type DrawingMemory, newInt16s } from './drawing-memory.ts'
import { layerSize } from './layer-size.ts'
import { type Parallax, PARALLAX_ONE } from './warp-scene.ts'

/** Side of a parallax square in pixels: 1 << 2. */
const PARALLAX_SHIFT = 2
/** How much smaller the out-of-focus scene is, and the reach of its blur there, in parts of its width. */
const SOFT_STEP = 4
const SOFT_REACH = 1 / 90

/** Scale of the images in which shadows are searched, and how far beyond the result they may reach, in pixels of those. */
const SEARCH_STEP = 6
const SEARCH_MARGIN = 2

/** The part of a scene that the product's shadow and mirror image change; null: none. Edges on even pixels. */
export function shadowedRegion(stage: Stage, proxy: ProductProxy, { width, height }: Size): FrameRegion | null {
  const small = { width: Math.floor(width / SEARCH_STEP / 2) * 2, height: Math.floor(height / SEARCH_STEP / 2) * 2 }
  const lit = planesOf(renderScene(stage, proxy, small))
  const changed = differenceBox(lit, planesOf(renderScene(stage, null, small)))
  if (changed === null) return null
  const [across, along] = [width / small.width, height / small.height]
  const even = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value / 2) * 2))
  const left = even((changed.left - SEARCH_MARGIN) * across, width)
  const top = even((changed.top - SEARCH_MARGIN) * along, height)
  return {
    left,
    top,
    width: even((changed.left + changed.width + SEARCH_MARGIN) * across, width) - left,
    height: even((changed.top + changed.height + SEARCH_MARGIN) * along, height) - top,
  }
}

/** How much each place of a rendered scene moves with the eye. */
export function parallaxOf(stage: Stage, memory: DrawingMemory, size: Size): Parallax {
  const { columns, rows, values } = stageParallax(stage, size, 1 << PARALLAX_SHIFT)
  const scaled = newInt16s(memory, values.length)
  let most = 0
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      // Near parts count as one square larger: the soft pixels of an outline move with it, not with the background.
      let near = values[at]
      if (row > 0) near = Math.max(near, values[at - columns])
      if (row < rows - 1) near = Math.max(near, values[at + columns])
      if (column > 0) near = Math.max(near, values[at - 1])
      if (column < columns - 1) near = Math.max(near, values[at + 1])
      scaled[at] = Math.round(near * PARALLAX_ONE)
      most = Math.max(most, Math.abs(near))
    }
  }
  return { columns, rows, shift: PARALLAX_SHIFT, values: scaled, most }
}

/** Copies what lies outside of a region, whose edges are on even pixels. */
export function copyAround(from: Planes, to: Planes, { left, top, width, height }: FrameRegion): void {
  const [source, out] = [channelsOfPlanes(from), channelsOfPlanes(to)]
  for (const [name, by] of [
    ['y', 1],
    ['u', 2],
    ['v', 2],
  ] as const) {
    const { values, width: stride, height: rows } = source[name]
    for (let row = 0; row < rows; row++) {
      const isBeside = row >= top / by && row < (top + height) / by
      const start = row * stride
      const [gap, after] = isBeside ? [start + left / by, start + (left + width) / by] : [start + stride, start + stride]
      out[name].values.set(values.subarray(start, gap), start)
      out[name].values.set(values.subarray(after, start + stride), after)
    }
  }
}

/** A scene out of focus. */
export function softOf(planes: Planes): Pick<SceneLayers, 'soft' | 'softStep'> {
  const soft = shrunkPlanes(planes, SOFT_STEP)
  blurPlanes(soft, Math.max(1, Math.round(soft.width * SOFT_REACH)))
  return { soft, softStep: SOFT_STEP }
}

/** A smaller difference of luma is not a shadow. */
const SAME = 2

function differenceBox(lit: PlaneBytes, bare: PlaneBytes): FrameRegion | null {
  let [left, right, top, bottom] = [lit.width, -1, lit.height, -1]
  for (let y = 0, at = 0; y < lit.height; y++) {
    for (let x = 0; x < lit.width; x++, at++) {
      const apart = lit.y[at] - bare.y[at]
      if (apart <= SAME && apart >= -SAME) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

export interface PhotographLayers {
  readonly sceneLayers: SceneLayers
  readonly whole: FrameRegion
  readonly focus: FrameRegion
}

/** From this difference of ratios on a photograph is not cropped to the frame: too much would be lost. */
const CROPPED_MOST = 1.5

/**
 * A whole photograph as layers: it fills the frame, cropped about its middle; one of very different proportions lies whole over itself, blurred and
 * darkened. `whole`: where the photograph lies in the frame at zoom 1, pixels of the frame; `focus` as in `TimelineParts`.
 */
export async function photographLayers(memory: DrawingMemory, photo: Pixels, frame: Size): Promise<PhotographLayers> {
  const layer = layerSize(frame)
  const ratio = photo.width / photo.height
  const wanted = frame.width / frame.height
  const isCropped = Math.max(ratio / wanted, wanted / ratio) <= CROPPED_MOST
  const cover = Math.max(layer.width / photo.width, layer.height / photo.height)
  const filled = await resizePixels(photo, Math.ceil((photo.width * cover) / 2) * 2, Math.ceil((photo.height * cover) / 2) * 2)
  const lit = newPlanes(memory, layer.width, layer.height)
  crop(planesOf(filled), lit)
  let whole: FrameRegion = { left: 0, top: 0, width: frame.width, height: frame.height }
  if (!isCropped) {
    const soft = shrunkPlanes(lit, SOFT_STEP)
    blurPlanes(soft, Math.max(2, Math.round(soft.width / 26)))
    enlargeDarkened(soft, lit)
    const contain = Math.min(frame.width / photo.width, frame.height / photo.height)
    const width = Math.round((photo.width * contain) / 2) * 2
    const height = Math.round((photo.height * contain) / 2) * 2
    const left = Math.round((layer.width - width) / 4) * 2
    const top = Math.round((layer.height - height) / 4) * 2
    paste(planesOf(await resizePixels(photo, width, height)), lit, left, top)
    whole = { left: left - (layer.width - frame.width) / 2, top: top - (layer.height - frame.height) / 2, width, height }
  }
  return {
    sceneLayers: { ...flatLayers(lit), ...softOf(lit), frame: { width: frame.width, height: frame.height } },
    whole,
    focus: photographFocus(photo),
  }
}

/** Parallax square of flat layers: one is enough. */
const FLAT_SHIFT = 14

/** One image as layers, as large as the frame: without depth or an out-of-focus version. */
export const flatLayers = (planes: Planes): SceneLayers => ({
  lit: planes,
  bare: planes,
  soft: planes,
  softStep: 1,
  shadowed: null,
  parallax: { columns: 1, rows: 1, shift: FLAT_SHIFT, values: new Int16Array(planes.memory.buffer, 0, 0), most: 0 },
  perUnit: 1,
  frame: { width: planes.width, height: planes.height },
})

/** The middle of planes that are at least as large. */
function crop(from: PlaneBytes, to: Planes): void {
  const left = ((from.width - to.width) >> 2) * 2
  const top = ((from.height - to.height) >> 2) * 2
  for (let y = 0; y < to.height; y++) {
    const start = (top + y) * from.width + left
    to.y.set(from.y.subarray(start, start + to.width), y * to.width)
  }
  for (let y = 0; y < to.height / 2; y++) {
    const start = ((top / 2 + y) * from.width) / 2 + left / 2
    to.u.set(from.u.subarray(start, start + to.width / 2), (y * to.width) / 2)
    to.v.set(from.v.subarray(start, start + to.width / 2), (y * to.width) / 2)
  }
}

function paste(from: PlaneBytes, to: Planes, left: number, top: number): void {
  for (let y = 0; y < from.height; y++) to.y.set(from.y.subarray(y * from.width, (y + 1) * from.width), (top + y) * to.width + left)
  const [half, across] = [from.width / 2, to.width / 2]
  for (let y = 0; y < from.height / 2; y++) {
    const at = (top / 2 + y) * across + left / 2
    to.u.set(from.u.subarray(y * half, (y + 1) * half), at)
    to.v.set(from.v.subarray(y * half, (y + 1) * half), at)
  }
}

/** How much light the blurred surroundings of a photograph keep. */
const SURROUNDINGS = 0.62

/** The same for their colours: less, so that they do not look grey. */
const SURROUNDING_COLORS = SURROUNDINGS + 0.1

function enlargeDarkened(soft: Planes, to: Planes): void {
  const [from, into] = [channelsOfPlanes(soft), channelsOfPlanes(to)]
  enlarge(from.y, into.y, BLACK, SURROUNDINGS)
  enlarge(from.u, into.u, NEUTRAL, SURROUNDING_COLORS)
  enlarge(from.v, into.v, NEUTRAL, SURROUNDING_COLORS)
}

/** Enlarges a channel smoothly to the size of another; of each value's difference from `rest` the share `keep` is left. */
function enlarge({ values: from, ...size }: Channel, { values: out, width, height }: Channel, rest: number, keep: number): void {
  for (let y = 0, at = 0; y < height; y++) {
    const sy = Math.min(size.height - 1.01, Math.max(0, ((y + 0.5) * size.height) / height - 0.5))
    const row = (sy | 0) * size.width
    const down = sy - (sy | 0)
    for (let x = 0; x < width; x++, at++) {
      const sx = Math.min(size.width - 1.01, Math.max(0, ((x + 0.5) * size.width) / width - 0.5))
      const place = row + (sx | 0)
      const across = sx - (sx | 0)
      const high = from[place] + (from[place + 1] - from[place]) * across
      const low = from[place + size.width] + (from[place + size.width + 1] - from[place + size.width]) * across
      out[at] = rest + (high + (low - high) * down - rest) * keep + 0.5
    }
  }
}
