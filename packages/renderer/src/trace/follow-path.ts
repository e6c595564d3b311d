import { paintView } from '../backdrop.ts'
import { poolAt } from '../light-reaching.ts'
import { smoothStep } from '../noise.ts'
import { aimAtKey, keyAt, unshadedBy } from './key-light.ts'
import { addFound, chance, ENOUGH, OFF, type Path, stepOff } from './light-path.ts'
import { sampleSurface } from './sample-surface.ts'
import { traceRay } from './trace-ray.ts'
import { passGlass } from './pass-glass.ts'
import { EXACT, ROUGH } from './product-field.ts'
import { scatterAround, scatterMirror } from './scatter.ts'
import { isOffSet, lampsAt } from './studio-lamps.ts'
import { isLamp, tubesAt } from './tube-lamps.ts'
import { CURVE, VIEW, WALL } from '../find-hit.ts'
import { PRODUCT, SKY, type World } from './world.ts'

/** Most hits of a path; walls of glass are extra. */
const HITS_MAX = 6
/** After so many diffuse surfaces the remaining light counts as even, as a share of the sky's. */
const DULL_MEETINGS = 3
const STILL_COMES = 0.55
/** Most paths that continue after their first diffuse surface, unless a mirror shows it, and after their second, as shares. */
const KEPT_ONCE = 0.8
const KEPT_TWICE = 0.6
/** The view is drawn for the camera; further aside its edge is extended. */
const VIEW_WIDTH = 3
/**
 * A lit lamp lights more than it dazzles: its light on other surfaces, as a multiple of what the camera sees of it. Flames are small and bright:
 * random hits would be specks, so they count as no brighter than what they light up around them. The product's own glow is painted on it.
 */
const LAMPLIGHT = 7
const BRIGHTEST_GLOW = 0.7

/**
 * Follows light backwards from `path.place` along `path.way` and writes the light along it to `path.found`. `isMirror`: the camera sees it in a
 * smooth surface, so the lamps and fine patterns of the studio show; else it only lights a diffuse surface.
 */
export function followPath(world: World, path: Path, isMirror: boolean, footprint: number): void {
  const { hit, found, left, place, way, points } = path
  found[0] = found[1] = found[2] = 0
  left[0] = left[1] = left[2] = 1
  let sharp = isMirror
  let dull = 0
  for (let turn = 0; turn < HITS_MAX; turn++) {
    traceRay(world, hit, place[0], place[1], place[2], way[0], way[1], way[2], ENOUGH, sharp ? EXACT : ROUGH, path.body)
    if (turn === 0) path.reach = hit.distance
    const isNothing = hit.id === SKY || (sharp && hit.id !== PRODUCT && hit.id <= CURVE && isOffSet(hit.id, hit.x, hit.y, hit.z))
    if (isNothing || hit.id === VIEW) {
      const { view, sky } = world
      if (isNothing && sharp) lampsAt(world, way[0], way[1], way[2], view)
      else if (isNothing) {
        // The fill light falls off with the pool of the key light, less than that.
        const near = 0.62 + 0.38 * poolAt(world.stage, place[0], place[1], place[2])
        view[0] = sky[0] * near
        view[1] = sky[1] * near
        view[2] = sky[2] * near
      } else viewAlong(world, sharp, hit.x, hit.y)
      return addFound(path, view[0], view[1], view[2])
    }
    sampleSurface(world, hit, sharp ? footprint + hit.distance * 0.002 : 0)
    if (hit.id === PRODUCT && hit.clear > 0) {
      if (!passGlass(world, path, sharp, path.isThrough && turn === 0)) return
      continue
    }
    if (hit.glow > 0) {
      const strength = sharp ? hit.glow : path.isFromProduct && turn === 0 ? 0 : Math.min(BRIGHTEST_GLOW, hit.glow) * LAMPLIGHT
      const isTube = isLamp(world.stage, hit)
      // A diffuse surface samples the tubes directly; light from random hits would count twice.
      if (!isTube || sharp) addFound(path, hit.red * strength, hit.green * strength, hit.blue * strength)
      if (isTube) return
    }
    if (hit.id === WALL || hit.id === CURVE) addGlow(world, path)
    if (hit.metal > 0.5) {
      scatterMirror(way, hit, points)
      left[0] *= hit.red
      left[1] *= hit.green
      left[2] *= hit.blue
      stepOff(world.stage, path, way)
      continue
    }
    if (sharp && hit.gloss + hit.graze > 0.02) {
      const grazing = 1 + way[0] * hit.bentX + way[1] * hit.bentY + way[2] * hit.bentZ
      const share = hit.gloss + hit.graze * (grazing > 0 ? grazing ** 5 : 0)
      if (share > 0.04 && chance(points) < share) {
        scatterMirror(way, hit, points)
        stepOff(world.stage, path, way)
        continue
      }
    }
    left[0] *= hit.red
    left[1] *= hit.green
    left[2] *= hit.blue
    lightByKey(world, path)
    sharp = false
    if (++dull === DULL_MEETINGS) {
      const { sky } = world
      return addFound(path, sky[0] * STILL_COMES, sky[1] * STILL_COMES, sky[2] * STILL_COMES)
    }
    const most = Math.max(left[0], left[1], left[2])
    if (most < 0.01) return
    // Light by way of several surfaces is faint and even: fewer paths are enough, each weighing more.
    const kept = Math.min(dull > 1 ? KEPT_TWICE : isMirror ? 1 : KEPT_ONCE, most * 1.4)
    if (chance(points) >= kept) return
    left[0] /= kept
    left[1] /= kept
    left[2] /= kept
    scatterAround(way, hit.bentX, hit.bentY, hit.bentZ, points)
    if (way[0] * hit.nx + way[1] * hit.ny + way[2] * hit.nz < 0.001) return
    stepOff(world.stage, path, way)
  }
}

/**
 * The view along a path: in a mirror as the camera sees it, on diffuse surfaces its plain colours, whose lights would be specks. Into `world.view`.
 */
function viewAlong({ view, stage, scenery }: World, sharp: boolean, x: number, y: number): void {
  if (sharp && scenery !== null) return paintView(view, stage, scenery, Math.min(VIEW_WIDTH, Math.max(-VIEW_WIDTH, x)), y)
  const { main, second } = stage.wall
  const share = smoothStep(-0.4, 2.6, y)
  for (let channel = 0; channel < 3; channel++)
    view[channel] = (main[channel] + (second[channel] - main[channel]) * share) * stage.viewLight[channel]
}

/** The wall's own glow behind the product. */
function addGlow(world: World, path: Path): void {
  const { glow } = world.stage.backdrop
  const { hit } = path
  if (glow === undefined || hit.nz <= 0) return
  const strength = glowAt(glow.strength, glow.radius, glow.height, hit.x, hit.y) * hit.nz * hit.nz
  const tone = world.stage.glow
  addFound(path, tone[0] * strength, tone[1] * strength, tone[2] * strength)
}

/** Strength of a glow at a point of the wall. */
export function glowAt(strength: number, radius: number, height: number, x: number, y: number): number {
  const distance = 1 + (x * x + (y - height) * (y - height)) / (radius * radius)
  return strength / (distance * distance)
}

/** Adds the key light at the hit, straight or around the edge where light spreads under the surface. */
function lightByKey(world: World, path: Path): void {
  const { hit, points } = path
  if (world.stage.lamps.length > 0) {
    tubesAt(world, hit, points, true)
    addFound(path, world.tubes[0], world.tubes[1], world.tubes[2])
  }
  aimAtKey(world, points)
  const { direction, light } = world
  const cosine = hit.bentX * direction[0] + hit.bentY * direction[1] + hit.bentZ * direction[2]
  const wrap = hit.soft * 0.6
  const share = (cosine + wrap) / (1 + wrap)
  if (share <= 0) return
  keyAt(world, hit.x + hit.nx * OFF, hit.y + hit.ny * OFF, hit.z + hit.nz * OFF, unshadedBy(world, hit))
  addFound(path, light[0] * share, light[1] * share, light[2] * share)
}
