import { hasFields, materialFields, sampleMaterial } from '../materials.ts'
import { BLUE, type Finish, GREEN, RED, SHINE, SLOPE_X, SLOPE_Y } from '../materials/finish.ts'
import { SKIN } from '../shapes/shape.ts'
import { CLEAR_BODY, clearOf } from './clear-skin.ts'
import { skinAt } from './product-field.ts'
import { isLamp, lookAtLamp } from './tube-lamps.ts'
import { GROUND } from '../find-hit.ts'
import { FIRST_TRACED_BODY, type Meeting, PRODUCT, type World } from './world.ts'

/** Least roughness of any surface, for the distribution of its facets. */
const SMOOTHEST = 0.0016

/**
 * The material of the hit surface, into `met`. `footprint`: scene units of it that are seen as one; finer patterns fade into their mean. 0: the
 * material's main colour is enough (indirect light).
 */
export function look(world: World, met: Meeting, footprint: number): void {
  if (met.id === PRODUCT) return lookAtProduct(world, met)
  const { stage, surface, fields } = world
  const finish =
    met.id === GROUND ? stage.ground : met.id >= FIRST_TRACED_BODY ? stage.bodies[met.id - FIRST_TRACED_BODY].finish : stage.wall
  met.metal = 0
  met.clear = 0
  met.glow = 0
  met.soft = 0
  met.sheen = 0
  if (isLamp(stage, met)) return lookAtLamp(met, stage.bodies[met.id - FIRST_TRACED_BODY])
  if (finish.material === 'metal') met.metal = 1
  if (footprint === 0) {
    met.red = finish.main[0] * 0.94
    met.green = finish.main[1] * 0.94
    met.blue = finish.main[2] * 0.94
    met.gloss = 0
    met.graze = 0
    met.alpha = 1
    return
  }
  if (hasFields(finish)) materialFields(fields, finish, met.u, met.v)
  sampleMaterial(surface, finish, met.u, met.v, footprint, fields)
  met.red = surface[RED]
  met.green = surface[GREEN]
  met.blue = surface[BLUE]
  glossOf(met, finish, surface[SHINE])
  const slopeX = surface[SLOPE_X]
  const slopeY = surface[SLOPE_Y]
  if (slopeX === 0 && slopeY === 0) return
  let x = met.nx - slopeX
  let y = met.ny
  let z = met.nz
  // The pattern's second axis runs towards the camera on level ground and down on a wall.
  z -= slopeY * met.ny
  y += slopeY * Math.sqrt(Math.max(0, 1 - met.ny * met.ny))
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  x *= length
  y *= length
  z *= length
  met.bentX = x
  met.bentY = y
  met.bentZ = z
}

/** Gloss as the scenes are written: the reflectance looking straight down. Only level ground has one, as in the fast images. */
function glossOf(met: Meeting, finish: Finish, shine: number): void {
  if (finish.polish > 0) {
    met.gloss = 0.05 * finish.polish
    met.graze = 0.95 * finish.polish
    met.alpha = Math.max(SMOOTHEST, 0.02 * (1.2 - finish.polish))
    return
  }
  if (finish.gloss === 0) {
    met.gloss = 0
    met.graze = 0
    met.alpha = 1
    return
  }
  met.gloss = Math.min(1, finish.gloss * shine)
  met.graze = (1 - met.gloss) * 0.65 * (1 - 0.8 * finish.roughness) * Math.min(1, finish.gloss * 8) * Math.min(1, shine)
  met.alpha = Math.max(SMOOTHEST, finish.roughness * finish.roughness * 0.6)
}

function lookAtProduct({ product }: World, met: Meeting): void {
  if (product === null) return
  const { skin } = product
  skinAt(product, met.x, met.y, met.z, met.nx, met.ny, met.nz)
  met.red = skin[SKIN.red]
  met.green = skin[SKIN.green]
  met.blue = skin[SKIN.blue]
  const roughness = skin[SKIN.roughness]
  const gloss = skin[SKIN.gloss]
  met.gloss = gloss * 0.045
  met.graze = gloss * 0.955 * (1 - roughness * 0.75)
  met.alpha = gloss === 0 ? 1 : Math.max(SMOOTHEST, roughness * roughness)
  met.metal = skin[SKIN.metal]
  met.clear = clearOf(skin)
  met.glow = skin[SKIN.glow]
  met.soft = skin[SKIN.soft]
  if (met.clear > 0 && met.clear <= CLEAR_BODY) {
    // A filled jar: its content begins behind the glass, and light spreads in it.
    met.soft = Math.max(met.soft, met.clear)
    met.clear = 0
  }
  met.sheen = skin[SKIN.sheen]
  const bendX = skin[SKIN.bendX]
  const bendY = skin[SKIN.bendY]
  const bendZ = skin[SKIN.bendZ]
  if (bendX === 0 && bendY === 0 && bendZ === 0) return
  const x = met.nx + bendX
  const y = met.ny + bendY
  const z = met.nz + bendZ
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  met.bentX = x * length
  met.bentY = y * length
  met.bentZ = z * length
}
