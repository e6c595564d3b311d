/** One measured figure of the browser app, as `npm run bench:web` prints it. */
export interface Figure {
  readonly name: string
  readonly value: string
  /** The bar as text; null for a figure that only informs. */
  readonly bar: string | null
  /** Whether it meets the bar; null without one. */
  readonly isMet: boolean | null
}

/** A figure without a bar. */
export const plainFigure = (name: string, value: string): Figure => ({ name, value, bar: null, isMet: null })

/** A figure with a maximum. `write` appends the unit to both. */
export const atMost = (name: string, value: number, bar: number, write: (value: number) => string): Figure => ({
  name,
  value: write(value),
  bar: `≤ ${write(bar)}`,
  isMet: value <= bar,
})

/** A figure with a minimum. */
export const atLeast = (name: string, value: number, bar: number, write: (value: number) => string): Figure => ({
  name,
  value: write(value),
  bar: `≥ ${write(bar)}`,
  isMet: value >= bar,
})
