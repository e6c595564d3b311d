import { mixBits, seededRandom } from '@adloom/renderer/noise.ts'

/** Draws that depend on a seed alone. */
export interface Draw {
  /** A whole number from 0 up to `end`, excluded; 0 for an end of 0. */
  readonly below: (end: number) => number
  readonly oneOf: <T>(choices: readonly T[]) => T
}

/** The draws of one run: a parser's name, the bench's seed and the run's number give the same input again. */
export function drawsOf(name: string, seed: number, run: number): Draw {
  const ofName = Array.from(name).reduce((sum, letter) => mixBits(sum ^ (letter.codePointAt(0) ?? 0)), seed)
  const random = seededRandom(mixBits(ofName ^ mixBits(run)))
  const below = (end: number): number => Math.floor(random() * end)
  return { below, oneOf: (choices) => choices[below(choices.length)] }
}
