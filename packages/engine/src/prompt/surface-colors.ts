/** Surfaces with a colour of their own, and its names: the built-in engine has no black marble. Add yours here. */
const surfaces: ReadonlyMap<string, readonly string[]> = new Map([
  ['marble', ['white']],
  ['wood', ['brown']],
  ['oak', ['brown']],
  ['walnut', ['brown', 'chocolate']],
  ['concrete', ['grey', 'gray']],
  ['sand', ['beige', 'golden', 'cream']],
  ['stone', ['beige', 'cream', 'white']],
])

/** The surface whose colour is at `at` to `after`: the word after it, or before it as in other languages; null for none. */
export const surfaceOf = (tokens: readonly string[], at: number, after: number): string | null =>
  [tokens[after], tokens[at - 1]].find((word) => word !== undefined && surfaces.has(word)) ?? null

/** "black marble" when a surface is requested in a colour it does not have; null otherwise. */
export function unpaintedSurface(tokens: readonly string[], color: string, at: number, after: number): string | null {
  const surface = surfaceOf(tokens, at, after)
  return surface === null || surfaces.get(surface)?.includes(color) === true ? null : `${color} ${surface}`
}
