import { faceBody, placeOnCurve, placeOnWall, CURVE, GROUND, VIEW, WALL } from '../find-hit.ts'
import { march, MARGIN, missesBody, setRay } from '../ray-march.ts'
import { normalOfProduct, marchProduct, missesProduct, type HitTest, ROUGH, roughNormalOfProduct } from './product-field.ts'
import { FIRST_TRACED_BODY, type TraceHit, PRODUCT, SKY, type World } from './world.ts'

const FAR = 1e9
/** Scene units over which the product's slope is measured at least. */
const SLOPE = 0.0015

/**
 * The nearest surface along a ray whose direction has length 1; SKY without one. Ground and wall have no end. `enough` and `hitTest`: as for
 * `marchProduct`. `excludedBody`: the body that the ray leaves and cannot hit, or -1.
 */
export function traceRay(
  world: World,
  hit: TraceHit,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  enough: number,
  hitTest: HitTest,
  excludedBody: number,
): void {
  const { stage, span, product } = world
  const { bodies, backdrop } = stage
  const { curve } = backdrop
  const wallZ = -backdrop.distance
  let nearest = FAR
  let id = SKY
  if (dy < -1e-7) {
    const t = -oy / dy
    if (t > 1e-5 && oz + dz * t >= wallZ + curve) {
      nearest = t
      id = GROUND
    }
  }
  if (dz < -1e-7) {
    const t = (wallZ - oz) / dz
    if (t > 1e-5 && t < nearest && oy + dy * t >= curve) {
      nearest = t
      id = backdrop.kind === 'wall' ? WALL : VIEW
    }
  }
  if (curve > 0) {
    const t = curveAhead(curve, curve + wallZ, oy, oz, dy, dz)
    if (t > 1e-4 && t < nearest) {
      nearest = t
      id = CURVE
    }
  }
  setRay(span.onward, ox, oy, oz, dx, dy, dz)
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    // Tested here, where it is compiled into the loop: most bodies are missed.
    if (index === excludedBody || missesBody(body, MARGIN, ox, oy, oz, dx, dy, dz)) continue
    const t = march(span, body, span.onward)
    if (t > 0 && t < nearest) {
      nearest = t
      id = FIRST_TRACED_BODY + index
    }
  }
  if (product !== null && !missesProduct(product, ox, oy, oz, dx, dy, dz)) {
    const t = marchProduct(product, ox, oy, oz, dx, dy, dz, nearest, enough, hitTest)
    if (t >= 0) {
      nearest = t
      id = PRODUCT
    }
  }
  hit.id = id
  hit.distance = nearest
  hit.x = ox + dx * nearest
  hit.y = oy + dy * nearest
  hit.z = oz + dz * nearest
  if (id >= FIRST_TRACED_BODY) faceBody(hit, bodies[id - FIRST_TRACED_BODY], hit.x, hit.y, hit.z)
  else faceRest(world, hit, enough, hitTest)
  hit.shadingNx = hit.nx
  hit.shadingNy = hit.ny
  hit.shadingNz = hit.nz
}

/** The normal and the position in the pattern where a ray hit anything but a body. */
function faceRest({ stage: { backdrop }, product }: World, hit: TraceHit, enough: number, hitTest: HitTest): void {
  const { id, x, y, z } = hit
  const { curve, distance } = backdrop
  hit.u = x
  hit.v = z
  hit.nx = 0
  hit.ny = 0
  hit.nz = 1
  if (id === GROUND) {
    hit.y = 0
    hit.ny = 1
    hit.nz = 0
  } else if (id === CURVE) {
    hit.ny = (curve - y) / curve
    hit.nz = (curve - distance - z) / curve
    hit.v = placeOnCurve(curve, distance, y, z)
  } else if (id === PRODUCT && product !== null) {
    if (hitTest === ROUGH) roughNormalOfProduct(product, x, y, z)
    else normalOfProduct(product, x, y, z, enough > SLOPE ? enough : SLOPE)
    hit.nx = product.point[0]
    hit.ny = product.point[1]
    hit.nz = product.point[2]
  } else hit.v = placeOnWall(y, curve, distance)
}

/** Distance at which a ray leaves the quarter pipe between ground and wall, or -1. */
function curveAhead(curve: number, middleZ: number, oy: number, oz: number, dy: number, dz: number): number {
  const fromY = oy - curve
  const fromZ = oz - middleZ
  const a = dy * dy + dz * dz
  if (a < 1e-9) return -1
  const b = fromY * dy + fromZ * dz
  const root = b * b - a * (fromY * fromY + fromZ * fromZ - curve * curve)
  if (root <= 0) return -1
  const t = (Math.sqrt(root) - b) / a
  return oy + dy * t < curve && oz + dz * t < middleZ ? t : -1
}
