import { paintView } from '../backdrop.ts'
import { smoothStep } from '../noise.ts'
import { aimCamera } from './camera-ray.ts'
import { BLUR, brightness, COLOR, DEPTH_CHANNEL, FACING, type Framebuffer, NORMAL_CHANNEL } from './framebuffer.ts'
import { followPath, glowAt } from './follow-path.ts'
import { aimAtKey, keyAt, unshadedBy } from './key-light.ts'
import { type Path } from './light-path.ts'
import { look } from './look.ts'
import { meet } from './meet.ts'
import { INDEX, reflectedShare } from './pass-glass.ts'
import { EXACT } from './product-field.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { scatterAround, scatterMirror } from './scatter.ts'
import { isLamp, tubesAt } from './tube-lamps.ts'
import { CURVE, GROUND, VIEW, WALL } from '../find-hit.ts'
import { leftBody, type Meeting, PRODUCT, type World } from './world.ts'

/** Paths followed from each point of metal, and through each of glass, that a camera ray hits. */
const METAL_PATHS = 2
const GLASS_PATHS = 1
const OFF = 0.004

/** Offset of light other than diffuse in a sample. */
const CLEAR_SAMPLE = 6

/** State of one thread for tracing its pixels, one after the other. */
export interface Tracing {
  readonly world: World
  readonly framebuffer: Framebuffer
  readonly points: SamplePoints
  readonly met: Meeting
  readonly path: Path
  readonly eye: Float64Array
  readonly ray: Float64Array
  /** Sums over the pixel, laid out as the framebuffer. */
  readonly sum: Float64Array
  /** Light of one camera ray: of the three kinds, three channels each. */
  readonly sample: Float64Array
  readonly squares: Float64Array
  /** Share of its light that the last hit surface scatters, by channel. */
  readonly dull: Float64Array
  readonly pixel: number
  /** Shadow rays of each sample. */
  shadowRays: number
}

/**
 * One camera ray that only reads the colour of a diffuse surface: its reflectance is added to `sum`. False, and nothing is added, when it hits
 * another surface than `surface`, or one that is not diffuse.
 */
export function traceColor(tracing: Tracing, x: number, y: number, surface: number): boolean {
  const { world, met, eye, ray, points, pixel } = tracing
  aimCamera(world, tracing.framebuffer, points, x, y, eye, ray)
  meet(world, met, eye[0], eye[1], eye[2], ray[0], ray[1], ray[2], pixel * 0.25, EXACT, -1)
  if (met.id !== surface) return false
  lookFromCamera(tracing, blurAt(tracing))
  if (met.metal > 0.5 || (met.id === PRODUCT && met.clear > 0)) return false
  const grazing = grazingOf(met, ray)
  addReflectance(tracing, mirroredShare(met, grazing), grazing)
  return true
}

/** Diameter in pixels over which the lens spreads the hit. */
function blurAt({ world, met, pixel }: Tracing): number {
  const far = met.distance
  return (2 * world.lens * Math.abs(far - world.focus)) / far / (pixel * (world.focus / world.stage.camera.distance))
}

/** Scene units of the hit that one pixel covers straight on. */
const wideOf = ({ world, met, pixel }: Tracing): number => pixel * (met.distance / world.stage.camera.distance)

function lookFromCamera(tracing: Tracing, blur: number): void {
  const { world, met, ray } = tracing
  const facing = Math.max(0.04, -(ray[0] * met.nx + ray[1] * met.ny + ray[2] * met.nz))
  look(world, met, (wideOf(tracing) / Math.sqrt(facing)) * (1 + 0.35 * blur))
  turnToEye(met, ray)
  if (met.id === GROUND) loseInHaze(tracing)
}

/** 0 straight at the hit, 1 along it. */
const grazingOf = (met: Meeting, ray: Float64Array): number =>
  1 - Math.min(1, -(ray[0] * met.bentX + ray[1] * met.bentY + ray[2] * met.bentZ))

const mirroredShare = (met: Meeting, grazing: number): number => Math.min(1, met.gloss + met.graze * grazing ** 5)

/** One camera ray: diffuse and other light into `sample`, the surface added to `sum`. */
export function traceSample(tracing: Tracing, x: number, y: number): void {
  const { world, met, eye, ray, sum, sample, pixel, points } = tracing
  const { stage } = world
  sample.fill(0)
  aimCamera(world, tracing.framebuffer, points, x, y, eye, ray)
  meet(world, met, eye[0], eye[1], eye[2], ray[0], ray[1], ray[2], pixel * 0.25, EXACT, -1)
  sum[DEPTH_CHANNEL] += met.distance
  const blur = blurAt(tracing)
  sum[BLUR] += blur
  sum[NORMAL_CHANNEL] += met.nx
  sum[NORMAL_CHANNEL + 1] += met.ny
  sum[NORMAL_CHANNEL + 2] += met.nz
  if (met.id === VIEW) {
    const { view } = world
    if (world.scenery !== null) paintView(view, stage, world.scenery, met.x, met.y)
    met.green = 0
    sample.set(view, CLEAR_SAMPLE)
    return
  }
  lookFromCamera(tracing, blur)
  const grazing = grazingOf(met, ray)
  if (met.id === PRODUCT && met.clear > 0) return traceGlass(tracing, 1 - grazing, wideOf(tracing))
  if (met.glow > 0) {
    sample[CLEAR_SAMPLE] += met.red * met.glow
    sample[CLEAR_SAMPLE + 1] += met.green * met.glow
    sample[CLEAR_SAMPLE + 2] += met.blue * met.glow
    if (isLamp(stage, met)) return
  }
  const { glow } = stage.backdrop
  if (glow !== undefined && (met.id === WALL || met.id === CURVE) && met.nz > 0) {
    const strength = glowAt(glow.strength, glow.radius, glow.height, met.x, met.y) * met.nz * met.nz
    for (let channel = 0; channel < 3; channel++) sample[CLEAR_SAMPLE + channel] += stage.glow[channel] * strength
  }
  const five = grazing ** 5
  if (met.metal > 0.5) {
    const share = 1 / METAL_PATHS
    for (let turn = 0; turn < METAL_PATHS; turn++) {
      const white = five * 0.7
      mirror(
        tracing,
        share * (met.red + (1 - met.red) * white),
        share * (met.green + (1 - met.green) * white),
        share * (met.blue + (1 - met.blue) * white),
      )
    }
    met.green = 0
    return
  }
  const mirrored = mirroredShare(met, grazing)
  lightDull(tracing, mirrored, grazing)
  if (mirrored >= 0.004) mirrorNowAndThen(tracing, mirrored)
}

/** Fades the far end of the ground into the view behind it. */
function loseInHaze({ world, met, sample }: Tracing): void {
  const { view, stage, scenery } = world
  const { haze, distance } = stage.backdrop
  if (scenery === null || haze === undefined || met.z > haze - distance) return
  const share = smoothStep(haze - distance, -distance, met.z)
  paintView(view, stage, scenery, met.x, 0.01)
  for (let channel = 0; channel < 3; channel++) sample[CLEAR_SAMPLE + channel] += view[channel] * share
  met.red *= 1 - share
  met.green *= 1 - share
  met.blue *= 1 - share
  met.gloss *= 1 - share
  met.graze *= 1 - share
}

/** A weak reflection is sampled less often, with more weight. */
function mirrorNowAndThen(tracing: Tracing, share: number): void {
  const asked = Math.min(1, share * 16)
  drawPair(tracing.points)
  if (tracing.points.pair[0] >= asked) return
  mirror(tracing, share / asked, share / asked, share / asked)
}

/** A clear body: its reflection and its refraction, each by paths of their own, because one may be far brighter than the other. */
function traceGlass(tracing: Tracing, facing: number, footprint: number): void {
  const { world, path, eye, ray, sample, met } = tracing
  const share = reflectedShare(facing, 1 / INDEX)
  mirrorNowAndThen(tracing, share)
  path.isThrough = true
  for (let turn = 0; turn < GLASS_PATHS; turn++) {
    path.place.set(eye)
    path.way.set(ray)
    path.body = -1
    followPath(world, path, true, footprint)
    for (let channel = 0; channel < 3; channel++) sample[CLEAR_SAMPLE + channel] += (path.found[channel] * (1 - share)) / GLASS_PATHS
  }
  path.isThrough = false
  met.green = 0
}

/** Adds the reflection of the hit surface to the sample. */
function mirror({ world, met, path, ray, sample, points, pixel }: Tracing, red: number, green: number, blue: number): void {
  path.way.set(ray)
  scatterMirror(path.way, met, points)
  path.place[0] = met.x + met.nx * OFF
  path.place[1] = met.y + met.ny * OFF
  path.place[2] = met.z + met.nz * OFF
  path.body = leftBody(world.stage, met.id)
  followPath(world, path, true, pixel)
  sample[CLEAR_SAMPLE] += path.found[0] * red
  sample[CLEAR_SAMPLE + 1] += path.found[1] * green
  sample[CLEAR_SAMPLE + 2] += path.found[2] * blue
}

/** How much of its light the hit surface scatters, into `dull`; it and how it faces the key light are added to the sums. */
function addReflectance({ world, met, sum, dull }: Tracing, mirrored: number, grazing: number): void {
  const kept = 1 - mirrored
  const sheen = met.sheen * grazing * grazing * grazing
  const red = (met.red * (1 + 0.5 * sheen) + 0.1 * sheen) * kept
  const green = (met.green * (1 + 0.5 * sheen) + 0.1 * sheen) * kept
  const blue = (met.blue * (1 + 0.5 * sheen) + 0.1 * sheen) * kept
  dull[0] = red
  dull[1] = green
  dull[2] = blue
  sum[COLOR] += red
  sum[COLOR + 1] += green
  sum[COLOR + 2] += blue
  const wrap = met.soft * 0.6
  const { lightX, lightY, lightZ, softness } = world.stage
  const middle = (met.bentX * lightX + met.bentY * lightY + met.bentZ * lightZ + wrap) / (1 + wrap)
  // Of the lamp's middle, and never quite 0: at the edge of the light some of the lamp is still visible.
  sum[FACING] += brightness(red, green, blue) * 0.5 * (middle + Math.sqrt(middle * middle + softness * softness + 0.001))
}

/** Light that the hit surface scatters, directly from the key light and by way of one other, into the sample. */
function lightDull(tracing: Tracing, mirrored: number, grazing: number): void {
  const { world, met, path, points, sample } = tracing
  const { direction, light } = world
  addReflectance(tracing, mirrored, grazing)
  const red = tracing.dull[0]
  const green = tracing.dull[1]
  const blue = tracing.dull[2]
  if (world.stage.lamps.length > 0) {
    // Counted as indirect light: their shadows are softer than the key light's, by which its own part is denoised.
    const { tubes } = world
    tubesAt(world, met, points, false)
    sample[3] += red * tubes[0]
    sample[4] += green * tubes[1]
    sample[5] += blue * tubes[2]
  }
  const wrap = met.soft * 0.6
  // Light that spreads under the surface emerges where its own edge would shade it.
  const off = OFF + met.soft * 0.05
  const x = met.x + met.nx * off
  const y = met.y + met.ny * off
  const z = met.z + met.nz * off
  const part = 1 / tracing.shadowRays
  for (let ray = 0; ray < tracing.shadowRays; ray++) {
    aimAtKey(world, points)
    const cosine = met.bentX * direction[0] + met.bentY * direction[1] + met.bentZ * direction[2]
    const share = ((cosine + wrap) / (1 + wrap)) * part
    if (share <= 0) continue
    keyAt(world, x, y, z, unshadedBy(world, met))
    sample[0] += red * light[0] * share
    sample[1] += green * light[1] * share
    sample[2] += blue * light[2] * share
  }
  scatterAround(path.way, met.bentX, met.bentY, met.bentZ, points)
  if (path.way[0] * met.nx + path.way[1] * met.ny + path.way[2] * met.nz < 0.001) return
  path.place[0] = met.x + met.nx * OFF
  path.place[1] = met.y + met.ny * OFF
  path.place[2] = met.z + met.nz * OFF
  path.body = leftBody(world.stage, met.id)
  path.isFromProduct = met.id === PRODUCT
  followPath(world, path, false, 0)
  sample[3] += red * path.found[0]
  sample[4] += green * path.found[1]
  sample[5] += blue * path.found[2]
}

/** A pattern that bends the surface away from the eye would show black specks. */
function turnToEye(met: Meeting, ray: Float64Array): void {
  const away = met.bentX * ray[0] + met.bentY * ray[1] + met.bentZ * ray[2]
  if (away <= -0.02) return
  const x = met.bentX - ray[0] * (away + 0.02)
  const y = met.bentY - ray[1] * (away + 0.02)
  const z = met.bentZ - ray[2] * (away + 0.02)
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  met.bentX = x * length
  met.bentY = y * length
  met.bentZ = z * length
}
