import { luminanceOf, type LinearColor } from '../../color.ts'
import { length2, smoothUnion, ringDistance, roundedBox, roundedRectangle } from '../distance.ts'
import { hide, inkAt, inkOn, metal, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { leather, ripstop, shaded, stitchAt } from './worn-skins.ts'

/** A daypack: a zip over the top, a pocket in front, straps behind. */
export function backpack(choice: ShapeChoice): Shape {
  const { colors } = choice
  const design = designOf(choice)
  const parts = partsOf(design)
  return {
    distance: distanceToBackpack(design, parts),
    writeSkin: paintBackpack(choice, design, parts),
    bounds: { height: 0.8, radius: 1.08 },
    turn: [-36, 36],
    facing: colors.main,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about a backpack. */
function designOf({ variation }: ShapeChoice) {
  const wide = 0.54 + 0.04 * variation[0]
  const tall = 1.42 + 0.12 * variation[1]
  return { wide, tall }
}

type Parts = ReturnType<typeof partsOf>

/** The parts of a backpack as distances. */
function partsOf({ wide, tall }: Design) {
  const bodyAt = (x: number, y: number, z: number): number => {
    // Fuller below, tapering above, leaning back a little; soft cloth bulges in a broad wave.
    const share = y < 0 ? 0 : y > tall ? 1 : y / tall
    const full = 0.24 * share * (1 - share)
    const top = Math.max(0, y - tall * 0.55)
    const plain = roundedBox(
      x * (1 + 0.02 * y),
      y - tall / 2 - 0.02,
      z + 0.03 * y + 0.12 * top,
      wide + full * 0.6,
      tall / 2,
      0.27 + full - 0.12 * top,
      0.2,
    )
    if (plain > 0.1) return plain - 0.022
    return plain - 0.012 * Math.sin(y * 7 + x * 5) - 0.01 * Math.sin(x * 9 - y * 4)
  }
  const pocketAt = (x: number, y: number, z: number): number =>
    roundedBox(x, y - 0.44, z - 0.28, wide - 0.09, 0.33, 0.13 + 0.02 * Math.cos(x * 3), 0.09) - 0.006 * Math.sin(y * 11 + x * 8)
  const sideAt = (x: number, y: number, z: number): number =>
    roundedBox(Math.abs(x) - wide - 0.02, y - 0.32, z + 0.02, 0.07, 0.28, 0.18, 0.06)
  const handleAt = (x: number, y: number, z: number): number => {
    const loop = length2(x, Math.max(0, y - tall + 0.02)) - 0.15
    return (length2(Math.max(0, Math.abs(loop) - 0.006), Math.max(0, Math.abs(z + 0.2) - 0.03)) - 0.016) * 0.95
  }
  const strapsAt = (x: number, y: number, z: number): number => {
    // Padded straps bow out behind and come back to the foot.
    const at = Math.abs(x) - 0.26 - 0.1 * (1 - y / tall)
    const bow = ringDistance((y - tall * 0.5) * 0.8, z + 0.12, 0, 0.46, 0.035)
    return Math.max(length2(Math.max(0, bow), Math.max(0, Math.abs(at) - 0.07)) - 0.012, z + 0.1) * 0.8
  }
  const pullY = tall * 0.64
  const mainPullAt = (x: number, y: number, z: number): number =>
    roundedBox(x + wide - 0.13, y - pullY, z - 0.29 + 0.15 * Math.max(0, y - tall * 0.55) + 0.03 * y, 0.018, 0.055, 0.014, 0.01)
  const smallPullAt = (x: number, y: number, z: number): number => roundedBox(x - 0.22, y - 0.66, z - 0.43, 0.016, 0.05, 0.014, 0.01)
  return { bodyAt, pocketAt, sideAt, handleAt, strapsAt, pullY, mainPullAt, smallPullAt }
}

function distanceToBackpack({ wide, tall }: Design, parts: Parts): Shape['distance'] {
  const { bodyAt, pocketAt, sideAt, handleAt, strapsAt, pullY, mainPullAt, smallPullAt } = parts
  return (x, y, z) => {
    const hull = roundedBox(x, y - 0.82, z + 0.06, wide + 0.14, 0.86, 0.56, 0.1)
    if (hull > 0.15) return hull
    const body = bodyAt(x, y, z)
    // Each part is evaluated only where it may be the nearest.
    let near = (z + 0.1) * 0.8 > body ? body : Math.min(body, strapsAt(x, y, z))
    if (y - 0.82 < near && 0.1 - z < near) near = smoothUnion(near, pocketAt(x, y, z), 0.03)
    if (y - 0.65 < near && wide - 0.1 - Math.abs(x) < near && Math.abs(z + 0.02) - 0.211 < near)
      near = smoothUnion(near, sideAt(x, y, z), 0.03)
    if (z > 0.05) {
      if (Math.abs(y - pullY) - 0.056 < near && Math.abs(x + wide - 0.13) - 0.019 < near) near = Math.min(near, mainPullAt(x, y, z))
      if (Math.abs(y - 0.66) - 0.051 < near && Math.abs(x - 0.22) - 0.017 < near) near = Math.min(near, smallPullAt(x, y, z))
    }
    if (tall - 0.1 - y < near && Math.abs(z + 0.2) - 0.1 < near) near = Math.min(near, handleAt(x, y, z))
    return near * 0.86
  }
}

function paintBackpack(
  { colors, material, label }: ShapeChoice,
  { wide, tall }: Design,
  { bodyAt, pocketAt, sideAt, handleAt, strapsAt, mainPullAt, smallPullAt }: Parts,
): Shape['writeSkin'] {
  const isLeather = material === 'leather'
  const zipOf = (x: number, y: number): number => Math.abs(roundedRectangle(x, y - 0.62, wide - 0.1, tall - 0.62 - 0.12, 0.3))
  // Straps and foot are never paler than the bag: a pale second colour is its print's.
  const deeper: LinearColor = [colors.main[0] * 0.5, colors.main[1] * 0.5, colors.main[2] * 0.5]
  const trim = luminanceOf(colors.second) > luminanceOf(colors.main) ? deeper : colors.second
  return (skin, x, y, z, nx, ny, nz) => {
    const body = bodyAt(x, y, z)
    const pocket = pocketAt(x, y, z)
    const side = sideAt(x, y, z)
    const handle = handleAt(x, y, z)
    const straps = strapsAt(x, y, z)
    const pull = Math.min(mainPullAt(x, y, z), smallPullAt(x, y, z))
    const least = Math.min(body, pocket, side, handle, straps, pull)
    if (least === pull) return metal(skin, colors.accent, 0.25)
    const cloth = (paint: LinearColor): void => {
      const u = Math.abs(nx) > 0.7 ? z : x
      if (isLeather) leather(skin, paint, u, ny > 0.7 ? z : y)
      else ripstop(skin, paint, u, ny > 0.7 ? z : y)
    }
    if (least === handle || least === straps) return cloth(trim)
    cloth(colors.main)
    if (least === side) {
      if (y > 0.53) shaded(skin, 0.35)
      return
    }
    if (least === pocket) {
      // A zip over the pocket's upper edge.
      const zip = Math.abs(y - 0.69)
      if (z > 0.3 && zip < 0.02 && Math.abs(x) < wide - 0.15) return paintZip(x, zip)
      if (z > 0.3 && stitchAt(zip - 0.04, x, 24, 0.005) > 0) shaded(skin, 0.3)
      const patch = roundedRectangle(x, y - 0.36, 0.2, 0.1, 0.02)
      if (nz > 0.6 && label === null) {
        if (patch < 0) {
          hide(skin, [0.27, 0.13, 0.055], x, y)
          if (stitchAt(patch + 0.022, Math.abs(x) > 0.17 ? y : x, 24, 0.004) > 0) printInk(skin, [0.75, 0.66, 0.5], 0.8)
        } else if (patch < 0.012) shaded(skin, 0.25)
      }
      if (nz > 0.5) printInk(skin, inkOn(colors.main, colors.second), inkAt(label, x / 0.76 + 0.5, (0.6 - y) / 0.44) * 0.95)
      return
    }
    const zip = zipOf(x, y)
    if (nz > 0.2 && z > -0.1 && y > tall * 0.44) {
      if (zip < 0.02) return paintZip(x + y, zip)
      if (stitchAt(zip - 0.042, Math.abs(x) > wide - 0.3 ? y : x, 24, 0.005) > 0) shaded(skin, 0.3)
    }
    if (y < 0.1) cloth(trim)

    function paintZip(along: number, away: number): void {
      skin.fill(0)
      ripstop(skin, [0.02, 0.02, 0.022], x, y)
      if (away < 0.008) {
        metal(skin, colors.accent, 0.3)
        const tooth = along * 46
        if (tooth - Math.floor(tooth) < 0.4) shaded(skin, 0.6)
      }
      skin[SKIN.sheen] = 0
    }
  }
}
