import { blend, fill, type Finish, SHINE, SLOPE_X, SLOPE_Y, visible } from './finish.ts'
import { cellNoise, clamp01, layeredNoise, smoothNoise, smoothStep } from '../noise.ts'

/** Painted plaster or card: nearly nothing to see, which is what makes it look real and not flat. */
export function samplePaint(out: Float64Array, finish: Finish, u: number, v: number): void {
  fill(out, finish.main, 0.985 + 0.03 * smoothNoise(u * 1.3, v * 1.3))
}

/** Directions (x, y) and density of the creases of a sheet. */
const CREASES: readonly (readonly [number, number, number])[] = [
  [0.94, 0.34, 0.62],
  [-0.31, 0.95, 0.74],
  [0.62, -0.78, 0.93],
  [0.79, 0.61, 1.27],
]
/** The sheet was once folded into squares this large. */
const FOLDED = 1.9

/** Flat facets between straight creases, and the cross-folds of a sheet that was stored folded. */
export function kraftFields(fields: Float64Array, u: number, v: number): number {
  let slopeX = 0
  let slopeY = 0
  for (let crease = 0; crease < CREASES.length; crease++) {
    const [x, y, density] = CREASES[crease]
    const along = (u * x + v * y) * density + crease * 0.37
    const strength = 0.1 * smoothStep(0.42, 0.75, smoothNoise(u * 0.55 + crease * 13, v * 0.55 + crease * 7))
    // Bent over some width: a step would show the squares of the computation as teeth.
    const turn = (4 * Math.abs(along - Math.floor(along) - 0.5) - 1) * 4
    const side = strength * (turn > 1 ? 1 : turn < -1 ? -1 : turn)
    slopeX += side * x
    slopeY += side * y
  }
  const across = (u / FOLDED - Math.floor(u / FOLDED) - 0.5) * FOLDED
  const down = (v / FOLDED - Math.floor(v / FOLDED) - 0.5) * FOLDED
  fields[0] = slopeX + across * 30 * 0.34 * Math.exp(-Math.abs(across) * 13) * (Math.abs(across) < 0.033 ? 1 : 0.033 / Math.abs(across))
  fields[1] = slopeY + down * 30 * 0.34 * Math.exp(-Math.abs(down) * 13) * (Math.abs(down) < 0.033 ? 1 : 0.033 / Math.abs(down))
  fields[2] = layeredNoise(u * 1.4, v * 1.4, 3) - 0.5
  return 0
}

export function sampleKraft(out: Float64Array, finish: Finish, u: number, v: number, pixel: number, fields: Float64Array): void {
  out[SLOPE_X] = fields[0]
  out[SLOPE_Y] = fields[1]
  out[SHINE] = 0
  const clear = visible(pixel, 0.016)
  fill(out, finish.main, 0.96 + 0.1 * fields[2])
  // Along folds the print side is rubbed off, finer than the resolution of the rest of the pattern.
  const across = Math.abs(u / FOLDED - Math.floor(u / FOLDED) - 0.5) * FOLDED
  const down = Math.abs(v / FOLDED - Math.floor(v / FOLDED) - 0.5) * FOLDED
  const worn = 0.008 + pixel
  blend(out, finish.third, 0.34 * (1 - smoothStep(0, worn * 2, Math.min(across, down))))
  if (clear <= 0) return
  // Pulp: short fibres, dark and light, mostly along the paper's run.
  const fibre = smoothNoise(u * 24, v * 110) - 0.5
  const speck = cellNoise(Math.floor(u * 60 + fibre), Math.floor(v * 90))
  blend(out, finish.second, clear * (clamp01(fibre * 0.9) + (speck > 0.97 ? 0.35 : 0)))
  blend(out, finish.third, clear * clamp01(-fibre * 0.5))
}

/** Panels of a panelled wall: how wide with its gap, where it begins and ends above the ground, how wide its moulding is. */
const PANEL = { pitch: 1.5, gap: 0.2, bottom: 0.32, top: 2.5, moulding: 0.055 } as const

/** Distance of a point to the edge of its panel, below 0 outside; written by `enterPanel`, read at once. */
const panel = { toSide: 0, toEnd: 0, isRight: false, isLow: false }

function enterPanel(finish: Finish, u: number, v: number): number {
  // Its height is not random: panels begin above the skirting.
  const height = (finish.shiftY - v) / finish.frequency
  const x = u / PANEL.pitch
  const fromMiddle = (x - Math.floor(x) - 0.5) * PANEL.pitch
  panel.toSide = (PANEL.pitch - PANEL.gap) / 2 - Math.abs(fromMiddle)
  panel.isRight = fromMiddle > 0
  panel.isLow = height - PANEL.bottom < PANEL.top - height
  panel.toEnd = panel.isLow ? height - PANEL.bottom : PANEL.top - height
  return Math.min(panel.toSide, panel.toEnd)
}

/** 1 well outside the panels, 2 well inside, 0 near a moulding. */
export function plainOfPanel(finish: Finish, u: number, v: number): number {
  const inside = enterPanel(finish, u, v)
  return inside < -0.02 ? 1 : inside > PANEL.moulding + 0.02 ? 2 : 0
}

/** A painted wall with the mouldings of an old house. */
export function samplePanel(out: Float64Array, finish: Finish, u: number, v: number, pixel: number): void {
  fill(out, finish.main, 1)
  const inside = enterPanel(finish, u, v)
  if (inside < -pixel || inside > PANEL.moulding + pixel) return
  // A rounded bead: rises from the edge, falls again towards the panel.
  const turn = clamp01(inside / PANEL.moulding)
  const slope = Math.cos(turn * Math.PI * 2) * (turn < 0.5 ? 1.1 : 0.7)
  const edge = clamp01((inside + pixel) / (2 * pixel)) * clamp01((PANEL.moulding + pixel - inside) / (2 * pixel))
  if (panel.toSide < panel.toEnd) out[SLOPE_X] = slope * edge * (panel.isRight ? -1 : 1)
  else out[SLOPE_Y] = slope * edge * (panel.isLow ? -1 : 1)
}
