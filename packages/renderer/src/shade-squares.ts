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

/** In place of the green of a pixel that the product will cover: it is not rendered. No comparison with it is true. */
export const UNRENDERED = Number.NaN

/** The flags of a square that `shadeSquares` can render without sending rays: light, pattern and normal are interpolated. */
export const NEEDS_NO_RAYS = ONE_SURFACE + SOFT_LIGHT + ONE_PATTERN_PIECE + FLAT

/** The numbers of a point along a row, their growth per pixel, and what they are at the left edge of a square. */
const current = new Float64Array(VALUES_PER_POINT)
const perPixel = new Float64Array(VALUES_PER_POINT)
const atEdge = new Float64Array(VALUES_PER_POINT)
const fields = current.subarray(PATTERN_FIELDS)

/** Offsets of the numbers that the surface at hand needs, and how many there are. */
const needed = new Uint8Array(VALUES_PER_POINT)

/** A row of pixels in squares side by side on one flat surface with a pattern: pixels `left` to `end` of row `y`. */
export interface PixelRun {
  /** Number of the first square's first point. */
  at: number
  left: number
  end: number
  y: number
  /** Position in the squares, 0 to 1. */
  down: number
  /** Offset of the first pixel in the colours. */
  to: number
}

/** Whether surfaces of that id look the same from all sides: then `shadeSquares` can render them. Polish changes with the viewing direction. */
export function canShadeSquares(stage: Stage, id: number): boolean {
  if (id === VIEW) return false
  const { material, polish } = finishOf(stage, id)
  return material !== 'paint' && material !== 'metal' && material !== 'light' && polish === 0
}

/** Renders a run of pixels whose squares lie on the same surface: everything but the pattern's finest part is interpolated. */
export function shadeSquares(state: RenderState, colors: Float32Array, { at, left, end, y, down, to }: PixelRun): void {
  const { grid, shading, hidden, width, point } = state
  const { stage, surface, color, mirror } = shading
  const id = grid.ids[at]
  const finish = finishOf(stage, id)
  const { material } = finish
  const { values } = grid
  let from = at * VALUES_PER_POINT
  const isMirror = finish.gloss > 0 && values[from + NORMAL + 1] > 0.6 && !stage.isLaid
  const hasLamps = stage.lamps.length > 0
  const below = grid.columns * VALUES_PER_POINT
  const isWall = finish === stage.wall
  const isWater = isMirror && material === 'water'
  if (isWater) state.hit.finish = finish
  const isHazy = id === GROUND && stage.backdrop.haze !== undefined
  const count = listNeeded(fieldsOf[material], isMirror, hasLamps)
  for (let index = 0; index < count; index++) {
    const place = from + needed[index]
    atEdge[needed[index]] = values[place] + (values[place + below] - values[place]) * down
  }
  let at3 = to
  for (let x = left; x < end; from += VALUES_PER_POINT) {
    const right = from + VALUES_PER_POINT
    for (let index = 0; index < count; index++) {
      const number = needed[index]
      const start = atEdge[number]
      const stop = values[right + number] + (values[right + below + number] - values[right + number]) * down
      const slope = (stop - start) / STEP
      perPixel[number] = slope
      current[number] = start + slope * 0.5
      atEdge[number] = stop
    }
    const isStand = current[NORMAL + 1] > 0.6 && Math.abs(current[PLACE_Y] - stage.standHeight) < 0.03
    const isGlowing = isWall && current[NORMAL + 2] > 0
    for (const stop = x + STEP < end ? x + STEP : end; x < stop; x++, at3 += 3) {
      if (hidden !== null && hidden[y * width + x] === 1) colors[at3 + 1] = UNRENDERED
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
        colors[at3] = point[0]
        colors[at3 + 1] = point[1]
        colors[at3 + 2] = point[2]
      }
      for (let index = 0; index < count; index++) current[needed[index]] += perPixel[needed[index]]
    }
  }
}

/** Lists the numbers of a point that a surface needs in `needed`; returns how many. */
function listNeeded(fieldCount: number, isMirror: boolean, hasLamps: boolean): number {
  let count = 0
  for (let number = 0; number < VALUES_PER_POINT; number++) {
    const isReflection = number >= REFLECTION && number < REFLECTION + 4
    const isField = number >= PATTERN_FIELDS && number < LAMPS
    if (isReflection ? isMirror : isField ? number < PATTERN_FIELDS + fieldCount : number < LAMPS || hasLamps) needed[count++] = number
  }
  return count
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
