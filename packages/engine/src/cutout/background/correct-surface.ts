import { type LabPlanes } from '../../image/color-space.ts'
import { boxBlur } from '../grid/box-blur.ts'
import { floatPlane, unclearedFloats } from '../../image/plane-memory.ts'

/** Cells around a cell over which its error is averaged, as a share of the longer side. */
const CORRECTION_RADIUS = 0.05
/** Share of background around a cell at which the correction is half as strong. */
const LITTLE_BACKGROUND = 0.05

/** The background cells of the surface `index`: those that are 1 in `ground`, and of that owner. */
interface OwnCells {
  readonly ground: Uint8Array
  readonly owner: Uint8Array
  readonly index: number
}

/** Adds to a surface the local mean of its error on its own cells: backgrounds are seldom exactly quadratic. */
export function correctSurface(planes: LabPlanes, color: LabPlanes, { ground, owner, index }: OwnCells): void {
  const { width, height } = planes
  const radius = Math.max(4, Math.round(Math.max(width, height) * CORRECTION_RADIUS))
  const weight = floatPlane(ground.length)
  for (let y = 0; y < height; y += 1) weightRow(weight, ground, owner, index, y * width, width)
  if (!weight.includes(1)) return
  const nearby = boxBlur(weight, planes, radius)
  const rest = unclearedFloats(ground.length)
  for (const channel of ['l', 'a', 'b'] as const) {
    for (let y = 0; y < height; y += 1) restRow(rest, planes[channel], color[channel], weight, y * width, width)
    const mean = boxBlur(rest, planes, radius)
    for (let y = 0; y < height; y += 1) correctRow(color[channel], mean, nearby, y * width, width)
  }
}

function weightRow(weight: Float32Array, ground: Uint8Array, owner: Uint8Array, index: number, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) if (ground[cell] === 1 && owner[cell] === index) weight[cell] = 1
}

function restRow(rest: Float32Array, own: Float32Array, model: Float32Array, weight: Float32Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) rest[cell] = weight[cell] === 0 ? 0 : own[cell] - model[cell]
}

/** Fades the correction out where there is little background around, e.g. under the product. */
function correctRow(model: Float32Array, mean: Float32Array, nearby: Float32Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) model[cell] += mean[cell] / (nearby[cell] + LITTLE_BACKGROUND)
}
