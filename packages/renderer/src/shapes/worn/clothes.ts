import { layeredNoise, smoothNoise, smoothStep } from '../../noise.ts'
import { type CutOfClothes, cuts, hemsOf } from './clothes-cuts.ts'
import { egg, length2, melted, rod, roundedRectangle } from '../distance.ts'
import { edged, polygon, reliefOver, trapezoid } from '../outline.ts'
import { inkAt, inkOn, metal, printInk, woven } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { jersey, knitted, shaded, stitchAt } from './worn-skins.ts'

/** A T-shirt spread out flat, as seen from above. */
export const tShirt = (choice: ShapeChoice): Shape => spread(choice, 't-shirt')

/** A knitted sweater with its sleeves beside it. */
export const sweater = (choice: ShapeChoice): Shape => spread(choice, 'sweater')

/** A hoodie, laid the same way, its hood above the neck. */
export const hoodie = (choice: ShapeChoice): Shape => spread(choice, 'hoodie')

/** Everything lies on z = BACK: far enough behind to cast a shadow of its own thickness. */
const BACK = -0.03

/** Grid points of the lookup table of a garment, and its numbers per row. */
const COLUMNS = 300
const ROWS = 300
const ROW = COLUMNS * 2

function spread({ colors, label, chance }: ShapeChoice, kind: keyof typeof cuts): Shape {
  const cut: CutOfClothes = cuts[kind]
  const { top, wide, thick } = cut
  const isKnitted = kind === 'sweater'
  const isHooded = kind === 'hoodie'
  const phase = 7 * chance[0]
  const reachX = [-wide - 0.1, wide + 0.1] as const
  const reachY = [-0.12, top + 0.12] as const
  const table = (heightAt: (x: number, y: number) => number, columns: number, rows: number): ((x: number, y: number) => number) =>
    reliefOver(heightAt, reachX, reachY, columns, rows)
  // Cloth has no straight line: the outlines waver a little.
  const waver = (x: number, y: number): number => 0.011 * Math.sin(y * 6 + phase + x * 2) + 0.006 * Math.sin(y * 13 - x * 9 + phase * 2)
  const bodyOf = table((x, y) => polygon(cut.body, Math.abs(x) + waver(x, y) * smoothStep(1.2, 0.9, y), y) - 0.02, 150, 150)
  const sleeveOf = table((x, y) => polygon(cut.sleeve, Math.abs(x) + waver(y + 3, x), y + waver(x, y)) - 0.02, 170, 150)
  const neckOf = (x: number, y: number): number => length2(x, (y - cut.neckY) * cut.neckFlat) - cut.neck

  /** The soft folds of cloth that was smoothed by hand. */
  const foldsAt = (x: number, y: number): number => {
    const side = Math.abs(x)
    const drift = layeredNoise(x * 1.1 + phase, y * 1.1, 2) * 2.4
    const wave = Math.sin(x * 7.5 + y * 1.6 + drift * 2.4)
    const long = wave * wave * wave * 0.6 + wave * 0.4
    // From the armpit the cloth pulls across the chest and down the side.
    const fromPit = length2(side - cut.pit[0], y - cut.pit[1])
    const angle = Math.atan2(y - cut.pit[1], side - cut.pit[0])
    const rays =
      smoothStep(0.04, 0.26, side) *
      Math.sin(angle * 7 + (x > 0 ? phase : phase + 2)) *
      Math.exp(-fromPit * 4.5) *
      smoothStep(0.02, 0.12, fromPit)
    const inSleeve = smoothStep(0.02, -0.04, sleeveOf(x, y)) * smoothStep(0, 0.12, side - cut.pit[0])
    const along = (side - cut.pit[0]) * cut.sleeveX + (cut.pit[1] - y) * cut.sleeveY
    const sleeve = inSleeve * Math.sin(along * 15 + drift * 3 + side * 6)
    return cut.crumpled * (0.02 * long * (0.3 + smoothNoise(x * 1.7 + 9, y * 1.7)) + 0.016 * rays + 0.008 * sleeve)
  }
  /** Two cables run down the front of a sweater: strands that cross over each other. */
  const cableAt = (x: number, y: number): number => {
    const off = Math.abs(x) - 0.22
    if (off > 0.1 || off < -0.1) return 0
    const swing = 0.036 * Math.sin(y * 19)
    return 0.022 * smoothStep(0.042, 0, Math.min(Math.abs(off - swing), Math.abs(off + swing)))
  }
  const pocketOf = (x: number, y: number): number => trapezoid(x, y - 0.34, 0.36, 0.24, 0.17) - 0.02
  const collarOf = (x: number, y: number): number => Math.abs(neckOf(x, y)) - cut.band
  /** How high the cloth's upper side lies over its middle plane. */
  const heightAt = (x: number, y: number): number => {
    const body = bodyOf(x, y)
    const sleeve = sleeveOf(x, y)
    const hems = hemsOf(cut, Math.abs(x), y)
    // The body lies over the sleeve's root: a step along the armhole.
    const over = isHooded || isKnitted ? 0.01 : 0.004
    const level = over * smoothStep(0.02, -0.02, body) - 0.003 * smoothStep(0.014, 0, Math.abs(body)) * smoothStep(0, -0.02, sleeve)
    const ribbed = cut.ribs ? -0.012 * smoothStep(0.01, -0.01, hems) : -0.006 * smoothStep(0.006, 0, Math.abs(hems + 0.004))
    const pocket = isHooded ? 0.014 * smoothStep(0.008, -0.008, pocketOf(x, y)) : 0
    const plain = smoothStep(-0.01, 0.03, hems)
    return thick + level + ribbed + pocket + foldsAt(x, y) * plain + (isKnitted && body < -0.02 ? cableAt(x, y) * plain : 0)
  }
  const hoodAt = (x: number, y: number, w: number): number => {
    const outer = egg(x, y - cut.neckY - 0.17, w, 0.33, 0.27, 0.1)
    const opening = egg(x, y - cut.neckY - 0.12, w - 0.11, 0.19, 0.19, 0.1)
    const hem = length2(Math.max(0, Math.abs(hoodHem(x, y)) - 0.02), w - 0.05) - 0.028
    return Math.min(-melted(-outer, opening, 0.05), Math.max(hem, -(y - cut.neckY + 0.2) * 0.7))
  }
  const hoodHem = (x: number, y: number): number => length2(x, (y - cut.neckY - 0.09) * 0.92) - 0.21
  const cordAt = (x: number, y: number, w: number): number => {
    const isRight = x > 0
    const bend = 0.022 * Math.sin(y * 7 + (isRight ? 1 : 3))
    return rod(Math.abs(x) - bend, y, w, 0.1, cut.neckY - 0.09, 0.085, 0.115, isRight ? 0.93 : 0.98, thick + 0.035, 0.014) * 0.93
  }
  // Outline and height side by side in one table, read without a call: every step of every ray needs these two.
  const stepX = (reachX[1] - reachX[0]) / (COLUMNS - 1)
  const stepY = (reachY[1] - reachY[0]) / (ROWS - 1)
  const sheet = new Float32Array(COLUMNS * ROWS * 2)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = reachX[0] + column * stepX
      const y = reachY[0] + row * stepY
      const at = (row * COLUMNS + column) * 2
      sheet[at] = melted(bodyOf(x, y), sleeveOf(x, y), 0.02)
      if (sheet[at] < 0.2) sheet[at + 1] = heightAt(x, y)
    }
  }
  const highest = thick + 0.05
  const neckBelow = cut.neckY - cut.neck - cut.band - 0.1
  const clothAt = (x: number, y: number, w: number): number => {
    const across = (x - reachX[0]) / stepX
    const up = (y - reachY[0]) / stepY
    const above = w - highest
    if (across < 0 || up < 0 || across >= COLUMNS - 1 || up >= ROWS - 1) return Math.max(0.05, above)
    const column = across | 0
    const row = up | 0
    const at = (row * COLUMNS + column) * 2
    const right = across - column
    const rise = up - row
    const below = sheet[at] + (sheet[at + 2] - sheet[at]) * right
    const over = sheet[at + ROW] + (sheet[at + ROW + 2] - sheet[at + ROW]) * right
    const plan = below + (over - below) * rise
    // Folds matter only nearby.
    if (above > 0.05 || plan > 0.12) return Math.max(plan, above) - 0.01
    const lower = sheet[at + 1] + (sheet[at + 3] - sheet[at + 1]) * right
    const upper = lower + (sheet[at + ROW + 1] + (sheet[at + ROW + 3] - sheet[at + ROW + 1]) * right - lower) * rise
    // Far from its edges it is a sheet.
    if (plan < -0.07 && w > 0 && (isHooded || y < neckBelow)) return w - upper
    const half = (upper - BACK) / 2
    const layer = edged(plan, Math.abs(w - BACK - half) - half, 0.045)
    if (isHooded || y < neckBelow) return layer
    // The front is cut deeper at the neck than the back.
    const open = -melted(-layer, Math.max(neckOf(x, y), 0.012 - w), 0.02)
    const collar = length2(Math.max(0, collarOf(x, y) + 0.012), w - thick * 0.75) - (isKnitted ? 0.026 : 0.014)
    return Math.min(open, Math.max(collar, plan))
  }
  const distance = (x: number, y: number, z: number): number => {
    const hull = boxAround(x, y - top / 2, z, wide, top / 2)
    if (hull > 0.06) return hull
    const cloth = clothAt(x, y, z) * 0.8
    if (!isHooded || y < 0.7) return cloth
    const hooded = y < 1 ? cloth : melted(cloth, hoodAt(x, y, z) * 0.8, 0.03)
    return Math.min(hooded, cordAt(x, y, z))
  }
  return {
    distance,
    paint: (skin, x, y, z, _nx, _ny, nz) => {
      const body = bodyOf(x, y)
      const inSleeve = body > 0
      // In the sleeves the knit turns with them.
      const side = Math.abs(x) - cut.pit[0]
      const u = inSleeve ? (side * cut.sleeveX + (cut.pit[1] - y) * cut.sleeveY) * (x > 0 ? 1 : -1) + 2 : x
      const v = inSleeve ? side * cut.sleeveY - (cut.pit[1] - y) * cut.sleeveX : y
      if (isKnitted) knitted(skin, colors.main, u, v, 26)
      else jersey(skin, colors.main, u, v)
      if (isHooded && paintHood(skin, x, y, z)) return
      if (!isHooded && paintNeck(skin, x, y, z)) return
      const hems = hemsOf(cut, Math.abs(x), y)
      if (cut.ribs && hems < 0) {
        const rib = (inSleeve ? u : x) * 38
        const within = rib - Math.floor(rib) - 0.5
        shaded(skin, 1.6 * within * within)
      } else if (!cut.ribs && (stitchAt(hems + 0.012, x + y, 46, 0.003) > 0 || stitchAt(hems - 0.001, x + y, 46, 0.003) > 0))
        shaded(skin, 0.2)
      if (sleeveOf(x, y) < -0.005) shaded(skin, 0.16 * smoothStep(0.006, 0.001, Math.abs(body)))
      if (isKnitted) {
        const cable = smoothStep(0.11, 0.085, Math.abs(Math.abs(x) - 0.22)) * smoothStep(0.012, 0, cableAt(x, y))
        if (!inSleeve && hems > 0) shaded(skin, 0.35 * cable)
        return
      }
      skin[SKIN.bendX] += (layeredNoise(x * 4 + 3, y * 3, 3) - 0.5) * 0.26
      skin[SKIN.bendY] += (smoothNoise(x * 5 + 40, y * 4) - 0.5) * 0.14
      if (nz > 0.3 && !inSleeve) {
        const [low, tall] = isHooded ? [0.55, 0.3] : [0.66, 0.5]
        const across = isHooded ? 0.435 : 0.62
        printInk(skin, inkOn(colors.main, colors.second), inkAt(label, x / across + 0.5, (low + tall - y) / tall) * 0.93)
      }
    },
    bounds: { height: top / 2, radius: length2(wide + 0.03, top / 2) + 0.02 },
    turn: [-3, 3],
    facing: colors.main,
    hangs: true,
  }

  /** Collar and the inside of the back; returns whether the point is there. */
  function paintNeck(skin: Skin, x: number, y: number, z: number): boolean {
    const ring = neckOf(x, y)
    const isFront = z > 0.014
    if (Math.abs(ring) < cut.band + 0.012 && isFront) {
      const rib = Math.atan2(x, cut.neckY - y) * 30
      const within = rib - Math.floor(rib) - 0.5
      if (Math.abs(ring) < cut.band) shaded(skin, (isKnitted ? 1.8 : 0.7) * within * within)
      else if (ring > 0) shaded(skin, 0.2)
      return true
    }
    if (ring >= cut.band) {
      if (kind === 't-shirt' && y < cut.neckY && stitchAt(ring - cut.band - 0.02, Math.atan2(x, cut.neckY - y) * cut.neck, 46, 0.003) > 0)
        shaded(skin, 0.18)
      return false
    }
    shaded(skin, 0.2)
    const under = cut.body[cut.body.length - 1][1] - y
    if (under < 0.05) shaded(skin, 0.14 * (Math.sin(x * 190) > 0 ? 1 : 0))
    // A blank woven tag in the neck.
    if (roundedRectangle(x, under - 0.075, 0.055, 0.03, 0.005) < 0) printInk(skin, colors.second, 0.9)
    return true
  }

  /** Cords, the hood's inside and its edge, the pocket; returns whether nothing more is to be painted. */
  function paintHood(skin: Skin, x: number, y: number, z: number): boolean {
    if (y > 0.85 && cordAt(x, y, z) < 0.005) {
      if (y < (x > 0 ? 1 : 1.05)) metal(skin, [0.7, 0.7, 0.71], 0.2)
      else woven(skin, colors.main, x, y, 140)
      return true
    }
    const hem = hoodHem(x, y)
    if (y > cut.neckY - 0.2 && hem < -0.03) {
      shaded(skin, 0.28)
      return true
    }
    if (y > cut.neckY - 0.2 && Math.abs(hem) < 0.06) {
      if (stitchAt(hem - 0.03, Math.atan2(x, y - cut.neckY) * 0.3, 36, 0.004) > 0) shaded(skin, 0.2)
      return true
    }
    const pocket = pocketOf(x, y)
    if (Math.abs(pocket) < 0.006) shaded(skin, 0.25)
    if (stitchAt(pocket + 0.025, Math.abs(x) > 0.25 ? y : x, 36, 0.004) > 0) shaded(skin, 0.2)
    return false
  }
}

/** A flat box around the cloth. */
function boxAround(x: number, y: number, z: number, halfX: number, halfY: number): number {
  const dx = Math.max(0, Math.abs(x) - halfX - 0.03)
  const dy = Math.max(0, Math.abs(y) - halfY - 0.03)
  const dz = Math.max(0, Math.abs(z - 0.04) - 0.1)
  return Math.sqrt(dx * dx + dy * dy + dz * dz)
}
