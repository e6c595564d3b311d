import { GROUND, type Hit } from './find-hit.ts'
import { concreteFields, sampleConcrete, sampleTerrazzo } from './materials/cast-stones.ts'
import { linenFields, sampleLinen, sampleVelvet, velvetFields } from './materials/cloths.ts'
import { fill, type Finish, SHINE, SLOPE_X, SLOPE_Y } from './materials/finish.ts'
import { sampleSand, sampleSnow, sandFields, snowFields } from './materials/grains.ts'
import { kraftFields, sampleKraft, samplePaint, samplePanel, plainOfPanel } from './materials/papers.ts'
import { asphaltFields, sampleAsphalt, sampleTile, plainOfTile } from './materials/paving.ts'
import { marbleFields, sampleMarble, sampleStone, stoneFields } from './materials/stones.ts'
import { sampleWater, waterFields } from './materials/waves.ts'
import { sampleSlats, sampleWood, slatFields, woodFields } from './materials/woods.ts'
import { smoothNoise } from './noise.ts'

/**
 * The number (1 to 255) of the plain piece at (x, y) in which the finished colour may be interpolated: a painted wall, the middle of a tile. 0 inside
 * a pattern.
 */
export function plainPiece(finish: Finish, x: number, y: number): number {
  if (finish.polish > 0) return 0
  switch (finish.material) {
    case 'paint':
      return 1
    case 'panel':
      return plainOfPanel(finish, x * finish.frequency + finish.shiftX, y * finish.frequency + finish.shiftY)
    case 'tile':
      return plainOfTile(finish, x * finish.frequency + finish.shiftX, y * finish.frequency + finish.shiftY)
    default:
      return 0
  }
}

/** Whether so little of the pattern is fine that the finished colour may be interpolated when out of focus: on walls, and far waves. */
export const isCoarse = ({ id, finish: { material } }: Pick<Hit, 'id' | 'finish'>): boolean =>
  id === GROUND ? material === 'water' : material === 'concrete' || material === 'velvet' || material === 'kraft'

/** Whether the material has a pattern whose position, and slow part if it has one, must be known before `sampleMaterial`. */
export const hasFields = ({ material }: Finish): boolean => material !== 'paint' && material !== 'metal' && material !== 'light'

/**
 * The slow part of the material's pattern at (x, y): up to `FIELDS` numbers that change so little from pixel to pixel that they may be interpolated,
 * and that cost most of the pattern. Returns the number of the piece (a plank) within which they are continuous.
 */
export function materialFields(fields: Float64Array, finish: Finish, x: number, y: number): number {
  const u = x * finish.frequency + finish.shiftX
  const v = y * finish.frequency + finish.shiftY
  switch (finish.material) {
    case 'marble':
      return marbleFields(fields, u, v)
    case 'wood':
      return woodFields(fields, u, v)
    case 'slats':
      return slatFields(fields, u, v)
    case 'concrete':
      return concreteFields(fields, u, v)
    case 'asphalt':
      return asphaltFields(fields, u, v)
    case 'linen':
      return linenFields(fields, u, v)
    case 'velvet':
      return velvetFields(fields, u, v)
    case 'kraft':
      return kraftFields(fields, u, v)
    case 'terrazzo':
      fields[0] = smoothNoise(u * 2.2, v * 2.2)
      return 0
    case 'sand':
      return sandFields(fields, u, v)
    case 'snow':
      return snowFields(fields, u, v)
    case 'stone':
      return stoneFields(fields, u, v)
    case 'water':
      return waterFields(fields, u, v)
    default:
      return 0
  }
}

/**
 * The material at (x, y) of its surface, written into `out`. `footprint` is how many scene units one pixel covers there: finer detail fades to its
 * mean instead of flickering. `fields`: as `materialFields` gives them there. Fills every place of `out`; allocates nothing.
 */
export function sampleMaterial(out: Float64Array, finish: Finish, x: number, y: number, footprint: number, fields: Float64Array): void {
  const u = x * finish.frequency + finish.shiftX
  const v = y * finish.frequency + finish.shiftY
  const pixel = footprint * finish.frequency
  out[SLOPE_X] = 0
  out[SLOPE_Y] = 0
  out[SHINE] = 1
  switch (finish.material) {
    case 'paint':
      return samplePaint(out, finish, u, v)
    case 'panel':
      return samplePanel(out, finish, u, v, pixel)
    case 'metal':
    case 'light':
      return fill(out, finish.main, 1)
    case 'marble':
      return sampleMarble(out, finish, fields)
    case 'wood':
      return sampleWood(out, finish, u, v, pixel, fields)
    case 'slats':
      return sampleSlats(out, finish, u, v, pixel, fields)
    case 'concrete':
      return sampleConcrete(out, finish, u, v, pixel, fields)
    case 'asphalt':
      return sampleAsphalt(out, finish, u, v, pixel, fields)
    case 'tile':
      return sampleTile(out, finish, u, v, pixel)
    case 'linen':
      return sampleLinen(out, finish, u, v, pixel, fields)
    case 'velvet':
      return sampleVelvet(out, finish, u, v, pixel, fields)
    case 'kraft':
      return sampleKraft(out, finish, u, v, pixel, fields)
    case 'terrazzo':
      return sampleTerrazzo(out, finish, u, v, pixel, fields)
    case 'sand':
      return sampleSand(out, finish, u, v, pixel, fields)
    case 'snow':
      return sampleSnow(out, finish, u, v, pixel, fields)
    case 'stone':
      return sampleStone(out, finish, u, v, pixel, fields)
    case 'water':
      return sampleWater(out, finish, pixel, fields)
  }
}
