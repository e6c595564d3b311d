import { type Layer, type Region } from './frame.ts'
import { filmColorOf, type FilmColor, type Planes } from './planes.ts'

type Of<Kind extends Layer['kind']> = Extract<Layer, { kind: Kind }>

/** A plain panel with soft edges of one pixel, slanting or with round corners. */
export function drawPanel(out: Planes, { region, color, alpha, slant = 0, radius = 0 }: Of<'panel'>): void {
  const paint = filmColorOf(color)
  const { left, top, width, height } = region
  if (width <= 0 || height <= 0) return
  const bend = Math.min(radius, width / 2, height / 2)
  cover(out, { left: left + Math.min(0, slant), top, width: width + Math.abs(slant), height }, paint, (y) => {
    const down = y + 0.5 - top
    const moved = slant * (1 - down / height)
    // How far in a rounded corner begins at this height.
    const beyond = Math.max(bend - down, down - (height - bend), 0)
    const inset = beyond === 0 ? 0 : bend - Math.sqrt(Math.max(0, bend * bend - beyond * beyond))
    const vertical = Math.min(1, down + 0.5, height - down + 0.5)
    return { from: left + moved + inset, to: left + width + moved - inset, share: Math.max(0, vertical) * alpha }
  })
}

/** One stretch of a row: from and to in pixels with fractions, and how much it covers. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** Lays a colour over rows; pixels a stretch covers in part get that part. */
function cover(out: Planes, box: Region, paint: FilmColor, stretchAt: (y: number) => Stretch): void {
  const top = Math.max(0, Math.floor(box.top))
  const bottom = Math.min(out.height, Math.ceil(box.top + box.height))
  const width = out.width
  for (let y = top; y < bottom; y++) {
    const { from, to, share } = stretchAt(y)
    if (share <= 0 || to <= from) continue
    const first = Math.max(0, Math.floor(from))
    const last = Math.min(width - 1, Math.ceil(to) - 1)
    const full = Math.round(share * 256)
    const isColorRow = (y & 1) === 0
    const row = y * width
    for (let x = first; x <= last; x++) {
      const inside = x >= from && x + 1 <= to ? full : Math.round(share * 256 * Math.max(0, Math.min(x + 1, to) - Math.max(x, from)))
      out.y[row + x] += ((paint.y - out.y[row + x]) * inside + 128) >> 8
      if (!isColorRow || (x & 1) !== 0) continue
      const color = (y >> 1) * (width >> 1) + (x >> 1)
      out.u[color] += ((paint.u - out.u[color]) * inside + 128) >> 8
      out.v[color] += ((paint.v - out.v[color]) * inside + 128) >> 8
    }
  }
}

/** A shade from a colour to nothing, gentle at its end. */
export function drawShade(out: Planes, { region, color, alpha, from }: Of<'shade'>): void {
  const paint = filmColorOf(color)
  const left = Math.max(0, Math.round(region.left)) & ~1
  const top = Math.max(0, Math.round(region.top)) & ~1
  const right = Math.min(out.width, Math.round(region.left + region.width))
  const bottom = Math.min(out.height, Math.round(region.top + region.height))
  const isUpright = from === 'top' || from === 'bottom'
  const count = Math.max(0, isUpright ? bottom - top : right - left)
  // 0 at the end, `alpha` at the edge it comes from; smooth at both.
  const shares = Int32Array.from({ length: count }, (_, index) => {
    const away = (index + 0.5) / count
    const near = from === 'top' || from === 'left' ? 1 - away : away
    return Math.round(256 * alpha * near * near * (3 - 2 * near))
  })
  const width = out.width
  for (let y = top; y < bottom; y++) {
    const rowShare = isUpright ? shares[y - top] : 0
    for (let x = left; x < right; x++) {
      const share = isUpright ? rowShare : shares[x - left]
      const at = y * width + x
      out.y[at] += ((paint.y - out.y[at]) * share + 128) >> 8
      if (((x | y) & 1) !== 0) continue
      const color = (y >> 1) * (width >> 1) + (x >> 1)
      out.u[color] += ((paint.u - out.u[color]) * share + 128) >> 8
      out.v[color] += ((paint.v - out.v[color]) * share + 128) >> 8
    }
  }
}

/** Noise of half a step, so that wide glows show no rings: an 8 × 8 pattern in which no two neighbours are alike. */
const DITHER = Float32Array.from({ length: 64 }, (_, at) => {
  const x = at & 7
  const y = at >> 3
  let value = 0
  for (let bit = 0; bit < 3; bit++) value |= ((((x ^ y) >> bit) & 1) << (5 - 2 * bit)) | (((y >> bit) & 1) << (4 - 2 * bit))
  return (value + 0.5) / 64 - 0.5
})

/** The whole frame in a colour with a glow. */
export function drawBackdrop(out: Planes, { color, glow, x, y, radius, alpha }: Of<'backdrop'>): void {
  const ground = filmColorOf(color)
  const light = filmColorOf(glow)
  const share = Math.round(alpha * 256)
  if (share <= 0) return
  const middleX = x * out.width
  const middleY = y * out.height
  const reach = 1 / (radius * out.width) ** 2
  const width = out.width
  for (let row = 0, at = 0; row < out.height; row++) {
    const down = (row + 0.5 - middleY) ** 2
    for (let column = 0; column < width; column++, at++) {
      const away = ((column + 0.5 - middleX) ** 2 + down) * reach
      const near = away >= 1 ? 0 : (1 - away) * (1 - away)
      const dither = DITHER[((row & 7) << 3) | (column & 7)] + 0.5
      out.y[at] += ((ground.y + (light.y - ground.y) * near + dither - out.y[at]) * share) >> 8
      if (((column | row) & 1) !== 0) continue
      const place = (row >> 1) * (width >> 1) + (column >> 1)
      out.u[place] += ((ground.u + (light.u - ground.u) * near + dither - out.u[place]) * share) >> 8
      out.v[place] += ((ground.v + (light.v - ground.v) * near + dither - out.v[place]) * share) >> 8
    }
  }
}
