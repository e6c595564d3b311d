import { SKIN } from '../shapes/shape.ts'
import { CLEAR_BODY, clearOf } from './clear-skin.ts'
import { tinted } from './key-light.ts'
import { addRadiance, randomNumber, HIT_DISTANCE, SURFACE_OFFSET, type Path, leaveSurface } from './light-path.ts'
import { normalOfProduct, marchProduct, ROUGH_WITHIN, skinAt, WITHIN } from './product-field.ts'
import { type World } from './world.ts'

/** Most inner walls of glass that a path is followed to. */
const WALLS_OF_GLASS = 8
/** Refractive index of glass and its content. */
export const GLASS_INDEX = 1.47

/**
 * Takes the path through a clear body from the hit: refracted, tinted by the way, reflected at flat angles. For diffuse light the body is only a
 * tint. False when the path ends in it.
 */
export function passGlass(world: World, path: Path, isSharp: boolean, isThrough: boolean): boolean {
  const { hit, throughput, origin, direction } = path
  const { product } = world
  if (product === null) return false
  const { skin, point } = product
  const tintRed = hit.red
  const tintGreen = hit.green
  const tintBlue = hit.blue
  if (isSharp) {
    const facing = -(direction[0] * hit.shadingNx + direction[1] * hit.shadingNy + direction[2] * hit.shadingNz)
    const share = reflectedShare(facing < 0 ? 0 : facing, 1 / GLASS_INDEX)
    if (!isThrough && randomNumber(path.points) < share) {
      direction[0] += 2 * facing * hit.shadingNx
      direction[1] += 2 * facing * hit.shadingNy
      direction[2] += 2 * facing * hit.shadingNz
      leaveSurface(world.stage, path, direction)
      return true
    }
    refractAt(direction, hit.shadingNx, hit.shadingNy, hit.shadingNz, facing, 1 / GLASS_INDEX)
  }
  origin[0] = hit.x - hit.nx * SURFACE_OFFSET
  origin[1] = hit.y - hit.ny * SURFACE_OFFSET
  origin[2] = hit.z - hit.nz * SURFACE_OFFSET
  path.excludedBody = -1
  let pathLength = 0
  for (let wall = 0; wall < WALLS_OF_GLASS; wall++) {
    const t = marchProduct(
      product,
      origin[0],
      origin[1],
      origin[2],
      direction[0],
      direction[1],
      direction[2],
      1e9,
      HIT_DISTANCE,
      isSharp ? WITHIN : ROUGH_WITHIN,
    )
    if (t < 0) break
    pathLength += t
    const x = origin[0] + direction[0] * t
    const y = origin[1] + direction[1] * t
    const z = origin[2] + direction[2] * t
    normalOfProduct(product, x, y, z, HIT_DISTANCE)
    const nx = point[0]
    const ny = point[1]
    const nz = point[2]
    skinAt(product, x, y, z, nx, ny, nz)
    if (clearOf(skin) <= CLEAR_BODY) {
      // The back of a label or a cap, seen through the glass: lit by the light that enters the body.
      const { stage } = world
      tintThroughput(throughput, tintRed, tintGreen, tintBlue, pathLength / product.scale)
      const inner = 0.42
      addRadiance(
        path,
        skin[SKIN.red] * inner * (stage.fill[0] + 0.4 * stage.key[0]),
        skin[SKIN.green] * inner * (stage.fill[1] + 0.4 * stage.key[1]),
        skin[SKIN.blue] * inner * (stage.fill[2] + 0.4 * stage.key[2]),
      )
      return false
    }
    const outward = direction[0] * nx + direction[1] * ny + direction[2] * nz
    const isOut = !isSharp || (outward > 0 && 1 - GLASS_INDEX * GLASS_INDEX * (1 - outward * outward) > 0)
    if (isOut) {
      if (isSharp) refractAt(direction, -nx, -ny, -nz, outward, GLASS_INDEX)
      origin[0] = x + nx * SURFACE_OFFSET
      origin[1] = y + ny * SURFACE_OFFSET
      origin[2] = z + nz * SURFACE_OFFSET
      break
    }
    direction[0] -= 2 * outward * nx
    direction[1] -= 2 * outward * ny
    direction[2] -= 2 * outward * nz
    origin[0] = x - nx * SURFACE_OFFSET
    origin[1] = y - ny * SURFACE_OFFSET
    origin[2] = z - nz * SURFACE_OFFSET
  }
  tintThroughput(throughput, tintRed, tintGreen, tintBlue, pathLength / product.scale)
  return true
}

function tintThroughput(throughput: Float64Array, red: number, green: number, blue: number, pathLength: number): void {
  throughput[0] *= tinted(red, pathLength)
  throughput[1] *= tinted(green, pathLength)
  throughput[2] *= tinted(blue, pathLength)
}

/** Refracts a direction at a surface whose normal points to where it comes from. `ratio`: index there divided by index beyond. */
function refractAt(direction: Float64Array, nx: number, ny: number, nz: number, facing: number, ratio: number): void {
  const rest = 1 - ratio * ratio * (1 - facing * facing)
  const along = ratio * facing - Math.sqrt(rest < 0 ? 0 : rest)
  const x = direction[0] * ratio + nx * along
  const y = direction[1] * ratio + ny * along
  const z = direction[2] * ratio + nz * along
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  direction[0] = x * length
  direction[1] = y * length
  direction[2] = z * length
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
