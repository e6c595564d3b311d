import { smoothStep } from '../../noise.ts'
import { metal, printInk } from '../skins.ts'
import { SKIN, type Skin } from '../shape.ts'
import { type WatchDesign } from './watch-design.ts'
import { brushed, leather, rubber, shaded, stitchAt } from './worn-skins.ts'

/** Strap or bracelet. `turn`: length along it; `edge`: how far inside its edge the point is. */
export function paintStrap(skin: Skin, design: WatchDesign, x: number, turn: number, edge: number): void {
  const { isSteel, isRubber, strapColor, threadColor } = design
  if (isSteel) return paintBracelet(skin, design, x, turn)
  if (isRubber) return rubber(skin, strapColor, x, turn)
  leather(skin, strapColor, x, turn)
  if (edge > 0.025) skin[SKIN.bendX] += 0.16 * smoothStep(0.09, 0.03, edge) * Math.sign(x)
  if (Math.abs(edge - 0.03) < 0.012) shaded(skin, 0.14)
  if (stitchAt(edge - 0.03, turn, 21, 0.0055) > 0) printInk(skin, threadColor, 0.75)
}

/** Links: three to a row, the middle one polished. */
function paintBracelet(skin: Skin, { strapWide, caseColor }: WatchDesign, x: number, turn: number): void {
  const row = turn * 10.4
  const within = row - Math.floor(row) - 0.5
  const isMiddle = Math.abs(x) < strapWide * 0.42
  const gap = Math.min(0.5 - Math.abs(within), Math.abs(Math.abs(x) - strapWide * 0.42) * 9)
  if (isMiddle) metal(skin, caseColor, 0.1)
  else brushed(skin, caseColor, x, turn, 0.26)
  skin[SKIN.bendY] += within * 0.9
  if (gap < 0.055) shaded(skin, 0.55)
}
