import { distanceTo, type PlacedBody } from './primitives.ts'
import { bodyOf, GROUND, type Hit, WALL } from './find-hit.ts'
import { lightThrough } from './light-pattern.ts'
import { lightPast, type Ray, setRay, type Span } from './ray-march.ts'
import { type Stage } from './stage.ts'
import { lightPastProduct, type ProductProxy } from './product-proxy.ts'

/** Shares of light at a point, 0 to 1; one object per image. They change slowly from pixel to pixel, which the renderer uses. */
export interface LightShares {
  /** The share of the key light left by bodies, product, pattern and distance. */
  key: number
  /** The share of the sky left by bodies and corners. */
  sky: number
}

/** How much key light and sky reach the hit. Without the product's contact with the ground, which is finer than the sampling here. */
export function lightReaching(out: LightShares, span: Span, stage: Stage, proxy: ProductProxy | null, hit: Hit): void {
  const { id, nx, ny, nz } = hit
  const { bodies } = stage
  const { onward } = span
  const x = hit.x + nx * OFF_SURFACE
  const y = hit.y + ny * OFF_SURFACE
  const z = hit.z + nz * OFF_SURFACE
  setRay(onward, x, y, z, nx, ny, nz)
  let sky = 1
  const ownBody = bodyOf(id)
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    if (castsShadow(body, index, ownBody)) sky *= skyPast(body, onward)
  }
  if (stage.backdrop.kind === 'wall' && stage.backdrop.curve === 0 && !stage.isLaid && (id === GROUND || id === WALL)) {
    // Where wall and ground meet, each hides sky from the other.
    const distanceToCorner = id === GROUND ? z + stage.backdrop.distance : y
    sky *= 1 - 0.42 * Math.exp(-Math.max(0, distanceToCorner) * 2.6)
  }
  if (proxy !== null && proxy.contact === null) {
    setRay(onward, x, y, z, 0, 0.12, 1)
    sky *= lightPastProduct(proxy, onward, 3.2) * 0.45 + 0.55
  }
  out.key = keyReaching(span, stage, proxy, hit)
  out.sky = sky * (0.62 + 0.38 * poolAt(stage, hit.x, hit.y, hit.z))
}

/** From a surface this far its own shadow begins, in scene units: it must not shade itself. */
const OFF_SURFACE = 0.004

/** Less key light than this is none. */
const NO_KEY = 0.004

const castsShadow = (body: PlacedBody, index: number, ownBody: number): boolean =>
  (index !== ownBody || !body.isConvex) && body.finish.material !== 'light'

/** The share of the key light at the hit: of its surface, place and normal. */
export function keyReaching(span: Span, stage: Stage, proxy: ProductProxy | null, hit: Hit): number {
  const { bodies, lightX, lightY, lightZ, softness } = stage
  const { onward } = span
  const { id, nx, ny, nz } = hit
  const onX = hit.x
  const onY = hit.y
  const onZ = hit.z
  setRay(onward, onX + nx * OFF_SURFACE, onY + ny * OFF_SURFACE, onZ + nz * OFF_SURFACE, lightX, lightY, lightZ)
  let key = nx * lightX + ny * lightY + nz * lightZ < -0.3 ? 0 : 1
  const ownBody = bodyOf(id)
  for (let index = 0; index < bodies.length && key > NO_KEY; index++) {
    const body = bodies[index]
    if (castsShadow(body, index, ownBody)) key *= lightPast(span, body, softness, onward)
  }
  if (proxy !== null && key > NO_KEY) key *= lightPastProduct(proxy, onward, softness)
  if (key > NO_KEY) key *= patternAt(stage, onX, onY, onZ)
  return key * poolAt(stage, onX, onY, onZ)
}

/** How much of the lamp's pool of light a point gets. */
export function poolAt(stage: Stage, x: number, y: number, z: number): number {
  const reach = (x * x + (y - 0.7) * (y - 0.7) * 0.8 + z * z * 0.7) / (stage.pool * stage.pool)
  return stage.edge + (1 - stage.edge) / (1 + reach * reach * 0.6 + reach * 0.4)
}

/** How much of the sky a body leaves to a point near it, 0 to 1. `normal`: from the point, along its normal. */
function skyPast(body: PlacedBody, normal: Ray): number {
  const x = normal[0]
  const y = normal[1]
  const z = normal[2]
  const nx = normal[3]
  const ny = normal[4]
  const nz = normal[5]
  const reach = 0.4
  if (Math.abs(x - body.x) > body.halfX + reach || Math.abs(y - body.y) > body.halfY + reach || Math.abs(z - body.z) > body.halfZ + reach)
    return 1
  let open = 1
  for (let sample = 1; sample <= 3; sample++) {
    const step = sample * sample * 0.028
    const distance = distanceTo(body, x + nx * step, y + ny * step, z + nz * step)
    if (distance < step) open -= ((step - distance) / step) * (0.34 - 0.05 * sample)
  }
  return open < 0.15 ? 0.15 : open
}

/** How much of the key light its pattern lets through to a point. */
export function patternAt(stage: Stage, x: number, y: number, z: number): number {
  if (stage.mask === null) return 1
  const { lightX, lightY, lightZ } = stage
  const u = x * stage.acrossX + z * stage.acrossZ
  // Second axis across the light: light × across.
  const upX = lightY * stage.acrossZ
  const upY = lightZ * stage.acrossX - lightX * stage.acrossZ
  const upZ = -lightY * stage.acrossX
  return lightThrough(stage.mask, u, x * upX + (y - 0.9) * upY + z * upZ)
}
