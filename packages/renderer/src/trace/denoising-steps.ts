import { averageColors, writeColors } from './blurred-color.ts'
import { type Denoising, writeLight, denoisingOf, type LightKind, lightKinds, smoothRows, spreadVariance, readLight } from './denoise.ts'

/**
 * One denoising step; all its rows must be done before the next begins. First of each kind of light, then of the colours. `isSwapped`: swaps the
 * arrays it reads and writes.
 */
export type DenoisingStep =
  | { readonly work: 'average-colors' }
  | { readonly work: 'write-colors' }
  | { readonly work: 'read' | 'spread' | 'smooth' | 'write'; readonly kind: LightKind; readonly level: number; readonly isSwapped: boolean }

/** All steps in their order. */
export const denoisingSteps: readonly DenoisingStep[] = [
  ...lightKinds.flatMap((kind): DenoisingStep[] => {
    const { steps } = denoisingOf[kind]
    return [
      { work: 'read', kind, level: 0, isSwapped: false },
      { work: 'spread', kind, level: 0, isSwapped: false },
      ...steps.map((_, level) => ({ work: 'smooth', kind, level, isSwapped: level % 2 === 1 }) as const),
      { work: 'write', kind, level: 0, isSwapped: steps.length % 2 === 1 },
    ]
  }),
  { work: 'average-colors' },
  { work: 'write-colors' },
]

/** Does one denoising step for some rows. */
export function denoiseRows({ denoising }: { readonly denoising: Denoising }, step: DenoisingStep, from: number, end: number): void {
  if (step.work === 'average-colors') return averageColors(denoising, from, end)
  if (step.work === 'write-colors') return writeColors(denoising, from, end)
  const { work, kind, level, isSwapped } = step
  const swapped = isSwapped ? { ...denoising, from: denoising.to, to: denoising.from } : denoising
  if (work === 'read') readLight(swapped, kind, from, end)
  else if (work === 'spread') spreadVariance(swapped, from, end)
  else if (work === 'smooth') smoothRows(swapped, kind, level, from, end)
  else writeLight(swapped, kind, from, end)
}
