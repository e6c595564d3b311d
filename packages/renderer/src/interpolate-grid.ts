import {
  COLORS_PER_POINT,
  PATTERN_FIELDS,
  KEY,
  LAMPS,
  type LightGrid,
  REFLECTION,
  type RenderState,
  SKY_LIGHT,
  VALUES_PER_POINT,
} from './light-grid.ts'
import { FIELDS } from './materials/finish.ts'

/**
 * The colour between the four points of a smooth square, into `state.point`. `square`: the number of its first point; (across, down): position in the
 * square, 0 to 1.
 */
export function interpolateColor({ grid, point }: RenderState, square: number, across: number, down: number): void {
  const { colors, columns } = grid
  for (let channel = 0; channel < 3; channel++) {
    const from = square * COLORS_PER_POINT + channel
    const to = from + columns * COLORS_PER_POINT
    const upper = colors[from] + (colors[from + COLORS_PER_POINT] - colors[from]) * across
    const lower = colors[to] + (colors[to + COLORS_PER_POINT] - colors[to]) * across
    point[channel] = upper + (lower - upper) * down
  }
}

/** One of the numbers between the four points of a square. `from`: its offset at the first of them. */
export function gridNumber({ values, columns }: LightGrid, from: number, across: number, down: number): number {
  const to = from + columns * VALUES_PER_POINT
  const upper = values[from] + (values[from + VALUES_PER_POINT] - values[from]) * across
  const lower = values[to] + (values[to + VALUES_PER_POINT] - values[to]) * across
  return upper + (lower - upper) * down
}

/** The light between the four points of a square, into `state.lightShares` and the shading's `mirror`. */
export function interpolateLight({ grid, lightShares, shading, hit }: RenderState, square: number, across: number, down: number): void {
  lightShares.key = gridNumber(grid, square * VALUES_PER_POINT + KEY, across, down)
  lightShares.sky = gridNumber(grid, square * VALUES_PER_POINT + SKY_LIGHT, across, down)
  if (shading.stage.lamps.length > 0) {
    for (let channel = 0; channel < 3; channel++)
      shading.lamps[channel] = gridNumber(grid, square * VALUES_PER_POINT + LAMPS + channel, across, down)
  }
  if (hit.finish.gloss === 0) return
  for (let channel = 0; channel < 4; channel++)
    shading.mirror[channel] = gridNumber(grid, square * VALUES_PER_POINT + REFLECTION + channel, across, down)
}

/** The slow part of the pattern between the four points of a square, into the shading's `fields`. */
export function interpolateFields({ grid, shading }: RenderState, square: number, across: number, down: number): void {
  for (let field = 0; field < FIELDS; field++)
    shading.fields[field] = gridNumber(grid, square * VALUES_PER_POINT + PATTERN_FIELDS + field, across, down)
}
