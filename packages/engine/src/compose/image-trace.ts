import { drawView, type View } from '@adloom/renderer/backdrop.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { readProductPrompt } from '../prompt/read-product-prompt.ts'
import { type Label } from '@adloom/renderer/shapes/shape.ts'
import { type Stage } from '@adloom/renderer/stage.ts'
import { shapeOf, type PromptPlan } from './plan-prompt.ts'
import { denoiseRows, denoisingSteps } from '@adloom/renderer/trace/denoising-steps.ts'
import { type Denoising, newDenoising } from '@adloom/renderer/trace/denoise.ts'
import { toneMap } from '@adloom/renderer/trace/tone-map.ts'
import { type DistanceGrid, distanceGrid } from '@adloom/renderer/trace/distance-grid.ts'
import { type Framebuffer, newFramebuffer } from '@adloom/renderer/trace/framebuffer.ts'
import { type PlannedImage, planImage } from './plan-image.ts'
import { type ProductSquare } from './render-variant.ts'
import { placeShape } from '@adloom/renderer/trace/product-field.ts'
import { type Rays, traceRows } from '@adloom/renderer/trace/trace-rows.ts'
import { worldOf } from '@adloom/renderer/trace/world.ts'

/** An image in progress: plain data and shared memory, so that any thread can trace any of its rows. */
export interface ImageTrace {
  readonly prompt: string
  readonly seed: number
  readonly label: Label | null
  readonly plan: PlannedImage
  readonly grid: DistanceGrid
  readonly scenery: View | null
  readonly framebuffer: Framebuffer
  readonly denoising: Denoising
}

/** All decisions before the first ray. */
export function beginTrace(
  prompt: string,
  label: Label | null,
  words: PromptPlan,
  size: Size,
  seed: number,
  square: ProductSquare | null = null,
): ImageTrace {
  const framebuffer = newFramebuffer(size.width, size.height)
  const plan = planImage(words, size, seed, square)
  return {
    prompt,
    seed,
    label,
    plan,
    grid: distanceGrid(words.shape),
    scenery: sharedView(plan.stage),
    framebuffer,
    denoising: newDenoising(framebuffer),
  }
}

/** The far background of the scene, drawn once for all threads. */
function sharedView(stage: Stage): View | null {
  const view = drawView(stage)
  if (view === null) return null
  const values = new Float32Array(new SharedArrayBuffer(view.values.byteLength))
  values.set(view.values)
  return { values }
}

/** Traces some rows of the image. */
export function traceBand(
  { prompt, seed, label, plan, grid, scenery, framebuffer }: ImageTrace,
  from: number,
  end: number,
  rays?: Rays,
): void {
  // A shape is made of functions, which cannot be passed between threads.
  const shape = shapeOf(readProductPrompt(prompt, seed), label, seed)
  traceRows(worldOf(plan.stage, placeShape(shape, grid, plan.place), scenery), framebuffer, from, end, rays)
}

/** The traced and denoised image. */
export const developTrace = ({ framebuffer, plan }: Pick<ImageTrace, 'framebuffer' | 'plan'>): Pixels => toneMap(framebuffer, plan.stage)

/** All rows of all steps on one thread. */
export function traceWhole(trace: ImageTrace, rays?: Rays): void {
  const { height } = trace.framebuffer
  traceBand(trace, 0, height, rays)
  for (const step of denoisingSteps) denoiseRows(trace, step, 0, height)
}
