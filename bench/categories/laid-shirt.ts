import { type Mask } from '@adloom/engine/classify/outline-features.ts'
import { spreadValue } from './drawn-outlines.ts'

/** Side of an outline's image in pixels. */
const SIDE = 80

/**
 * A short-sleeved shirt laid flat or on an invisible mannequin, as shops show them; the built-in engine draws it folded, which has the outline of a
 * box. The same index gives the same shirt.
 */
export function laidShirt(index: number): Mask {
  const at = (series: number, from: number, to: number): number => from + (to - from) * spreadValue(index, series)
  const [half, high] = [at(0, 0.34, 0.46), at(1, 0.68, 0.84)]
  const [shoulder, fall, reach] = [at(2, 0.3, 0.42), at(3, 0.08, 0.2), at(4, 0.42, 0.64)]
  const [cuff, neck, depth, flare] = [at(5, 0.26, 0.44), at(1, 0.12, 0.2), at(3, -0.06, 0.14), at(2, -0.05, 0.12)]
  const turn = at(4, -0.08, 0.08)
  const drop = at(0, 0.35, 1.1)
  const cells = new Uint8Array(SIDE * SIDE)
  for (let cell = 0; cell < cells.length; cell += 1) {
    const across = (((cell % SIDE) + 0.5) / SIDE) * 2 - 1
    const down = ((Math.floor(cell / SIDE) + 0.5) / SIDE) * 2 - 1
    const x = Math.abs(across * Math.cos(turn) + down * Math.sin(turn))
    const y = down * Math.cos(turn) - across * Math.sin(turn) + high
    const top = fall * (x / shoulder)
    const neckline = depth > 0 ? depth * Math.sqrt(Math.max(0, 1 - (x / neck) ** 2)) : x < neck ? depth * 0.8 : 0
    const isBody = x < half + flare * (y / (2 * high) - 0.4) && y > (x < neck ? neckline : Math.max(0, top - 0.02)) && y < 2 * high
    // Along the sleeve and across it, from the shoulder.
    const length = Math.hypot(1, drop)
    const along = (x - shoulder * 0.85 + (y - fall * 0.85) * drop) / length
    const fromSleeve = (y - fall * 0.85 - (x - shoulder * 0.85) * drop) / length
    const isSleeve = x > shoulder * 0.8 && along > -0.1 && along < reach && fromSleeve > 0 && fromSleeve < cuff + (reach - along) * 0.25
    if (isBody || isSleeve) cells[cell] = 1
  }
  return { width: SIDE, height: SIDE, cells }
}
