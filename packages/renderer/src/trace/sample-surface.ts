import { hasFields, materialFields, sampleMaterial } from '../materials.ts'
import { STRAIGHT } from '../polish.ts'
import { GROUND_GLOSS_GAIN, GROUND_GRAZE, GROUND_ROUGH_LOSS } from '../shade-hit.ts'
import { SKIN_ROUGH_LOSS, SKIN_STRAIGHT } from '../shapes/shade-shape.ts'
import { BLUE, type Finish, GREEN, RED, SHINE, SLOPE_X, SLOPE_Y } from '../materials/finish.ts'
import { SKIN } from '../shapes/shape.ts'
import { CLEAR_BODY, clearOf } from './clear-skin.ts'
import { skinAt } from './product-field.ts'
import { isLamp, sampleLamp } from './tube-lamps.ts'
import { GROUND } from '../find-hit.ts'
import { FIRST_TRACED_BODY, type TraceHit, PRODUCT, type World } from './world.ts'

/** Lowest squared roughness: a perfect mirror has no distribution of facets. */
const ALPHA_MIN = 0.0016

/**
 * Writes the material of the surface into `hit`, whose shading normal the caller has set to the geometric one. `footprint`: width of a pixel on the
 * surface, in scene units; finer patterns fade into their mean. 0: the material's main colour is enough (indirect light).
 */
export function sampleSurface(world: World, hit: TraceHit, footprint: number): void {
  if (hit.id === PRODUCT) return sampleProductSurface(world, hit)
  const { stage, surface, fields } = world
  const finish =
    hit.id === GROUND ? stage.ground : hit.id >= FIRST_TRACED_BODY ? stage.bodies[hit.id - FIRST_TRACED_BODY].finish : stage.wall
  hit.metal = 0
  hit.clear = 0
  hit.glow = 0
  hit.soft = 0
  hit.sheen = 0
  if (isLamp(stage, hit)) return sampleLamp(hit, stage.bodies[hit.id - FIRST_TRACED_BODY])
  if (finish.material === 'metal') hit.metal = 1
  if (footprint === 0) {
    hit.red = finish.main[0] * 0.94
    hit.green = finish.main[1] * 0.94
    hit.blue = finish.main[2] * 0.94
    hit.gloss = 0
    hit.graze = 0
    hit.alpha = 1
    return
  }
  if (hasFields(finish)) materialFields(fields, finish, hit.u, hit.v)
  sampleMaterial(surface, finish, hit.u, hit.v, footprint, fields)
  hit.red = surface[RED]
  hit.green = surface[GREEN]
  hit.blue = surface[BLUE]
  setGloss(hit, finish, surface[SHINE])
  const slopeX = surface[SLOPE_X]
  const slopeY = surface[SLOPE_Y]
  if (slopeX === 0 && slopeY === 0) return
  let x = hit.nx - slopeX
  let y = hit.ny
  let z = hit.nz
  // The pattern's second axis runs towards the camera on level ground and down on a wall.
  z -= slopeY * hit.ny
  y += slopeY * Math.sqrt(Math.max(0, 1 - hit.ny * hit.ny))
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  x *= length
  y *= length
  z *= length
  hit.shadingNx = x
  hit.shadingNy = y
  hit.shadingNz = z
}

/**
 * Converts a scene's `gloss` and `polish` to the terms of the tracer: reflectance at normal incidence, its gain at grazing angles, and the squared
 * roughness of the facets.
 */
function setGloss(hit: TraceHit, finish: Finish, shine: number): void {
  if (finish.polish > 0) {
    hit.gloss = STRAIGHT * finish.polish
    hit.graze = (1 - STRAIGHT) * finish.polish
    hit.alpha = Math.max(ALPHA_MIN, 0.02 * (1.2 - finish.polish))
    return
  }
  if (finish.gloss === 0) {
    hit.gloss = 0
    hit.graze = 0
    hit.alpha = 1
    return
  }
  hit.gloss = Math.min(1, finish.gloss * shine)
  hit.graze =
    (1 - hit.gloss) *
    GROUND_GRAZE *
    (1 - GROUND_ROUGH_LOSS * finish.roughness) *
    Math.min(1, finish.gloss * GROUND_GLOSS_GAIN) *
    Math.min(1, shine)
  hit.alpha = Math.max(ALPHA_MIN, finish.roughness * finish.roughness * 0.6)
}

function sampleProductSurface({ product }: World, hit: TraceHit): void {
  if (product === null) return
  const { skin } = product
  skinAt(product, hit.x, hit.y, hit.z, hit.nx, hit.ny, hit.nz)
  hit.red = skin[SKIN.red]
  hit.green = skin[SKIN.green]
  hit.blue = skin[SKIN.blue]
  const roughness = skin[SKIN.roughness]
  const gloss = skin[SKIN.gloss]
  hit.gloss = gloss * SKIN_STRAIGHT
  hit.graze = gloss * (1 - SKIN_STRAIGHT) * (1 - roughness * SKIN_ROUGH_LOSS)
  hit.alpha = gloss === 0 ? 1 : Math.max(ALPHA_MIN, roughness * roughness)
  hit.metal = skin[SKIN.metal]
  hit.clear = clearOf(skin)
  hit.glow = skin[SKIN.glow]
  hit.soft = skin[SKIN.soft]
  if (hit.clear > 0 && hit.clear <= CLEAR_BODY) {
    // A filled jar: its content begins behind the glass, and light spreads in it.
    hit.soft = Math.max(hit.soft, hit.clear)
    hit.clear = 0
  }
  hit.sheen = skin[SKIN.sheen]
  const bendX = skin[SKIN.bendX]
  const bendY = skin[SKIN.bendY]
  const bendZ = skin[SKIN.bendZ]
  if (bendX === 0 && bendY === 0 && bendZ === 0) return
  const x = hit.nx + bendX
  const y = hit.ny + bendY
  const z = hit.nz + bendZ
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  hit.shadingNx = x * length
  hit.shadingNy = y * length
  hit.shadingNz = z * length
}
