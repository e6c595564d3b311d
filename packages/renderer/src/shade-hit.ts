import { contactAt } from './contact-map.ts'
import { sampleView, type View } from './backdrop.ts'
import { GROUND, type Hit, VIEW } from './find-hit.ts'
import { addMirroredLamps, shineTube } from './lamps.ts'
import { type LightShares, poolAt } from './light-reaching.ts'
import { sampleMaterial } from './materials.ts'
import { BLUE, FIELDS, GREEN, MATERIAL_SIZE, RED, SHINE, SLOPE_X, SLOPE_Y } from './materials/finish.ts'
import { clamp01, smoothStep } from './noise.ts'
import { addPolish } from './polish.ts'
import { lightPast, newSpan, type Ray, setRay, type Span } from './ray-march.ts'
import { type Stage } from './stage.ts'
import { mirrorProduct, type ProductProxy } from './product-proxy.ts'

/** Working memory of an image: nothing may be allocated per ray. `color` is the result, in linear light. */
export interface Shading {
  readonly stage: Stage
  readonly proxy: ProductProxy | null
  readonly view: View | null
  readonly span: Span
  readonly color: Float64Array
  readonly surface: Float64Array
  /** The slow part of the pattern at the end of the ray (`materialFields`); the caller writes it. */
  readonly fields: Float64Array
  readonly mirror: Float64Array
  readonly backdropColor: Float64Array
  /** Light of the scene's own lamps at the point, per channel; the caller writes it (`lampsReaching`). */
  readonly lamps: Float64Array
  /** The normal of waves, which mirror. */
  readonly waves: { nx: number; ny: number; nz: number }
  /** Light between surface and eye, and the share it takes (`overlayAt`). */
  readonly overlay: Float64Array
}

export const shadingOf = (stage: Stage, proxy: ProductProxy | null, view: View | null): Shading => ({
  stage,
  proxy,
  view,
  span: newSpan(),
  color: new Float64Array(3),
  surface: new Float64Array(MATERIAL_SIZE),
  fields: new Float64Array(FIELDS),
  mirror: new Float64Array(4),
  backdropColor: new Float64Array(3),
  lamps: new Float64Array(3),
  // Fractions: V8 then keeps the numbers of the object as doubles.
  waves: { nx: 0.5, ny: 0.5, nz: 0.5 },
  overlay: new Float64Array(4),
})

/** Scene units of the surface under one pixel at the hit; `perUnit` is the pixel's width per unit of distance. */
export function footprintOf(stage: Stage, { distance, nx, ny, nz, z }: Hit, ray: Ray, perUnit: number): number {
  const facing = Math.max(0.04, -(ray[3] * nx + ray[4] * ny + ray[5] * nz))
  // Detail behind the product blurs as behind a lens that is focused on the product.
  const behind = z < -0.7 && !stage.isLaid ? (-0.7 - z) * 0.0045 : 0
  return (distance * perUnit) / Math.sqrt(facing) + behind
}

/**
 * Light from the hit back along the ray, into `shading.color`; its reflection must be in `shading.mirror` already (see `traceMirror`; only
 * waves are mirrored here), the slow part of its pattern in `shading.fields`. `shares`: how much of the key light and of the sky reach
 * it; `perUnit`: as for `footprintOf`.
 */
export function shadeHit(shading: Shading, hit: Hit, shares: LightShares, ray: Ray, perUnit: number): void {
  const { stage, surface, proxy, fields, color, waves } = shading
  if (hit.id === VIEW) return viewAt(shading, color, hit.x, hit.y)
  const { finish, nx, ny, nz } = hit
  if (finish.material === 'light') return shineTube(color, finish, -(ray[3] * nx + ray[4] * ny + ray[5] * nz))
  sampleMaterial(surface, finish, hit.u, hit.v, footprintOf(stage, hit, ray, perUnit), fields)
  const isStand = ny > 0.6 && Math.abs(hit.y - stage.standHeight) < 0.03 && proxy !== null
  lightSurface(shading, hit, isStand, shares)
  if (nz > 0 && finish === stage.wall) addGlow(color, stage, hit.x, hit.y, nz * nz)
  if (finish.polish > 0) addPolish(color, stage, hit, shares.key, ray)
  if (isMirroring(stage, hit)) {
    if (finish.material === 'water') {
      const slopeX = surface[SLOPE_X]
      const slopeY = surface[SLOPE_Y]
      const length = 1 / Math.sqrt(slopeX * slopeX + 1 + slopeY * slopeY)
      waves.nx = -slopeX * length
      waves.ny = length
      waves.nz = -slopeY * length
      traceMirror(shading, hit, waves, ray)
    }
    blendMirror(shading)
  }
  if (hit.id === GROUND) addHaze(shading, hit.x, hit.z)
}

/**
 * The lit colour of the sampled surface, into `shading.color`: without glow and reflection. `isStand`: it is the level on which the product stands.
 */
function lightSurface({ stage, surface, proxy, color, lamps }: Shading, hit: Hit, isStand: boolean, shares: LightShares): void {
  const { nx, ny, nz, x, z } = hit
  let shadingNx = nx
  let shadingNy = ny
  let shadingNz = nz
  const slopeX = surface[SLOPE_X]
  const slopeY = surface[SLOPE_Y]
  if (slopeX !== 0 || slopeY !== 0) {
    shadingNx -= slopeX
    // The pattern's second axis runs towards the camera on level ground and down on a wall.
    shadingNz -= slopeY * ny
    shadingNy += slopeY * Math.sqrt(Math.max(0, 1 - ny * ny))
    const length = 1 / Math.sqrt(shadingNx * shadingNx + shadingNy * shadingNy + shadingNz * shadingNz)
    shadingNx *= length
    shadingNy *= length
    shadingNz *= length
  }
  const wrap = lightWrap(stage)
  let key = shares.key * clamp01((shadingNx * stage.lightX + shadingNy * stage.lightY + shadingNz * stage.lightZ + wrap) / (1 + wrap))
  let sky = shares.sky * (0.88 + 0.12 * shadingNy)
  let contact = 1
  if (isStand && proxy !== null && proxy.contact !== null) {
    contact = 1 - contactAt(proxy.contact, proxy.contact.sky, x, z)
    sky *= contact
    key *= 1 - contactAt(proxy.contact, proxy.contact.key, x, z)
  }
  color[0] = surface[RED] * (stage.key[0] * key + stage.fill[0] * sky)
  color[1] = surface[GREEN] * (stage.key[1] * key + stage.fill[1] * sky)
  color[2] = surface[BLUE] * (stage.key[2] * key + stage.fill[2] * sky)
  if (stage.lamps.length === 0) return
  color[0] += surface[RED] * lamps[0] * contact
  color[1] += surface[GREEN] * lamps[1] * contact
  color[2] += surface[BLUE] * lamps[2] * contact
}

/** A broad lamp still reaches a little around an edge: its size softens the fall to dark. */
export const lightWrap = ({ softness }: Stage): number => softness * 0.35

/** Blends `shading.mirror` over the colour. */
function blendMirror({ mirror, surface, color }: Shading): void {
  const share = Math.min(1, mirror[3] * surface[SHINE])
  color[0] += (mirror[0] - color[0]) * share
  color[1] += (mirror[1] - color[1]) * share
  color[2] += (mirror[2] - color[2]) * share
}

/** Whether the hit surface has a reflection. */
export const isMirroring = (stage: Stage, hit: Hit): boolean => hit.finish.gloss > 0 && hit.ny > 0.6 && !stage.isLaid

/** Adds the glow of the backdrop at its point (x, y). */
function addGlow(color: Float64Array, stage: Stage, x: number, y: number, facing: number): void {
  const { glow } = stage.backdrop
  if (glow === undefined) return
  const distance = (x * x + (y - glow.height) * (y - glow.height)) / (glow.radius * glow.radius)
  const strength = (facing * glow.strength) / ((1 + distance) * (1 + distance))
  color[0] += stage.glow[0] * strength
  color[1] += stage.glow[1] * strength
  color[2] += stage.glow[2] * strength
}

/**
 * Schlick's approximation for level ground. Towards the horizon its reflectance grows by this share of what is left; full roughness takes the second
 * share of that gain away; and the gain is whole from a gloss of 1 / `GROUND_GLOSS_GAIN` on.
 */
export const GROUND_GRAZE = 0.65
export const GROUND_ROUGH_LOSS = 0.8
export const GROUND_GLOSS_GAIN = 8

/**
 * The reflection of level ground towards the camera, into `shading.mirror`: the product, the bodies, else the backdrop; the fourth number is its
 * share of the visible colour. `normal`: the ground's, with its waves.
 */
export function traceMirror(shading: Shading, hit: Hit, normal: Pick<Hit, 'nx' | 'ny' | 'nz'>, ray: Ray): void {
  const { stage, mirror, backdropColor, proxy, span } = shading
  const { nx, ny, nz } = normal
  const dx = ray[3]
  const dy = ray[4]
  const dz = ray[5]
  const { finish, x, y, z } = hit
  const along = dx * nx + dy * ny + dz * nz
  const rx = dx - 2 * along * nx
  const ry = Math.max(0.01, dy - 2 * along * ny)
  const rz = Math.min(-0.01, dz - 2 * along * nz)
  const t = (-stage.backdrop.distance - z) / rz
  viewAt(shading, backdropColor, x + rx * t, y + ry * t)
  const side = 0.55 + 0.3 * stage.lightZ
  setRay(span.onward, x, y + 0.004, z, rx, ry, rz)
  for (let index = 0; index < stage.bodies.length; index++) {
    const { finish: other } = stage.bodies[index]
    if (other === finish || other.material === 'light') continue
    // As a lamp's light past a body: the rougher the ground, the softer the mirrored edge.
    const past = lightPast(span, stage.bodies[index], 0.015 + finish.roughness * 0.16, span.onward)
    if (past === 1) continue
    // A mirrored body is dim and blurred: its paint under the scene's mean light is enough.
    for (let channel = 0; channel < 3; channel++) {
      const paint = other.main[channel] * (stage.key[channel] * side + stage.fill[channel] * 0.7)
      backdropColor[channel] = paint + (backdropColor[channel] - paint) * past
    }
  }
  if (stage.lamps.length > 0) addMirroredLamps(backdropColor, stage, finish.roughness, x, y, z, rx, ry, rz)
  mirror.fill(0)
  if (proxy !== null && proxy.contact !== null && Math.abs(y - stage.standHeight) < 0.03) {
    mirrorProduct(proxy, mirror, 0, x, z, rx / -rz, ry / -rz, finish.roughness * 0.35)
  }
  const clear = 1 - mirror[3]
  for (let channel = 0; channel < 3; channel++) mirror[channel] = backdropColor[channel] * clear + mirror[channel] * 0.92
  const grazing = 1 - clamp01(-along)
  const fresnel = grazing * grazing * grazing * grazing * grazing
  mirror[3] =
    finish.gloss +
    (1 - finish.gloss) * GROUND_GRAZE * fresnel * (1 - GROUND_ROUGH_LOSS * finish.roughness) * Math.min(1, finish.gloss * GROUND_GLOSS_GAIN)
}

/** The backdrop without pattern and shadows, as in a mirror, or the view. Into `out[0…2]`. */
function viewAt(shading: Shading, out: Float64Array, x: number, y: number): void {
  const { stage, view } = shading
  if (view !== null) return sampleView(out, stage, view, x, y)
  const pool = poolAt(stage, x, y, stage.backdrop.distance)
  const key = clamp01(stage.lightZ) * pool
  const dim = (0.62 + 0.38 * pool) * 0.88
  for (let channel = 0; channel < 3; channel++)
    out[channel] = stage.wall.main[channel] * (stage.key[channel] * key + stage.fill[channel] * dim)
  addGlow(out, stage, x, y, 1)
}

/** The glow of the backdrop or the haze before the hit, into `shading.overlay`. */
export function overlayAt(shading: Shading, { id, finish, x, y, z, nz }: Hit): void {
  const { overlay, stage, backdropColor } = shading
  overlay.fill(0)
  if (nz > 0 && finish === stage.wall) addGlow(overlay, stage, x, y, nz * nz)
  if (id !== GROUND) return
  const share = hazeAt(shading, x, z)
  for (let channel = 0; channel < 3; channel++) overlay[channel] += backdropColor[channel] * share
  overlay[3] = share
}

/** Fades the far end of the ground into the view behind it, at (x, z) of the ground: aerial perspective. */
function addHaze(shading: Shading, x: number, z: number): void {
  const { backdropColor, color } = shading
  const share = hazeAt(shading, x, z)
  if (share > 0) for (let channel = 0; channel < 3; channel++) color[channel] += (backdropColor[channel] - color[channel]) * share
}

/** The share of haze in the light from (x, z) of the ground; its colour is in `shading.backdropColor` unless it is 0. */
function hazeAt({ stage, view, backdropColor }: Shading, x: number, z: number): number {
  const { haze, distance } = stage.backdrop
  if (view === null || haze === undefined || z > haze - distance) return 0
  sampleView(backdropColor, stage, view, x, 0.01)
  return smoothStep(haze - distance, -distance, z)
}
