/** Surfaces that have a colour of their own, and what it is called: black marble is not among what the studio has. Add yours here. */
const surfaces: ReadonlyMap<string, readonly string[]> = new Map([
  ['marble', ['white']],
  ['wood', ['brown']],
  ['oak', ['brown']],
  ['walnut', ['brown', 'chocolate']],
  ['concrete', ['grey', 'gray']],
  ['sand', ['beige', 'golden', 'cream']],
  ['stone', ['beige', 'cream', 'white']],
])

/** The surface that a colour at `at` to `after` is said to be of: the word after it, or before it as other languages have it; null for none. */
export const surfaceOf = (tokens: readonly string[], at: number, after: number): string | null =>
  [tokens[after], tokens[at - 1]].find((word) => word !== undefined && surfaces.has(word)) ?? null

/** "black marble" where a surface is asked for in a colour it does not come in; null otherwise. */
export function unpaintedSurface(tokens: readonly string[], color: string, at: number, after: number): string | null {
  const surface = surfaceOf(tokens, at, after)
  return surface === null || surfaces.get(surface)?.includes(color) === true ? null : `${color} ${surface}`
}
