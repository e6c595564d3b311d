import { sampleView } from '../backdrop.ts'
import { poolAt } from '../light-reaching.ts'
import { smoothStep } from '../noise.ts'
import { aimAtKeyLight, keyLightAt, unshadowingBody } from './key-light.ts'
import { addRadiance, randomNumber, HIT_DISTANCE, SURFACE_OFFSET, type Path, leaveSurface } from './light-path.ts'
import { sampleSurface } from './sample-surface.ts'
import { traceRay } from './trace-ray.ts'
import { passGlass } from './pass-glass.ts'
import { EXACT, ROUGH } from './product-field.ts'
import { scatterAround, scatterMirror } from './scatter.ts'
import { isOutsideScene, studioLampsAt } from './studio-lamps.ts'
import { isLamp, lampLightAt } from './tube-lamps.ts'
import { CURVE, VIEW, WALL } from '../find-hit.ts'
import { PRODUCT, SKY, type World } from './world.ts'

/** Most hits of a path; walls of glass are extra. */
const HITS_MAX = 6
/** A path ends at its third diffuse surface. The light it would still collect is estimated as this share of the sky's. */
const DIFFUSE_HITS_MAX = 3
const REMAINING_LIGHT = 0.55
/**
 * Russian roulette: at a diffuse surface a path ends at random, and the paths that go on count for those that ended. The most that go on, as shares:
 * at the first diffuse surface (all do when the camera sees it in a mirror), and at the second.
 */
const SURVIVAL_FIRST = 0.8
const SURVIVAL_LATER = 0.6
/** Survival per throughput: a path with little light left ends sooner. Below the least throughput it ends at once. */
const SURVIVAL_PER_THROUGHPUT = 1.4
const THROUGHPUT_MIN = 0.01
/** The view is drawn for the camera; further aside its edge is extended. */
const VIEW_WIDTH = 3
/**
 * A lit lamp lights more than it dazzles: its light on other surfaces, as a multiple of what the camera sees of it. Flames are small and bright:
 * random hits would be specks, so they count as no brighter than what they light up around them. The product's own glow is part of its skin.
 */
const LAMPLIGHT = 7
const BRIGHTEST_GLOW = 0.7

/**
 * Follows light backwards from `path.origin` along `path.direction` and writes the light along it to `path.radiance`. `isMirror`: the camera sees it
 * in a smooth surface, so the lamps and fine patterns of the studio show; else it only lights a diffuse surface.
 */
export function followPath(world: World, path: Path, isMirror: boolean, footprint: number): void {
  const { hit, radiance, throughput, origin, direction, points } = path
  radiance[0] = radiance[1] = radiance[2] = 0
  throughput[0] = throughput[1] = throughput[2] = 1
  let isSharp = isMirror
  let diffuseHits = 0
  for (let bounce = 0; bounce < HITS_MAX; bounce++) {
    traceRay(
      world,
      hit,
      origin[0],
      origin[1],
      origin[2],
      direction[0],
      direction[1],
      direction[2],
      HIT_DISTANCE,
      isSharp ? EXACT : ROUGH,
      path.excludedBody,
    )
    if (bounce === 0) path.firstLength = hit.distance
    const isMiss = hit.id === SKY || (isSharp && hit.id !== PRODUCT && hit.id <= CURVE && isOutsideScene(hit.id, hit.x, hit.y, hit.z))
    if (isMiss || hit.id === VIEW) {
      if (isMiss) studioOnPath(world, path, isSharp)
      else viewOnPath(world, isSharp, hit.x, hit.y)
      const { backdropColor } = world
      return addRadiance(path, backdropColor[0], backdropColor[1], backdropColor[2])
    }
    sampleSurface(world, hit, isSharp ? footprint + hit.distance * 0.002 : 0)
    if (hit.id === PRODUCT && hit.clear > 0) {
      if (!passGlass(world, path, isSharp, path.isThrough && bounce === 0)) return
      continue
    }
    if (hit.glow > 0) {
      const strength = isSharp ? hit.glow : path.isFromProduct && bounce === 0 ? 0 : Math.min(BRIGHTEST_GLOW, hit.glow) * LAMPLIGHT
      const isTube = isLamp(world.stage, hit)
      // A diffuse surface samples the tubes directly; light from random hits would count twice.
      if (!isTube || isSharp) addRadiance(path, hit.red * strength, hit.green * strength, hit.blue * strength)
      if (isTube) return
    }
    if (hit.id === WALL || hit.id === CURVE) addGlow(world, path)
    if (hit.metal > 0.5) {
      scatterMirror(direction, hit, points)
      throughput[0] *= hit.red
      throughput[1] *= hit.green
      throughput[2] *= hit.blue
      leaveSurface(world.stage, path, direction)
      continue
    }
    if (isSharp && hit.gloss + hit.graze > 0.02) {
      const grazing = 1 + direction[0] * hit.shadingNx + direction[1] * hit.shadingNy + direction[2] * hit.shadingNz
      const share = hit.gloss + hit.graze * (grazing > 0 ? grazing ** 5 : 0)
      if (share > 0.04 && randomNumber(points) < share) {
        scatterMirror(direction, hit, points)
        leaveSurface(world.stage, path, direction)
        continue
      }
    }
    throughput[0] *= hit.red
    throughput[1] *= hit.green
    throughput[2] *= hit.blue
    addKeyLight(world, path)
    isSharp = false
    if (++diffuseHits === DIFFUSE_HITS_MAX) {
      const { sky } = world
      return addRadiance(path, sky[0] * REMAINING_LIGHT, sky[1] * REMAINING_LIGHT, sky[2] * REMAINING_LIGHT)
    }
    const most = Math.max(throughput[0], throughput[1], throughput[2])
    if (most < THROUGHPUT_MIN) return
    // Light by way of several surfaces is faint and even: fewer paths are enough, each weighing more.
    const survival = Math.min(diffuseHits > 1 ? SURVIVAL_LATER : isMirror ? 1 : SURVIVAL_FIRST, most * SURVIVAL_PER_THROUGHPUT)
    if (randomNumber(points) >= survival) return
    throughput[0] /= survival
    throughput[1] /= survival
    throughput[2] /= survival
    scatterAround(direction, hit.shadingNx, hit.shadingNy, hit.shadingNz, points)
    if (direction[0] * hit.nx + direction[1] * hit.ny + direction[2] * hit.nz < 0.001) return
    leaveSurface(world.stage, path, direction)
  }
}

/** The studio around the scene along a path that left it: its lamps in a mirror, else its even fill light. Into `world.backdropColor`. */
function studioOnPath(world: World, { origin, direction }: Path, isSharp: boolean): void {
  const { backdropColor, sky } = world
  if (isSharp) return studioLampsAt(world, direction[0], direction[1], direction[2], backdropColor)
  // The fill light falls off with the pool of the key light, less than that.
  const near = 0.62 + 0.38 * poolAt(world.stage, origin[0], origin[1], origin[2])
  backdropColor[0] = sky[0] * near
  backdropColor[1] = sky[1] * near
  backdropColor[2] = sky[2] * near
}

/**
 * The view along a path: in a mirror as the camera sees it, on diffuse surfaces its plain colours, whose lights would be specks. Into
 * `world.backdropColor`.
 */
function viewOnPath({ backdropColor, stage, view }: World, isSharp: boolean, x: number, y: number): void {
  if (isSharp && view !== null) return sampleView(backdropColor, stage, view, Math.min(VIEW_WIDTH, Math.max(-VIEW_WIDTH, x)), y)
  const { main, second } = stage.wall
  const share = smoothStep(-0.4, 2.6, y)
  for (let channel = 0; channel < 3; channel++)
    backdropColor[channel] = (main[channel] + (second[channel] - main[channel]) * share) * stage.viewLight[channel]
}

/** The wall's own glow behind the product. */
function addGlow(world: World, path: Path): void {
  const { glow } = world.stage.backdrop
  const { hit } = path
  if (glow === undefined || hit.nz <= 0) return
  const strength = glowAt(glow.strength, glow.radius, glow.height, hit.x, hit.y) * hit.nz * hit.nz
  const tone = world.stage.glow
  addRadiance(path, tone[0] * strength, tone[1] * strength, tone[2] * strength)
}

/** Strength of a glow at a point of the wall. */
export function glowAt(strength: number, radius: number, height: number, x: number, y: number): number {
  const distance = 1 + (x * x + (y - height) * (y - height)) / (radius * radius)
  return strength / (distance * distance)
}

/** Adds the key light at the hit, straight or around the edge where light spreads under the surface. */
function addKeyLight(world: World, path: Path): void {
  const { hit, points } = path
  if (world.stage.lamps.length > 0) {
    lampLightAt(world, hit, points, true)
    addRadiance(path, world.lampLight[0], world.lampLight[1], world.lampLight[2])
  }
  aimAtKeyLight(world, points)
  const { keyDirection, light } = world
  const cosine = hit.shadingNx * keyDirection[0] + hit.shadingNy * keyDirection[1] + hit.shadingNz * keyDirection[2]
  const wrap = hit.soft * 0.6
  const share = (cosine + wrap) / (1 + wrap)
  if (share <= 0) return
  keyLightAt(
    world,
    hit.x + hit.nx * SURFACE_OFFSET,
    hit.y + hit.ny * SURFACE_OFFSET,
    hit.z + hit.nz * SURFACE_OFFSET,
    unshadowingBody(world, hit),
  )
  addRadiance(path, light[0] * share, light[1] * share, light[2] * share)
}
