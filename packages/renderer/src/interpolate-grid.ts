import { PATTERN_FIELDS, KEY, LAMPS, type LightGrid, REFLECTION, type RenderState, SKY_LIGHT, VALUES_PER_POINT } from './light-grid.ts'
import { FIELDS } from './materials/finish.ts'

/** The colour between the four points of a smooth square, into `state.point`. (a, b): position in the square, 0 to 1. */
export function interpolateColor({ grid, point }: RenderState, at: number, a: number, b: number): void {
  const { colors, columns } = grid
  for (let channel = 0; channel < 3; channel++) {
    const from = at * 3 + channel
    const to = from + columns * 3
    const upper = colors[from] + (colors[from + 3] - colors[from]) * a
    const lower = colors[to] + (colors[to + 3] - colors[to]) * a
    point[channel] = upper + (lower - upper) * b
  }
}

/** One of the numbers between the four points of a square. `from`: its offset at the first of them. */
function between({ values, columns }: LightGrid, from: number, a: number, b: number): number {
  const to = from + columns * VALUES_PER_POINT
  const upper = values[from] + (values[from + VALUES_PER_POINT] - values[from]) * a
  const lower = values[to] + (values[to + VALUES_PER_POINT] - values[to]) * a
  return upper + (lower - upper) * b
}

/** The light between the four points of a square, into `state.reaching` and the shading's `mirror`. */
export function interpolateLight({ grid, lightShares, shading, hit }: RenderState, at: number, a: number, b: number): void {
  lightShares.key = between(grid, at * VALUES_PER_POINT + KEY, a, b)
  lightShares.sky = between(grid, at * VALUES_PER_POINT + SKY_LIGHT, a, b)
  if (shading.stage.lamps.length > 0) {
    for (let channel = 0; channel < 3; channel++) shading.lamps[channel] = between(grid, at * VALUES_PER_POINT + LAMPS + channel, a, b)
  }
  if (hit.finish.gloss === 0) return
  for (let channel = 0; channel < 4; channel++) shading.mirror[channel] = between(grid, at * VALUES_PER_POINT + REFLECTION + channel, a, b)
}

/** The slow part of the pattern between the four points of a square, into the shading's `fields`. */
export function interpolateFields({ grid, shading }: RenderState, at: number, a: number, b: number): void {
  for (let field = 0; field < FIELDS; field++) shading.fields[field] = between(grid, at * VALUES_PER_POINT + PATTERN_FIELDS + field, a, b)
}
