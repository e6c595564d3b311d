import { bodyOf, FIRST_BODY, GROUND, VIEW, WALL } from './find-hit.ts'
import {
  PATTERN_FIELDS,
  FLAT,
  FOOTPRINT,
  KEY,
  LAMPS,
  REFLECTION,
  NORMAL,
  ONE_PATTERN_PIECE,
  ONE_SURFACE,
  type RenderState,
  PLACE_U,
  PLACE_V,
  PLACE_X,
  PLACE_Y,
  PLACE_Z,
  SKY_LIGHT,
  SOFT_LIGHT,
  STEP,
  toneColor,
  VALUES_PER_POINT,
} from './light-grid.ts'
import { fieldsOf, sampleMaterial } from './materials.ts'
import { type Finish, SLOPE_X, SLOPE_Y } from './materials/finish.ts'
import { addGlow, addHaze, blendMirror, lightSurface, traceMirror } from './shade-hit.ts'
import { type Stage } from './stage.ts'

/** In place of the green of a pixel that the product will cover: it is not rendered. */
export const UNRENDERED = -1
export const isRendered = (green: number): boolean => green >= 0

/** The flags of a square that `shadeSquare` can render without sending rays: light, pattern and normal are interpolated. */
export const NEEDS_NO_RAYS = ONE_SURFACE + SOFT_LIGHT + ONE_PATTERN_PIECE + FLAT

/** The numbers of a point along a row, and their growth per pixel. */
const current = new Float64Array(VALUES_PER_POINT)
const perPixel = new Float64Array(VALUES_PER_POINT)
const fields = current.subarray(PATTERN_FIELDS)

/**
 * Renders the pixels `left` to `end` of row `y`, which lie in the square whose first point is `at`, on a flat surface with a pattern: everything but
 * the pattern's finest part is interpolated. `down`: position in the square, 0 to 1; `to`: offset in `colors`. False, and nothing rendered, when the
 * surface needs rays (polish changes with the viewing direction).
 */
export function shadeSquare(
  state: RenderState,
  colors: Float32Array,
  at: number,
  left: number,
  end: number,
  y: number,
  down: number,
  to: number,
): boolean {
  const { grid, shading, hidden, width, point } = state
  const { stage, surface, color, mirror } = shading
  const id = grid.ids[at]
  const finish = finishOf(stage, id)
  const { material } = finish
  if (id === VIEW || material === 'paint' || material === 'metal' || material === 'light' || finish.polish > 0) return false
  const { values } = grid
  const from = at * VALUES_PER_POINT
  const isMirror = finish.gloss > 0 && values[from + NORMAL + 1] > 0.6 && !stage.isLaid
  const hasLamps = stage.lamps.length > 0
  const last = hasLamps ? VALUES_PER_POINT : PATTERN_FIELDS + fieldsOf[material]
  const below = grid.columns * VALUES_PER_POINT
  for (let index = 0; index < last; index++) {
    const place = from + index
    const start = values[place] + (values[place + below] - values[place]) * down
    const stop = values[place + VALUES_PER_POINT] + (values[place + below + VALUES_PER_POINT] - values[place + VALUES_PER_POINT]) * down
    const slope = (stop - start) / STEP
    perPixel[index] = slope
    current[index] = start + slope * 0.5
  }
  const isStand = current[NORMAL + 1] > 0.6 && Math.abs(current[PLACE_Y] - stage.standHeight) < 0.03
  const isGlowing = finish === stage.wall && current[NORMAL + 2] > 0
  const isWater = isMirror && material === 'water'
  if (isWater) state.hit.finish = finish
  const isHazy = id === GROUND && stage.backdrop.haze !== undefined
  for (let x = left; x < end; x++, to += 3) {
    if (hidden !== null && hidden[y * width + x] === 1) colors[to + 1] = UNRENDERED
    else {
      sampleMaterial(surface, finish, current[PLACE_U], current[PLACE_V], current[FOOTPRINT], fields)
      if (hasLamps) for (let channel = 0; channel < 3; channel++) shading.lamps[channel] = current[LAMPS + channel]
      lightSurface(
        shading,
        current[NORMAL],
        current[NORMAL + 1],
        current[NORMAL + 2],
        isStand,
        current[PLACE_X],
        current[PLACE_Z],
        current[KEY],
        current[SKY_LIGHT],
      )
      if (isGlowing) addGlow(color, stage, current[PLACE_X], current[PLACE_Y], current[NORMAL + 2] * current[NORMAL + 2])
      if (isWater) mirrorWaves(state, current[PLACE_X], current[PLACE_Y], current[PLACE_Z])
      else if (isMirror) {
        mirror[0] = current[REFLECTION]
        mirror[1] = current[REFLECTION + 1]
        mirror[2] = current[REFLECTION + 2]
        mirror[3] = current[REFLECTION + 3]
        blendMirror(shading)
      }
      if (isHazy) addHaze(shading, current[PLACE_X], current[PLACE_Z])
      toneColor(state, x + 0.5, y + 0.5)
      colors[to] = point[0]
      colors[to + 1] = point[1]
      colors[to + 2] = point[2]
    }
    for (let index = 0; index < last; index++) current[index] += perPixel[index]
  }
  return true
}

/** The reflection of waves at a point, blended over the colour: their slope bends the ray at every pixel, so it can't be interpolated. */
function mirrorWaves({ shading, hit }: RenderState, x: number, y: number, z: number): void {
  const { stage, surface } = shading
  const { eyeX, eyeY, eyeZ } = stage.camera
  const dx = x - eyeX
  const dy = y - eyeY
  const dz = z - eyeZ
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
  hit.x = x
  hit.y = y
  hit.z = z
  const slopeX = surface[SLOPE_X]
  const slopeY = surface[SLOPE_Y]
  const length = 1 / Math.sqrt(slopeX * slopeX + 1 + slopeY * slopeY)
  traceMirror(shading, hit, -slopeX * length, length, -slopeY * length, dx * scale, dy * scale, dz * scale)
  blendMirror(shading)
}

/** The finish of a surface, by its id. */
function finishOf(stage: Stage, id: number): Finish {
  if (id === GROUND) return stage.ground
  return id < FIRST_BODY || id === WALL ? stage.wall : stage.bodies[bodyOf(id)].finish
}
