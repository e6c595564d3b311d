import { surfaceColors } from './color-words.ts'

/** The surface whose colour is at `at` to `after`: the word after it, or before it as in other languages; null for none. */
export const surfaceOf = (tokens: readonly string[], at: number, after: number): string | null =>
  [tokens[after], tokens[at - 1]].find((word) => word !== undefined && Object.hasOwn(surfaceColors, word)) ?? null

/** "black marble" when a surface is requested in a colour it does not have; null otherwise. */
export function unpaintedSurface(tokens: readonly string[], color: string, at: number, after: number): string | null {
  const surface = surfaceOf(tokens, at, after)
  return surface === null || surfaceColors[surface].includes(color) ? null : `${color} ${surface}`
}
