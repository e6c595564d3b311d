import { type Pixels } from '@adloom/renderer/pixels.ts'
import { labPlanes } from '../../image/color-space.ts'
import { findGround } from '../../rating/find-ground.ts'
import { type ThingColors, thingColors } from './thing-colors.ts'

/** Longer side, in pixels, of the photographs that `colorsAlone` takes. */
export const WITNESS_SIDE = 256
/** Share of the frame below which nothing stands on the ground. */
const STANDING_MIN = 0.02

/** The colours of what stands on the plain ground of a small photograph; null where the ground is not plain, or nothing stands on it. Takes 5 ms. */
export function colorsAlone(photo: Pixels): ThingColors | null {
  const { cells, isPlain } = findGround(photo)
  const standing = cells.reduce((count, ground) => count + 1 - ground, 0)
  return isPlain && standing >= cells.length * STANDING_MIN ? thingColors(labPlanes(photo), cells, 0) : null
}
