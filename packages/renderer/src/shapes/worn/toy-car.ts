import { type LinearColor } from '../../color.ts'
import { smoothDifference, length2, smoothUnion, roundedRectangle } from '../distance.ts'
import { roundedIntersection, trapezoid } from '../outline.ts'
import { matte, metal, plastic, printInk, timber } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { rubber, shaded } from './worn-skins.ts'

const WHEEL = 0.215
const AXLE = 0.52

/** A toy car of painted wood or plastic. It drives along x. */
export function toyCar({ colors, material, variation, words }: ShapeChoice): Shape {
  const isWooden = material === 'wood' || words.has('wooden') || (material === null && variation[0] < 0.5)
  const isBare = material === 'wood' || words.has('wooden')
  /** From the side: a long low body and a cabin melted onto it. */
  const sideAt = (x: number, y: number): number => {
    const body = roundedRectangle(x, y - 0.38, 0.92, 0.21, 0.19)
    if (Math.max(0.46 - y, Math.abs(x + 0.12) - 0.51) > body + 0.101) return body
    const cabin = trapezoid(x + 0.12, y - 0.68, 0.42, 0.26, 0.13) - 0.09
    return smoothUnion(body, cabin, 0.1)
  }
  const bodyAt = (x: number, y: number, z: number): number => {
    const lean = 0.16 * Math.max(0, y - 0.5)
    const side = sideAt(x, y)
    const solid = roundedIntersection(side, Math.abs(z) - 0.41 + lean, 0.075) * 0.95
    const wells = Math.max(y - 2 * WHEEL - 0.045, 0.24 - Math.abs(z)) > 0.021 - solid ? solid : wellsAt(x, y, z, solid)
    if (y < 0.5) return wells
    return smoothDifference(wells, windowsAt(x, y, z, side, lean, 0.016 - wells), 0.015)
  }
  const wellsAt = (x: number, y: number, z: number, solid: number): number => {
    const arch = length2(Math.abs(x) - AXLE, y - WHEEL) - WHEEL - 0.045
    return smoothDifference(solid, Math.max(arch, 0.24 - Math.abs(z)), 0.02)
  }
  /** Windows are let in a little. Those further away than `reach` may be left out. */
  const windowsAt = (x: number, y: number, z: number, side: number, lean: number, reach: number): number => {
    const screens = Math.max(Math.abs(y - 0.735) - 0.085, Math.abs(z) - 0.27, -0.02 - side, Math.abs(x + 0.12) > 0.2 ? -1 : 1)
    const beside = Math.max(0.035 - Math.abs(x + 0.09), 0.41 - lean - 0.02 - Math.abs(z))
    if (beside > reach) return screens
    const pane = trapezoid(x + 0.12, y - 0.68, 0.4, 0.27, 0.085) - 0.03
    return Math.min(Math.max(pane, beside), screens)
  }
  const wheelAt = (x: number, y: number, z: number): number => {
    const r = length2(Math.abs(x) - AXLE, y - WHEEL)
    const at = Math.abs(z) - 0.37
    const tyre = roundedRectangle(r, at, WHEEL, 0.085, 0.035)
    const dish = Math.max(r - 0.125, 0.06 - at)
    const hub = roundedRectangle(r, at - 0.05, 0.05, 0.04, 0.015)
    return Math.min(smoothDifference(tyre, dish, 0.01), hub)
  }
  const lampAt = (x: number, y: number, z: number): number =>
    length2(Math.max(0, Math.abs(x - 0.9) - 0.01), length2(y - 0.42, Math.abs(z) - 0.24)) - 0.062
  return {
    distance: (x, y, z) => {
      const hull = roundedIntersection(roundedRectangle(x, y - 0.46, 0.97, 0.47, 0.1), Math.abs(z) - 0.48, 0.05)
      if (hull > 0.1) return hull
      const body = bodyAt(x, y, z)
      const near = 0.828 - x > body || Math.abs(y - 0.42) - 0.062 > body ? body : Math.min(body, lampAt(x, y, z))
      if (y - 0.5 > near || 0.285 - Math.abs(z) > near || Math.abs(Math.abs(x) - AXLE) - WHEEL > near) return near
      return Math.min(near, wheelAt(x, y, z))
    },
    writeSkin: (skin, x, y, z, nx, ny, nz) => {
      const body = bodyAt(x, y, z)
      const wheel = wheelAt(x, y, z)
      const lamp = lampAt(x, y, z)
      if (wheel < Math.min(body, lamp)) {
        const r = length2(Math.abs(x) - AXLE, y - WHEEL)
        if (isWooden) {
          timber(skin, r < 0.06 ? [0.2, 0.1, 0.045] : WOOD, x, y + z)
          if (r > 0.165) matte(skin, [0.03, 0.028, 0.026], x, y)
          return
        }
        if (r > 0.13) return rubber(skin, [0.022, 0.022, 0.024], x, y)
        return plastic(skin, r < 0.06 ? colors.second : [0.75, 0.75, 0.74], 0.2)
      }
      if (lamp < body) return isWooden ? matte(skin, colors.accent, y, z) : metal(skin, [0.85, 0.85, 0.84], 0.12)
      const lean = 0.16 * Math.max(0, y - 0.5)
      if (y > 0.5 && windowsAt(x, y, z, sideAt(x, y), lean, 0.012) < 0.012) {
        plastic(skin, [0.02, 0.024, 0.03], 0.08)
        return
      }
      if (isBare) timber(skin, WOOD, x, Math.abs(nz) > 0.6 ? y : z)
      else if (isWooden) {
        matte(skin, colors.main, x, Math.abs(nz) > 0.6 ? y : z)
        skin[SKIN.gloss] = 0.6
        skin[SKIN.roughness] = 0.36
      } else plastic(skin, colors.main, 0.14)
      // Two stripes over the top; a line along the side.
      if (ny > 0.25 && Math.abs(Math.abs(z) - 0.075) < 0.04 && Math.abs(nx) < 0.9) printInk(skin, colors.second, 0.92)
      if (Math.abs(nz) > 0.7 && Math.abs(y - 0.5) < 0.006) shaded(skin, 0.25)
      if (y < 0.2) shaded(skin, 0.15)
    },
    bounds: { height: 0.46, radius: 1.1 },
    turn: [-26, -10],
    facing: isBare ? WOOD : colors.main,
  }
}

const WOOD: LinearColor = [0.55, 0.36, 0.19]
