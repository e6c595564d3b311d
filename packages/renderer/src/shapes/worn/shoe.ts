import { length2 } from '../distance.ts'
import { woven } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { type lasts } from './shoe-lasts.ts'
import { paintCloth, paintSole, paintUpper, type ShoeDesign, shoeDesignOf } from './shoe-paint.ts'
import { aboveThroat, alongThroat, distanceToShoe, type ShoeParts, shoePartsOf, shoePlan } from './shoe-parts.ts'
import { leather, shaded, stitchAt } from './worn-skins.ts'

const RUNNING = ['running', 'runner', 'trainer', 'jogging', 'gym', 'knit', 'mesh']

/** A low lace-up shoe with a cup sole; by words a running shoe of mesh on a higher, shaped sole. */
export const sneaker = (choice: ShapeChoice): Shape => shoeOn(RUNNING.some((word) => choice.words.has(word)) ? 'runner' : 'sneaker', choice)

/** A laced ankle boot with a stitched welt and a heel. */
export const boot = (choice: ShapeChoice): Shape => shoeOn('boot', choice)

/** A shoe over a last. Its toe points along x. */
function shoeOn(kind: keyof typeof lasts, choice: ShapeChoice): Shape {
  const design = shoeDesignOf(kind, choice)
  const { last } = design
  const parts = shoePartsOf(kind, last)
  return {
    distance: distanceToShoe(last, parts),
    writeSkin: paintShoe(design, parts),
    bounds: { height: last.top * 0.49, radius: length2(1.02, last.top * 0.49) },
    turn: [-27, -7],
    facing: choice.colors.main,
  }
}

function paintShoe(design: ShoeDesign, { soleAt, upperAt, tongueAt, lacesAt }: ShoeParts): Shape['writeSkin'] {
  const { last, isBoot, colors } = design
  return (skin, x, y, z, _nx, ny) => {
    const p = shoePlan(x, z)
    const along = alongThroat(last, x, y)
    const above = aboveThroat(last, x, y)
    const sole = soleAt(p, x, y)
    const tongue = tongueAt(along, above, z)
    const laces = lacesAt(along, above, z)
    const least = Math.min(sole, upperAt(p, x, y, z), tongue, laces)
    if (least === laces) {
      woven(skin, design.laceColor, z, along, 110)
      skin[SKIN.soft] = 0.3
      return
    }
    if (least === sole) return paintSole(skin, design, x, y, x - Math.abs(z) * 0.8)
    if (least === tongue) {
      paintCloth(skin, design, z, along)
      if (Math.abs(along - last.long - 0.09) < 0.05 && Math.abs(z) < 0.08) leather(skin, colors.second, z, along)
      if (stitchAt(Math.abs(z) - 0.11 - 0.09 * along, along) > 0) shaded(skin, 0.3)
      return
    }
    const isInside = (!isBoot || ny < 0.5) && p + 0.079 + 0.05 * (y - 0.18) < 0 && (above < -0.05 || x < -0.25) && x < 0.1 && ny < 0.85
    if (isInside) return woven(skin, design.liningColor, x, y, 70)
    paintUpper(skin, design, { x, y, z, v: ny > 0.6 ? z : y, along, above })
  }
}
