import { measureLook } from './product-look.ts'
import { lightingOf, placeInSquare, type ProductSquare, scenePaletteOf } from './render-variant.ts'
import { type Size } from '@adloom/renderer/pixels.ts'
import { type Shape } from '@adloom/renderer/shapes/shape.ts'
import { drawShape } from '@adloom/renderer/shapes/draw-shape.ts'
import { GRAIN, type Stage, stageOf } from '@adloom/renderer/stage.ts'
import { type PromptPlan } from './plan-prompt.ts'
import { type ProductPlace } from '@adloom/renderer/trace/product-field.ts'

/** The place of the product under the camera of the fast images: plain numbers that can be passed between threads. */
export interface PlannedImage {
  readonly place: ProductPlace
  readonly stage: Stage
}

/** Width in pixels at which the product is drawn to measure its colours. */
const PROBE_PIXELS = 200

/** The composition of the fast image of the same words and seed: the same scene in the same colours, the product in the same place. */
export function planImage(plan: PromptPlan, size: Size, seed: number, square: ProductSquare | null = null): PlannedImage {
  const { shape, outline, scene, choice } = plan
  const probe = drawShape(shape, { ...plan.setup, rays: 1, edgeRays: 1 }, PROBE_PIXELS / outline.width)
  const look = measureLook(probe.product, probe.box)
  const lighting = lightingOf(choice, look)
  // A box of any size in pixels: only its proportions decide its place.
  const box = { x: 0, y: 0, width: Math.round(outline.width * 10_000), height: Math.round(outline.height * 10_000) }
  const placement = placeInSquare({ box, scene, pose: 'standing', aside: 0.018 * lighting.side }, square, size)
  const stage = stageOf(scene, {
    palette: scenePaletteOf(choice, scene, look, seed),
    lighting,
    seed,
    isLaid: false,
    foot: placement.foot,
    frame: placement.frame,
    grain: GRAIN,
  })
  const front = frontOf(shape, plan.setup.turn)
  const flat = (placement.width * placement.pixel) / outline.width
  // Its front stands at the foot of the fast image; further away it has to be larger to look the same.
  const scale = flat / (1 - (front * flat) / stage.camera.distance)
  const middle = (placement.left + placement.width / 2 - size.width / 2) * placement.pixel
  const { turn } = plan.setup
  return {
    stage,
    place: { scale, turn, x: middle - outline.middle * scale, y: stage.standHeight, z: -front * scale },
  }
}

/** How far in front of its axis a shape touches the ground, in its own units. */
function frontOf({ distance, bounds }: Shape, turn: number): number {
  const step = 0.02
  const sine = Math.sin(turn)
  const cosine = Math.cos(turn)
  for (let z = bounds.radius; z > 0; z -= step) {
    for (let x = -bounds.radius; x <= bounds.radius; x += step) {
      if (distance(x * cosine - z * sine, 0.03, x * sine + z * cosine) < step) return z
    }
  }
  return 0
}
