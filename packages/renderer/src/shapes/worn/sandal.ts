import { smoothNoise, smoothStep } from '../../noise.ts'
import { type LinearColor } from '../../color.ts'
import { smoothDifference, length2, roundedBox } from '../distance.ts'
import { roundedIntersection } from '../outline.ts'
import { coat, metal } from '../skins.ts'
import { slipOnLasts } from './slip-on-lasts.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { leather, rubber, shaded, stitchAt } from './worn-skins.ts'

const BLACK: LinearColor = [0.03, 0.027, 0.025]

/** A footbed of cork with two broad straps and their buckles. */
export function sandal({ colors, material, words }: ShapeChoice): Shape {
  const { plan, heightOf, soleTop, dome, top, even } = slipOnLasts.sandal
  const isSlide = words.has('slide') || words.has('slides')
  const bedAt = (p: number, x: number, y: number): number => {
    const floor = soleTop(x)
    const half = floor / 2
    const bed = roundedIntersection(p, Math.abs(y - half) - half, 0.03)
    // Dished for the foot, its rim stands up.
    const dish = Math.max(p + 0.045, floor - 0.035 - y)
    return smoothDifference(bed, dish, 0.03)
  }
  /** How far inside of a strap a point is, seen from the side. */
  const bandOf = (x: number, y: number): number => {
    const slanted = x + 0.16 * (y - 0.3)
    if (isSlide) return Math.abs(slanted - 0.28) - 0.3 + 0.12 * (y - 0.2)
    return Math.min(Math.abs(slanted - 0.47) - 0.185, Math.abs(slanted + 0.01) - 0.17)
  }
  const strapAt = (p: number, x: number, y: number, z: number): number => {
    const domed = roundedIntersection(p + 0.035 + 0.14 * (y - 0.2), (y - heightOf(x) + dome * z * z) * 0.85, 0.14)
    return Math.max(roundedIntersection(bandOf(x, y), Math.abs(domed) - 0.02, 0.014), 0.1 - y)
  }
  const buckleOf = (x: number, y: number, middle: number): number =>
    roundedBox(x + 0.16 * (y - 0.3) - middle, y - 0.42, 0, 0.075, 0.055, 0.02, 0.015)
  const buckleAt = (p: number, x: number, y: number, z: number): number => {
    if (isSlide || z < 0) return 1
    const frame = Math.min(Math.abs(buckleOf(x, y, 0.46) + 0.004), Math.abs(buckleOf(x, y + 0.02, -0.02) + 0.004))
    const out = p + 0.035 + 0.14 * (y - 0.2) - 0.03
    return length2(frame, roundedIntersection(out, (y - heightOf(x) + dome * z * z) * 0.85 - 0.03, 0.14)) - 0.012
  }
  return {
    distance: (x, y, z) => {
      const hull = roundedBox(x, y - top / 2, z, 1.03, top / 2 + 0.01, 0.4, 0.1)
      if (hull > 0.4) return hull
      const p = plan(x, z)
      if (p > 0.14) return (p - 0.01) * even
      const bed = bedAt(p, x, y)
      const near = 0.1 - y > bed || bandOf(x, y) > bed ? bed : Math.min(bed, strapAt(p, x, y, z))
      // The buckles stand within these heights.
      return (Math.abs(y - 0.42) - 0.09 > near ? near : Math.min(near, buckleAt(p, x, y, z))) * even
    },
    writeSkin: (skin, x, y, z, _nx, ny) => {
      const p = plan(x, z)
      const bed = bedAt(p, x, y)
      const strap = strapAt(p, x, y, z)
      if (buckleAt(p, x, y, z) < Math.min(bed, strap)) return metal(skin, colors.accent, 0.2)
      if (strap < bed) {
        const band = bandOf(x, y)
        if (material !== null && material !== 'leather') coat(skin, material, colors.main, x, y)
        else leather(skin, colors.main, x, z + y)
        if (band > -0.012) shaded(skin, 0.2)
        if (stitchAt(band + 0.028, z * 1.3 + y, 34, 0.0045) > 0) shaded(skin, 0.3)
        return
      }
      if (ny > 0.4 && p < -0.02) {
        leather(skin, [0.5, 0.38, 0.27], x, z)
        skin[SKIN.gloss] = 0.15
        skin[SKIN.sheen] = 0.3
        return
      }
      if (y < 0.06) return rubber(skin, BLACK, x, y)
      rubber(skin, [0.47, 0.31, 0.18], x * 3, y * 3)
      // Grains of cork.
      const grain = smoothNoise((x - z) * 75, y * 90 + x * 5)
      shaded(skin, 0.26 * smoothStep(0.6, 0.95, grain) - 0.1 * smoothStep(0.3, 0.1, grain))
    },
    bounds: { height: top * 0.49, radius: length2(1.08, top * 0.5) },
    turn: [-36, -16],
    facing: colors.main,
  }
}
