import { type Camera, type FilmLight, type ProductPose, type Region } from './frame.ts'
import { BLACK, NEUTRAL, type Planes } from './planes.ts'

/**
 * A scene as films hold it, larger than the frame on all sides so that the camera has somewhere to go. `lit` has the product's shadow and mirror image, `bare`
 * has not (the same planes where no shadow is known), `soft` is out of focus at a `1 / softStep` of the size. `parallax`: how much each place moves with
 * the eye, in 1/4096 (`stageParallax`), one value for each square of `1 << shift` pixels; all 0 for a flat picture.
 */
export interface ScenePlates {
  readonly lit: Planes
  readonly bare: Planes
  readonly soft: Planes
  readonly softStep: number
  /** Where `lit` and `bare` differ, pixels of the plates; null: nowhere. */
  readonly shadowed: Region | null
  readonly parallax: {
    readonly columns: number
    readonly rows: number
    readonly shift: number
    readonly values: Int16Array
    readonly most: number
  }
  /** Pixels of the plates that one scene unit covers where the product stands. */
  readonly perUnit: number
  /** The part of the plates that zoom 1 shows: the size of the frame. */
  readonly frame: { readonly width: number; readonly height: number }
}

/** Parts of one in which parallax is kept. */
export const PARALLAX_ONE = 4096

const ONE = 1 << 16
const HALF = 1 << 15

/** What of the plates is seen: their point in the frame's left top corner, and how many of their pixels one of the frame is wide. */
export interface View {
  readonly left: number
  readonly top: number
  readonly step: number
}

/** The camera's view, held inside the plates: where it would look beyond them it is moved back, or closer. */
export function viewOf({ x, y, zoom, centerX, centerY }: Camera, plates: ScenePlates): View {
  const { lit, frame, parallax, perUnit } = plates
  const roomX = Math.abs(x) * perUnit * parallax.most + 2
  const roomY = Math.abs(y) * perUnit * parallax.most + 2
  const most = Math.min((lit.width - 2 * roomX) / frame.width, (lit.height - 2 * roomY) / frame.height)
  const step = Math.min(1 / zoom, most)
  const width = frame.width * step
  const height = frame.height * step
  const middleX = (lit.width - frame.width) / 2 + centerX * frame.width
  const middleY = (lit.height - frame.height) / 2 + centerY * frame.height
  return {
    left: Math.min(lit.width - roomX - width, Math.max(roomX, middleX - width / 2)),
    top: Math.min(lit.height - roomY - height, Math.max(roomY, middleY - height / 2)),
    step,
  }
}

/** Draws the scene as the camera sees it into the whole frame. The shadow follows the product's pose. */
export function drawScene(out: Planes, plates: ScenePlates, camera: Camera, pose: ProductPose): void {
  const view = viewOf(camera, plates)
  const shadow = Math.max(0, Math.min(1, pose.shadow))
  const isStanding = shadow === 1 && pose.x === 0
  const source = isStanding ? plates.lit : plates.bare
  warp(out, source, plates, camera, view)
  if (!isStanding && shadow > 0 && plates.shadowed !== null)
    castShadow(out, plates, plates.shadowed, camera, view, shadow, pose.x * plates.frame.width)
  if (camera.blur > 0) defocus(out, plates, view, Math.min(1, camera.blur))
}

/**
 * One source point for each 2 × 2 pixels: where the parallax of the place that is found there leads, looked up twice (displacements are small against
 * what they are looked up in, so twice is enough). Whole numbers in 16.16: twice as fast as fractions.
 */
function warp(out: Planes, source: Planes, plates: ScenePlates, camera: Camera, { left, top, step }: View): void {
  const { columns, rows, shift, values } = plates.parallax
  const square = 16 + shift
  const alongX = Math.round(((camera.x * plates.perUnit) / PARALLAX_ONE) * ONE)
  const alongY = Math.round(((-camera.y * plates.perUnit) / PARALLAX_ONE) * ONE)
  const { width, height, y: outLuma, u: outBlues, v: outReds } = out
  const { y: luma, u: blues, v: reds, width: fromWidth, height: fromHeight } = source
  const colorWidth = fromWidth >> 1
  const pixel = Math.round(step * ONE)
  const half = pixel >> 1
  const least = ONE + pixel
  const mostX = ((fromWidth - 2) << 16) - pixel
  const mostY = ((fromHeight - 2) << 16) - pixel
  const lastColumn = columns - 1
  const lastRow = rows - 1
  const startX = Math.round((left + step) * ONE)
  const startY = Math.round((top + step) * ONE)
  for (let y = 0, color = 0, py = startY; y < height; y += 2, py += 2 * pixel) {
    let to = y * width
    for (let x = 0, px = startX; x < width; x += 2, to += 2, color++, px += 2 * pixel) {
      const found = values[Math.imul(py >> square, columns) + (px >> square)]
      let column = (px + Math.imul(alongX, found)) >> square
      let row = (py + Math.imul(alongY, found)) >> square
      column = column < 0 ? 0 : column > lastColumn ? lastColumn : column
      row = row < 0 ? 0 : row > lastRow ? lastRow : row
      const near = values[Math.imul(row, columns) + column]
      let sx = px + Math.imul(alongX, near)
      let sy = py + Math.imul(alongY, near)
      sx = sx < least ? least : sx > mostX ? mostX : sx
      sy = sy < least ? least : sy > mostY ? mostY : sy
      // Pixels' middles lie half a pixel in.
      const x0 = (sx - half - HALF) >> 8
      const x1 = (sx + half - HALF) >> 8
      const y0 = (sy - half - HALF) >> 8
      const y1 = (sy + half - HALF) >> 8
      const upper = Math.imul(y0 >> 8, fromWidth)
      const lower = Math.imul(y1 >> 8, fromWidth)
      const fx0 = x0 & 255
      const fx1 = x1 & 255
      const fy0 = y0 & 255
      const fy1 = y1 & 255
      const c0 = x0 >> 8
      const c1 = x1 >> 8
      let at = upper + c0
      let high = (luma[at] << 8) + Math.imul(luma[at + 1] - luma[at], fx0)
      let low = (luma[at + fromWidth] << 8) + Math.imul(luma[at + fromWidth + 1] - luma[at + fromWidth], fx0)
      outLuma[to] = ((high << 8) + Math.imul(low - high, fy0) + HALF) >> 16
      at = upper + c1
      high = (luma[at] << 8) + Math.imul(luma[at + 1] - luma[at], fx1)
      low = (luma[at + fromWidth] << 8) + Math.imul(luma[at + fromWidth + 1] - luma[at + fromWidth], fx1)
      outLuma[to + 1] = ((high << 8) + Math.imul(low - high, fy0) + HALF) >> 16
      at = lower + c0
      high = (luma[at] << 8) + Math.imul(luma[at + 1] - luma[at], fx0)
      low = (luma[at + fromWidth] << 8) + Math.imul(luma[at + fromWidth + 1] - luma[at + fromWidth], fx0)
      outLuma[to + width] = ((high << 8) + Math.imul(low - high, fy1) + HALF) >> 16
      at = lower + c1
      high = (luma[at] << 8) + Math.imul(luma[at + 1] - luma[at], fx1)
      low = (luma[at + fromWidth] << 8) + Math.imul(luma[at + fromWidth + 1] - luma[at + fromWidth], fx1)
      outLuma[to + width + 1] = ((high << 8) + Math.imul(low - high, fy1) + HALF) >> 16
      const cx = ((sx >> 1) - HALF) >> 8
      const cy = ((sy >> 1) - HALF) >> 8
      const fx = cx & 255
      const fy = cy & 255
      at = Math.imul(cy >> 8, colorWidth) + (cx >> 8)
      high = (blues[at] << 8) + Math.imul(blues[at + 1] - blues[at], fx)
      low = (blues[at + colorWidth] << 8) + Math.imul(blues[at + colorWidth + 1] - blues[at + colorWidth], fx)
      outBlues[color] = ((high << 8) + Math.imul(low - high, fy) + HALF) >> 16
      high = (reds[at] << 8) + Math.imul(reds[at + 1] - reds[at], fx)
      low = (reds[at + colorWidth] << 8) + Math.imul(reds[at + colorWidth + 1] - reds[at + colorWidth], fx)
      outReds[color] = ((high << 8) + Math.imul(low - high, fy) + HALF) >> 16
    }
  }
}

/** Adds what the product's shadow and mirror image change, moved `aside` pixels of the plates with the product. */
function castShadow(
  out: Planes,
  { lit, bare, parallax, perUnit }: ScenePlates,
  shadowed: Region,
  camera: Camera,
  { left, top, step }: View,
  strength: number,
  aside: number,
): void {
  const share = Math.round(strength * 256)
  const alongX = (camera.x * perUnit) / PARALLAX_ONE
  const alongY = (-camera.y * perUnit) / PARALLAX_ONE
  // Parallax moves things by less than this.
  const reach = (Math.abs(camera.x) + Math.abs(camera.y)) * perUnit * parallax.most + 4
  const fromX = Math.max(0, Math.floor((shadowed.left + aside - reach - left) / step)) & ~1
  const toX = Math.min(out.width, Math.ceil((shadowed.left + shadowed.width + aside + reach - left) / step))
  const fromY = Math.max(0, Math.floor((shadowed.top - reach - top) / step)) & ~1
  const toY = Math.min(out.height, Math.ceil((shadowed.top + shadowed.height + reach - top) / step))
  const colorWidth = lit.width >> 1
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const px = left + (x + 0.5) * step
      const py = top + (y + 0.5) * step
      const column = Math.min(parallax.columns - 1, px >> parallax.shift)
      const near = parallax.values[Math.min(parallax.rows - 1, py >> parallax.shift) * parallax.columns + column]
      // On the ground things nearer to the eye move further for the same way.
      const sx = (px + alongX * near - aside * (1 + near / PARALLAX_ONE)) | 0
      const sy = (py + alongY * near) | 0
      if (sx < 0 || sy < 0 || sx >= lit.width || sy >= lit.height) continue
      const from = sy * lit.width + sx
      const to = y * out.width + x
      out.y[to] += ((lit.y[from] - bare.y[from]) * share) >> 8
      if (((x | y) & 1) !== 0) continue
      const color = (sy >> 1) * colorWidth + (sx >> 1)
      const place = (y >> 1) * (out.width >> 1) + (x >> 1)
      out.u[place] += ((lit.u[color] - bare.u[color]) * share) >> 8
      out.v[place] += ((lit.v[color] - bare.v[color]) * share) >> 8
    }
  }
}

/** Mixes in the scene out of focus; it is too soft to show any parallax. */
function defocus(out: Planes, { soft, softStep }: ScenePlates, { left, top, step }: View, blur: number): void {
  const share = Math.round(blur * 256)
  mixSoft(out.y, out.width, out.height, soft.y, soft.width, soft.height, left / softStep, top / softStep, step / softStep, share)
  const half = [soft.width >> 1, soft.height >> 1, left / softStep / 2, top / softStep / 2, step / softStep, share] as const
  mixSoft(out.u, out.width >> 1, out.height >> 1, soft.u, ...half)
  mixSoft(out.v, out.width >> 1, out.height >> 1, soft.v, ...half)
}

function mixSoft(
  out: Uint8Array,
  width: number,
  height: number,
  soft: Uint8Array,
  softWidth: number,
  softHeight: number,
  left: number,
  top: number,
  step: number,
  share: number,
): void {
  for (let y = 0, to = 0; y < height; y++) {
    const sy = Math.max(0, Math.min(softHeight - 1.01, top + (y + 0.5) * step - 0.5))
    const row = (sy | 0) * softWidth
    const down = ((sy - (sy | 0)) * 256) | 0
    for (let x = 0; x < width; x++, to++) {
      let sx = left + (x + 0.5) * step - 0.5
      if (sx < 0) sx = 0
      else if (sx > softWidth - 1.01) sx = softWidth - 1.01
      const at = row + (sx | 0)
      const across = ((sx - (sx | 0)) * 256) | 0
      const high = soft[at] * (256 - across) + soft[at + 1] * across
      const low = soft[at + softWidth] * (256 - across) + soft[at + softWidth + 1] * across
      const value = (high * (256 - down) + low * down + 32_768) >> 16
      out[to] += ((value - out[to]) * share) >> 8
    }
  }
}

/** Squares in which light is worked out, pixels; between them it is interpolated. */
const CELL = 16

/** Brightens and darkens what is in the frame already. */
export function drawLight(out: Planes, { gain, vignette, spot }: FilmLight): void {
  if (gain === 1 && vignette === 0 && spot === null) return
  const columns = Math.ceil(out.width / CELL) + 1
  const rows = Math.ceil(out.height / CELL) + 1
  const gains = new Int32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const x = (column * CELL) / out.width
      const y = (row * CELL) / out.height
      const corner = (2 * x - 1) ** 2 + (2 * y - 1) ** 2
      let light = gain * (1 - vignette * 0.5 * Math.min(2, corner))
      if (spot !== null) {
        const away = Math.hypot(x - spot.x, ((y - spot.y) * out.height) / out.width) / spot.radius
        const inside = away >= 1 ? 0 : (1 - away * away) ** 2
        light *= spot.outside + (1 - spot.outside) * inside
      }
      gains[at] = Math.round(light * 4096)
    }
  }
  for (let y = 0, to = 0; y < out.height; y++) {
    const row = Math.floor(y / CELL) * columns
    const down = y % CELL
    for (let column = 0; column * CELL < out.width; column++) {
      const at = row + column
      const first = gains[at] * (CELL - down) + gains[at + columns] * down
      const last = gains[at + 1] * (CELL - down) + gains[at + columns + 1] * down
      const slope = (last - first) / CELL
      let value = first / CELL
      const end = Math.min(out.width, (column + 1) * CELL)
      for (let x = column * CELL; x < end; x++, to++) {
        const luma = BLACK + (((out.y[to] - BLACK) * (value | 0)) >> 12)
        out.y[to] = luma > 235 ? 235 : luma
        value += slope / CELL
      }
    }
  }
  const width = out.width >> 1
  for (let y = 0, to = 0; y < out.height >> 1; y++) {
    const row = Math.floor((2 * y) / CELL) * columns
    for (let x = 0; x < width; x++, to++) {
      const light = gains[row + ((2 * x) >> 4)]
      const share = light > 4096 ? 4096 : light
      out.u[to] = NEUTRAL + (((out.u[to] - NEUTRAL) * share) >> 12)
      out.v[to] = NEUTRAL + (((out.v[to] - NEUTRAL) * share) >> 12)
    }
  }
}
