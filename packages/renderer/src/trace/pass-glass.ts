import { SKIN } from '../shapes/shape.ts'
import { CLEAR_BODY, clearOf } from './clear-skin.ts'
import { tinted } from './key-light.ts'
import { addFound, chance, ENOUGH, OFF, type Path, stepOff } from './light-path.ts'
import { facingOf, marchProduct, ROUGH_WITHIN, skinAt, WITHIN } from './product-field.ts'
import { type World } from './world.ts'

/** Most inner walls of glass that a path is followed to. */
const WALLS_OF_GLASS = 8
/** Refractive index of glass and its content. */
export const INDEX = 1.47

/**
 * Takes the path through a clear body from the hit: refracted, tinted by the way, reflected at flat angles. For diffuse light the body is only a
 * tint. False when the path ends in it.
 */
export function passGlass(world: World, path: Path, sharp: boolean, isThrough: boolean): boolean {
  const { hit, left, place, way } = path
  const { product } = world
  if (product === null) return false
  const { skin, point } = product
  const tintRed = hit.red
  const tintGreen = hit.green
  const tintBlue = hit.blue
  if (sharp) {
    const facing = -(way[0] * hit.bentX + way[1] * hit.bentY + way[2] * hit.bentZ)
    const share = reflectedShare(facing < 0 ? 0 : facing, 1 / INDEX)
    if (!isThrough && chance(path.points) < share) {
      for (let axis = 0; axis < 3; axis++) {
        const normal = axis === 0 ? hit.bentX : axis === 1 ? hit.bentY : hit.bentZ
        way[axis] += 2 * facing * normal
      }
      stepOff(world.stage, path, way)
      return true
    }
    bend(way, hit.bentX, hit.bentY, hit.bentZ, facing, 1 / INDEX)
  }
  place[0] = hit.x - hit.nx * OFF
  place[1] = hit.y - hit.ny * OFF
  place[2] = hit.z - hit.nz * OFF
  path.body = -1
  let long = 0
  for (let wall = 0; wall < WALLS_OF_GLASS; wall++) {
    const t = marchProduct(product, place[0], place[1], place[2], way[0], way[1], way[2], 1e9, ENOUGH, sharp ? WITHIN : ROUGH_WITHIN)
    if (t < 0) break
    long += t
    const x = place[0] + way[0] * t
    const y = place[1] + way[1] * t
    const z = place[2] + way[2] * t
    facingOf(product, x, y, z, ENOUGH)
    const nx = point[0]
    const ny = point[1]
    const nz = point[2]
    skinAt(product, x, y, z, nx, ny, nz)
    if (clearOf(skin) <= CLEAR_BODY) {
      // The back of a label or a cap, seen through the glass: lit by the light that enters the body.
      const { stage } = world
      fade(left, tintRed, tintGreen, tintBlue, long / product.scale)
      const inner = 0.42
      addFound(
        path,
        skin[SKIN.red] * inner * (stage.fill[0] + 0.4 * stage.key[0]),
        skin[SKIN.green] * inner * (stage.fill[1] + 0.4 * stage.key[1]),
        skin[SKIN.blue] * inner * (stage.fill[2] + 0.4 * stage.key[2]),
      )
      return false
    }
    const outward = way[0] * nx + way[1] * ny + way[2] * nz
    const isOut = !sharp || (outward > 0 && 1 - INDEX * INDEX * (1 - outward * outward) > 0)
    if (isOut) {
      if (sharp) bend(way, -nx, -ny, -nz, outward, INDEX)
      place[0] = x + nx * OFF
      place[1] = y + ny * OFF
      place[2] = z + nz * OFF
      break
    }
    way[0] -= 2 * outward * nx
    way[1] -= 2 * outward * ny
    way[2] -= 2 * outward * nz
    place[0] = x - nx * OFF
    place[1] = y - ny * OFF
    place[2] = z - nz * OFF
  }
  fade(left, tintRed, tintGreen, tintBlue, long / product.scale)
  return true
}

function fade(left: Float64Array, red: number, green: number, blue: number, way: number): void {
  left[0] *= tinted(red, way)
  left[1] *= tinted(green, way)
  left[2] *= tinted(blue, way)
}

/** Refracts a direction at a surface whose normal points to where it comes from. `ratio`: index there divided by index beyond. */
function bend(way: Float64Array, nx: number, ny: number, nz: number, facing: number, ratio: number): void {
  const rest = 1 - ratio * ratio * (1 - facing * facing)
  const along = ratio * facing - Math.sqrt(rest < 0 ? 0 : rest)
  const x = way[0] * ratio + nx * along
  const y = way[1] * ratio + ny * along
  const z = way[2] * ratio + nz * along
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  way[0] = x * length
  way[1] = y * length
  way[2] = z * length
}

/** Reflectance of a clear surface (Fresnel). */
export function reflectedShare(facing: number, ratio: number): number {
  const beyond = 1 - ratio * ratio * (1 - facing * facing)
  if (beyond <= 0) return 1
  const inner = Math.sqrt(beyond)
  const across = (ratio * facing - inner) / (ratio * facing + inner)
  const along = (facing - ratio * inner) / (facing + ratio * inner)
  return (across * across + along * along) / 2
}
