import { smoothDifference, cylinder, length2, smoothUnion, capsule, roundedBox, roundedRectangle } from '../distance.ts'
import { roundedIntersection } from '../outline.ts'
import { metal } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { brushed } from './worn-skins.ts'
import { watchDesignOf, type WatchDesign } from './watch-design.ts'
import { paintDial, paintPointers, paintScreen } from './watch-face.ts'
import { paintStrap } from './watch-strap.ts'

/** The case leans back as on a stand; the strap goes round behind it, flatter at the back. */
const LEAN = 0.5
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)
const CASE = 0.5
/** The strap's loop, seen from the side: an ellipse as a circle in stretched lengths. */
const LOOP = 0.66
/** Where the middle of the loop is. */
const MIDDLE_Y = 0.675
const CASE_Y = MIDDLE_Y + SINE * LOOP
const CASE_Z = COSINE * LOOP

/** The parts of a watch as distances; `up` and `out` are the case's own axes, `out` of the dial. */
interface WatchParts {
  readonly strapAt: (x: number, y: number, z: number) => number
  readonly caseAt: (x: number, up: number, out: number) => number
  readonly crownAt: (x: number, up: number, out: number) => number
}

const upOnCase = (y: number, z: number): number => (y - CASE_Y) * COSINE - (z - CASE_Z) * SINE
const outOfCase = (y: number, z: number): number => (y - CASE_Y) * SINE + (z - CASE_Z) * COSINE

const partsOf = ({ isSmart, isSteel, strapWide }: WatchDesign): WatchParts => ({
  strapAt: (x, y, z) => {
    const across = length2(y - MIDDLE_Y, z) - LOOP + 0.02
    return roundedRectangle(x, across, halfOfStrap(strapWide, y, z), isSteel ? 0.035 : 0.03, 0.02)
  },
  caseAt: (x, up, out) => {
    if (isSmart) return roundedIntersection(roundedRectangle(x, up, 0.43, 0.5, 0.17), Math.abs(out + 0.02) - 0.1, 0.07)
    const r = length2(x, up)
    const body = cylinder(r, out, CASE, -0.1, 0.07, 0.045)
    const bezel = cylinder(r, out, CASE - 0.02, 0.02, 0.115, 0.03)
    const dish = cylinder(r, out, CASE - 0.085, 0.085, 0.4, 0.005)
    const tall = smoothDifference(smoothUnion(body, bezel, 0.012), dish, 0.012)
    if (Math.abs(up) < 0.14) return tall
    // Horns hold the strap.
    const horn = capsule(Math.abs(x), Math.abs(up), out, strapWide + 0.03, 0.3, -0.02, strapWide + 0.03, 0.5, -0.13, 0.05)
    return smoothUnion(tall, horn, r < CASE - 0.08 ? 0.001 : 0.09)
  },
  crownAt: (x, up, out) => {
    if (isSmart) return roundedRectangle(length2(up - 0.16, out + 0.02), x - 0.45, 0.075, 0.035, 0.015)
    return smoothUnion(
      roundedRectangle(length2(up, out + 0.01), x - CASE - 0.06, 0.062, 0.045, 0.014),
      roundedRectangle(length2(up, out + 0.01), x - CASE, 0.035, 0.05, 0.01),
      0.01,
    )
  },
})

/** Half the width of the strap, which narrows away from the case. */
function halfOfStrap(strapWide: number, y: number, z: number): number {
  const front = ((y - MIDDLE_Y) * SINE + z * COSINE) / LOOP
  return strapWide * (0.9 + 0.1 * front)
}

/** A wrist watch standing on its closed strap. */
export function watch(choice: ShapeChoice): Shape {
  const design = watchDesignOf(choice)
  const { strapAt, caseAt, crownAt } = partsOf(design)
  return {
    distance: (x, y, z) => {
      const hull = roundedBox(x - 0.03, y - 0.73, z - 0.13, 0.62, 0.75, 0.84, 0.2)
      if (hull > 0.1) return hull
      const strap = strapAt(x, y, z)
      const up = upOnCase(y, z)
      const out = outOfCase(y, z)
      const near = roundedBox(x - 0.05, up, out, 0.61, 0.58, 0.2, 0.1)
      if (near > 0.06 || near > strap) return Math.min(strap, near)
      const body = Math.min(strap, caseAt(x, up, out))
      return CASE - 0.08 - x > body ? body : Math.min(body, crownAt(x, up, out))
    },
    writeSkin: (skin, x, y, z) => {
      const up = upOnCase(y, z)
      const out = outOfCase(y, z)
      const body = caseAt(x, up, out)
      const strap = strapAt(x, y, z)
      if (crownAt(x, up, out) < Math.min(body, strap)) {
        metal(skin, design.caseColor, 0.18)
        const turn = Math.atan2(up, out)
        if (x > CASE + 0.03) skin[SKIN.bendY] = 0.5 * Math.sin(turn * 28)
        return
      }
      if (body <= strap) return paintCase(skin, design, x, up, out)
      const turn = Math.atan2(y - MIDDLE_Y, z) * LOOP
      paintStrap(skin, design, x, turn, halfOfStrap(design.strapWide, y, z) - Math.abs(x))
    },
    bounds: { height: 0.7, radius: 1.06 },
    turn: [-30, 30],
    facing: design.isSteel ? design.dialColor : design.strapColor,
  }
}

/** The case with its dial or screen. */
function paintCase(skin: Skin, design: WatchDesign, x: number, up: number, out: number): void {
  if (design.isSmart) {
    if (out > 0.07 && roundedRectangle(x, up, 0.385, 0.455, 0.13) < 0) return paintScreen(skin, design, x, up)
    metal(skin, out > 0.02 ? [0.02, 0.02, 0.022] : [0.24, 0.24, 0.25], 0.24)
    return
  }
  const r = length2(x, up)
  if (r < CASE - 0.083 && out > 0.06) {
    paintDial(skin, design, x, up)
    paintPointers(skin, design, x, up)
    // The crystal over it all.
    skin[SKIN.gloss] = 1
    return
  }
  const turn = Math.atan2(x, up)
  metal(skin, design.caseColor, r < CASE - 0.03 && out > 0.08 ? 0.1 : 0.2)
  if (r >= CASE - 0.03 || out < 0.05) brushed(skin, design.caseColor, out, turn, 0.24)
}
