import { type Bokeh, paintView } from './backdrop.ts'
import { distanceTo, type PlacedBody } from './bodies.ts'
import { lightThrough } from './light-pattern.ts'
import { BLUE, type Finish, GREEN, RED, sampleMaterial, SHINE, SLOPE_X, SLOPE_Y } from './materials.ts'
import { clamp01 } from './noise.ts'
import { lightPast, march, type Span } from './ray-march.ts'
import { type Stage } from './stage.ts'
import { contactAt, lightPastProduct, mirrorProduct, type StandIn } from './stand-in.ts'

/** What one ray needs; made once per picture, because nothing may be allocated per ray. `color` is the answer, in linear light. */
export interface Tracing {
  readonly stage: Stage
  readonly standIn: StandIn | null
  readonly bokeh: Bokeh | null
  readonly span: Span
  readonly color: Float64Array
  readonly surface: Float64Array
  readonly mirror: Float64Array
  readonly view: Float64Array
}

/** Light that arrives along a ray, into `tracing.color`. The direction has length 1; `perUnit` is how wide one pixel is per unit of distance. */
export function traceRay(tracing: Tracing, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, perUnit: number): void {
  const { stage, span } = tracing
  const { bodies } = stage
  let nearest = 1e9
  let body: PlacedBody | null = null
  for (let index = 0; index < bodies.length; index++) {
    const t = march(span, bodies[index], ox, oy, oz, dx, dy, dz)
    if (t > 0 && t < nearest) {
      nearest = t
      body = bodies[index]
    }
  }
  const wallZ = -stage.backdrop.distance
  const toGround = !stage.isLaid && dy < -1e-6 ? -oy / dy : 1e9
  const toWall = (wallZ - oz) / dz
  const onGround = toGround < toWall
  if (body !== null && nearest < (onGround ? toGround : toWall)) return shadeBody(tracing, body, nearest, ox, oy, oz, dx, dy, dz, perUnit)
  const curve = stage.backdrop.curve
  if (curve > 0 && !stage.isLaid && stage.backdrop.kind === 'wall') {
    const groundZ = oz + dz * toGround
    const wallY = oy + dy * toWall
    if ((onGround && groundZ < wallZ + curve) || (!onGround && wallY < curve)) {
      return shadeCurve(tracing, ox, oy, oz, dx, dy, dz, perUnit)
    }
  }
  if (onGround) {
    const x = ox + dx * toGround
    const z = oz + dz * toGround
    return shade(tracing, stage.ground, x, 0, z, 0, 1, 0, x, z, dx, dy, dz, toGround * perUnit)
  }
  const x = ox + dx * toWall
  const y = oy + dy * toWall
  if (stage.backdrop.kind !== 'wall') {
    paintView(tracing.color, stage, tracing.bokeh, x, y)
    return
  }
  shade(tracing, stage.wall, x, y, wallZ, 0, 0, 1, x, y, dx, dy, dz, toWall * perUnit)
}

/** The quarter pipe between ground and wall. */
function shadeCurve(tracing: Tracing, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, perUnit: number): void {
  const { curve, distance } = tracing.stage.backdrop
  const middleZ = curve - distance
  const fromY = oy - curve
  const fromZ = oz - middleZ
  const a = dy * dy + dz * dz
  const b = fromY * dy + fromZ * dz
  const c = fromY * fromY + fromZ * fromZ - curve * curve
  const t = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a
  const x = ox + dx * t
  const y = oy + dy * t
  const z = oz + dz * t
  shade(tracing, tracing.stage.wall, x, y, z, 0, (curve - y) / curve, (middleZ - z) / curve, x, z, dx, dy, dz, t * perUnit)
}

function shadeBody(
  tracing: Tracing,
  body: PlacedBody,
  t: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  perUnit: number,
): void {
  const x = ox + dx * t
  const y = oy + dy * t
  const z = oz + dz * t
  const step = 0.0015
  let nx = distanceTo(body, x + step, y, z) - distanceTo(body, x - step, y, z)
  let ny = distanceTo(body, x, y + step, z) - distanceTo(body, x, y - step, z)
  let nz = distanceTo(body, x, y, z + step) - distanceTo(body, x, y, z - step)
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-20)
  nx *= scale
  ny *= scale
  nz *= scale
  // The pattern lies on the side that faces most: top, front, or flank (where it is wound around).
  const isTop = Math.abs(ny) > 0.7
  const u = isTop || Math.abs(nz) > Math.abs(nx) ? x : z
  shade(tracing, body.finish, x, y, z, nx, ny, nz, u + body.x * 3.7, (isTop ? z : y) + body.z, dx, dy, dz, t * perUnit)
}

/** Light a surface sends towards the camera. (u, v): place in its pattern; `width`: scene units one pixel covers there, seen straight on. */
function shade(
  tracing: Tracing,
  finish: Finish,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  u: number,
  v: number,
  dx: number,
  dy: number,
  dz: number,
  width: number,
): void {
  const { stage, surface, color, standIn } = tracing
  const facing = Math.max(0.04, -(dx * nx + dy * ny + dz * nz))
  // Detail behind the product blurs as it would behind a lens that is focused on the product.
  const behind = z < -0.7 && !stage.isLaid ? (-0.7 - z) * 0.0045 : 0
  sampleMaterial(surface, finish, u, v, width / Math.sqrt(facing) + behind)
  let bentX = nx
  let bentY = ny
  let bentZ = nz
  if (ny > 0.5) {
    bentX -= surface[SLOPE_X]
    bentZ -= surface[SLOPE_Y]
  } else {
    bentX -= surface[SLOPE_X]
    bentY -= surface[SLOPE_Y]
  }
  const length = 1 / Math.sqrt(bentX * bentX + bentY * bentY + bentZ * bentZ)
  bentX *= length
  bentY *= length
  bentZ *= length

  const { lightX, lightY, lightZ, softness } = stage
  // A broad lamp still reaches a little around an edge: the fall to dark is softened by its size.
  const wrap = softness * 0.35
  let key = clamp01((bentX * lightX + bentY * lightY + bentZ * lightZ + wrap) / (1 + wrap))
  const startX = x + nx * 0.004
  const startY = y + ny * 0.004
  const startZ = z + nz * 0.004
  let sky = 1
  const { bodies } = stage
  const { span } = tracing
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    if (key > 0.004) key *= lightPast(span, body, softness, startX, startY, startZ, lightX, lightY, lightZ)
    sky *= skyPast(body, x, y, z, nx, ny, nz)
  }
  if (stage.backdrop.kind === 'wall' && stage.backdrop.curve === 0 && !stage.isLaid) {
    // Where wall and ground meet, each takes sky from the other.
    const fromCorner = ny > 0.5 ? z + stage.backdrop.distance : y
    if (y < 0.01 || nz > 0.5) sky *= 1 - 0.42 * Math.exp(-Math.max(0, fromCorner) * 2.6)
  }
  if (standIn !== null) {
    if (key > 0.004) key *= lightPastProduct(standIn, startX, startY, startZ, lightX, lightY, lightZ, softness)
    const map = standIn.contact
    if (map === null) {
      sky *= lightPastProduct(standIn, startX, startY, startZ, 0, 0.12, 1, 3.2) * 0.45 + 0.55
    } else if (ny > 0.6 && Math.abs(y - stage.standHeight) < 0.03) {
      sky *= 1 - contactAt(map, map.sky, x, z)
      key *= 1 - contactAt(map, map.key, x, z)
    }
  }
  if (stage.mask !== null && key > 0.004) key *= patternAt(stage, x, y, z)
  const reach = (x * x + (y - 0.7) * (y - 0.7) * 0.8 + z * z * 0.7) / (stage.pool * stage.pool)
  const pool = stage.edge + (1 - stage.edge) / (1 + reach * reach * 0.6 + reach * 0.4)
  key *= pool
  const dim = sky * (0.62 + 0.38 * pool) * (0.78 + 0.22 * bentY)
  color[0] = surface[RED] * (stage.key[0] * key + stage.fill[0] * dim)
  color[1] = surface[GREEN] * (stage.key[1] * key + stage.fill[1] * dim)
  color[2] = surface[BLUE] * (stage.key[2] * key + stage.fill[2] * dim)
  if (nz > 0 && stage.backdrop.glow !== undefined && finish === stage.wall) addGlow(tracing, x, y, nz)
  const gloss = finish.gloss * surface[SHINE]
  if (gloss > 0 && ny > 0.6 && !stage.isLaid) addMirror(tracing, finish, gloss, x, y, z, bentX, bentY, bentZ, dx, dy, dz)
}

function addGlow(tracing: Tracing, x: number, y: number, facing: number): void {
  const { glow } = tracing.stage.backdrop
  if (glow === undefined) return
  const distance = (x * x + (y - glow.height) * (y - glow.height)) / (glow.radius * glow.radius)
  const strength = (facing * facing * glow.strength) / ((1 + distance) * (1 + distance))
  const paint = tracing.stage.glow
  tracing.color[0] += paint[0] * strength
  tracing.color[1] += paint[1] * strength
  tracing.color[2] += paint[2] * strength
}

/** How much of the sky a body leaves to a point near it, 0 to 1. */
function skyPast(body: PlacedBody, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  const reach = 0.4
  if (Math.abs(x - body.x) > body.halfX + reach || Math.abs(y - body.y) > body.halfY + reach || Math.abs(z - body.z) > body.halfZ + reach) {
    return 1
  }
  let open = 1
  for (let sample = 1; sample <= 3; sample++) {
    const step = sample * sample * 0.028
    const distance = distanceTo(body, x + nx * step, y + ny * step, z + nz * step)
    if (distance < step) open -= ((step - distance) / step) * (0.34 - 0.05 * sample)
  }
  return open < 0.15 ? 0.15 : open
}

function patternAt(stage: Stage, x: number, y: number, z: number): number {
  if (stage.mask === null) return 1
  const { lightX, lightY, lightZ } = stage
  const u = x * stage.acrossX + z * stage.acrossZ
  // Second axis across the light: light × across.
  const upX = lightY * stage.acrossZ
  const upY = lightZ * stage.acrossX - lightX * stage.acrossZ
  const upZ = -lightY * stage.acrossX
  const v = x * upX + (y - 0.9) * upY + z * upZ
  return lightThrough(stage.mask, u, v)
}

/** Adds what the ground mirrors: the product, the bodies, else the backdrop. */
function addMirror(
  tracing: Tracing,
  finish: Finish,
  gloss: number,
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
  const { stage, color, mirror, view, standIn, span } = tracing
  const along = dx * nx + dy * ny + dz * nz
  const rx = dx - 2 * along * nx
  let ry = dy - 2 * along * ny
  const rz = dz - 2 * along * nz
  if (ry < 0.01) ry = 0.01
  const grazing = 1 - clamp01(-along)
  const share =
    gloss + (1 - gloss) * 0.65 * grazing * grazing * grazing * grazing * grazing * (1 - 0.8 * finish.roughness) * Math.min(1, gloss * 8)
  let alpha = 0
  if (standIn !== null && standIn.contact !== null && Math.abs(y - stage.standHeight) < 0.03 && rz < -0.01) {
    mirrorProduct(standIn, mirror, 0, x, z, rx / -rz, ry / -rz, finish.roughness * 0.35)
    alpha = mirror[3]
  } else mirror.fill(0)
  let body: PlacedBody | null = null
  let nearest = 1e9
  for (let index = 0; index < stage.bodies.length; index++) {
    if (stage.bodies[index].finish === finish) continue
    const t = march(span, stage.bodies[index], x, y + 0.004, z, rx, ry, rz)
    if (t > 0 && t < nearest) {
      nearest = t
      body = stage.bodies[index]
    }
  }
  if (body === null) {
    const t = (-stage.backdrop.distance - z) / (rz < -0.01 ? rz : -0.01)
    viewAt(tracing, x + rx * t, y + ry * t)
  } else {
    // A mirrored body is seen dimly and blurred: its paint under the scene's mean light is enough.
    const side = 0.55 + 0.3 * stage.lightZ
    view[0] = body.finish.main[0] * (stage.key[0] * side + stage.fill[0] * 0.7)
    view[1] = body.finish.main[1] * (stage.key[1] * side + stage.fill[1] * 0.7)
    view[2] = body.finish.main[2] * (stage.key[2] * side + stage.fill[2] * 0.7)
  }
  color[0] += (view[0] * (1 - alpha) + mirror[0] * 0.92 - color[0]) * share
  color[1] += (view[1] * (1 - alpha) + mirror[1] * 0.92 - color[1]) * share
  color[2] += (view[2] * (1 - alpha) + mirror[2] * 0.92 - color[2]) * share
}

/** The backdrop as a mirror sees it: without pattern and shadows. Into `tracing.view`. */
function viewAt(tracing: Tracing, x: number, y: number): void {
  const { stage, view } = tracing
  if (stage.backdrop.kind !== 'wall') return paintView(view, stage, tracing.bokeh, x, y)
  const reach = (x * x + (y - 0.7) * (y - 0.7) * 0.8 + stage.backdrop.distance * stage.backdrop.distance * 0.7) / (stage.pool * stage.pool)
  const pool = stage.edge + (1 - stage.edge) / (1 + reach * reach * 0.6 + reach * 0.4)
  const key = clamp01(stage.lightZ) * pool
  const dim = (0.62 + 0.38 * pool) * 0.78
  for (let channel = 0; channel < 3; channel++)
    view[channel] = stage.wall.main[channel] * (stage.key[channel] * key + stage.fill[channel] * dim)
  const { glow } = stage.backdrop
  if (glow === undefined) return
  const distance = (x * x + (y - glow.height) * (y - glow.height)) / (glow.radius * glow.radius)
  const strength = glow.strength / ((1 + distance) * (1 + distance))
  for (let channel = 0; channel < 3; channel++) view[channel] += stage.glow[channel] * strength
}
