import { type PlacedBody } from './primitives.ts'
import { type Hit } from './find-hit.ts'
import { type Finish } from './materials/finish.ts'
import { setRay, type Span } from './ray-march.ts'
import { type Stage } from './stage.ts'
import { lightPastProduct, type ProductProxy } from './product-proxy.ts'

/** Points of a tube that stand for it in light computations. */
const TUBE_POINTS = 3
/** Brightness of a tube's light per unit of its length, where its own paint is 1. */
export const TUBE_POWER = 1.1
/** Least squared distance to a tube: nearer, the light would have no limit. */
export const TUBE_NEAREST = 0.07
/** Tangent of the half angle under which a point sees a tube: the softness of the product's shadow. */
const TUBE_SOFTNESS = 0.22

/** Light of the scene's own lamps at a hit, into `out[0…2]`; the product blocks it. */
export function lampsReaching(out: Float64Array, span: Span, stage: Stage, proxy: ProductProxy | null, hit: Hit): void {
  out.fill(0)
  const { x, y, z, nx, ny, nz } = hit
  for (let index = 0; index < stage.lamps.length; index++) {
    const lamp = stage.lamps[index]
    if (lamp.finish === hit.finish) continue
    const length = 2 * Math.sqrt(lamp.alongX * lamp.alongX + lamp.alongY * lamp.alongY + lamp.alongZ * lamp.alongZ)
    let sum = 0
    for (let point = 0; point < TUBE_POINTS; point++) {
      const share = ((point + 0.5) / TUBE_POINTS) * 2 - 1
      const dx = lamp.x + lamp.alongX * share - x
      const dy = lamp.y + lamp.alongY * share - y
      const dz = lamp.z + lamp.alongZ * share - z
      const square = dx * dx + dy * dy + dz * dz
      const distance = Math.sqrt(square)
      const facing = (dx * nx + dy * ny + dz * nz) / distance
      if (facing <= 0) continue
      sum += facing / (square + TUBE_NEAREST)
    }
    if (sum === 0) continue
    // Only lamps behind the product cast a visible shadow, to the front.
    if (proxy !== null && z > proxy.plane - proxy.depth && lamp.z < proxy.plane - proxy.depth) {
      const dx = lamp.x - x
      const dy = lamp.y - y
      const dz = lamp.z - z
      const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
      setRay(span.onward, x, y + 0.004, z, dx * scale, dy * scale, dz * scale)
      sum *= lightPastProduct(proxy, span.onward, TUBE_SOFTNESS)
    }
    const strength = (sum / TUBE_POINTS) * length * TUBE_POWER
    for (let channel = 0; channel < 3; channel++) out[channel] += lamp.finish.main[channel] * strength
  }
}

/** The tube itself, into `color`: its gas is white where the ray passes through most of it. `facing`: cosine between ray and surface. */
export function shineTube(color: Float64Array, { main }: Finish, facing: number): void {
  const core = facing * facing * facing * facing * 0.9
  for (let channel = 0; channel < 3; channel++) color[channel] = main[channel] * 1.25 + core
}

/** Adds to `color` the lamps in a mirrored ray: a streak, the wider the rougher the ground and the longer the ray. */
export function addMirroredLamps(
  color: Float64Array,
  stage: Stage,
  roughness: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  for (let index = 0; index < stage.lamps.length; index++) {
    const lamp = stage.lamps[index]
    const along = nearestOnTube(lamp, x, y, z, dx, dy, dz)
    const fromX = lamp.x + lamp.alongX * along - x
    const fromY = lamp.y + lamp.alongY * along - y
    const fromZ = lamp.z + lamp.alongZ * along - z
    const way = fromX * dx + fromY * dy + fromZ * dz
    if (way <= 0) continue
    const offX = fromX - dx * way
    const offY = fromY - dy * way
    const offZ = fromZ - dz * way
    const width = lamp.round * 1.3 + way * roughness * 0.22
    const streak = Math.exp(-(offX * offX + offY * offY * 0.4 + offZ * offZ) / (width * width)) * Math.sqrt(lamp.round / width) * 2.6
    for (let channel = 0; channel < 3; channel++) color[channel] += (lamp.finish.main[channel] + 0.12) * streak
  }
}

/** Position on a tube (-1 to 1) that a ray passes most closely. */
function nearestOnTube(lamp: PlacedBody, x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
  const { alongX, alongY, alongZ } = lamp
  const fromX = x - lamp.x
  const fromY = y - lamp.y
  const fromZ = z - lamp.z
  const square = alongX * alongX + alongY * alongY + alongZ * alongZ
  const mixed = alongX * dx + alongY * dy + alongZ * dz
  const ofTube = alongX * fromX + alongY * fromY + alongZ * fromZ
  const ofRay = dx * fromX + dy * fromY + dz * fromZ
  const share = (ofTube - mixed * ofRay) / Math.max(1e-6, square - mixed * mixed)
  return share < -1 ? -1 : share > 1 ? 1 : share
}
