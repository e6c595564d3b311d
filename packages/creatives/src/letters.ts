/** A run of code points as a file of widths states it. */
interface WrittenRun {
  readonly first: string
  readonly widths: string
}

/** Runs of letters: the first code point, and the widths of its letters as written. */
export const letterRunsOf = (runs: readonly WrittenRun[]): readonly (readonly [first: number, widths: string])[] =>
  runs.map(({ first, widths }) => [Number.parseInt(first.slice('U+'.length), 16), widths] as const)
