import { patternAt, poolAt } from '../light-reaching.ts'
import { march, MARGIN, missesBody } from '../ray-march.ts'
import { SKIN } from '../shapes/shape.ts'
import { facingOf, marchProduct, missesProduct, ROUGH, ROUGH_WITHIN, type PlacedProduct, skinAt } from './product-field.ts'
import { CLEAR_BODY, clearOf } from './clear-skin.ts'
import { drawPair, type SamplePoints, turnedAcross, turnedAlong } from './sample-points.ts'
import { leftBody, type TraceHit, type World } from './world.ts'

/** How near a shadow ray must come to the product to be blocked, in scene units. */
const ENOUGH = 0.002
/** Most glass walls a shadow ray passes. */
const WALLS = 3

/** A random direction in the key light's cone, into `world.direction`. */
export function aimAtKey(world: World, points: SamplePoints): void {
  const { stage, direction } = world
  drawPair(points)
  const radius = Math.sqrt(points.pair[0]) * stage.softness
  const a = radius * turnedAcross(points.pair[1])
  const b = radius * turnedAlong(points.pair[1])
  const { lightX, lightY, lightZ, acrossX, acrossZ } = stage
  // Second axis across the light: light × across.
  const x = lightX + a * acrossX + b * lightY * acrossZ
  const y = lightY + b * (lightZ * acrossX - lightX * acrossZ)
  const z = lightZ + a * acrossZ - b * lightY * acrossX
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  direction[0] = x * length
  direction[1] = y * length
  direction[2] = z * length
}

/**
 * Key light from `world.direction` at a point, into `world.light`: past bodies and product, through glass and pattern. `own`: the body of the point,
 * which cannot shade it, or -1.
 */
export function keyAt(world: World, x: number, y: number, z: number, own: number): void {
  const { stage, direction, light, span, product } = world
  const dx = direction[0]
  const dy = direction[1]
  const dz = direction[2]
  light[0] = 0
  light[1] = 0
  light[2] = 0
  const { bodies, key } = stage
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    // A tube of light casts no shadow.
    if (index === own || body.finish.material === 'light' || missesBody(body, MARGIN, x, y, z, dx, dy, dz)) continue
    if (march(span, body, x, y, z, dx, dy, dz) > 0) return
  }
  const strength = poolAt(stage, x, y, z) * patternAt(stage, x, y, z)
  light[0] = key[0] * strength
  light[1] = key[1] * strength
  light[2] = key[2] * strength
  if (product !== null && !missesProduct(product, x, y, z, dx, dy, dz)) passProduct(product, light, x, y, z, dx, dy, dz)
}

/** The body of the hit if it cannot block `world.direction` itself; else -1. */
export function unshadedBy({ stage, direction }: World, hit: TraceHit): number {
  return hit.nx * direction[0] + hit.ny * direction[1] + hit.nz * direction[2] > 0 ? leftBody(stage, hit.id) : -1
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
    const t = marchProduct(product, x + dx * from, y + dy * from, z + dz * from, dx, dy, dz, 1e9, ENOUGH, ROUGH)
    if (t < 0) return
    if (!product.grid.isClear) break
    from += t
    const clear = clearAt(product, x + dx * from, y + dy * from, z + dz * from)
    if (clear <= CLEAR_BODY) break
    const { skin, point } = product
    const facing = Math.abs(point[0] * dx + point[1] * dy + point[2] * dz)
    const start = from + ENOUGH * 3
    const way = marchProduct(product, x + dx * start, y + dy * start, z + dz * start, dx, dy, dz, 1e9, ENOUGH, ROUGH_WITHIN)
    const long = way < 0 ? 0 : way
    // A round body focuses light: bright in the middle of its shadow, dark at the rim.
    const gathered = clear * clear * (0.25 + 1.5 * facing * facing)
    for (let channel = 0; channel < 3; channel++) light[channel] *= gathered * tinted(skin[SKIN.red + channel], long / product.scale)
    from = start + long + ENOUGH * 3
    // The exit may be covered: a label lets nothing out.
    if (
      way >= 0 &&
      clearAt(product, x + dx * (from - ENOUGH * 3), y + dy * (from - ENOUGH * 3), z + dz * (from - ENOUGH * 3)) <= CLEAR_BODY
    )
      break
    if (wall === WALLS - 1) return
  }
  light[0] = 0
  light[1] = 0
  light[2] = 0
}

function clearAt(product: PlacedProduct, x: number, y: number, z: number): number {
  facingOf(product, x, y, z, ENOUGH)
  const { point } = product
  skinAt(product, x, y, z, point[0], point[1], point[2])
  return clearOf(product.skin)
}

/** Share of a tint's light that is left after a path through the body, in units of the shape: thin walls are tinted, too (Beer). */
export const tinted = (tint: number, way: number): number => Math.exp(Math.log(tint < 0.004 ? 0.004 : tint) * (0.12 + way * 1.05))
