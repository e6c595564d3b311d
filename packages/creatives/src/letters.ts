import data from './letters.json' with { type: 'json' }

/** A run of code points as a file of widths states it. */
interface WrittenRun {
  readonly first: string
  readonly widths: string
}

/** Runs of letters: the first code point, and the widths of its letters as written. */
export const letterRunsOf = (runs: readonly WrittenRun[]): readonly (readonly [first: number, widths: string])[] =>
  runs.map(({ first, widths }) => [Number.parseInt(first.slice('U+'.length), 16), widths] as const)

/** Widths of all letters of Inter, in thousandths of the type size. Written by write-letters.mjs. */
export const letterRuns = letterRunsOf(data.runs)
