import { sampleView } from '../backdrop.ts'
import { smoothStep } from '../noise.ts'
import { METAL_GRAZE } from '../shapes/shade-shape.ts'
import { aimCamera } from './camera-ray.ts'
import { BLUR, brightness, COLOR, DEPTH_CHANNEL, FACING, type Framebuffer, NORMAL_CHANNEL } from './framebuffer.ts'
import { followPath, glowAt } from './follow-path.ts'
import { aimAtKeyLight, keyLightAt, unshadowingBody } from './key-light.ts'
import { type Path } from './light-path.ts'
import { sampleSurface } from './sample-surface.ts'
import { traceRay } from './trace-ray.ts'
import { GLASS_INDEX, reflectedShare } from './pass-glass.ts'
import { EXACT } from './product-field.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { scatterAround, scatterMirror } from './scatter.ts'
import { isLamp, lampLightAt } from './tube-lamps.ts'
import { CURVE, GROUND, VIEW, WALL } from '../find-hit.ts'
import { convexBodyOf, type TraceHit, PRODUCT, type World } from './world.ts'

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
  readonly hit: TraceHit
  readonly path: Path
  readonly eye: Float64Array
  readonly ray: Float64Array
  /** Sums over the pixel, laid out as the framebuffer. */
  readonly sum: Float64Array
  /** Light of one camera ray: of the three kinds, three channels each. */
  readonly sample: Float64Array
  readonly squares: Float64Array
  /** Share of its light that the last hit surface scatters, by channel. */
  readonly diffuse: Float64Array
  readonly pixel: number
  /** Shadow rays of each sample. */
  shadowRays: number
}

/**
 * One camera ray that only reads the colour of a diffuse surface: its reflectance is added to `sum`. False, and nothing is added, when it hits
 * another surface than `surface`, or one that is not diffuse.
 */
export function traceColor(tracing: Tracing, x: number, y: number, surface: number): boolean {
  const { world, hit, eye, ray, points, pixel } = tracing
  aimCamera(world, tracing.framebuffer, points, x, y, eye, ray)
  traceRay(world, hit, eye[0], eye[1], eye[2], ray[0], ray[1], ray[2], pixel * 0.25, EXACT, -1)
  if (hit.id !== surface) return false
  sampleCameraHit(tracing, blurAt(tracing))
  if (hit.metal > 0.5 || (hit.id === PRODUCT && hit.clear > 0)) return false
  const grazing = grazingOf(hit, ray)
  addReflectance(tracing, mirroredShare(hit, grazing), grazing)
  return true
}

/** Diameter in pixels over which the lens spreads the hit. */
function blurAt({ world, hit, pixel }: Tracing): number {
  const far = hit.distance
  return (2 * world.lens * Math.abs(far - world.focus)) / far / (pixel * (world.focus / world.stage.camera.distance))
}

/** Scene units of the hit that one pixel covers straight on. */
const pixelWidthAt = ({ world, hit, pixel }: Tracing): number => pixel * (hit.distance / world.stage.camera.distance)

function sampleCameraHit(tracing: Tracing, blur: number): void {
  const { world, hit, ray } = tracing
  const facing = Math.max(0.04, -(ray[0] * hit.nx + ray[1] * hit.ny + ray[2] * hit.nz))
  sampleSurface(world, hit, (pixelWidthAt(tracing) / Math.sqrt(facing)) * (1 + 0.35 * blur))
  turnToEye(hit, ray)
  if (hit.id === GROUND) fadeIntoHaze(tracing)
}

/** 0 straight at the hit, 1 along it. */
const grazingOf = (hit: TraceHit, ray: Float64Array): number =>
  1 - Math.min(1, -(ray[0] * hit.shadingNx + ray[1] * hit.shadingNy + ray[2] * hit.shadingNz))

const mirroredShare = (hit: TraceHit, grazing: number): number => Math.min(1, hit.gloss + hit.graze * grazing ** 5)

/** One camera ray: diffuse and other light into `sample`, the surface added to `sum`. */
export function traceSample(tracing: Tracing, x: number, y: number): void {
  const { world, hit, eye, ray, sum, sample, pixel, points } = tracing
  const { stage } = world
  sample.fill(0)
  aimCamera(world, tracing.framebuffer, points, x, y, eye, ray)
  traceRay(world, hit, eye[0], eye[1], eye[2], ray[0], ray[1], ray[2], pixel * 0.25, EXACT, -1)
  sum[DEPTH_CHANNEL] += hit.distance
  const blur = blurAt(tracing)
  sum[BLUR] += blur
  sum[NORMAL_CHANNEL] += hit.nx
  sum[NORMAL_CHANNEL + 1] += hit.ny
  sum[NORMAL_CHANNEL + 2] += hit.nz
  if (hit.id === VIEW) {
    const { backdropColor } = world
    if (world.view !== null) sampleView(backdropColor, stage, world.view, hit.x, hit.y)
    hit.green = 0
    sample.set(backdropColor, CLEAR_SAMPLE)
    return
  }
  sampleCameraHit(tracing, blur)
  const grazing = grazingOf(hit, ray)
  if (hit.id === PRODUCT && hit.clear > 0) return traceGlass(tracing, 1 - grazing, pixelWidthAt(tracing))
  if (hit.glow > 0) {
    sample[CLEAR_SAMPLE] += hit.red * hit.glow
    sample[CLEAR_SAMPLE + 1] += hit.green * hit.glow
    sample[CLEAR_SAMPLE + 2] += hit.blue * hit.glow
    if (isLamp(stage, hit)) return
  }
  const { glow } = stage.backdrop
  if (glow !== undefined && (hit.id === WALL || hit.id === CURVE) && hit.nz > 0) {
    const strength = glowAt(glow.strength, glow.radius, glow.height, hit.x, hit.y) * hit.nz * hit.nz
    for (let channel = 0; channel < 3; channel++) sample[CLEAR_SAMPLE + channel] += stage.glow[channel] * strength
  }
  const grazingPower = grazing ** 5
  if (hit.metal > 0.5) {
    const share = 1 / METAL_PATHS
    for (let turn = 0; turn < METAL_PATHS; turn++) {
      const white = grazingPower * METAL_GRAZE
      addMirrorPath(
        tracing,
        share * (hit.red + (1 - hit.red) * white),
        share * (hit.green + (1 - hit.green) * white),
        share * (hit.blue + (1 - hit.blue) * white),
      )
    }
    hit.green = 0
    return
  }
  const mirrored = mirroredShare(hit, grazing)
  lightDiffuse(tracing, mirrored, grazing)
  if (mirrored >= 0.004) sampleMirror(tracing, mirrored)
}

/** Fades the far end of the ground into the view behind it. */
function fadeIntoHaze({ world, hit, sample }: Tracing): void {
  const { backdropColor, stage, view } = world
  const { haze, distance } = stage.backdrop
  if (view === null || haze === undefined || hit.z > haze - distance) return
  const share = smoothStep(haze - distance, -distance, hit.z)
  sampleView(backdropColor, stage, view, hit.x, 0.01)
  for (let channel = 0; channel < 3; channel++) sample[CLEAR_SAMPLE + channel] += backdropColor[channel] * share
  hit.red *= 1 - share
  hit.green *= 1 - share
  hit.blue *= 1 - share
  hit.gloss *= 1 - share
  hit.graze *= 1 - share
}

/** A weak reflection is sampled less often, with more weight. */
function sampleMirror(tracing: Tracing, share: number): void {
  const probability = Math.min(1, share * 16)
  drawPair(tracing.points)
  if (tracing.points.pair[0] >= probability) return
  addMirrorPath(tracing, share / probability, share / probability, share / probability)
}

/** A clear body: its reflection and its refraction, each by paths of their own, because one may be far brighter than the other. */
function traceGlass(tracing: Tracing, facing: number, footprint: number): void {
  const { world, path, eye, ray, sample, hit } = tracing
  const share = reflectedShare(facing, 1 / GLASS_INDEX)
  sampleMirror(tracing, share)
  path.isThrough = true
  for (let turn = 0; turn < GLASS_PATHS; turn++) {
    path.origin.set(eye)
    path.direction.set(ray)
    path.excludedBody = -1
    followPath(world, path, true, footprint)
    for (let channel = 0; channel < 3; channel++) sample[CLEAR_SAMPLE + channel] += (path.radiance[channel] * (1 - share)) / GLASS_PATHS
  }
  path.isThrough = false
  hit.green = 0
}

/** Adds the reflection of the hit surface to the sample. */
function addMirrorPath({ world, hit, path, ray, sample, points, pixel }: Tracing, red: number, green: number, blue: number): void {
  path.direction.set(ray)
  scatterMirror(path.direction, hit, points)
  path.origin[0] = hit.x + hit.nx * OFF
  path.origin[1] = hit.y + hit.ny * OFF
  path.origin[2] = hit.z + hit.nz * OFF
  path.excludedBody = convexBodyOf(world.stage, hit.id)
  followPath(world, path, true, pixel)
  sample[CLEAR_SAMPLE] += path.radiance[0] * red
  sample[CLEAR_SAMPLE + 1] += path.radiance[1] * green
  sample[CLEAR_SAMPLE + 2] += path.radiance[2] * blue
}

/** How much of its light the hit surface scatters, into `diffuse`; it and how it faces the key light are added to the sums. */
function addReflectance({ world, hit, sum, diffuse }: Tracing, mirrored: number, grazing: number): void {
  const kept = 1 - mirrored
  const sheen = hit.sheen * grazing * grazing * grazing
  const red = (hit.red * (1 + 0.5 * sheen) + 0.1 * sheen) * kept
  const green = (hit.green * (1 + 0.5 * sheen) + 0.1 * sheen) * kept
  const blue = (hit.blue * (1 + 0.5 * sheen) + 0.1 * sheen) * kept
  diffuse[0] = red
  diffuse[1] = green
  diffuse[2] = blue
  sum[COLOR] += red
  sum[COLOR + 1] += green
  sum[COLOR + 2] += blue
  const wrap = hit.soft * 0.6
  const { lightX, lightY, lightZ, softness } = world.stage
  const middle = (hit.shadingNx * lightX + hit.shadingNy * lightY + hit.shadingNz * lightZ + wrap) / (1 + wrap)
  // Of the lamp's middle, and never quite 0: at the edge of the light some of the lamp is still visible.
  sum[FACING] += brightness(red, green, blue) * 0.5 * (middle + Math.sqrt(middle * middle + softness * softness + 0.001))
}

/** Light that the hit surface scatters, directly from the key light and by way of one other, into the sample. */
function lightDiffuse(tracing: Tracing, mirrored: number, grazing: number): void {
  const { world, hit, path, points, sample } = tracing
  const { keyDirection, light } = world
  addReflectance(tracing, mirrored, grazing)
  const red = tracing.diffuse[0]
  const green = tracing.diffuse[1]
  const blue = tracing.diffuse[2]
  if (world.stage.lamps.length > 0) {
    // Counted as indirect light: their shadows are softer than the key light's, by which its own part is denoised.
    const { lampLight } = world
    lampLightAt(world, hit, points, false)
    sample[3] += red * lampLight[0]
    sample[4] += green * lampLight[1]
    sample[5] += blue * lampLight[2]
  }
  const wrap = hit.soft * 0.6
  // Light that spreads under the surface emerges where its own edge would shade it.
  const offset = OFF + hit.soft * 0.05
  const x = hit.x + hit.nx * offset
  const y = hit.y + hit.ny * offset
  const z = hit.z + hit.nz * offset
  const part = 1 / tracing.shadowRays
  for (let ray = 0; ray < tracing.shadowRays; ray++) {
    aimAtKeyLight(world, points)
    const cosine = hit.shadingNx * keyDirection[0] + hit.shadingNy * keyDirection[1] + hit.shadingNz * keyDirection[2]
    const share = ((cosine + wrap) / (1 + wrap)) * part
    if (share <= 0) continue
    keyLightAt(world, x, y, z, unshadowingBody(world, hit))
    sample[0] += red * light[0] * share
    sample[1] += green * light[1] * share
    sample[2] += blue * light[2] * share
  }
  scatterAround(path.direction, hit.shadingNx, hit.shadingNy, hit.shadingNz, points)
  if (path.direction[0] * hit.nx + path.direction[1] * hit.ny + path.direction[2] * hit.nz < 0.001) return
  path.origin[0] = hit.x + hit.nx * OFF
  path.origin[1] = hit.y + hit.ny * OFF
  path.origin[2] = hit.z + hit.nz * OFF
  path.excludedBody = convexBodyOf(world.stage, hit.id)
  path.isFromProduct = hit.id === PRODUCT
  followPath(world, path, false, 0)
  sample[3] += red * path.radiance[0]
  sample[4] += green * path.radiance[1]
  sample[5] += blue * path.radiance[2]
}

/** A pattern that bends the surface away from the eye would show black specks. */
function turnToEye(hit: TraceHit, ray: Float64Array): void {
  const away = hit.shadingNx * ray[0] + hit.shadingNy * ray[1] + hit.shadingNz * ray[2]
  if (away <= -0.02) return
  const x = hit.shadingNx - ray[0] * (away + 0.02)
  const y = hit.shadingNy - ray[1] * (away + 0.02)
  const z = hit.shadingNz - ray[2] * (away + 0.02)
  const length = 1 / Math.sqrt(x * x + y * y + z * z)
  hit.shadingNx = x * length
  hit.shadingNy = y * length
  hit.shadingNz = z * length
}
