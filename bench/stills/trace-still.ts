import { drawView } from '@adloom/renderer/backdrop.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Stage } from '@adloom/renderer/stage.ts'
import { aimCamera } from '@adloom/renderer/trace/camera-ray.ts'
import { newDenoising } from '@adloom/renderer/trace/denoise.ts'
import { denoiseRows, denoisingSteps } from '@adloom/renderer/trace/denoising-steps.ts'
import { distanceGrid } from '@adloom/renderer/trace/distance-grid.ts'
import { type Framebuffer, newFramebuffer } from '@adloom/renderer/trace/framebuffer.ts'
import { EXACT, placeShape } from '@adloom/renderer/trace/product-field.ts'
import { SAMPLES_MOST, samplePoints, startSample } from '@adloom/renderer/trace/sample-points.ts'
import { toneMap } from '@adloom/renderer/trace/tone-map.ts'
import { traceRay } from '@adloom/renderer/trace/trace-ray.ts'
import { type Rays, traceRows } from '@adloom/renderer/trace/trace-rows.ts'
import { newTraceHit, PRODUCT, type World, worldOf } from '@adloom/renderer/trace/world.ts'
import { joinShapes, type PlacedShape } from './join-shapes.ts'

/** A still life ready for the camera. */
export interface StillScene {
  readonly stage: Stage
  readonly placed: readonly PlacedShape[]
  /** Radius of the lens in scene units. */
  readonly lens: number
  readonly width: number
  readonly height: number
}

interface TracedStill {
  readonly image: Pixels
  /** Share of each pixel that the product covers, 0 to 1. */
  readonly alpha: Float32Array
}

const RAYS: Rays = { plain: 2, product: 3, edge: 8 }
/** Cells of the distance grid a scene unit, and along a side at least and at most. */
const CELLS_PER_UNIT = 44
const CELLS_LEAST = 96
const CELLS_MOST = 224

export function traceStill({ stage, placed, lens, width, height }: StillScene): TracedStill {
  const joined = joinShapes(placed)
  const wanted = Math.round((joined.shape.bounds.radius * 2 * CELLS_PER_UNIT) / 4) * 4
  const grid = distanceGrid(joined.shape, Math.min(CELLS_MOST, Math.max(CELLS_LEAST, wanted)))
  const product = placeShape(joined.shape, grid, { scale: 1, x: 0, y: 0, z: 0, turn: 0 })
  const world: World = { ...worldOf(stage, product, drawView(stage)), lens }
  const framebuffer = newFramebuffer(width, height)
  const isProductAt = (x: number, y: number, z: number): boolean => joined.placedAt(x, y, z).isProduct
  const alpha = coverage(world, framebuffer, placed, isProductAt)
  traceRows(world, framebuffer, 0, height, RAYS)
  const denoising = newDenoising(framebuffer)
  for (const step of denoisingSteps) denoiseRows({ denoising }, step, 0, height)
  return { image: toneMap(framebuffer, stage), alpha }
}

/** Rays of a pixel that seems to be wholly on one side of the outline. */
const FIRST_RAYS = 4

/** The share of camera rays that hit the product first, with the filter and the lens of the image. */
function coverage(
  world: World,
  framebuffer: Framebuffer,
  placed: readonly PlacedShape[],
  isProductAt: (x: number, y: number, z: number) => boolean,
): Float32Array {
  const { width, height } = framebuffer
  const { camera } = world.stage
  const pixel = camera.frame / height
  const points = samplePoints(world.stage.seed + 1)
  const hit = newTraceHit()
  const eye = new Float64Array(3)
  const ray = new Float64Array(3)
  const shareOf = (x: number, y: number, rays: number): number => {
    let hits = 0
    for (let sample = 0; sample < rays; sample++) {
      startSample(points, x, y, sample)
      aimCamera(world, framebuffer, points, x, y, eye, ray)
      if (sample === 0 && placed.every((it) => !it.isProduct || isFarFrom(it, eye, ray))) return 0
      traceRay(world, hit, eye[0], eye[1], eye[2], ray[0], ray[1], ray[2], pixel * 0.25, EXACT, -1)
      if (hit.id === PRODUCT && isProductAt(hit.x, hit.y, hit.z)) hits++
    }
    return hits / rays
  }
  const first = new Float32Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) first[y * width + x] = shareOf(x, y, FIRST_RAYS)
  const isPlain = (x: number, y: number): boolean => {
    const own = first[y * width + x]
    if (own > 0 && own < 1) return false
    for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++)
      for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column++)
        if (first[row * width + column] !== own) return false
    return true
  }
  return first.map((own, at) => {
    const x = at % width
    const y = Math.floor(at / width)
    return isPlain(x, y) ? own : shareOf(x, y, SAMPLES_MOST)
  })
}

/** Whether a ray passes a shape by at least a tenth of its size. */
function isFarFrom({ shape, scale, x, y, z }: PlacedShape, eye: Float64Array, ray: Float64Array): boolean {
  const dx = x - eye[0]
  const dy = y + shape.bounds.height * scale - eye[1]
  const dz = z - eye[2]
  const along = dx * ray[0] + dy * ray[1] + dz * ray[2]
  const radius = shape.bounds.radius * scale * 1.1
  return dx * dx + dy * dy + dz * dz - along * along > radius * radius
}
