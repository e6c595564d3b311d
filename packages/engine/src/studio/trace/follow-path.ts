import { paintView } from '../backdrop.ts'
import { poolAt } from '../light-reaching.ts'
import { aimAtKey, keyAt, tinted } from './key-light.ts'
import { look } from './look.ts'
import { meet } from './meet.ts'
import { CLEAR_BODY, clearOf, EXACT, facingOf, marchProduct, ROUGH, ROUGH_WITHIN, WITHIN, skinAt } from './product-field.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { smoothStep } from '../noise.ts'
import { SKIN } from '../shapes/shape.ts'
import { scatterAround, scatterMirror } from './scatter.ts'
import { isLamp, tubesAt } from './tube-lamps.ts'
import { isOffSet, studioAt } from './studio-lamps.ts'
import { CURVE, type Meeting, newMeeting, PRODUCT, SKY, VIEW, WALL, type World } from './world.ts'

/** A way of light being followed, and what came along it. */
export interface Path {
  readonly met: Meeting
  readonly points: SamplePoints
  /** What came along the path, linear light. */
  readonly found: Float64Array
  /** What is left of light sent along it. */
  readonly left: Float64Array
  /** Where it goes on, and in which direction. */
  readonly place: Float64Array
  readonly way: Float64Array
  /** How long the first stretch was: a mirror blurs what is far from it. */
  reach: number
  /** Whether it begins on the product. */
  isFromProduct: boolean
  /** Whether it goes through the first glass it meets, instead of being thrown back by it now and then. */
  isThrough: boolean
}

export const newPath = (points: SamplePoints): Path => ({
  met: newMeeting(),
  points,
  found: new Float64Array(3),
  left: new Float64Array(3),
  place: new Float64Array(3),
  way: new Float64Array(3),
  reach: 0.5,
  isFromProduct: false,
  isThrough: false,
})

/** Surfaces a path meets at most, and walls of glass on top of that. */
const MEETINGS = 6
/** After so many dull surfaces what still comes is taken for an even light, as a share of the sky's. */
const DULL_MEETINGS = 3
const STILL_COMES = 0.55
const WALLS_OF_GLASS = 8
/** Of glass and what is in it. */
export const INDEX = 1.47
/** How near to the product counts as met, in scene units, where nobody looks straight at it. */
const ENOUGH = 0.0016
/** Off a surface by this much before the next stretch begins. */
const OFF = 0.004
/** Brighter light found by chance alone is taken for this bright: single specks look like dust. */
const BRIGHTEST = 6
/** The view is painted for what a camera sees of it; what is farther aside looks like its edge. */
const VIEW_WIDTH = 3
/**
 * A lit lamp lights more than it blinds: what it sends to other surfaces, as a multiple of what the camera sees of it. Flames are small and bright:
 * found by chance they would be specks, so they count as no brighter than what they light up around them. The product's own glow is painted on it.
 */
const LAMPLIGHT = 7
const BRIGHTEST_GLOW = 0.7

/**
 * Follows light backwards from `path.place` along `path.way` and writes what comes along it to `path.found`. `isMirror`: the camera sees it in
 * something smooth, so that the studio's lamps and fine drawings show; else it only lights a dull surface.
 */
export function followPath(world: World, path: Path, isMirror: boolean, footprint: number): void {
  const { met, found, left, place, way, points } = path
  found[0] = found[1] = found[2] = 0
  left[0] = left[1] = left[2] = 1
  let sharp = isMirror
  let dull = 0
  for (let turn = 0; turn < MEETINGS; turn++) {
    meet(world, met, place[0], place[1], place[2], way[0], way[1], way[2], ENOUGH, sharp ? EXACT : ROUGH)
    if (turn === 0) path.reach = met.distance
    const isNothing = met.id === SKY || (sharp && met.id !== PRODUCT && met.id <= CURVE && isOffSet(met.id, met.x, met.y, met.z))
    if (isNothing || met.id === VIEW) {
      const { view, sky } = world
      if (isNothing && sharp) studioAt(world, way[0], way[1], way[2], view)
      else if (isNothing) {
        // The fill light falls off with the pool of the key light, less than that.
        const near = 0.62 + 0.38 * poolAt(world.stage, place[0], place[1], place[2])
        view[0] = sky[0] * near
        view[1] = sky[1] * near
        view[2] = sky[2] * near
      } else viewAlong(world, sharp, met.x, met.y)
      return addFound(path, view[0], view[1], view[2])
    }
    look(world, met, sharp ? footprint + met.distance * 0.002 : 0)
    if (met.id === PRODUCT && met.clear > 0) {
      if (!passGlass(world, path, sharp, path.isThrough && turn === 0)) return
      continue
    }
    if (met.glow > 0) {
      const strength = sharp ? met.glow : path.isFromProduct && turn === 0 ? 0 : Math.min(BRIGHTEST_GLOW, met.glow) * LAMPLIGHT
      const isTube = isLamp(world.stage, met)
      // A dull surface asks the tubes for their light; what it found by chance would count twice.
      if (!isTube || sharp) addFound(path, met.red * strength, met.green * strength, met.blue * strength)
      if (isTube) return
    }
    if (met.id === WALL || met.id === CURVE) addGlow(world, path)
    if (met.metal > 0.5) {
      scatterMirror(way, met, points)
      left[0] *= met.red
      left[1] *= met.green
      left[2] *= met.blue
      stepOff(path, way)
      continue
    }
    if (sharp && met.gloss + met.graze > 0.02) {
      const grazing = 1 + way[0] * met.bentX + way[1] * met.bentY + way[2] * met.bentZ
      const share = met.gloss + met.graze * (grazing > 0 ? grazing ** 5 : 0)
      if (share > 0.04 && chance(points) < share) {
        scatterMirror(way, met, points)
        stepOff(path, way)
        continue
      }
    }
    left[0] *= met.red
    left[1] *= met.green
    left[2] *= met.blue
    lightByKey(world, path)
    sharp = false
    if (++dull === DULL_MEETINGS) {
      const { sky } = world
      return addFound(path, sky[0] * STILL_COMES, sky[1] * STILL_COMES, sky[2] * STILL_COMES)
    }
    const most = Math.max(left[0], left[1], left[2])
    if (turn > 0) {
      const kept = Math.min(0.95, most * 1.4)
      if (chance(points) >= kept) return
      left[0] /= kept
      left[1] /= kept
      left[2] /= kept
    } else if (most < 0.01) return
    scatterAround(way, met.bentX, met.bentY, met.bentZ, points)
    if (way[0] * met.nx + way[1] * met.ny + way[2] * met.nz < 0.001) return
    stepOff(path, way)
  }
}

/** What is seen of the view: by a mirror as the camera sees it, by dull surfaces its plain colours, whose lights would be specks. Into `world.view`. */
function viewAlong({ view, stage, scenery }: World, sharp: boolean, x: number, y: number): void {
  if (sharp && scenery !== null) return paintView(view, stage, scenery, Math.min(VIEW_WIDTH, Math.max(-VIEW_WIDTH, x)), y)
  const { main, second } = stage.wall
  const share = smoothStep(-0.4, 2.6, y)
  for (let channel = 0; channel < 3; channel++)
    view[channel] = (main[channel] + (second[channel] - main[channel]) * share) * stage.viewLight[channel]
}

const chance = (points: SamplePoints): number => {
  drawPair(points)
  return points.pair[0]
}

function stepOff({ met, place }: Path, way: Float64Array): void {
  const side = way[0] * met.nx + way[1] * met.ny + way[2] * met.nz > 0 ? OFF : -OFF
  place[0] = met.x + met.nx * side
  place[1] = met.y + met.ny * side
  place[2] = met.z + met.nz * side
}

function addFound({ found, left }: Path, red: number, green: number, blue: number): void {
  found[0] += Math.min(BRIGHTEST, left[0] * red)
  found[1] += Math.min(BRIGHTEST, left[1] * green)
  found[2] += Math.min(BRIGHTEST, left[2] * blue)
}

/** The wall's own glow behind the product. */
function addGlow(world: World, path: Path): void {
  const { glow } = world.stage.backdrop
  const { met } = path
  if (glow === undefined || met.nz <= 0) return
  const strength = glowAt(glow.strength, glow.radius, glow.height, met.x, met.y) * met.nz * met.nz
  const tone = world.stage.glow
  addFound(path, tone[0] * strength, tone[1] * strength, tone[2] * strength)
}

/** Strength of a glow at a point of the wall. */
export function glowAt(strength: number, radius: number, height: number, x: number, y: number): number {
  const distance = 1 + (x * x + (y - height) * (y - height)) / (radius * radius)
  return strength / (distance * distance)
}

/** Adds the key light that comes to what was met, straight or around the edge where light spreads under the surface. */
function lightByKey(world: World, path: Path): void {
  const { met, points } = path
  if (world.stage.lamps.length > 0) {
    tubesAt(world, met, points)
    addFound(path, world.tubes[0], world.tubes[1], world.tubes[2])
  }
  aimAtKey(world, points)
  const { direction, light } = world
  const cosine = met.bentX * direction[0] + met.bentY * direction[1] + met.bentZ * direction[2]
  const wrap = met.soft * 0.6
  const share = (cosine + wrap) / (1 + wrap)
  if (share <= 0) return
  keyAt(world, met.x + met.nx * OFF, met.y + met.ny * OFF, met.z + met.nz * OFF)
  addFound(path, light[0] * share, light[1] * share, light[2] * share)
}

/**
 * Takes the path through a clear body from the surface it met: bent, tinted by the way, thrown back where it meets the surface too flat. For
 * dull light the body is only a tint. False where the path ends in it.
 */
function passGlass(world: World, path: Path, sharp: boolean, isThrough: boolean): boolean {
  const { met, left, place, way } = path
  const { product } = world
  if (product === null) return false
  const { skin, point } = product
  const tintRed = met.red
  const tintGreen = met.green
  const tintBlue = met.blue
  if (sharp) {
    const facing = -(way[0] * met.bentX + way[1] * met.bentY + way[2] * met.bentZ)
    const share = reflectedShare(facing < 0 ? 0 : facing, 1 / INDEX)
    if (!isThrough && chance(path.points) < share) {
      for (let axis = 0; axis < 3; axis++) {
        const normal = axis === 0 ? met.bentX : axis === 1 ? met.bentY : met.bentZ
        way[axis] += 2 * facing * normal
      }
      stepOff(path, way)
      return true
    }
    bend(way, met.bentX, met.bentY, met.bentZ, facing, 1 / INDEX)
  }
  place[0] = met.x - met.nx * OFF
  place[1] = met.y - met.ny * OFF
  place[2] = met.z - met.nz * OFF
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
      // The back of a label or a cap, seen through the glass: lit by what falls into the body.
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

/** Bends a direction at a surface whose direction points to where it comes from. `ratio`: index there divided by index beyond. */
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

/** Share of light a clear surface throws back (Fresnel). */
export function reflectedShare(facing: number, ratio: number): number {
  const beyond = 1 - ratio * ratio * (1 - facing * facing)
  if (beyond <= 0) return 1
  const inner = Math.sqrt(beyond)
  const across = (ratio * facing - inner) / (ratio * facing + inner)
  const along = (facing - ratio * inner) / (facing + ratio * inner)
  return (across * across + along * along) / 2
}
