import { type FrameHole, type Layer, type FrameRegion } from '../timeline/frame.ts'
import { type Kernels, kernelsOf } from './kernels.ts'
import { yuvOf, type YuvColor, type Planes } from './yuv.ts'

type Of<Kind extends Layer['kind']> = Extract<Layer, { kind: Kind }>

/** A plain panel with soft edges of one pixel, slanting or with round corners, or around a hole. */
export function drawPanel(out: Planes, panel: Of<'panel'>): void {
  if (panel.hole !== undefined) drawAround(out, panel, panel.hole)
  else drawWhole(out, panel)
}

/** A panel with straight edges around a hole: what is left of it, and where nothing of it is beside; then what is right of it. */
function drawAround(out: Planes, { region, color, alpha }: Of<'panel'>, hole: FrameHole): void {
  const fillColor = yuvOf(color)
  const end = region.left + region.width
  const { left, top, width, height } = hole.region
  const insetAt = (y: number): number | null => {
    const down = y + 0.5 - top
    if (down < 0 || down > height || width <= 0) return null
    const [above, below] = [hole.radius.above - down, down - (height - hole.radius.below)]
    const [beyond, bend] = above > below ? [above, hole.radius.above] : [below, hole.radius.below]
    return beyond <= 0 ? 0 : bend - Math.sqrt(Math.max(0, bend * bend - beyond * beyond))
  }
  const within = (x: number): number => Math.min(end, Math.max(region.left, x))
  cover(out, region, fillColor, (y) => {
    const inset = insetAt(y)
    return { from: region.left, to: inset === null ? end : within(left + inset), share: alpha }
  })
  cover(out, region, fillColor, (y) => {
    const inset = insetAt(y)
    return { from: inset === null ? end : within(left + width - inset), to: end, share: alpha }
  })
}

function drawWhole(out: Planes, { region, color, alpha, slant = 0, radius = 0 }: Of<'panel'>): void {
  const fillColor = yuvOf(color)
  const { left, top, width, height } = region
  if (width <= 0 || height <= 0) return
  const bend = Math.min(radius, width / 2, height / 2)
  cover(out, { left: left + Math.min(0, slant), top, width: width + Math.abs(slant), height }, fillColor, (y) => {
    const down = y + 0.5 - top
    const shifted = slant * (1 - down / height)
    // How far in a rounded corner begins at this height.
    const beyond = Math.max(bend - down, down - (height - bend), 0)
    const inset = beyond === 0 ? 0 : bend - Math.sqrt(Math.max(0, bend * bend - beyond * beyond))
    const vertical = Math.min(1, down + 0.5, height - down + 0.5)
    return { from: left + shifted + inset, to: left + width + shifted - inset, share: Math.max(0, vertical) * alpha }
  })
}

/** One stretch of a row: from and to in pixels with fractions, and how much it covers. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** Blends a colour over rows; pixels covered in part get that part. */
function cover(out: Planes, box: FrameRegion, fillColor: YuvColor, stretchAt: (y: number) => Stretch): void {
  const top = Math.max(0, Math.floor(box.top))
  const bottom = Math.min(out.height, Math.ceil(box.top + box.height))
  const width = out.width
  const { kernels } = kernelsOf(out.memory)
  for (let y = top; y < bottom; y++) {
    const { from, to, share } = stretchAt(y)
    if (share <= 0 || to <= from) continue
    const first = Math.max(0, Math.floor(from))
    const last = Math.min(width - 1, Math.ceil(to) - 1)
    // Between them pixels are covered whole.
    const begin = Math.min(last + 1, Math.max(first, Math.ceil(from)))
    const end = Math.max(begin, Math.min(last + 1, Math.floor(to)))
    const full = Math.round(share * 256)
    mixRun(kernels, out.y, y * width + begin, y * width + end, fillColor.y, full)
    const row = (y >> 1) * (width >> 1)
    const isColorRow = (y & 1) === 0
    if (isColorRow) {
      mixRun(kernels, out.u, row + ((begin + 1) >> 1), row + ((end + 1) >> 1), fillColor.u, full)
      mixRun(kernels, out.v, row + ((begin + 1) >> 1), row + ((end + 1) >> 1), fillColor.v, full)
    }
    for (let x = begin > first ? first : end; x <= last; x = x + 1 === begin ? end : x + 1) {
      const part = Math.round(share * 256 * Math.max(0, Math.min(x + 1, to) - Math.max(x, from)))
      mixRun(kernels, out.y, y * width + x, y * width + x + 1, fillColor.y, part)
      if (!isColorRow || (x & 1) !== 0) continue
      mixRun(kernels, out.u, row + (x >> 1), row + (x >> 1) + 1, fillColor.u, part)
      mixRun(kernels, out.v, row + (x >> 1), row + (x >> 1) + 1, fillColor.v, part)
    }
  }
}

/** Mixes one value into a run of others, `share` of 256. */
function mixRun(kernels: Kernels, out: Uint8Array, from: number, to: number, value: number, share: number): void {
  if (to <= from || share <= 0) return
  if (share >= 256) out.fill(value, from, to)
  else kernels.mix(out.byteOffset + from, to - from, value, share)
}

/** A gradient from a colour to nothing, gentle at its end. */
export function drawShade(out: Planes, { region, color, alpha, from }: Of<'shade'>): void {
  const fillColor = yuvOf(color)
  const left = Math.max(0, Math.round(region.left)) & ~1
  const top = Math.max(0, Math.round(region.top)) & ~1
  const right = Math.min(out.width, Math.round(region.left + region.width))
  const bottom = Math.min(out.height, Math.round(region.top + region.height))
  const isUpright = from === 'top' || from === 'bottom'
  const count = Math.max(0, isUpright ? bottom - top : right - left)
  const { kernels, scratch } = kernelsOf(out.memory)
  // 0 at the end, `alpha` at the starting edge; smooth at both.
  const shares = Int32Array.from({ length: count }, (_, index) => {
    const away = (index + 0.5) / count
    const near = from === 'top' || from === 'left' ? 1 - away : away
    return Math.round(256 * alpha * near * near * (3 - 2 * near))
  })
  const width = out.width
  const colors = (count + 1) >> 1
  // Those of a row of luma, then those of a row of colours.
  const along = new Uint16Array(out.memory.buffer, scratch, count + colors)
  along.set(shares)
  for (let index = 0; index < colors; index++) along[count + index] = shares[2 * index]
  for (let y = top; y < bottom; y++) {
    const row = (y >> 1) * (width >> 1)
    if (isUpright) mixRun(kernels, out.y, y * width + left, y * width + right, fillColor.y, shares[y - top])
    else kernels.mixAlong(out.y.byteOffset + y * width + left, count, fillColor.y, scratch)
    if ((y & 1) !== 0) continue
    for (const [values, value] of [
      [out.u, fillColor.u],
      [out.v, fillColor.v],
    ] as const) {
      if (isUpright) mixRun(kernels, values, row + (left >> 1), row + ((right + 1) >> 1), value, shares[y - top])
      else kernels.mixAlong(values.byteOffset + row + (left >> 1), colors, value, scratch + 2 * count)
    }
  }
}
