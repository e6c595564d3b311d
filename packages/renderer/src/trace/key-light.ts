import { patternAt, poolAt } from '../light-reaching.ts'
import { march, MARGIN, missesBody, setRay } from '../ray-march.ts'
import { SKIN } from '../shapes/shape.ts'
import { normalOfProduct, marchProduct, missesProduct, ROUGH, ROUGH_WITHIN, type PlacedProduct, skinAt } from './product-field.ts'
import { CLEAR_BODY, clearOf } from './clear-skin.ts'
import { drawPair, type SamplePoints, cosineOfTurn, sineOfTurn } from './sample-points.ts'
import { convexBodyOf, type TraceHit, type World } from './world.ts'

/** How near a shadow ray must come to the product to be blocked, in scene units. */
const SHADOW_HIT_DISTANCE = 0.002
/** Most glass walls a shadow ray passes. */
const WALLS = 3

/** A random direction in the key light's cone, into `world.keyDirection`. */
export function aimAtKeyLight(world: World, points: SamplePoints): void {
  const { stage, keyDirection } = world
  drawPair(points)
  const radius = Math.sqrt(points.pair[0]) * stage.softness
  const a = radius * cosineOfTurn(points.pair[1])
  const b = radius * sineOfTurn(points.pair[1])
  const { lightX, lightY, lightZ, acrossX, acrossZ } = stage
  // Second axis across the light: light × across.
  const x = lightX + a * acrossX + b * lightY * acrossZ
  const y = lightY + b * (lightZ * acrossX - lightX * acrossZ)
  const z = lightZ + a * acrossZ - b * lightY * acrossX
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  keyDirection[0] = x * length
  keyDirection[1] = y * length
  keyDirection[2] = z * length
}

/**
 * Key light from `world.keyDirection` at a point, into `world.light`: past bodies and product, through glass and pattern. `excludedBody`: the body of
 * the point, which cannot shade it, or -1.
 */
export function keyLightAt(world: World, x: number, y: number, z: number, excludedBody: number): void {
  const { stage, keyDirection, light, span, product } = world
  const dx = keyDirection[0]
  const dy = keyDirection[1]
  const dz = keyDirection[2]
  light[0] = 0
  light[1] = 0
  light[2] = 0
  const { bodies, key } = stage
  setRay(span.onward, x, y, z, dx, dy, dz)
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    // A tube of light casts no shadow.
    if (index === excludedBody || body.finish.material === 'light' || missesBody(body, MARGIN, x, y, z, dx, dy, dz)) continue
    if (march(span, body, span.onward) > 0) return
  }
  const strength = poolAt(stage, x, y, z) * patternAt(stage, x, y, z)
  light[0] = key[0] * strength
  light[1] = key[1] * strength
  light[2] = key[2] * strength
  if (product !== null && !missesProduct(product, x, y, z, dx, dy, dz)) passProduct(product, light, x, y, z, dx, dy, dz)
}

/** The body of the hit if it cannot block `world.keyDirection` itself; else -1. */
export function unshadowingBody({ stage, keyDirection }: World, hit: TraceHit): number {
  return hit.nx * keyDirection[0] + hit.ny * keyDirection[1] + hit.nz * keyDirection[2] > 0 ? convexBodyOf(stage, hit.id) : -1
}

/** Removes from `light` what the product absorbs on the way from a point in a direction; clear parts tint it. */
export function passProduct(
  product: PlacedProduct,
  light: Float64Array,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  let from = 0
  for (let wall = 0; wall < WALLS; wall++) {
    const t = marchProduct(product, x + dx * from, y + dy * from, z + dz * from, dx, dy, dz, 1e9, SHADOW_HIT_DISTANCE, ROUGH)
    if (t < 0) return
    if (!product.grid.isClear) break
    from += t
    const clear = clearAt(product, x + dx * from, y + dy * from, z + dz * from)
    if (clear <= CLEAR_BODY) break
    const { skin, point } = product
    const facing = Math.abs(point[0] * dx + point[1] * dy + point[2] * dz)
    const start = from + SHADOW_HIT_DISTANCE * 3
    const exitDistance = marchProduct(
      product,
      x + dx * start,
      y + dy * start,
      z + dz * start,
      dx,
      dy,
      dz,
      1e9,
      SHADOW_HIT_DISTANCE,
      ROUGH_WITHIN,
    )
    const pathLength = exitDistance < 0 ? 0 : exitDistance
    // A round body focuses light: bright in the middle of its shadow, dark at the rim.
    const gathered = clear * clear * (0.25 + 1.5 * facing * facing)
    for (let channel = 0; channel < 3; channel++) light[channel] *= gathered * tinted(skin[SKIN.red + channel], pathLength / product.scale)
    from = start + pathLength + SHADOW_HIT_DISTANCE * 3
    // The exit may be covered: a label lets nothing out.
    if (
      exitDistance >= 0 &&
      clearAt(
        product,
        x + dx * (from - SHADOW_HIT_DISTANCE * 3),
        y + dy * (from - SHADOW_HIT_DISTANCE * 3),
        z + dz * (from - SHADOW_HIT_DISTANCE * 3),
      ) <= CLEAR_BODY
    )
      break
    if (wall === WALLS - 1) return
  }
  light[0] = 0
  light[1] = 0
  light[2] = 0
}

function clearAt(product: PlacedProduct, x: number, y: number, z: number): number {
  normalOfProduct(product, x, y, z, SHADOW_HIT_DISTANCE)
  const { point } = product
  skinAt(product, x, y, z, point[0], point[1], point[2])
  return clearOf(product.skin)
}

/** Share of a tint's light that is left after a path through the body, in units of the shape: thin walls are tinted, too (Beer). */
export const tinted = (tint: number, exitDistance: number): number =>
  Math.exp(Math.log(tint < 0.004 ? 0.004 : tint) * (0.12 + exitDistance * 1.05))
