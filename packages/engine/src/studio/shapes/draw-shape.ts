import { clamp01, smoothStep } from '../noise.ts'
import { type Paint } from '../paint-color.ts'
import { type Pixels } from '../pixels.ts'
import { type Region } from '../resize-product.ts'
import { toned } from '../tone.ts'
import { type Shape, SKIN, SKIN_SIZE } from './shape.ts'

/** The light of a scene as a product feels it. Directions as in a stage; colours linear. */
export interface ShapeLight {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly softness: number
  readonly key: Paint
  readonly fill: Paint
  readonly ground: Paint
  readonly wall: Paint
}

export interface ShapeView {
  /** Radians the camera looks down, and the shape is turned. */
  readonly tilt: number
  readonly turn: number
  readonly light: ShapeLight
  /** Rays per pixel where something ends, and everywhere else: squares of whole numbers. */
  readonly edgeRays: number
  readonly rays: number
}

/** A drawn product: straight alpha, and the box of what is visible. */
export interface DrawnShape {
  readonly product: Pixels
  readonly box: Region
}

/** Pixels a side of the cells in which the first, rough look is taken. */
const CELL = 8
const DISTANCE = 9.5
/** Contrast (8 bit) above which a pixel gets more rays. */
const EDGE = 13

interface Drawing {
  readonly shape: Shape
  readonly view: ShapeView
  readonly pixel: number
  readonly half: number
  readonly skin: Float64Array
  readonly color: Float64Array
  readonly lit: Float64Array
  readonly eyeX: number
  readonly eyeY: number
  readonly eyeZ: number
  /** Rows: right, up, forward. */
  readonly axes: Float64Array
  /** Light in the shape's own directions. */
  readonly lightX: number
  readonly lightY: number
  readonly lightZ: number
  readonly sine: number
  readonly cosine: number
}

function drawingOf(shape: Shape, view: ShapeView, perUnit: number): Drawing {
  const { tilt, turn, light } = view
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  // The camera goes round the shape instead of the shape being turned: distances stay plain.
  const backX = -sine * Math.cos(tilt)
  const backZ = cosine * Math.cos(tilt)
  const backY = Math.sin(tilt)
  const axes = new Float64Array([cosine, 0, sine, sine * backY, Math.cos(tilt), -cosine * backY, -backX, -backY, -backZ])
  return {
    shape,
    view,
    pixel: 1 / perUnit,
    half: shape.bounds.radius * 1.02,
    skin: new Float64Array(SKIN_SIZE),
    color: new Float64Array(4),
    lit: new Float64Array(3),
    eyeX: backX * DISTANCE,
    eyeY: shape.bounds.height + backY * DISTANCE,
    eyeZ: backZ * DISTANCE,
    axes,
    lightX: light.x * cosine - light.z * sine,
    lightY: light.y,
    lightZ: light.x * sine + light.z * cosine,
    sine,
    cosine,
  }
}

/** How large a shape looks, in its own units, and how far right of its axis its middle is: what its place in the frame is computed from. */
export function outlineOf(shape: Shape, view: ShapeView): { readonly width: number; readonly height: number; readonly middle: number } {
  const perUnit = 60 / shape.bounds.radius
  const drawing = drawingOf(shape, view, perUnit)
  const side = Math.ceil(drawing.half * 2 * perUnit)
  let [left, right, top, bottom] = [side, 0, side, 0]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (marchFrom(drawing, x + 0.5, y + 0.5, 0) < 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return {
    width: (right - left + 1) / perUnit,
    height: (bottom - top + 1) / perUnit,
    middle: (left + right + 1) / 2 / perUnit - drawing.half,
  }
}

/** The row of a drawing in which the ground is seen so far before the shape's axis. */
export function groundRow(shape: Shape, { tilt }: ShapeView, perUnit: number, before: number): number {
  const { height, radius } = shape.bounds
  const up = -height * Math.cos(tilt) - before * Math.sin(tilt)
  const away = DISTANCE + height * Math.sin(tilt) - before * Math.cos(tilt)
  return (radius * 1.02 - (up * DISTANCE) / away) * perUnit
}

/** A shape as the camera sees it, `perUnit` pixels per unit. The same arguments give the same bytes. */
export function drawShape(shape: Shape, view: ShapeView, perUnit: number): DrawnShape {
  const drawing = drawingOf(shape, view, perUnit)
  const side = Math.ceil((drawing.half * 2 * perUnit) / CELL) * CELL
  const starts = roughDepths(drawing, side)
  const cells = side / CELL
  const plain = new Float32Array(side * side * 4)
  const rays = Math.round(Math.sqrt(view.rays))
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const start = starts[((y / CELL) | 0) * cells + ((x / CELL) | 0)]
      if (start >= 0) sampleGrid(drawing, plain, (y * side + x) * 4, x, y, start, rays)
    }
  }
  const edgeRays = Math.round(Math.sqrt(view.edgeRays))
  const data = new Uint8ClampedArray(side * side * 4)
  const finished = new Float32Array(4)
  let [left, right, top, bottom] = [side, -1, side, -1]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const start = starts[((y / CELL) | 0) * cells + ((x / CELL) | 0)]
      if (start < 0) continue
      const at = (y * side + x) * 4
      let from = plain
      let place = at
      if (edgeRays > rays && isEdge(plain, x, y, side)) {
        finished.fill(0)
        sampleGrid(drawing, finished, 0, x, y, start, edgeRays)
        from = finished
        place = 0
      }
      const alpha = from[place + 3]
      if (alpha <= 0) continue
      data[at] = from[place] / alpha + 0.5
      data[at + 1] = from[place + 1] / alpha + 0.5
      data[at + 2] = from[place + 2] / alpha + 0.5
      data[at + 3] = alpha * 255 + 0.5
      if (data[at + 3] > 8) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
    }
  }
  return { product: { width: side, height: side, data }, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } }
}

/** Depth at which marching may begin in each cell; -1 where nothing is near. */
function roughDepths(drawing: Drawing, side: number): Float32Array {
  const cells = side / CELL
  const found = new Float32Array(cells * cells).fill(-1)
  // A ray through a cell's middle that passes the shape by less than the cell is wide says: look closer.
  const width = CELL * drawing.pixel * 0.9
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      found[row * cells + column] = marchFrom(drawing, (column + 0.5) * CELL, (row + 0.5) * CELL, 0, width)
    }
  }
  return found
}

/** Light of rays × rays points of a pixel, added up and premultiplied: 8-bit values and alpha 0 to 1. */
function sampleGrid(drawing: Drawing, out: Float32Array, at: number, x: number, y: number, start: number, rays: number): void {
  const share = 1 / (rays * rays)
  const { color } = drawing
  for (let j = 0; j < rays; j++) {
    for (let i = 0; i < rays; i++) {
      // Turned a little, so that upright and level edges do not meet a whole row of points at once.
      const u = x + (i + 0.5 + (rays > 1 ? ((j + 0.5) / rays - 0.5) * 0.6 : 0)) / rays
      const v = y + (j + 0.5 + (rays > 1 ? (0.5 - (i + 0.5) / rays) * 0.6 : 0)) / rays
      const alpha = trace(drawing, u, v, start)
      if (alpha <= 0) continue
      for (let channel = 0; channel < 3; channel++) out[at + channel] += toned(color[channel] / alpha) * alpha * share
      out[at + 3] += alpha * share
    }
  }
}

function isEdge(plain: Float32Array, x: number, y: number, side: number): boolean {
  const at = (y * side + x) * 4
  for (let turn = 0; turn < 4; turn++) {
    const dx = turn === 0 ? -1 : turn === 1 ? 1 : 0
    const dy = turn === 2 ? -1 : turn === 3 ? 1 : 0
    if (x + dx < 0 || y + dy < 0 || x + dx >= side || y + dy >= side) continue
    const to = at + (dy * side + dx) * 4
    if (Math.abs(plain[at + 3] - plain[to + 3]) > 0.12) return true
    if (Math.abs(plain[at] - plain[to]) + Math.abs(plain[at + 1] - plain[to + 1]) + Math.abs(plain[at + 2] - plain[to + 2]) > EDGE * 3)
      return true
  }
  return false
}

let rayX = 0
let rayY = 0
let rayZ = 0
/** Where the ray leaves the ball around the shape. */
let rayEnd = 0

/** Distance to the first surface along the ray through a point of the picture, or -1; `near` counts a near miss as a hit. */
function marchFrom(drawing: Drawing, px: number, py: number, start: number, near = 0): number {
  const { axes, half, pixel, eyeX, eyeY, eyeZ, shape } = drawing
  const u = px * pixel - half
  const v = half - py * pixel
  const dx = axes[0] * u + axes[3] * v + axes[6] * DISTANCE
  const dy = axes[1] * u + axes[4] * v + axes[7] * DISTANCE
  const dz = axes[2] * u + axes[5] * v + axes[8] * DISTANCE
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
  rayX = dx * scale
  rayY = dy * scale
  rayZ = dz * scale
  const { height, radius } = shape.bounds
  const oy = eyeY - height
  const b = eyeX * rayX + oy * rayY + eyeZ * rayZ
  const reach = radius + near
  const discriminant = b * b - (eyeX * eyeX + oy * oy + eyeZ * eyeZ - reach * reach)
  if (discriminant < 0) return -1
  const root = Math.sqrt(discriminant)
  rayEnd = -b + root
  return marchOn(drawing, Math.max(start, -b - root), near)
}

function marchOn({ shape, pixel, eyeX, eyeY, eyeZ }: Drawing, from: number, near: number): number {
  const enough = Math.max(near, pixel * 0.25)
  let t = from
  for (let step = 0; step < 110 && t < rayEnd; step++) {
    const gap = shape.distance(eyeX + rayX * t, eyeY + rayY * t, eyeZ + rayZ * t)
    if (gap < enough) return t
    t += gap - near * 0.7
  }
  return -1
}

/** Where a ray that entered the shape at `from` leaves it again. */
function leaveOf({ shape, pixel, eyeX, eyeY, eyeZ }: Drawing, from: number): number {
  // Far enough outside not to be met again, however flat the ray leaves.
  const enough = pixel * 0.3
  let t = from + 0.006
  for (let step = 0; step < 90; step++) {
    const gap = shape.distance(eyeX + rayX * t, eyeY + rayY * t, eyeZ + rayZ * t)
    if (gap > enough) break
    t += Math.max(0.004, Math.abs(gap))
  }
  return t
}

/** Thin walls that are looked through, one behind the other. */
const WALLS = 6

/** Colour seen through a point of the picture, into `drawing.color`, premultiplied; what it hides of the scene is given back, 0 to 1. */
function trace(drawing: Drawing, px: number, py: number, start: number): number {
  let t = marchFrom(drawing, px, py, Math.max(0, start - CELL * drawing.pixel * 1.5))
  if (t < 0) return 0
  const { skin, color } = drawing
  look(drawing, t)
  if (skin[SKIN.through] === 0) return 1
  let [red, green, blue] = color
  let open = drawing.lit[0]
  for (let wall = 1; wall < WALLS && open > 0.03; wall++) {
    // The next surface is met from outside again.
    t = marchOn(drawing, leaveOf(drawing, t), 0)
    if (t < 0) break
    look(drawing, t)
    red += color[0] * open
    green += color[1] * open
    blue += color[2] * open
    open *= skin[SKIN.through] === 0 ? 0 : drawing.lit[0]
  }
  color[0] = red
  color[1] = green
  color[2] = blue
  // A highlight on clear glass hides what is behind it.
  return Math.min(1, Math.max(1 - open, red, green, blue))
}

/** The light of the surface that the ray meets at `t`, into `drawing.color`; what a thin wall lets through into `drawing.lit[0]`. */
function look(drawing: Drawing, t: number): void {
  const { shape, skin, pixel } = drawing
  const dx = rayX
  const dy = rayY
  const dz = rayZ
  const x = drawing.eyeX + dx * t
  const y = drawing.eyeY + dy * t
  const z = drawing.eyeZ + dz * t
  const e = Math.max(0.0009, pixel * 0.35)
  const a = shape.distance(x + e, y - e, z - e)
  const b = shape.distance(x - e, y - e, z + e)
  const c = shape.distance(x - e, y + e, z - e)
  const d = shape.distance(x + e, y + e, z + e)
  let nx = a - b - c + d
  let ny = -a - b + c + d
  let nz = -a + b - c + d
  let scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9)
  nx *= scale
  ny *= scale
  nz *= scale
  skin.fill(0)
  shape.paint(skin, x, y, z, nx, ny, nz)
  nx += skin[SKIN.bendX]
  ny += skin[SKIN.bendY]
  nz += skin[SKIN.bendZ]
  // A normal that a bent skin turned away from the eye would show black specks.
  const away = nx * dx + ny * dy + nz * dz
  if (away > -0.02) {
    nx -= dx * (away + 0.02)
    ny -= dy * (away + 0.02)
    nz -= dz * (away + 0.02)
  }
  scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
  shade(drawing, x, y, z, nx * scale, ny * scale, nz * scale, dx, dy, dz)
}

function shade(
  drawing: Drawing,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const { view, skin, color, lit, lightX, lightY, lightZ } = drawing
  const { key, fill, ground, softness } = view.light
  const wrap = 0.06 + softness * 0.5 + skin[SKIN.soft] * 0.6
  const towards = (nx * lightX + ny * lightY + nz * lightZ + wrap) / (1 + wrap)
  const through = skin[SKIN.through]
  // Clear glass takes no light that a shadow could keep from it.
  const shadow = through > 0.5 ? 1 : towards > 0 ? shadowAt(drawing, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01) : 0
  const lamp = clamp01(towards) * (skin[SKIN.soft] + (1 - skin[SKIN.soft]) * shadow)
  const open = openAt(drawing, x, y, z, nx, ny, nz)
  const up = 0.5 + 0.5 * ny
  const facing = clamp01(-(dx * nx + dy * ny + dz * nz))
  const grazing = 1 - facing
  const sheen = skin[SKIN.sheen] * grazing * grazing * grazing
  // What reaches the ground beside the product comes back up in its colour.
  const bounce = (1 - up) * 0.75
  const isMetal = skin[SKIN.metal]
  const clear = through > 0 ? 0 : skin[SKIN.clear]
  const roughness = skin[SKIN.roughness]
  const along = dx * nx + dy * ny + dz * nz
  const mx = dx - 2 * along * nx
  const my = dy - 2 * along * ny
  const mz = dz - 2 * along * nz
  const gloss = skin[SKIN.gloss]
  const five = grazing * grazing * grazing * grazing * grazing
  const fresnel = gloss * (0.045 + 0.955 * five * (1 - roughness * 0.75))
  let mirrored = 1
  if (gloss > 0) {
    roomAt(drawing, mx, my, mz, roughness)
    // A dull coat seen from in front mirrors next to nothing.
    if (isMetal > 0 || fresnel > 0.03) mirrored = mirrorOpen(drawing, x + nx * 0.015, y + ny * 0.015, z + nz * 0.015, mx, my, mz)
  }
  const mirrorRed = lit[0]
  const mirrorGreen = lit[1]
  const mirrorBlue = lit[2]
  // Seen along the wall there is more glass in the way, and what it bends there is darker than the backdrop.
  const rim = through > 0 ? smoothStep(0, 0.55, facing) : 1
  if (clear > 0) lookThrough(drawing, x, y, z, nx, ny, nz, dx, dy, dz)
  for (let channel = 0; channel < 3; channel++) {
    const paint = skin[SKIN.red + channel]
    const sky = fill[channel] * open * (0.35 + 0.65 * up) + bounce * open * ground[channel] * (key[channel] * 0.55 + fill[channel] * 0.35)
    let light = paint * (key[channel] * lamp + sky)
    light += sheen * (0.5 * paint + 0.1) * (key[channel] * (0.3 + 0.7 * lamp) + fill[channel] * 0.5) * open
    if (clear > 0) light = light * (1 - clear) + (lit[channel] * 0.94 + light * 0.1) * clear
    const seen = channel === 0 ? mirrorRed : channel === 1 ? mirrorGreen : mirrorBlue
    if (through > 0) light *= 1 - through * (0.66 + 0.34 * rim)
    const image = seen * mirrored + paint * fill[channel] * 0.35 * (1 - mirrored)
    if (isMetal > 0) {
      const reflectance = paint + (1 - paint) * five * 0.7
      light = light * (1 - isMetal) + isMetal * reflectance * image * (0.55 + 0.45 * open)
    } else light += (image - light * 0.5) * fresnel * (0.5 + 0.5 * open)
    color[channel] = light + paint * skin[SKIN.glow]
  }
  if (through > 0) lit[0] = through * (1 - fresnel) * (0.12 + 0.88 * rim)
}

/** The room the product is photographed in: wall, ground, a big lamp at the key light, a strip on the other side, a lid above. Into `drawing.lit`. */
function roomAt(drawing: Drawing, ox: number, oy: number, oz: number, roughness: number): void {
  const { view, lit, sine, cosine } = drawing
  const { light } = view
  // Back to the scene's directions.
  const dx = ox * cosine + oz * sine
  const dy = oy
  const dz = -ox * sine + oz * cosine
  const blur = 0.05 + roughness * 0.75
  // Lamp: measured across and along its own axes.
  // A photographer's lamp stands level with the product, however high the sun of the scene is: what it mirrors is as tall as it is.
  const flat = Math.sqrt(light.x * light.x + light.z * light.z)
  const sideX = light.x / flat
  const sideZ = light.z / flat
  const across = dx * sideZ - dz * sideX
  const front = dx * sideX + dz * sideZ
  const wide = 0.2 + light.softness * 0.7
  const inLamp =
    front > 0
      ? (1 - smoothStep(wide - blur, wide + blur, Math.abs(across))) *
        smoothStep(-0.3 - blur, -0.3 + blur, dy) *
        (1 - smoothStep(0.78 - blur, 0.78 + blur, dy))
      : 0
  const lamp = inLamp * 4.2 * (wide / (wide + blur * 0.55))
  // Strip: a narrow upright light at the other side, a little behind.
  const side = light.x > 0 ? -1 : 1
  const aside = dx * side * 0.94 + dz * -0.05
  const stripAcross = dz * 0.94 + dx * side * 0.12
  const strip =
    aside > 0.3
      ? (1 - smoothStep(0.13 - blur * 0.5, 0.13 + blur, Math.abs(stripAcross))) * (1 - smoothStep(0.5, 0.85, Math.abs(dy - 0.25)))
      : 0
  const lid = smoothStep(0.72 - blur * 0.5, 0.9 + blur * 0.4, dy) * 1.1
  const upper = smoothStep(-0.08 - blur * 0.6, 0.08 + blur * 0.6, dy)
  // The camera's side of a studio is dark; the backdrop behind is lit.
  const behind = 0.42 + 0.38 * smoothStep(0.6, -0.6, dz)
  for (let channel = 0; channel < 3; channel++) {
    const above = (light.wall[channel] * 0.55 + 0.3) * light.fill[channel] * behind
    const below = light.ground[channel] * (light.key[channel] * 0.42 + light.fill[channel] * 0.32)
    lit[channel] =
      below + (above - below) * upper + (lamp + strip * 1.5 * (0.13 / (0.13 + blur * 0.4))) * light.key[channel] + lid * light.fill[channel]
  }
}

/** What is seen through a clear body: the backdrop, bent and tinted by the way through. Into `drawing.lit`. */
function lookThrough(
  drawing: Drawing,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const { shape, skin, lit, view } = drawing
  const { light } = view
  const ratio = 1 / 1.42
  const cosine = -(dx * nx + dy * ny + dz * nz)
  const k = 1 - ratio * ratio * (1 - cosine * cosine)
  const bend = ratio * cosine - Math.sqrt(Math.max(0, k))
  const rx = dx * ratio + nx * bend
  const ry = dy * ratio + ny * bend
  const rz = dz * ratio + nz * bend
  let way = 0.03
  for (let step = 0; step < 22; step++) {
    const depth = -shape.distance(x + rx * way, y + ry * way, z + rz * way)
    if (depth < 0.004) break
    way += Math.max(0.012, depth)
  }
  const ex = x + rx * way
  const ey = y + ry * way
  roomAt(drawing, rx, ry * 0.6, rz, 0.5)
  // Where the ray leaves near an edge it was bent away from the light backdrop: glass draws its own dark outline.
  const edge = smoothStep(0, 0.42, cosine)
  const lens = smoothStep(-0.55, 0.5, ex * (light.x > 0 ? -1 : 1)) * (0.55 + 0.45 * smoothStep(0.9, 0, ey))
  for (let channel = 0; channel < 3; channel++) {
    const tint = Math.max(0.004, skin[SKIN.red + channel])
    const through = Math.exp(Math.log(tint) * (0.12 + way * 1.05))
    const wall = light.wall[channel] * (light.fill[channel] * 0.75 + light.key[channel] * 0.35)
    const caustic = light.key[channel] * 1.1 * lens
    lit[channel] = through * (wall * (0.22 + 0.55 * edge) + lit[channel] * 0.18 + caustic * edge)
  }
}

/** How much of the key light passes the shape on its way to a point. */
function shadowAt({ shape, view, lightX, lightY, lightZ }: Drawing, x: number, y: number, z: number): number {
  const sharp = 1 / (0.06 + view.light.softness)
  let open = 1
  let t = 0.02
  for (let step = 0; step < 26 && t < 2.2; step++) {
    const gap = shape.distance(x + lightX * t, y + lightY * t, z + lightZ * t)
    const share = 0.5 + (gap * sharp * 0.5) / t
    if (share < open) {
      open = share
      if (open < 0.01) return 0
    }
    t += gap < 0.025 ? 0.025 : gap
  }
  return open * open * (3 - 2 * open)
}

/** How much of the sky a point of the surface sees; the ground takes its part. */
function openAt({ shape }: Drawing, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  let closed = 0
  let weight = 1
  for (let step = 1; step <= 4; step++) {
    const reach = 0.018 + 0.075 * step * step * 0.35
    const py = y + ny * reach
    const gap = Math.min(shape.distance(x + nx * reach, py, z + nz * reach), Math.max(0, py))
    closed += ((reach - gap) / reach) * weight * 0.36
    weight *= 0.72
  }
  const open = 1 - closed
  return open < 0.08 ? 0.08 : open > 1 ? 1 : open
}

/** 1 where a mirror ray leaves the shape, less where it meets the shape again. */
function mirrorOpen({ shape }: Drawing, x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
  let t = 0.03
  let open = 1
  for (let step = 0; step < 14 && t < 1.4; step++) {
    const gap = shape.distance(x + dx * t, y + dy * t, z + dz * t)
    if (gap < 0.002) return 0
    const share = (gap * 7) / t
    if (share < open) open = share
    t += gap < 0.03 ? 0.03 : gap
  }
  return open
}
