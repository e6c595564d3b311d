import { drawView, type View } from '../backdrop.ts'
import { type Pixels } from '../pixels.ts'
import { readProductPrompt } from '../read-product-prompt.ts'
import { type Label } from '../shapes/shape.ts'
import { type Stage } from '../stage.ts'
import { shapeOf, type WordsView } from '../words-view.ts'
import { gatherColor, giveColor } from './blurred-color.ts'
import {
  type Cleaning,
  habits,
  type LightKind,
  lightKinds,
  newCleaning,
  giveBack,
  smoothRows,
  spreadVariance,
  takeLight,
} from './denoise.ts'
import { developFilm } from './develop.ts'
import { type DistanceGrid, distanceGrid } from './distance-grid.ts'
import { type Film, newFilm } from './film.ts'
import { type PlannedPicture, planPicture } from './plan-picture.ts'
import { placeShape } from './product-field.ts'
import { type Rays, traceRows } from './trace-rows.ts'
import { worldOf } from './world.ts'

/** A picture on its way: plain data and shared memory, so that any thread can do any of its rows. */
export interface PictureTrace {
  readonly prompt: string
  readonly seed: number
  readonly label: Label | null
  readonly plan: PlannedPicture
  readonly grid: DistanceGrid
  readonly scenery: View | null
  readonly film: Film
  readonly cleaning: Cleaning
}

/**
 * One step of taking the noise out; all rows of it must be done before the next begins. Of each kind of light first, then of the colours it
 * falls on. `isSwapped`: it reads what it else writes.
 */
export type CleaningStep =
  | { readonly work: 'gather-color' }
  | { readonly work: 'give-color' }
  | { readonly work: 'take' | 'spread' | 'smooth' | 'give'; readonly kind: LightKind; readonly level: number; readonly isSwapped: boolean }

/** All steps in their order. */
export const cleaningSteps: readonly CleaningStep[] = [
  ...lightKinds.flatMap((kind): CleaningStep[] => {
    const { steps } = habits[kind]
    return [
      { work: 'take', kind, level: 0, isSwapped: false },
      { work: 'spread', kind, level: 0, isSwapped: false },
      ...steps.map((_, level) => ({ work: 'smooth', kind, level, isSwapped: level % 2 === 1 }) as const),
      { work: 'give', kind, level: 0, isSwapped: steps.length % 2 === 1 },
    ]
  }),
  { work: 'gather-color' },
  { work: 'give-color' },
]

/** Everything that is decided before the first ray. */
export function beginTrace(
  prompt: string,
  label: Label | null,
  words: WordsView,
  size: { readonly width: number; readonly height: number },
  seed: number,
): PictureTrace {
  const film = newFilm(size.width, size.height)
  const plan = planPicture(words, size, seed)
  return {
    prompt,
    seed,
    label,
    plan,
    grid: distanceGrid(words.shape),
    scenery: sharedView(plan.stage),
    film,
    cleaning: newCleaning(film),
  }
}

/** What is far behind the scene, drawn once for all threads. */
function sharedView(stage: Stage): View | null {
  const view = drawView(stage)
  if (view === null) return null
  const values = new Float32Array(new SharedArrayBuffer(view.values.byteLength))
  values.set(view.values)
  return { values }
}

/** Traces some rows of the picture. */
export function traceBand({ prompt, seed, label, plan, grid, scenery, film }: PictureTrace, from: number, end: number, rays?: Rays): void {
  // A shape is made of functions, which no thread can hand to another.
  const shape = shapeOf(readProductPrompt(prompt, seed), label, seed)
  traceRows(worldOf(plan.stage, placeShape(shape, grid, plan.place), scenery), film, from, end, rays)
}

/** Does one cleaning step for some rows. */
export function cleanBand({ cleaning }: Pick<PictureTrace, 'cleaning'>, step: CleaningStep, from: number, end: number): void {
  if (step.work === 'gather-color') return gatherColor(cleaning, from, end)
  if (step.work === 'give-color') return giveColor(cleaning, from, end)
  const { work, kind, level, isSwapped } = step
  const swapped = isSwapped ? { ...cleaning, from: cleaning.to, to: cleaning.from } : cleaning
  if (work === 'take') takeLight(swapped, kind, from, end)
  else if (work === 'spread') spreadVariance(swapped, from, end)
  else if (work === 'smooth') smoothRows(swapped, kind, level, from, end)
  else giveBack(swapped, kind, from, end)
}

/** The traced and cleaned picture. */
export const developTrace = ({ film, plan }: Pick<PictureTrace, 'film' | 'plan'>): Pixels => developFilm(film, plan.stage)

/** All rows of all steps on one thread. */
export function traceWhole(trace: PictureTrace, rays?: Rays): void {
  const { height } = trace.film
  traceBand(trace, 0, height, rays)
  for (const step of cleaningSteps) cleanBand(trace, step, 0, height)
}
