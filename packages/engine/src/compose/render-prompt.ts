import { type Understood } from '@adloom/domain/ports/image-model.ts'
import { NO_BACKGROUND } from '@adloom/domain/no-background.ts'
import { transparentProduct, MOST_OF_FRAME } from './transparent-product.ts'
import { type CutOut } from '../cutout/cut-out.ts'
import { type ProductSquare, renderSceneOnly, renderVariant, stageProduct, type StagedProduct } from './render-variant.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { placeProduct } from '@adloom/renderer/place-product.ts'
import { type ProductPrompt } from '../prompt/read-product-prompt.ts'
import { productKinds } from '@adloom/renderer/shapes.ts'
import { type StandingShape } from '@adloom/renderer/shapes/cast-shadow.ts'
import { drawShape } from '@adloom/renderer/shapes/draw-shape.ts'
import { type Label } from '@adloom/renderer/shapes/shape.ts'
import { singleThread, type RowScheduler } from '@adloom/renderer/row-scheduler.ts'
import { beginTrace, developTrace, traceWhole } from './image-trace.ts'
import { noteOf, understoodOf } from '../prompt/understood.ts'
import { canBeTraced, type Quality, planPrompt, type PromptPlan } from './plan-prompt.ts'

export interface RenderedPrompt {
  readonly image: Pixels
  readonly scene: string
  readonly understood: Understood
  /** The note when something else was drawn than requested; null otherwise. */
  readonly note: string | null
}

/** The caller draws the label: letters need fonts, and this function is pure. */
export const labelOfPrompt = (
  reading: ProductPrompt,
): { readonly title: string | null; readonly contents: string | null; readonly ratio: number | null } => ({
  title: reading.title,
  contents: reading.contents,
  ratio: productKinds[reading.kind].label,
})

/** An image to make of a prompt. The caller draws the label (`labelOfPrompt`); null: nothing is printed. */
interface PromptToRender {
  readonly prompt: string
  readonly label: Label | null
  readonly seed: number
  readonly quality: Quality
}

/** Its size in pixels, and the square of it in which the product stands; without one anywhere. */
interface PromptFrame extends Size {
  readonly square?: ProductSquare | null
}

/**
 * A product drawn from a prompt in its scene; at `high` quality it is traced, which takes a hundred times as long. The same arguments give the same
 * bytes, however the rows are shared.
 */
export function renderPrompt(
  { prompt, label, seed, quality }: PromptToRender,
  size: PromptFrame,
  rows: RowScheduler = singleThread,
): RenderedPrompt {
  const plan = planPrompt(prompt, label, seed, quality)
  if (plan.reading.isBare) return { ...provenanceOf(plan), image: drawAlone(plan, size, rows) }
  if (quality === 'high' && canBeTraced(plan)) {
    const trace = beginTrace(prompt, label, plan, size, seed, size.square)
    traceWhole(trace)
    return { ...provenanceOf(plan), image: developTrace(trace) }
  }
  return { ...provenanceOf(plan), image: renderVariant(stagePlan(plan, size, seed, rows), rows).image }
}

/**
 * Draws rows of the image that `renderPrompt` makes in another thread of the same arguments, until its thread is needed (`HelperCancelled`) or no
 * row is left.
 */
export function helpRenderPrompt({ prompt, label, seed, quality }: PromptToRender, size: PromptFrame, rows: RowScheduler): void {
  const plan = planPrompt(prompt, label, seed, quality)
  if (plan.reading.isBare) drawAlone(plan, size, rows)
  else renderSceneOnly(stagePlan(plan, size, seed, rows), rows)
}

/** The product of a prompt, drawn as large as its scene allows, in that scene. */
function stagePlan(plan: PromptPlan, { square = null, ...size }: PromptFrame, seed: number, rows: RowScheduler): StagedProduct {
  const { cutOut, standing } = drawnProduct(plan, square === null ? size : { width: square.side, height: square.side }, 1, rows)
  return stageProduct({ cutOut, standing }, plan.choice, size, seed, 1, square)
}

/**
 * The product of a prompt at its size in an image of that size, as if photographed and cut out, with its true shape. `finer`: factor on its
 * resolution.
 */
export function drawnProduct(
  { shape, scene, setup, outline, pose }: PromptPlan,
  size: { readonly width: number; readonly height: number },
  finer = 1,
  rows: RowScheduler = singleThread,
): { readonly cutOut: CutOut; readonly standing: StandingShape } {
  // A box of any size in pixels: only its proportions decide its place.
  const box = { x: 0, y: 0, width: Math.round(outline.width * 10_000), height: Math.round(outline.height * 10_000) }
  const { width: placed } = placeProduct(box, scene, pose, size, 0)
  const perUnit = (placed / outline.width) * finer
  const drawn = drawShape(shape, setup, perUnit, rows)
  return { cutOut: { ...drawn, confidence: 1, usable: true }, standing: { shape, setup, perUnit, box: drawn.box } }
}

/** The product alone, as large as the frame allows. */
function drawAlone(
  { shape, setup, outline }: PromptPlan,
  size: { readonly width: number; readonly height: number },
  rows: RowScheduler,
): Pixels {
  const perUnit = Math.min((size.width * MOST_OF_FRAME) / outline.width, (size.height * MOST_OF_FRAME) / outline.height)
  const drawn = drawShape(shape, setup, perUnit, rows)
  return transparentProduct(drawn.product, drawn.box, size).image
}

/** The facts reported about an image from a prompt. */
export function provenanceOf({ reading, choice }: PromptPlan): Omit<RenderedPrompt, 'image'> {
  const where = reading.isBare ? NO_BACKGROUND : choice.scene
  return { scene: where, understood: understoodOf(reading, choice, where), note: noteOf(reading, choice) }
}
