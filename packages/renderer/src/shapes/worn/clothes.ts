import { layeredNoise, smoothNoise, smoothStep } from '../../noise.ts'
import { type cuts, hemsOf } from './clothes-cuts.ts'
import { clothOf } from './cloth-table.ts'
import { length2, smoothUnion, roundedRectangle } from '../distance.ts'
import { cableAt, type Garment, garmentOf, type Hood, hoodOf, pocketOf } from './garment.ts'
import { inkAt, inkOn, metal, printInk, woven } from '../skins.ts'
import { SKIN, type ProductColors, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { jersey, knitted, shaded, stitchAt } from './worn-skins.ts'

/** A T-shirt spread out flat, as seen from above. */
export const tShirt = (choice: ShapeChoice): Shape => spread(choice, 't-shirt')

/** A knitted sweater with its sleeves beside it. */
export const sweater = (choice: ShapeChoice): Shape => spread(choice, 'sweater')

/** A hoodie, laid the same way, its hood above the neck. */
export const hoodie = (choice: ShapeChoice): Shape => spread(choice, 'hoodie')

function spread(choice: ShapeChoice, kind: keyof typeof cuts): Shape {
  const garment = garmentOf(kind, 7 * choice.variation[0])
  const { top, wide } = garment.cut
  const hood = hoodOf(garment.cut)
  return {
    distance: distanceToClothes(garment, hood),
    writeSkin: paintClothes(garment, hood, choice),
    bounds: { height: top / 2, radius: length2(wide + 0.03, top / 2) + 0.02 },
    turn: [-3, 3],
    facing: choice.colors.main,
    hangs: true,
  }
}

function distanceToClothes(garment: Garment, { hoodAt, cordAt }: Hood): Shape['distance'] {
  const { isHooded } = garment
  const { top, wide } = garment.cut
  const clothAt = clothOf(garment)
  return (x, y, z) => {
    const hull = boxAround(x, y - top / 2, z, wide, top / 2)
    if (hull > 0.06) return hull
    const cloth = clothAt(x, y, z) * 0.8
    if (!isHooded || y < 0.7) return cloth
    const hooded = y < 1 ? cloth : smoothUnion(cloth, hoodAt(x, y, z) * 0.8, 0.03)
    // The cords hang beside the middle, their bends included.
    return (Math.abs(Math.abs(x) - 0.1075) - 0.044) * 0.93 > hooded ? hooded : Math.min(hooded, cordAt(x, y, z))
  }
}

/** A flat box around the cloth. */
function boxAround(x: number, y: number, z: number, halfX: number, halfY: number): number {
  const dx = Math.max(0, Math.abs(x) - halfX - 0.03)
  const dy = Math.max(0, Math.abs(y) - halfY - 0.03)
  const dz = Math.max(0, Math.abs(z - 0.04) - 0.1)
  return Math.sqrt(dx * dx + dy * dy + dz * dz)
}

function paintClothes(garment: Garment, hood: Hood, { colors, label }: ShapeChoice): Shape['writeSkin'] {
  const { cut, isKnitted, isHooded, bodyOf, sleeveOf } = garment
  return (skin, x, y, z, _nx, _ny, nz) => {
    const body = bodyOf(x, y)
    const inSleeve = body > 0
    // In the sleeves the knit turns with them.
    const side = Math.abs(x) - cut.pit[0]
    const u = inSleeve ? (side * cut.sleeveX + (cut.pit[1] - y) * cut.sleeveY) * (x > 0 ? 1 : -1) + 2 : x
    const v = inSleeve ? side * cut.sleeveY - (cut.pit[1] - y) * cut.sleeveX : y
    if (isKnitted) knitted(skin, colors.main, u, v, 26)
    else jersey(skin, colors.main, u, v)
    if (isHooded && paintHood(skin, garment, hood, colors, [x, y, z])) return
    if (!isHooded && paintNeck(skin, garment, colors, [x, y, z])) return
    const hems = hemsOf(cut, Math.abs(x), y)
    paintHems(skin, garment, hems, inSleeve ? u : x, x + y)
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
  }
}

/** Ribs, or two rows of stitches. `u`: length across the ribs; `along`: length along the stitches. */
function paintHems(skin: Skin, { cut }: Garment, hems: number, u: number, along: number): void {
  if (cut.ribs && hems < 0) {
    const rib = u * 38
    const within = rib - Math.floor(rib) - 0.5
    shaded(skin, 1.6 * within * within)
  } else if (!cut.ribs && (stitchAt(hems + 0.012, along, 46, 0.003) > 0 || stitchAt(hems - 0.001, along, 46, 0.003) > 0)) shaded(skin, 0.2)
}

type Point = readonly [x: number, y: number, z: number]

/** Collar and the inside of the back; returns whether the point is there. */
function paintNeck(skin: Skin, { kind, cut, isKnitted, neckOf }: Garment, colors: ProductColors, [x, y, z]: Point): boolean {
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
function paintHood(skin: Skin, { cut }: Garment, { cordAt, hemOf }: Hood, colors: ProductColors, [x, y, z]: Point): boolean {
  if (y > 0.85 && cordAt(x, y, z) < 0.005) {
    if (y < (x > 0 ? 1 : 1.05)) metal(skin, [0.7, 0.7, 0.71], 0.2)
    else woven(skin, colors.main, x, y, 140)
    return true
  }
  const hem = hemOf(x, y)
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
