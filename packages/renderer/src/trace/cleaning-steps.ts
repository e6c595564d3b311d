import { gatherColor, giveColor } from './blurred-color.ts'
import { type Cleaning, giveBack, habits, type LightKind, lightKinds, smoothRows, spreadVariance, takeLight } from './denoise.ts'

/**
 * One denoising step; all its rows must be done before the next begins. First of each kind of light, then of the colours. `isSwapped`: swaps the
 * arrays it reads and writes.
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

/** Does one denoising step for some rows. */
export function cleanBand({ cleaning }: { readonly cleaning: Cleaning }, step: CleaningStep, from: number, end: number): void {
  if (step.work === 'gather-color') return gatherColor(cleaning, from, end)
  if (step.work === 'give-color') return giveColor(cleaning, from, end)
  const { work, kind, level, isSwapped } = step
  const swapped = isSwapped ? { ...cleaning, from: cleaning.to, to: cleaning.from } : cleaning
  if (work === 'take') takeLight(swapped, kind, from, end)
  else if (work === 'spread') spreadVariance(swapped, from, end)
  else if (work === 'smooth') smoothRows(swapped, kind, level, from, end)
  else giveBack(swapped, kind, from, end)
}
