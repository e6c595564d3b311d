import { smoothStep } from '../../noise.ts'
import { type Paint } from '../../color.ts'
import { carved, cylinder, length2, melted, rod, roundedBox, roundedRectangle } from '../distance.ts'
import { edged } from '../outline.ts'
import { metal, plastic, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { brushed, leather, rubber, shaded, stitchAt } from './worn-skins.ts'

/** The case leans back as on a stand; the strap goes round behind it, flatter at the back. */
const LEAN = 0.5
const COSINE = Math.cos(LEAN)
const SINE = Math.sin(LEAN)
const CASE = 0.5
/** The strap's loop, seen from the side: an ellipse as a circle in stretched lengths. */
const LOOP = 0.66
/** Where the middle of the loop is. */
const MIDDLE_Y = 0.675

/** A wrist watch standing on its closed strap. */
export function watch({ colors, material, chance, words }: ShapeChoice): Shape {
  const isSmart = words.has('smartwatch') || words.has('smart') || words.has('fitness')
  const isPrecious = words.has('gold') || words.has('golden') || words.has('silver')
  const isStrapped = words.has('strap') || words.has('leather')
  const isSteel = !isStrapped && (isPrecious || material === 'metal' || (material === null && chance[1] > 0.66 && !isSmart))
  const isRubber = isSmart || words.has('diver') || words.has('sport') || words.has('sports') || words.has('rubber')
  const strapWide = isSmart ? 0.33 : 0.27
  /** Into the case's own axes: w out of the dial. */
  const caseY = MIDDLE_Y + SINE * LOOP
  const caseZ = COSINE * LOOP
  const strapAt = (x: number, y: number, z: number): number => {
    const across = length2(y - MIDDLE_Y, z) - LOOP + 0.02
    // It narrows away from the case.
    const front = ((y - MIDDLE_Y) * SINE + z * COSINE) / LOOP
    const half = strapWide * (0.9 + 0.1 * front)
    return roundedRectangle(x, across, half, isSteel ? 0.035 : 0.03, 0.02)
  }
  const caseAt = (x: number, v: number, w: number): number => {
    if (isSmart) return edgedBox(x, v, w)
    const r = length2(x, v)
    const body = cylinder(r, w, CASE, -0.1, 0.07, 0.045)
    const bezel = cylinder(r, w, CASE - 0.02, 0.02, 0.115, 0.03)
    const dish = cylinder(r, w, CASE - 0.085, 0.085, 0.4, 0.005)
    const tall = carved(melted(body, bezel, 0.012), dish, 0.012)
    if (Math.abs(v) < 0.14) return tall
    // Horns hold the strap.
    const horn = rod(Math.abs(x), Math.abs(v), w, strapWide + 0.03, 0.3, -0.02, strapWide + 0.03, 0.5, -0.13, 0.05)
    return melted(tall, horn, r < CASE - 0.08 ? 0.001 : 0.09)
  }
  const edgedBox = (x: number, v: number, w: number): number =>
    edged(roundedRectangle(x, v, 0.43, 0.5, 0.17), Math.abs(w + 0.02) - 0.1, 0.07)
  const crownAt = (x: number, v: number, w: number): number => {
    if (isSmart) return roundedRectangle(length2(v - 0.16, w + 0.02), x - 0.45, 0.075, 0.035, 0.015)
    return melted(
      roundedRectangle(length2(v, w + 0.01), x - CASE - 0.06, 0.062, 0.045, 0.014),
      roundedRectangle(length2(v, w + 0.01), x - CASE, 0.035, 0.05, 0.01),
      0.01,
    )
  }
  const v = (y: number, z: number): number => (y - caseY) * COSINE - (z - caseZ) * SINE
  const w = (y: number, z: number): number => (y - caseY) * SINE + (z - caseZ) * COSINE

  const dialColor: Paint = isSmart ? [0.008, 0.008, 0.01] : colors.second
  const light = (paint: Paint): number => 0.21 * paint[0] + 0.72 * paint[1] + 0.07 * paint[2]
  const inkColor: Paint = light(dialColor) > 0.3 ? [0.03, 0.03, 0.035] : [0.88, 0.87, 0.84]
  /** The case has the stated colour if that is a metal's; the strap then has its own stated colour, which comes as the accent. */
  const isCaseTold = isPrecious || material === 'metal'
  const strapColor: Paint = !isCaseTold ? colors.main : light(colors.accent) < 0.16 ? colors.accent : STRAP
  const caseColor: Paint = isCaseTold ? colors.main : isGoldAccent(colors.accent) ? colors.accent : [0.74, 0.74, 0.75]

  const paintDial = (skin: Skin, x: number, up: number): void => {
    const r = length2(x, up)
    const turn = Math.atan2(x, up)
    // Rays from the middle catch the light as they turn.
    const sun = 0.5 + 0.5 * Math.cos(turn * 2 - 0.9)
    plastic(skin, [dialColor[0] * (0.7 + 0.5 * sun), dialColor[1] * (0.7 + 0.5 * sun), dialColor[2] * (0.7 + 0.5 * sun)], 0.12)
    const twelfth = (turn / (2 * Math.PI)) * 12
    const off = (twelfth - Math.round(twelfth)) * ((2 * Math.PI) / 12) * r
    const isQuarter = Math.round(twelfth) % 3 === 0
    if (Math.round(twelfth) !== 3 && Math.abs(off) < (isQuarter ? 0.016 : 0.01) && r > (isQuarter ? 0.27 : 0.3) && r < 0.375)
      return metal(skin, markColor, 0.2)
    const sixtieth = (turn / (2 * Math.PI)) * 60
    if (Math.abs(sixtieth - Math.round(sixtieth)) * ((2 * Math.PI) / 60) * r < 0.003 && r > 0.385 && r < 0.405)
      printInk(skin, inkColor, 0.9)
    // No maker's name, only a small applied mark.
    if (Math.abs(up - 0.18) < 0.008 && Math.abs(x) < 0.05) printInk(skin, inkColor, 0.8)
    const date = roundedRectangle(x - 0.31, up, 0.05, 0.036, 0.006)
    if (date < 0) plastic(skin, [0.85, 0.85, 0.83], 0.2)
    else if (date < 0.006) metal(skin, markColor, 0.2)
  }
  const markColor: Paint = isGoldAccent(caseColor) ? caseColor : light(dialColor) > 0.3 ? [0.3, 0.3, 0.31] : [0.82, 0.82, 0.83]
  /** Hands at ten past ten: both are visible and frame the name. Signed: below 0 within. */
  const handAt = (x: number, up: number, angle: number, long: number, wide: number): number => {
    const along = x * Math.sin(angle) + up * Math.cos(angle)
    const off = Math.abs(x * Math.cos(angle) - up * Math.sin(angle))
    const taper = wide * (1 - (0.55 * Math.max(0, along)) / long)
    return Math.max(off - taper, -along - 0.06, along - long)
  }
  const paintScreen = (skin: Skin, x: number, up: number): void => {
    plastic(skin, dialColor, 0.06)
    skin[SKIN.gloss] = 0.45
    const ringOf = (radius: number, share: number, paint: Paint): void => {
      const r = length2(x, up + 0.06)
      const turn = (Math.atan2(x, up + 0.06) / (2 * Math.PI) + 1) % 1
      if (Math.abs(r - radius) < 0.024) {
        printInk(skin, paint, turn < share ? 1 : 0.16)
        if (turn < share) skin[SKIN.glow] = 0.25
      }
    }
    ringOf(0.19, 0.72, [0.08, 0.62, 0.56])
    // The day's bars in the ring, and a line of text below.
    for (let bar = 0; bar < 5; bar++) {
      const tall = 0.035 + 0.05 * Math.abs(Math.sin(bar * 2.3 + 1))
      if (roundedRectangle(x - (bar - 2) * 0.042, up + 0.14 - tall, 0.012, tall, 0.01) < 0) {
        printInk(skin, bar === 3 ? [0.95, 0.55, 0.12] : [0.75, 0.77, 0.78], 1)
        skin[SKIN.glow] = 0.25
      }
    }
    if (roundedRectangle(x, up + 0.36, 0.12, 0.012, 0.012) < 0) printInk(skin, [0.4, 0.41, 0.43], 1)
    // Ten past ten, as in watch advertising.
    const digit = Math.min(
      Math.abs(roundedRectangle(Math.abs(x - 0.0) - 0.085 + (x > 0 ? -0.06 : 0), up - 0.27, 0.026, 0.05, 0.012)) - 0.007,
      roundedRectangle(x + 0.16, up - 0.27, 0.007, 0.057, 0.003),
      roundedRectangle(x - 0.06, up - 0.27, 0.007, 0.057, 0.003),
    )
    const colon = Math.min(length2(x + 0.015, up - 0.29), length2(x + 0.015, up - 0.25)) - 0.009
    if (Math.min(digit, colon) < 0) {
      printInk(skin, [0.9, 0.9, 0.9], 1)
      skin[SKIN.glow] = 0.4
    }
  }
  return {
    distance: (x, y, z) => {
      const hull = roundedBox(x - 0.03, y - 0.73, z - 0.13, 0.62, 0.75, 0.84, 0.2)
      if (hull > 0.1) return hull
      const strap = strapAt(x, y, z)
      const up = v(y, z)
      const out = w(y, z)
      const near = roundedBox(x - 0.05, up, out, 0.61, 0.58, 0.2, 0.1)
      if (near > 0.06 || near > strap) return Math.min(strap, near)
      const body = Math.min(strap, caseAt(x, up, out))
      return CASE - 0.08 - x > body ? body : Math.min(body, crownAt(x, up, out))
    },
    paint: (skin, x, y, z) => {
      const up = v(y, z)
      const out = w(y, z)
      const body = caseAt(x, up, out)
      const strap = strapAt(x, y, z)
      const crown = crownAt(x, up, out)
      if (crown < Math.min(body, strap)) {
        metal(skin, caseColor, 0.18)
        const turn = Math.atan2(up, out)
        if (x > CASE + 0.03) skin[SKIN.bendY] = 0.5 * Math.sin(turn * 28)
        return
      }
      if (body <= strap) {
        if (isSmart) {
          if (out > 0.07 && roundedRectangle(x, up, 0.385, 0.455, 0.13) < 0) return paintScreen(skin, x, up)
          metal(skin, out > 0.02 ? [0.02, 0.02, 0.022] : [0.24, 0.24, 0.25], 0.24)
          return
        }
        const r = length2(x, up)
        if (r < CASE - 0.083 && out > 0.06) {
          paintDial(skin, x, up)
          const hour = handAt(x, up, -0.96, 0.23, 0.02)
          const minute = handAt(x, up, 1.05, 0.35, 0.015)
          const second = Math.max(handAt(x, up, 2.6, 0.38, 0.005), -1)
          const shade = Math.min(handAt(x - 0.012, up + 0.016, -0.96, 0.23, 0.02), handAt(x - 0.012, up + 0.016, 1.05, 0.35, 0.015))
          if (shade < 0.004) shaded(skin, 0.35)
          if (Math.min(hour, minute) < 0) metal(skin, markColor, 0.16)
          if (second < 0) plastic(skin, light(dialColor) > 0.3 ? [0.5, 0.04, 0.03] : colors.accent, 0.2)
          if (r < 0.026) metal(skin, markColor, 0.16)
          // The crystal over it all.
          skin[SKIN.gloss] = 1
          return
        }
        const turn = Math.atan2(x, up)
        metal(skin, caseColor, r < CASE - 0.03 && out > 0.08 ? 0.1 : 0.2)
        if (r >= CASE - 0.03 || out < 0.05) brushed(skin, caseColor, out, turn, 0.24)
        return
      }
      const turn = Math.atan2(y - MIDDLE_Y, z) * LOOP
      if (isSteel) return paintBracelet(skin, x, turn)
      const front = ((y - MIDDLE_Y) * SINE + z * COSINE) / LOOP
      const edge = strapWide * (0.9 + 0.1 * front) - Math.abs(x)
      if (isRubber) {
        rubber(skin, strapColor, x, turn)
        return
      }
      leather(skin, strapColor, x, turn)
      if (edge > 0.025) skin[SKIN.bendX] += 0.16 * smoothStep(0.09, 0.03, edge) * Math.sign(x)
      if (Math.abs(edge - 0.03) < 0.012) shaded(skin, 0.14)
      if (stitchAt(edge - 0.03, turn, 21, 0.0055) > 0) printInk(skin, colors.second, 0.75)
    },
    bounds: { height: 0.7, radius: 1.06 },
    turn: [-30, 30],
    facing: isSteel ? dialColor : strapColor,
  }

  /** Links: three to a row, the middle one polished. */
  function paintBracelet(skin: Skin, x: number, turn: number): void {
    const row = turn * 10.4
    const within = row - Math.floor(row) - 0.5
    const isMiddle = Math.abs(x) < strapWide * 0.42
    const gap = Math.min(0.5 - Math.abs(within), Math.abs(Math.abs(x) - strapWide * 0.42) * 9)
    if (isMiddle) metal(skin, caseColor, 0.1)
    else brushed(skin, caseColor, x, turn, 0.26)
    skin[SKIN.bendY] += within * 0.9
    if (gap < 0.055) shaded(skin, 0.55)
  }
}

/** Whether a metal is warm enough to be gold or rose gold. */
const isGoldAccent = ([red, , blue]: Paint): boolean => red > blue * 1.6

/** Brown leather, for a metal watch whose strap has no stated colour. */
const STRAP: Paint = [0.17, 0.075, 0.032]
