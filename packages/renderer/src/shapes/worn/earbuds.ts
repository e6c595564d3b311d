import { smoothDifference, length2, length3, smoothUnion, capsule, roundedBox, roundedRectangle } from '../distance.ts'
import { metal, plastic, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { rubber, shaded } from './worn-skins.ts'

const HALF = 0.62
const DEEP = 0.27
const RIM = 0.52
/** How far the lid is opened, from closed. */
const OPEN = 1.92
const COSINE = Math.cos(OPEN)
const SINE = Math.sin(OPEN)

/** Two earbuds standing in their open case. */
export function earbuds(choice: ShapeChoice): Shape {
  const { colors } = choice
  return {
    distance: distanceToEarbuds,
    writeSkin: paintEarbuds(choice),
    bounds: { height: 0.52, radius: 0.92 },
    turn: [-32, 32],
    facing: colors.main,
  }
}

const caseAt = (x: number, y: number, z: number): number => {
  const body = roundedBox(x, y - 0.4, z, HALF, 0.4, DEEP, 0.26)
  const cut = Math.max(body, y - RIM)
  if (RIM - 0.05 - y > 0.021 - cut) return cut
  const well = roundedBox(x, y - RIM, z, HALF - 0.07, 0.05, DEEP - 0.06, 0.045)
  return smoothDifference(cut, well, 0.02)
}

const lidAt = (x: number, y: number, z: number): number => {
  // Turned back around the hinge at the rear rim.
  const hy = y - RIM - 0.005
  const hz = z + DEEP - 0.02
  const ly = hy * COSINE - hz * SINE
  const lz = hy * SINE + hz * COSINE
  const up = ly + RIM
  const at = lz - DEEP + 0.02
  const shell = Math.max(roundedBox(x, up - 0.5, at, HALF, 0.32, DEEP, 0.26), RIM - up)
  if (Math.max(Math.abs(at) - DEEP + 0.045, up - 0.76) > 0.016 - shell) return shell
  const inside = roundedBox(x, up - 0.46, at, HALF - 0.05, 0.3, DEEP - 0.045, 0.22)
  return smoothDifference(shell, inside, 0.015)
}

const budAt = (x: number, y: number, z: number): number => {
  const side = Math.abs(x) - 0.27
  const stem = capsule(side, y, z, 0.04, RIM - 0.1, 0.02, 0.02, RIM + 0.17, 0.02, 0.062)
  const head = length3((side + 0.02) * 0.95, (y - RIM - 0.25) * 1.02, (z - 0.02) * 1.05) - 0.15
  return smoothUnion(head, stem, 0.09) * 0.95
}

const tipAt = (x: number, y: number, z: number): number => {
  const side = Math.abs(x) - 0.27
  return (
    smoothUnion(
      length3((side + 0.13) * 1.1, y - RIM - 0.3, z - 0.1) - 0.088,
      length3(side + 0.08, y - RIM - 0.28, z - 0.06) - 0.085,
      0.03,
    ) * 0.9
  )
}

function distanceToEarbuds(x: number, y: number, z: number): number {
  const hull = roundedBox(x, y - 0.52, z + 0.12, HALF + 0.02, 0.54, 0.56, 0.1)
  if (hull > 0.15) return hull
  const box = caseAt(x, y, z)
  // How far the point is below the lid's edge, in the lid's own axes.
  const below = (z + DEEP - 0.02) * SINE - (y - RIM - 0.005) * COSINE
  const body = below > box ? box : Math.min(box, lidAt(x, y, z))
  if (y < RIM - 0.12) return body
  // The earbuds lie within these bounds, the blend of their parts included.
  if (Math.abs(Math.abs(x) - 0.27) * 0.9 - 0.215 > body || -0.9 * z - 0.15 > body) return body
  return Math.min(body, budAt(x, y, z), tipAt(x, y, z))
}

function paintEarbuds({ colors, material }: ShapeChoice): Shape['writeSkin'] {
  return (skin, x, y, z, _nx, ny) => {
    const box = caseAt(x, y, z)
    const lid = lidAt(x, y, z)
    const bud = budAt(x, y, z)
    const tip = tipAt(x, y, z)
    const least = Math.min(box, lid, bud, tip)
    if (least === tip) return rubber(skin, [0.05, 0.05, 0.055], x, y)
    if (least === bud) {
      plastic(skin, colors.main, 0.14)
      const side = Math.abs(x) - 0.27
      // A mesh for the microphone, and a ring of metal.
      if (length2(side - 0.04, (y - RIM - 0.1) * 0.6) < 0.03 && z > 0.05) metal(skin, [0.1, 0.1, 0.1], 0.4)
      if (Math.abs(y - RIM - 0.11) < 0.008) metal(skin, colors.accent, 0.15)
      return
    }
    if (material === 'metal') metal(skin, colors.main, 0.22)
    else plastic(skin, colors.main, 0.2)
    if (material === 'matte') skin[SKIN.roughness] = 0.5
    const isInside =
      least === lid
        ? z > -0.3 && y > RIM + 0.02 && lid > -0.001 && insideLid(x, y, z)
        : y > RIM - 0.06 && ny > -0.5 && Math.abs(x) < HALF - 0.05 && Math.abs(z) < DEEP - 0.04
    if (isInside) {
      plastic(skin, colors.second, 0.35)
      if (least === box && roundedRectangle(Math.abs(x) - 0.27, z - 0.02, 0.1, 0.1, 0.09) < 0) shaded(skin, 0.5)
    }
    // A charging light.
    if (least === box && z > 0 && length2(x, y - 0.34) < 0.016) {
      printInk(skin, [0.25, 0.85, 0.3], 1)
      skin[SKIN.glow] = 0.6
    }
  }

  function insideLid(x: number, y: number, z: number): boolean {
    const hy = y - RIM - 0.005
    const hz = z + DEEP - 0.02
    const up = hy * COSINE - hz * SINE + RIM
    const at = hy * SINE + hz * COSINE - DEEP + 0.02
    return roundedBox(x, up - 0.46, at, HALF - 0.045, 0.31, DEEP - 0.04, 0.22) < 0
  }
}
